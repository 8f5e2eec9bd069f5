//! Three versions of a record put together: a table of cases, and laws that hold for thousands of seeded triples.

#[path = "merged/corrections.rs"]
mod corrections;
#[path = "merged/model.rs"]
mod model;
#[path = "merged/seeded.rs"]
mod seeded;
#[path = "merged/shapes.rs"]
mod shapes;
#[path = "merged/spelling.rs"]
mod spelling;
#[path = "merged/strays.rs"]
mod strays;
#[path = "merged/table.rs"]
mod table;
#[path = "merged/tiny.rs"]
mod tiny;
