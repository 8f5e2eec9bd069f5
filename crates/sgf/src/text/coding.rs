//! An encoding: which one, how it was found, how certain it is, and what a backslash escapes.

use encoding_rs::Encoding;

named! {
    /// How the encoding was found.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Origin {
        /// A byte order mark.
        Bom = "bom",
        /// The bytes are valid UTF-8 and not ASCII.
        Utf8 = "utf-8",
        /// The CA property, and the bytes do not contradict it.
        Ca = "ca",
        /// Guessed from the bytes.
        Detected = "detected",
        /// Nothing speaks for anything: the default of the format.
        Default = "default",
        /// Somebody said so ("read again as").
        Given = "given",
    }
}

/// How certain an encoding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Confidence {
    /// Another one is nearly as likely: the text is too short.
    Guess,
    /// Everything in the text speaks for it, but nothing names it.
    Likely,
    /// It is named, or the bytes can be nothing else.
    Certain,
}

named! {
    /// What a backslash escapes: the next character, or the next byte.
    ///
    /// They differ only where the second byte of a double-byte character can be `\` or `]`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Escapes {
        /// The text was escaped, then encoded: second bytes are never escaped.
        Characters = "characters",
        /// The text was encoded, then escaped: a second byte that looks like `\` or `]` has a `\` in front.
        Bytes = "bytes",
    }
}

/// An encoding we can decode and encode.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Coding {
    Web(&'static Encoding),
    Cp437,
    Cp850,
}

/// The byte order of a UTF-16 file, and what would not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide {
    pub big: bool,
    /// The last byte of a file with an odd number of them.
    pub odd: Option<u8>,
}

impl Wide {
    pub fn new(big: bool) -> Self {
        Self { big, odd: None }
    }
}
