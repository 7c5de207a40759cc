//! Cards of age 6.
