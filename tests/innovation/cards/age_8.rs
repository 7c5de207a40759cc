//! Cards of age 8.
