//! Line numbers of a file, for people who look a place up in an editor.

/// Offsets to lines and columns, both from 1, columns in bytes.
pub struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    /// Lines end with a line feed; in a text without any, with a carriage return.
    pub fn of(bytes: &[u8]) -> Self {
        let end = if memchr::memchr(b'\n', bytes).is_some() { b'\n' } else { b'\r' };
        let starts = std::iter::once(0).chain(memchr::memchr_iter(end, bytes).map(|at| at + 1)).collect();
        Self { starts }
    }

    /// The line and the column of an offset.
    pub fn at(&self, offset: usize) -> (usize, usize) {
        let line = self.starts.partition_point(|start| *start <= offset);
        (line, offset - self.starts[line - 1] + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let lines = Lines::of(b"(;\nC[a\r\n]\n)");
        assert_eq!(
            [0, 1, 2, 3, 8, 10].map(|offset| lines.at(offset)),
            [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (4, 1)]
        );
        assert_eq!(Lines::of(b"(;\rC[]").at(3), (2, 1));
        assert_eq!(Lines::of(b"").at(0), (1, 1));
    }
}
