//! What cannot be read: one finding for each property of a game, however often it occurs.

use variorum_sgf::language::Message;

/// Why a value, or a part of it, is not shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// No number, or one out of range.
    NotANumber,
    /// A value that is not in the form of its property.
    Form,
    /// KTV names a later version.
    Version(String),
    /// KT needs three values.
    TooFewValues(usize),
    /// Not base64.
    NotBase64,
    /// The packed data end too early.
    CutShort,
    /// The packed data are not what was packed.
    Damaged,
    /// Over a size limit.
    TooLarge,
    /// JSON nested too deeply.
    TooDeep,
    /// Not the JSON that was expected.
    NotJson,
    /// A number for each point was expected: how many there are, and how many there should be.
    OwnershipLength(usize, usize),
    /// Ownership outside -1 to 1.
    OwnershipRange,
    /// A number for each point and one for passing was expected: how many there are, and how many there should be.
    PolicyLength(usize, usize),
    /// Nothing shows whose turn it is.
    UnknownSide,
}

impl Problem {
    /// A name for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NotANumber => "analysis-number",
            Problem::Form => "analysis-form",
            Problem::Version(_) => "analysis-version",
            Problem::TooFewValues(_) => "analysis-values",
            Problem::NotBase64 | Problem::CutShort | Problem::Damaged => "analysis-packed",
            Problem::TooLarge => "analysis-size",
            Problem::TooDeep => "analysis-depth",
            Problem::NotJson => "analysis-json",
            Problem::OwnershipLength(..) | Problem::OwnershipRange => "analysis-ownership",
            Problem::PolicyLength(..) => "analysis-policy",
            Problem::UnknownSide => "analysis-side",
        }
    }

    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Problem::NotANumber => message!("analysis-problem-number", "not a number in range"),
            Problem::Form => message!("analysis-problem-form", "not written as its program writes it"),
            Problem::Version(version) => {
                message!("analysis-problem-version", "version {version} is not known", version)
            }
            Problem::TooFewValues(count) => {
                message!(
                    "analysis-problem-values",
                    "{count} value where three are needed" | "{count} values where three are needed",
                    count
                )
            }
            Problem::NotBase64 => message!("analysis-problem-base64", "not base64"),
            Problem::CutShort => message!("analysis-problem-cut", "the packed data end too early"),
            Problem::Damaged => message!("analysis-problem-damaged", "the packed data are damaged"),
            Problem::TooLarge => message!("analysis-problem-size", "over the size limit"),
            Problem::TooDeep => message!("analysis-problem-depth", "nested too deeply"),
            Problem::NotJson => message!("analysis-problem-json", "the packed text is not the JSON expected"),
            Problem::OwnershipLength(found, expected) => message!(
                "analysis-problem-ownership",
                "ownership has {found} numbers instead of {expected}",
                found,
                expected
            ),
            Problem::OwnershipRange => {
                message!("analysis-problem-ownership-range", "ownership has numbers outside -1 to 1")
            }
            Problem::PolicyLength(found, expected) => {
                message!("analysis-problem-policy", "policy has {found} numbers instead of {expected}", found, expected)
            }
            Problem::UnknownSide => message!("analysis-problem-side", "it is not clear whose turn it is"),
        }
    }
}

/// All problems of one property in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding<N> {
    /// The property, or `KM` where the analysis was made with another komi.
    pub property: &'static str,
    /// A name for scripts.
    pub code: &'static str,
    /// The first node that has the problem.
    pub node: N,
    /// How many nodes do.
    pub nodes: usize,
    /// The kinds of problems, the first of each.
    problems: Vec<Problem>,
    /// The komi of the analysis, and the record's, in thousandths.
    komi: Option<(i64, i64)>,
}

impl<N> Finding<N> {
    /// Analysis that states another komi than the record, in thousandths of a point.
    pub fn of_komi(stated: i64, of_record: i64, node: N, nodes: usize) -> Self {
        let komi = Some((stated, of_record));
        Self { property: "KM", code: "analysis-komi", node, nodes, problems: Vec::new(), komi }
    }

    /// One sentence for people.
    pub fn message(&self) -> Message {
        if let Some((stated, of_record)) = self.komi {
            let points = |komi: i64| komi as f64 / 1000.0;
            return message!(
                "analysis-komi",
                "the analysis was made with komi {stated}, the record has {komi}",
                stated = points(stated),
                komi = points(of_record)
            );
        }
        let what = variorum_sgf::language::clauses(self.problems.iter().map(|problem| problem.message().to_string()));
        message!(
            "analysis-finding",
            "{count} node: {property} cannot be read: {what}" | "{count} nodes: {property} cannot be read: {what}",
            count = self.nodes,
            property = self.property,
            what
        )
    }
}

/// Collects problems into findings. `N` says where: a node, or an address.
#[derive(Clone, Debug)]
pub struct Findings<N>(Vec<Finding<N>>);

impl<N> Default for Findings<N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<N: Clone + PartialEq> Findings<N> {
    /// Adds problems of a node; nodes come one after the other.
    pub fn add(&mut self, node: &N, problems: impl IntoIterator<Item = (&'static str, Problem)>) {
        let mut counted: Vec<&'static str> = Vec::new();
        for (property, problem) in problems {
            let known = self.0.iter().position(|finding| finding.property == property);
            let at = known.unwrap_or(self.0.len());
            if known.is_none() {
                let (code, node) = (problem.code(), node.clone());
                self.0.push(Finding { property, code, node, nodes: 0, problems: Vec::new(), komi: None });
            }
            let finding = &mut self.0[at];
            if !counted.contains(&property) {
                counted.push(property);
                finding.nodes += 1;
            }
            let kind = std::mem::discriminant(&problem);
            if finding.problems.iter().all(|known| std::mem::discriminant(known) != kind) {
                finding.problems.push(problem);
            }
        }
    }

    /// Adds a finding that is complete.
    pub fn push(&mut self, finding: Finding<N>) {
        self.0.push(finding);
    }

    /// The findings, in the order in which their properties had the first problem.
    pub fn list(self) -> Vec<Finding<N>> {
        self.0
    }
}
