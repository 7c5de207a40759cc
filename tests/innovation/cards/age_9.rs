//! Cards of age 9.
