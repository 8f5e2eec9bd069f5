//! Where the words of a file stand: in which value of which node, between which of them, in which variation.

use variorum::sgf::{NodeId, Tree};
use variorum::text::Charset;

/// From a byte to the one after the last.
pub type Span = (usize, usize);

/// A property as it stands in a file.
pub struct Prop {
    pub id: String,
    pub ident: Span,
    /// What is between the brackets.
    pub values: Vec<Span>,
    /// From the identifier to the last bracket.
    pub span: Span,
}

/// A node as it stands in a file.
pub struct Node {
    pub id: NodeId,
    pub game: usize,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
    /// From its semicolon to the end of the last property that stands before other nodes.
    pub own: Span,
    /// From its opening to its closing parenthesis, where it has some.
    pub wrap: Option<Span>,
    pub props: Vec<Prop>,
}

/// A file, taken apart.
pub struct Reading {
    pub tree: Tree,
    pub nodes: Vec<Node>,
    /// The first node of each game.
    pub roots: Vec<usize>,
    /// Parentheses open and close where the tree says so.
    pub regular: bool,
}

impl Reading {
    pub fn of(bytes: &[u8]) -> Self {
        let tree = Tree::read(bytes.to_vec()).0;
        let mut nodes: Vec<Node> = Vec::new();
        let mut roots = Vec::new();
        for (game, root) in tree.games().enumerate() {
            roots.push(nodes.len());
            for id in tree.descendants(root) {
                let at = nodes.len();
                // The parent comes before its children.
                let parent = tree.parent(id).and_then(|parent| nodes.iter().position(|node| node.id == parent));
                if let Some(parent) = parent {
                    nodes[parent].children.push(at);
                }
                let start = tree.offset(id).unwrap_or_default();
                let props = properties(&tree, id);
                nodes.push(Node { id, game, parent, children: Vec::new(), own: (start, start), wrap: None, props });
            }
        }
        let mut reading = Self { tree, nodes, roots, regular: true };
        reading.find_ends();
        reading.find_parentheses();
        reading
    }

    /// The text of the file; of one with two bytes a letter, in UTF-8.
    pub fn text(&self) -> &[u8] {
        self.tree.source()
    }

    fn find_ends(&mut self) {
        let mut starts: Vec<usize> = self.nodes.iter().map(|node| node.own.0).collect();
        starts.sort_unstable();
        let source = self.tree.source();
        for node in &mut self.nodes {
            let next = starts.iter().copied().find(|&start| start > node.own.0).unwrap_or(usize::MAX);
            let semicolon = usize::from(source.get(node.own.0) == Some(&b';'));
            let last = node.props.iter().filter(|prop| prop.span.0 < next).map(|prop| prop.span.1).max();
            node.own.1 = last.unwrap_or(0).max(node.own.0 + semicolon);
        }
    }

    /// Looks for the parentheses outside of properties, and whether they tell the same tree.
    fn find_parentheses(&mut self) {
        let source = self.tree.source();
        let mut inside = vec![false; source.len()];
        for prop in self.nodes.iter().flat_map(|node| &node.props) {
            inside[prop.span.0..prop.span.1].fill(true);
        }
        let mut starts: Vec<(usize, usize)> =
            self.nodes.iter().enumerate().map(|(at, node)| (node.own.0, at)).collect();
        starts.sort_unstable();
        let mut next = starts.into_iter().peekable();
        // What is open: where, the node before it, and its first node.
        let mut open: Vec<(usize, Option<usize>, Option<usize>)> = Vec::new();
        let (mut at, mut regular) = (None, true);
        for (place, byte) in source.iter().enumerate() {
            if let Some(&(start, node)) = next.peek()
                && start == place
            {
                next.next();
                regular &= self.nodes[node].parent == at && !open.is_empty() && *byte == b';';
                if let Some(frame) = open.last_mut() {
                    frame.2.get_or_insert(node);
                }
                at = Some(node);
            }
            match byte {
                b'(' if !inside[place] => {
                    // In front of no node it is a part of some text.
                    regular &= source[place..].iter().position(|&byte| byte == b';').is_some();
                    open.push((place, at, None));
                }
                b')' if !inside[place] => match open.pop() {
                    Some((from, before, Some(first))) => {
                        self.nodes[first].wrap = Some((from, place + 1));
                        at = before;
                    }
                    Some(_) | None => regular = false,
                },
                _ => {}
            }
        }
        self.regular = regular && open.is_empty();
    }

