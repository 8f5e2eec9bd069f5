//! How much of a value is read. Whatever is over a limit is a problem of the value, or left out.

/// Bytes of one packed value as base64, and of its JSON when unpacked. The largest real one has 141 kB.
pub const PACKED: usize = 1 << 20;

/// Bytes of ownership or policy as base64: more than twice of what the largest board has. A longer one is no array, whatever it unpacks to.
pub const ARRAY: usize = 1 << 14;

/// How deeply JSON may be nested; KaTrain's has three levels.
pub const DEPTH: usize = 64;

/// Moves of a line that are kept.
pub const PV: usize = 50;

/// Visits above this are no whole numbers any more where programs keep them as floats.
pub const VISITS: f64 = 9_007_199_254_740_992.0;

/// KaTrain's order of moves that are no candidates of the last search.
pub const UNRANKED: u32 = 999;

/// How many nodes without a move are passed on the way up to find whose turn it is.
pub const MOVELESS: usize = 16;

/// Bytes of a comment that are searched; the longest of an engine has thousands of lines.
pub const COMMENT: usize = 1 << 20;
