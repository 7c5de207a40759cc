//! Cards of age 3.
