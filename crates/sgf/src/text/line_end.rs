//! Which of the four line breaks a record uses. New lines in an edited value follow it.

named! {
    /// A convention for line breaks.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    LineEnd {
        /// One line feed, also for records without any break.
        #[default]
        Lf = "lf",
        /// Carriage return, line feed.
        CrLf = "crlf",
        /// Carriage return alone.
        Cr = "cr",
        /// Line feed, carriage return.
        LfCr = "lfcr",
    }
}

impl LineEnd {
    /// The most frequent convention in the bytes, and whether it is the only one.
    pub fn of(bytes: &[u8]) -> (LineEnd, bool) {
        // Nearly all records have line feeds and nothing else.
        if memchr::memchr(b'\r', bytes).is_none() {
            return (LineEnd::Lf, true);
        }
        let mut counts = [0usize; 4];
        let mut after = 0;
        for at in memchr::memchr2_iter(b'\n', b'\r', bytes) {
            if at < after {
                continue;
            }
            let kind = match (bytes[at], bytes.get(at + 1)) {
                (b'\r', Some(b'\n')) => LineEnd::CrLf,
                (b'\n', Some(b'\r')) => LineEnd::LfCr,
                (b'\r', _) => LineEnd::Cr,
                _ => LineEnd::Lf,
            };
            after = at + kind.as_str().len();
            counts[kind as usize] += 1;
        }
        let mut best = LineEnd::Lf;
        for (_, kind) in LineEnd::ALL {
            if counts[kind as usize] > counts[best as usize] {
                best = kind;
            }
        }
        (best, counts.iter().filter(|&&count| count > 0).count() <= 1)
    }

    /// The break itself.
    pub fn as_str(self) -> &'static str {
        match self {
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
            LineEnd::Cr => "\r",
            LineEnd::LfCr => "\n\r",
        }
    }

    /// Converts `\n` line breaks to this convention.
    pub fn apply(self, text: &str) -> String {
        if self == LineEnd::Lf { text.to_owned() } else { text.replace('\n', self.as_str()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_frequent_break_wins() {
        assert_eq!(LineEnd::of(b"a\r\nb\r\nc\n"), (LineEnd::CrLf, false));
        assert_eq!(LineEnd::of(b"a\rb\rc"), (LineEnd::Cr, true));
        assert_eq!(LineEnd::of(b"a\n\rb"), (LineEnd::LfCr, true));
        assert_eq!(LineEnd::of(b""), (LineEnd::Lf, true));
        assert_eq!(LineEnd::CrLf.apply("a\nb"), "a\r\nb");
    }
}
