//! Bytes as text that fits into an address, with a number that shows whether it arrived whole.
//!
//! The first byte is the format, the last four are the check; that stays so in all formats, so that damage is never taken for
//! a newer version.

use super::link_error::LinkError;
use crate::engine::digest::Digest;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The version of the format. It grows when older programs could not read newer links.
pub const FORMAT: u8 = 1;

/// The longest text that is read, in characters: far longer than any match.
pub const LONGEST: usize = 16 * 1024;

const CHECK: usize = 4;

/// The text of a match's bytes.
pub fn seal(body: &[u8]) -> String {
    let mut bytes = vec![FORMAT];
    bytes.extend(body);
    bytes.extend(check(&bytes));
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of a match from its text.
///
/// # Errors
/// [`LinkError::Empty`], [`LinkError::TooLong`], [`LinkError::Damaged`], [`LinkError::NewerFormat`].
pub fn open(text: &str) -> Result<Vec<u8>, LinkError> {
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    if text.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkError::Damaged)?;
    let (whole, sum) = bytes.split_at_checked(bytes.len().wrapping_sub(CHECK)).ok_or(LinkError::Damaged)?;
    if sum != check(whole) {
        return Err(LinkError::Damaged);
    }
    match whole.split_first() {
        Some((&FORMAT, body)) => Ok(body.to_vec()),
        Some((&format, _)) if format > FORMAT => Err(LinkError::NewerFormat(format)),
        _ => Err(LinkError::Damaged),
    }
}

/// Four bytes that any change of the others changes, but for one in four thousand millions.
pub fn check(bytes: &[u8]) -> [u8; CHECK] {
    let digest = Digest::of(&bytes);
    ((digest ^ digest >> 32) as u32).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_can_be_opened() {
        for body in [&b""[..], b"f", b"fi", b"fireside"] {
            assert_eq!(open(&seal(body)).as_deref(), Ok(body));
        }
        assert_eq!(seal(b"fireside"), PINNED);
    }
    const PINNED: &str = "AWZpcmVzaWRlT3xlWQ";

    #[test]
    fn trouble_is_named() {
        assert_eq!(open(""), Err(LinkError::Empty));
        assert_eq!(open(&"A".repeat(LONGEST + 1)), Err(LinkError::TooLong));
        for damaged in ["A", "AAAA", "é", "#", &seal(b"fireside")[1..], &seal(b"fireside").replace('m', "n")] {
            assert_eq!(open(damaged), Err(LinkError::Damaged), "{damaged}");
        }
        let mut newer = vec![FORMAT + 1, 7, 7];
        newer.extend(check(&newer));
        assert_eq!(open(&URL_SAFE_NO_PAD.encode(newer)), Err(LinkError::NewerFormat(FORMAT + 1)));
    }
}
