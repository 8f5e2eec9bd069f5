//! Recognises text and files from elsewhere: a record, a link, a list of moves, a server's file, a published page or a diagram.

use super::forms;
use crate::game::hex::hexworld;
use crate::game::{Kind, LinkError, move_list};
use crate::sgf::{Code, Fault, NodeId, ReadOptions, ServerError, Tree, convert_server_in, sniff};
use crate::text::Charset;
use std::sync::Arc;

/// What a record was converted from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A record, with its number of games; used unchanged.
    Record(usize),
    /// A HexWorld link.
    Link,
    /// A list with its number of moves, and the game.
    Moves(usize, String),
    /// A file of a server: the name of its format.
    Server(&'static str),
    /// A published page.
    Page,
    /// A position drawn as text: the name of the form.
    Drawing(&'static str),
}

errors! {
    /// Why foreign data is not a record.
    #[derive(Clone, Debug, PartialEq, Eq)]
    IncomingError {
        /// It is a link that cannot be read.
        Link(why: LinkError) => why.message(),
        /// It is a file of a server that cannot be read.
        Server(why: ServerError) => why.message(),
        /// It is certainly something else, such as a picture: what it is, in the language chosen.
        Foreign(other: &'static str) =>
            message!("not-game-record", "this is {other}, not a game record", other = (*other).to_owned()),
        /// It is a published page whose record cannot be read.
        BrokenPage =>
            message!("page-record-broken", "this is a published page, and the record in it is damaged"),
    }
}

/// Foreign data, as a record.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// The kind of data.
    pub source: Source,
    /// The converted record; `None` if the data was a record and is read unchanged.
    pub bytes: Option<Vec<u8>>,
    /// The depth of the current node in the source, from the start.
    pub cursor: usize,
    /// What could not be converted.
    pub faults: Vec<Fault>,
    /// The encoding of a server's file; `None` of anything else.
    pub charset: Option<Charset>,
}

/// What a record was made of.
#[derive(Clone, Debug)]
pub struct Made {
    /// The kind of file.
    pub source: Source,
    /// What is doubtful about it, and its lines that were not understood.
    pub faults: Vec<Fault>,
    /// The encoding of a server's file; `None` of anything else.
    pub charset: Option<Charset>,
    /// The bytes of a file of another format; `None` of a page.
    pub file: Option<Vec<u8>>,
}

/// The number of lines that were not understood, by the faults of a file of another format.
pub fn unread_lines(faults: &[Fault]) -> usize {
    faults.iter().filter(|fault| fault.code == Code::UnreadLine).map(Fault::count).sum()
}

impl Incoming {
    fn made(source: Source, bytes: Vec<u8>) -> Incoming {
        Incoming { source, bytes: Some(bytes), cursor: 0, faults: Vec::new(), charset: None }
    }

    /// Recognises the contents of a text. A move list is read as one of the record beside it, given by its root, if possible. `None` if the
    /// text is nothing of the kind.
    ///
    /// # Errors
    /// Where it is plain what it is, but it cannot be read.
    pub fn of_text(bytes: &[u8], beside: Option<(&Tree, NodeId)>) -> Option<Result<Incoming, IncomingError>> {
        if let Some(converted) = Self::of_file(bytes) {
            return Some(converted);
        }
        let text = std::str::from_utf8(bytes).ok();
        if let Some(link) = text.filter(|text| hexworld::is_link(text)) {
            let link = hexworld::Link::parse(link).map_err(IncomingError::Link);
            let made = |link: hexworld::Link| Self::made(Source::Link, link.record().into_bytes());
            return Some(link.map(|link| Incoming { cursor: link.cursor, ..made(link) }));
        }
        let games = Tree::read(bytes.to_vec()).0.game_count();
        if games > 0 {
            return Some(Ok(Incoming {
                source: Source::Record(games),
                bytes: None,
                cursor: 0,
                faults: Vec::new(),
                charset: None,
            }));
        }
        Self::of_list(text?, beside).map(Ok)
    }

    /// Recognises a server's file; `None` if the bytes are to be read as a record. Everything that reads records asks here first.
    ///
    /// # Errors
    /// Where nothing of it can be read, or it is certainly something else.
    pub fn of_file(bytes: &[u8]) -> Option<Result<Incoming, IncomingError>> {
        Self::of_page(bytes, None).or_else(|| Self::of_other(bytes, None))
    }

    /// A file of another format, perhaps in the encoding that somebody chose.
    fn of_other(bytes: &[u8], chosen: Option<&Charset>) -> Option<Result<Incoming, IncomingError>> {
        if let Some(drawing) = Self::of_drawing(bytes) {
            return Some(Ok(drawing));
        }
        if let Some(other) = sniff(bytes) {
            return Some(Err(IncomingError::Foreign(other)));
        }
        Self::of_server(bytes, chosen)
    }

    fn of_drawing(bytes: &[u8]) -> Option<Incoming> {
        forms::record_in(bytes).map(|(record, form)| Self::made(Source::Drawing(form), record))
    }

    fn of_server(bytes: &[u8], chosen: Option<&Charset>) -> Option<Result<Incoming, IncomingError>> {
        let converted = convert_server_in(bytes, chosen)?;
        Some(converted.map_err(IncomingError::Server).map(|converted| Incoming {
            faults: converted.faults,
            charset: Some(converted.charset),
            ..Self::made(Source::Server(converted.format), converted.bytes)
        }))
    }

    /// The record of a published page, or what it has in its place: the file of another format that it was made of.
    fn of_page(bytes: &[u8], chosen: Option<&Charset>) -> Option<Result<Incoming, IncomingError>> {
        use super::published::{PageRecord, record_in};
        Some(match record_in(bytes)? {
            PageRecord::Broken => Err(IncomingError::BrokenPage),
            PageRecord::Record(record) => {
                match Self::of_drawing(&record).map(Ok).or_else(|| Self::of_server(&record, chosen)) {
                    Some(other) => other,
                    None => Ok(Self::made(Source::Page, record)),
                }
            }
        })
    }

    /// The bytes of a file as those of a record, and what it was where it was none.
    ///
    /// # Errors
    /// As [`Incoming::of_file`] says.
    pub fn record_of(bytes: Vec<u8>) -> Result<(Vec<u8>, Option<Made>), IncomingError> {
        Self::record_with(bytes, &mut ReadOptions::default())
    }

    /// The same, with the options by which the file is read: an encoding that somebody chose is that of the file, and a record that is made
    /// of it is in UTF-8. That in a page was not made, but stored as it is.
    ///
    /// # Errors
    /// As [`Incoming::of_file`] says.
    pub fn record_with(bytes: Vec<u8>, options: &mut ReadOptions) -> Result<(Vec<u8>, Option<Made>), IncomingError> {
        let chosen = options.charset.as_ref();
        let page = Self::of_page(&bytes, chosen);
        let is_page = page.is_some();
        let Some(made) = page.or_else(|| Self::of_other(&bytes, chosen)).transpose()? else { return Ok((bytes, None)) };
        let Incoming { source, bytes: Some(record), faults, charset, .. } = made else { return Ok((bytes, None)) };
        if source != Source::Page {
            options.charset = None;
        }
        Ok((record, Some(Made { source, faults, charset, file: (!is_page).then_some(bytes) })))
    }

    fn of_list(text: &str, beside: Option<(&Tree, NodeId)>) -> Option<Incoming> {
        let list = |head: &str, kind: Kind| {
            let kind = Arc::new(kind);
            let moves = move_list::read(text, &kind)?;
            let record = move_list::record(head, &kind, &moves);
            Some(Self::made(Source::Moves(moves.len(), kind.title()), record.into_bytes()))
        };
        let like = |(tree, root): (&Tree, NodeId)| {
            let kind = Kind::of(tree, root);
            // GM and SZ are always written, even if the record beside it lacks them; RU and the like affect turn and rules.
            let mut head = format!("GM[{}]", Some(kind.gm()).filter(|gm| !gm.is_empty()).unwrap_or("1"));
            if kind.has_board() && kind.facts().sized {
                head += &format!("SZ[{}]", kind.size_value());
            }
            let rules = tree.value(root, "RU").and_then(|raw| std::str::from_utf8(raw).ok());
            head += &rules.map_or_else(String::new, |rules| format!("RU[{rules}]"));
            let made = Tree::read(format!("(;FF[4]{head})").into_bytes()).0;
            let same = made.games().next().map(|root| Kind::of(&made, root)).filter(|made| made.is_same_game(&kind));
            list(&head, same?)
        };
        // Columns are written in capitals for Go, and small for Hex.
        let capitals = text.bytes().any(|byte| byte.is_ascii_uppercase()) && !text.contains("swap");
        let go = || list("GM[1]SZ[19]", Kind::new("1", Some((19, 19))).ok().filter(|_| capitals)?);
        let hex = || {
            let link = hexworld::pasted(text)?.ok()?;
            let source = Source::Moves(link.moves.len(), Kind::new("11", None).ok()?.title());
            Some(Self::made(source, link.record().into_bytes()))
        };
        beside.and_then(like).or_else(go).or_else(hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was made of a file is in UTF-8; what a page holds are the record's own bytes, in whatever encoding.
    #[test]
    fn a_chosen_encoding_is_that_of_the_record_in_a_page() {
        use std::io::Write as _;
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        packed.write_all(b"(;GM[1]PB[\xc1\xd2])").unwrap();
        let coded = crate::text::base64::encode(&packed.finish().unwrap());
        let page = format!("<!doctype html><a id=\"save\" download href=\"data:application/gzip;base64,{coded}\">");
        let server = b"\\[GIBOKIND=KOREAN\\]\n\\HS\n\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n".to_vec();
        for (file, is_page) in [(page.into_bytes(), true), (server, false)] {
            let mut options = ReadOptions { charset: Charset::for_label("euc-kr"), ..ReadOptions::default() };
            let made = Incoming::record_with(file.clone(), &mut options).unwrap().1.unwrap();
            assert_eq!((made.source == Source::Page, options.charset.is_some()), (is_page, is_page), "{made:?}");
            assert_eq!(made.file, (!is_page).then_some(file));
        }
    }

    #[test]
    fn game_text_agrees_with_its_record() {
        let go = Tree::read(b"(;GM[1]SZ[9]KM[6.5];B[dd])".to_vec()).0;
        let hex = Tree::read(b"(;GM[11]SZ[5])".to_vec()).0;
        let shown = |text: &str, beside: Option<&Tree>| {
            let beside = beside.map(|tree| (tree, tree.games().next().unwrap()));
            let incoming = Incoming::of_text(text.as_bytes(), beside)?;
            let incoming = incoming.unwrap();
            let bytes = incoming.bytes.map(|bytes| String::from_utf8(bytes).unwrap().replace('\n', ""));
            Some((incoming.source, bytes.unwrap_or_default()))
        };
        let moves = |count, game: &str| Source::Moves(count, game.to_owned());
        for (text, beside, source, record) in [
            ("D4 C7", Some(&go), moves(2, "Go"), "(;FF[4]CA[UTF-8]GM[1]SZ[9];B[df];W[cc])"),
            ("D4 Q16 C17", Some(&go), moves(3, "Go"), "(;FF[4]CA[UTF-8]GM[1]SZ[19];B[dp];W[pd];B[cc])"),
            ("D4 Q16 C17", None, moves(3, "Go"), "(;FF[4]CA[UTF-8]GM[1]SZ[19];B[dp];W[pd];B[cc])"),
            ("a3 d5", Some(&hex), moves(2, "Hex"), "(;FF[4]CA[UTF-8]GM[11]SZ[5];B[a3];W[d5])"),
            ("a3 d5", None, moves(2, "Hex"), "(;FF[4]CA[UTF-8]GM[11]SZ[11];B[a3];W[d5])"),
            ("a3 swap d7", Some(&go), moves(3, "Hex"), "(;FF[4]CA[UTF-8]GM[11]SZ[11];B[a3];W[swap-pieces];B[d7])"),
            ("(;GM[1])(;GM[1])", Some(&hex), Source::Record(2), ""),
        ] {
            assert_eq!(shown(text, beside), Some((source, record.to_owned())), "{text}");
        }
        assert_eq!(shown("hello there", Some(&go)), None);
        assert_eq!(shown("", None), None);
        assert!(Incoming::of_text(b"https://hexworld.org/board/#11,?", None).unwrap().is_err());
    }
}
