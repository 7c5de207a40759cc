//! Cards of age 5.
