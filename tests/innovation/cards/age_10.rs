//! Cards of age 10.
