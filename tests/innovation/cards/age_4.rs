//! Cards of age 4.
