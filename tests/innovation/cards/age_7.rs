//! Cards of age 7.
