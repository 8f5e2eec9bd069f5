//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.
