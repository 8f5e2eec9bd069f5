//! Files and settings on disk: bytes, stamps, atomic writes.
