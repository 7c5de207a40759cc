//! Cards of age 2.
