//! The panels beside the board: tree, comment, information, node bar, search.

pub(crate) mod comment;
pub(crate) mod comment_links;
pub(crate) mod comment_parts;
pub(crate) mod comment_reads;
pub(crate) mod counting;
pub(crate) mod equal_line;
pub(crate) mod find;
pub(crate) mod find_part;
pub(crate) mod forks;
pub(crate) mod information;
pub(crate) mod node_bar;
pub(crate) mod node_offers;
pub(crate) mod score;
pub(crate) mod tree;
pub(crate) mod tree_buttons;
pub(crate) mod tree_drop;
pub(crate) mod tree_node;
pub(crate) mod tree_paths;
pub(crate) mod tree_signs;
