//! What the ruleset in RU allows that other rulesets forbid.

/// What is no issue under the rules of a record.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Allowed {
    /// A move may take the last liberty of several own stones.
    pub suicide: bool,
    /// A position may come back, other than by retaking a ko at once.
    pub repetition: bool,
}

/// Words of RU that name rules of a kind.
const SUICIDE: [&str; 5] = ["nz", "new zealand", "goe", "ing", "tromp"];
const REPETITION: [&str; 6] = ["japan", "korea", "日本", "韓国", "韩国", "한국"];

impl Allowed {
    /// By the ruleset in RU. Without it, what some rulesets forbid counts as forbidden.
    pub fn by(rules: &str) -> Allowed {
        let rules = rules.trim().to_lowercase();
        let begins =
            |name: &str| rules.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '-']));
        Allowed {
            suicide: SUICIDE.iter().any(|name| begins(name)),
            repetition: REPETITION.iter().any(|name| rules.contains(*name)),
        }
    }
}