    /// The node at this place of this game.
    pub fn at(&self, game: usize, path: &[usize]) -> Option<usize> {
        path.iter().try_fold(*self.roots.get(game)?, |node, &child| self.nodes[node].children.get(child).copied())
    }

    /// A node and all below it.
    pub fn below(&self, node: usize) -> Vec<usize> {
        let mut all = vec![node];
        let mut at = 0;
        while let Some(&node) = all.get(at) {
            all.extend(&self.nodes[node].children);
            at += 1;
        }
        all
    }

    /// A node and all above it, the nearest first.
    pub fn up(&self, node: usize) -> Vec<usize> {
        std::iter::successors(Some(node), |&node| self.nodes[node].parent).collect()
    }

    /// A node and the first that follows each.
    pub fn main_line(&self, node: usize) -> Vec<usize> {
        std::iter::successors(Some(node), |&node| self.nodes[node].children.first().copied()).collect()
    }

    /// What is a node's own.
    pub fn own(&self, node: usize) -> Vec<Span> {
        let node = &self.nodes[node];
        std::iter::once(node.own).chain(node.props.iter().map(|prop| prop.span)).collect()
    }

    /// What goes with a node and all that follows it.
    pub fn variation(&self, node: usize) -> Vec<Span> {
        let below = self.below(node);
        let mut spans: Vec<Span> = below.iter().flat_map(|&node| self.own(node)).collect();
        let ends = |at: usize| self.nodes[at].wrap.map_or(self.nodes[at].own.1, |wrap| wrap.1);
        let late = spans.iter().map(|span| span.1).max().unwrap_or_default();
        let end = below.iter().map(|&node| ends(node)).max().unwrap_or_default().max(late);
        if self.regular {
            spans.push((self.nodes[node].wrap.map_or(self.nodes[node].own.0, |wrap| wrap.0), end));
        } else {
            // Nobody can tell which text between the nodes is whose.
            spans.extend(self.gaps(self.nodes[node].game));
        }
        spans
    }

    /// The text from the start of a game to its end that belongs to no property.
    pub fn gaps(&self, game: usize) -> Vec<Span> {
        let mut taken: Vec<Span> = self.nodes.iter().flat_map(|node| &node.props).map(|prop| prop.span).collect();
        taken.sort_unstable();
        let start = self.nodes[self.roots[game]].own.0;
        let end = self.roots.get(game + 1).map_or(self.text().len(), |&next| self.nodes[next].own.0);
        let mut from = start;
        let mut gaps = Vec::new();
        for (start, after) in taken.into_iter().filter(|span| span.0 >= start && span.0 < end) {
            gaps.push((from, start.max(from)));
            from = after.max(from);
        }
        gaps.push((from, end.max(from)));
        gaps
    }

    /// Names with small letters behind the first capital.
    pub fn long_names(&self) -> impl Iterator<Item = Span> {
        let names = self.nodes.iter().flat_map(|node| &node.props).map(|prop| prop.ident);
        names.filter_map(|(start, end)| {
            let capital = self.text()[start..end].iter().position(u8::is_ascii_uppercase)?;
            Some((start + capital, end))
        })
    }

    /// The first word of the first CA of each game: the name of its encoding.
    pub fn label(&self) -> impl Iterator<Item = Span> {
        self.roots.iter().filter_map(|&root| {
            let charset = self.nodes[root].props.iter().find(|prop| prop.id == "CA")?;
            let &(start, end) = charset.values.first()?;
            let raw = &self.text()[start..end];
            let from = raw.iter().position(|byte| !byte.is_ascii_whitespace())?;
            let length = raw[from..].iter().position(|byte| !byte.is_ascii_alphanumeric() && !b"-_".contains(byte));
            Some((start + from, length.map_or(end, |length| start + from + length)))
        })
    }

    /// The property that has a byte in its name or a value.
    pub fn property_at(&self, at: usize) -> Option<&str> {
        let within = |span: &Span| span.0 <= at && at < span.1;
        let mut props = self.nodes.iter().flat_map(|node| &node.props);
        props.find(|prop| within(&prop.ident) || prop.values.iter().any(within)).map(|prop| prop.id.as_str())
    }

