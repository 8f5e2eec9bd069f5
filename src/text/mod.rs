//! Bytes and text: finding, decoding and keeping encodings, and the escape conventions.
