//! Everything a user can ask of a record, as commands that become transactions.