    /// Whether a message names the property that has a word.
    pub fn reports(&self, word: &[u8], message: &str) -> bool {
        let place = found(self.text(), word).next();
        let property = place.and_then(|place| self.property_at(place.0));
        property.is_some_and(|id| message.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|part| part == id))
    }

    /// What a file holds at a byte, for people.
    pub fn place(&self, at: usize) -> String {
        let within = |span: &Span| span.0 <= at && at < span.1;
        let held = |node: &Node| node.props.iter().any(|prop| within(&prop.span));
        if let Some(node) = self.nodes.iter().find(|node| held(node)) {
            return self.place_in(node, at);
        }
        if self.nodes.iter().any(|node| within(&node.own)) {
            return "text in a node".into();
        }
        let first = self.nodes.iter().map(|node| node.own.0).min().unwrap_or(usize::MAX);
        let in_game = self.roots.iter().find(|&&root| self.nodes[root].wrap.is_some_and(|wrap| within(&wrap)));
        match in_game {
            Some(&root) if at < self.nodes[root].own.0 => "text before the root".into(),
            Some(_) => {
                let before = self.text()[..at].iter().rev().find(|byte| b"();]".contains(byte));
                format!("text between nodes, behind {:?}", before.map_or(' ', |&byte| char::from(byte)))
            }
            None if at < first => "text before the games".into(),
            None => "text between or after the games".into(),
        }
    }

    /// The same within the properties of a node.
    fn place_in(&self, node: &Node, at: usize) -> String {
        let within = |span: &Span| span.0 <= at && at < span.1;
        let number = node.props.iter().position(|prop| within(&prop.span)).unwrap_or_default();
        let prop = &node.props[number];
        let late = if prop.span.0 > node.own.1 { " after variations" } else { "" };
        if within(&prop.ident) {
            let ident = &self.text()[prop.ident.0..prop.ident.1];
            let apart = ident.iter().any(u8::is_ascii_whitespace);
            let letters = if apart { "between an identifier and its value" } else { "small letters of an identifier" };
            return format!("{letters}{late}");
        }
        let again = node.props[..number].iter().any(|other| other.id == prop.id);
        let again = if again { "repeated " } else { "" };
        let kind = kind(&prop.id);
        match prop.values.iter().position(within) {
            Some(0) => format!("in the value of a {again}{kind}{late}"),
            Some(_) => format!("in a further value of a {again}{kind}{late}"),
            None => format!("between the values of a {kind}{late}"),
        }
    }
}

/// What sort of property it is.
fn kind(id: &str) -> &'static str {
    use variorum::sgf::{Class, ValueForm, vocabulary};
    let Some(entry) = vocabulary::look_up_anywhere(id) else { return "private property" };
    match entry.class {
        _ if id == "CA" => "CA",
        _ if vocabulary::is_markup(id, variorum::sgf::GameType::Other) => "mark",
        _ if vocabulary::is_played(id) => "move",
        _ if vocabulary::is_judgement(id) => "judgement",
        Class::Setup => "setup",
        Class::Root => "root property",
        Class::Info if entry.is_text() => "text of the game information",
        Class::Info => "number of the game information",
        _ if entry.is_text() => "text",
        _ if matches!(entry.kind, ValueForm::Plain(_)) => "number",
        _ => "composed property",
    }
}

fn properties(tree: &Tree, id: NodeId) -> Vec<Prop> {
    let source = tree.source();
    let read = |property: variorum::sgf::Property<'_>| {
        let start = property.offset()?;
        let ident = (start, start + property.ident().len());
        let spans = property.values().filter_map(|raw| tree.offset_of(raw).map(|at| (at, at + raw.len())));
        let values: Vec<Span> = spans.collect();
        let end = values.last().map_or(ident.1, |&(_, end)| end + usize::from(source.get(end) == Some(&b']')));
        // Without a value it is only a word.
        (!values.is_empty()).then(|| Prop { id: property.id().into_owned(), ident, values, span: (start, end) })
    };
    tree.properties(id).filter_map(read).collect()
}

