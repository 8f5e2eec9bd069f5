//! Tests pause work, to see the window while it is running.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

thread_local! {
    static GATE: RefCell<Option<Arc<Mutex<bool>>>> = const { RefCell::new(None) };
}

/// A gate at which work started on this thread waits while it is locked. The locked value says whether the work then fails.
#[derive(Clone, Default)]
pub struct Gate(Arc<Mutex<bool>>);

impl Gate {
    /// A gate for all work that this thread begins from now on.
    pub fn put_up() -> Gate {
        let gate = Gate::default();
        GATE.set(Some(gate.0.clone()));
        gate
    }

    /// Closes the gate until what is returned goes.
    pub fn close(&self) -> MutexGuard<'_, bool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether this thread has one.
pub fn holds() -> bool {
    GATE.with_borrow(Option::is_some)
}

/// This thread's gate, for use on another thread.
pub fn gate() -> impl FnOnce() + Send {
    let gate = GATE.with_borrow(Clone::clone);
    move || {
        let breaks = gate.is_some_and(|gate| *gate.lock().unwrap_or_else(PoisonError::into_inner));
        assert!(!breaks, "an error of a test");
    }
}