/// A word as it is written in a file, and as whoever reads that file sees it. `None` where it is cut: in an encoding that was not meant, a
/// half of a letter can be a bracket, and what stands behind it is something else.
pub fn word(raw: &[u8], reading: &Reading) -> Option<Word> {
    let word = Word::of(raw.to_vec(), reading);
    let cut = raw.contains(&b']') && word.read_as.iter().any(|text| text.contains(']'));
    // Nobody says which letters a file has that holds no game.
    let is_unread = !raw.is_ascii() && reading.roots.is_empty();
    (!cut && !is_unread).then_some(word)
}

/// A word, in the bytes of the file that it was written in, and as whoever reads that file sees it.
#[derive(Clone, Debug)]
pub struct Word {
    pub raw: Vec<u8>,
    pub read_as: Vec<String>,
}

impl Word {
    /// How it is read in a record.
    pub fn of(raw: Vec<u8>, reading: &Reading) -> Self {
        let mut read_as = Vec::new();
        if !raw.is_ascii() {
            let charsets = reading.roots.iter().map(|&root| reading.tree.charset(reading.nodes[root].id).clone());
            for charset in charsets.chain([Charset::latin1()]) {
                let decoded = charset.decode(&raw);
                // In an encoding that was not meant, a half of a letter can be a backslash: an escape in a value, and in text one that is
                // escaped when it comes into a comment.
                let (escape, escaped) = (decoded.text.replace('\\', ""), decoded.text.replace('\\', "\\\\"));
                for text in [decoded.text.to_string(), escape, escaped] {
                    if !decoded.errors && !read_as.contains(&text) {
                        read_as.push(text);
                    }
                }
            }
        }
        Self { raw, read_as }
    }

    /// Where it stands in a text with these encodings.
    pub fn places(&self, text: &[u8], charsets: &[Charset]) -> Vec<Span> {
        let spelled = self.read_as.iter().flat_map(|word| charsets.iter().map(|charset| charset.encode(word)));
        // Words of small letters alone are written in capitals where the format has no others: as names of properties.
        let capitals = self.raw.starts_with(b"z").then(|| self.raw.to_ascii_uppercase());
        let escaped = self
            .raw
            .contains(&b'\\')
            .then(|| self.raw.iter().flat_map(|&byte| vec![byte; 1 + usize::from(byte == b'\\')]).collect::<Vec<u8>>());
        let spelled = spelled.flatten().filter(|bytes| *bytes != self.raw).chain(capitals).chain(escaped);
        std::iter::once(self.raw.clone())
            .chain(spelled)
            .flat_map(|word| found(text, &word).collect::<Vec<_>>())
            .collect()
    }

    /// Whether it is in a text that was decoded.
    pub fn is_in(&self, text: &str) -> bool {
        contains(text.as_bytes(), &self.raw) || self.read_as.iter().any(|word| text.contains(word.as_str()))
    }

    /// Whether at least the letters and digits before the foreign ones stand.
    pub fn parts_stand(&self, text: &[u8]) -> bool {
        let start: Vec<u8> = self.raw.iter().copied().take_while(u8::is_ascii).collect();
        found(text, &start).any(|(_, end)| text.get(end).is_none_or(|byte| !byte.is_ascii_digit()))
    }

    /// Whether it stands there in letters of these encodings.
    pub fn is_spelled(&self, text: &[u8], charsets: &[Charset]) -> bool {
        let mut spelled = self.read_as.iter().flat_map(|word| charsets.iter().map(|charset| charset.encode(word)));
        self.read_as.is_empty() || spelled.any(|bytes| bytes.is_ok_and(|bytes| contains(text, &bytes)))
    }

    pub fn stands(&self, text: &[u8], charsets: &[Charset]) -> bool {
        contains(text, &self.raw) || !self.places(text, charsets).is_empty()
    }
}

pub fn contains(text: &[u8], word: &[u8]) -> bool {
    found(text, word).next().is_some()
}

fn found<'a>(text: &'a [u8], word: &'a [u8]) -> impl Iterator<Item = Span> + 'a {
    let windows = text.windows(word.len().max(1)).enumerate();
    windows.filter(move |(_, window)| *window == word).map(move |(at, _)| (at, at + word.len()))
}

/// The encodings of a record, each once.
pub fn charsets(tree: &Tree) -> Vec<Charset> {
    let mut all: Vec<Charset> = Vec::new();
    for charset in tree.games().map(|root| tree.charset(root)) {
        if !all.iter().any(|known| known.same_encoding(charset)) {
            all.push(charset.clone());
        }
    }
    all
}
