//! Fault injection for tests: disk calls that fail, or at which the program dies. Not in release builds.
//!
//! A [`FaultPlan`] counts the calls that pass the gate and strikes at one of them. Library tests install one for their own thread ([`with`]);
//! there "dying" means that no later call has any effect. The program takes one from the variable `VARIORUM_DISK` and really dies:
//!
//! | `VARIORUM_DISK` | does |
//! |---|---|
//! | `list:FILE` | adds a line to FILE for every call |
//! | `EIO:17` (`ENOSPC`, `EPERM`) | the 17th call fails with this error |
//! | `die:17` | the program ends at the 17th call, as if it were killed |
//! | `slow:3000` | each call that waits for the disk takes 3000 ms |

use std::cell::RefCell;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use super::folder::make_only_named;
use super::{Call, Verdict};

/// What to do at the chosen call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strike {
    /// It fails with this kind of error.
    Fail(io::ErrorKind),
    /// The program ends there.
    Die,
}

/// The call to strike, and how.
#[derive(Debug)]
pub struct FaultPlan {
    strike: Strike,
    /// From 1; 0 for none.
    at: usize,
    seen: AtomicUsize,
    calls: Mutex<Vec<(Call, PathBuf)>>,
    /// Where a program lists its calls.
    list: Option<PathBuf>,
    ends_program: bool,
    /// How long calls take that wait for the disk.
    slow: Duration,
}

impl FaultPlan {
    /// Strikes at a call, counted from 1; 0 only counts.
    pub fn new(strike: Strike, at: usize) -> Arc<FaultPlan> {
        Arc::new(FaultPlan::of(strike, at))
    }

    fn of(strike: Strike, at: usize) -> FaultPlan {
        let (seen, calls) = Default::default();
        FaultPlan { strike, at, seen, calls, list: None, ends_program: false, slow: Duration::ZERO }
    }

    fn of_program() -> Option<Arc<FaultPlan>> {
        let variable = std::env::var("VARIORUM_DISK").ok()?;
        let (word, rest) = variable.split_once(':')?;
        let strike = match word {
            "EIO" | "list" | "slow" => Strike::Fail(io::ErrorKind::Other),
            "ENOSPC" => Strike::Fail(io::ErrorKind::StorageFull),
            "EPERM" => Strike::Fail(io::ErrorKind::PermissionDenied),
            "die" => Strike::Die,
            _ => return None,
        };
        let list = (word == "list").then(|| PathBuf::from(rest));
        let number = rest.parse().unwrap_or(0);
        let (at, slow) = if word == "slow" { (0, number as u64) } else { (number, 0) };
        Some(Arc::new(FaultPlan {
            list,
            ends_program: true,
            slow: Duration::from_millis(slow),
            ..FaultPlan::of(strike, at)
        }))
    }

    /// The calls that passed, in order.
    pub fn calls(&self) -> Vec<(Call, PathBuf)> {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the strike has come.
    pub fn struck(&self) -> bool {
        self.at != 0 && self.seen.load(SeqCst) >= self.at
    }

    fn pass(&self, call: Call, path: &Path) -> io::Result<Verdict> {
        let number = self.seen.fetch_add(1, SeqCst) + 1;
        if matches!(call, Call::Sync | Call::SyncFolder) && !self.slow.is_zero() {
            std::thread::sleep(self.slow);
        }
        if let Some(list) = &self.list {
            let line = format!("{call:?}\t{}\n", path.display());
            let file = std::fs::File::options().append(true).create(true).open(list);
            let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
        } else if !self.ends_program {
            self.calls.lock().unwrap_or_else(PoisonError::into_inner).push((call, path.into()));
        }
        if self.at == 0 || number < self.at {
            return Ok(Verdict::Go);
        }
        match self.strike {
            _ if number > self.at && self.strike != Strike::Die => Ok(Verdict::Go),
            // Half of the bytes are down when a disk is full, or the program killed.
            _ if call == Call::Write && number == self.at => Ok(Verdict::Half),
            Strike::Die if self.ends_program => std::process::abort(),
            Strike::Fail(kind) => Err(kind.into()),
            Strike::Die => Err(io::Error::other("the program is dead")),
        }
    }

    fn error(&self) -> io::Error {
        match self.strike {
            Strike::Die if self.ends_program => std::process::abort(),
            Strike::Fail(kind) => kind.into(),
            Strike::Die => io::Error::other("the program is dead"),
        }
    }
}

thread_local! {
    static OVER_THREAD: RefCell<Option<Arc<FaultPlan>>> = const { RefCell::new(None) };
}

static OVER_PROGRAM: LazyLock<Option<Arc<FaultPlan>>> = LazyLock::new(FaultPlan::of_program);

/// The plan over this thread, to be taken along to one that it starts.
pub fn current() -> Option<Arc<FaultPlan>> {
    OVER_THREAD.with_borrow(Clone::clone).or_else(|| OVER_PROGRAM.clone())
}

/// Does something with a plan over this thread.
pub fn with<T>(plan: Option<Arc<FaultPlan>>, work: impl FnOnce() -> T) -> T {
    /// Also where the work panics.
    struct Back(Option<Arc<FaultPlan>>);
    impl Drop for Back {
        fn drop(&mut self) {
            OVER_THREAD.set(self.0.take());
        }
    }
    let _back = Back(OVER_THREAD.replace(plan));
    work()
}

/// Runs something on a disk with or without support for nameless files. What was cached about that is reset.
pub fn with_names<T>(only_named: bool, work: impl FnOnce() -> T) -> T {
    let before = make_only_named(only_named);
    let done = work();
    make_only_named(before);
    done
}

/// The check before each call.
pub(super) fn gate(call: Call, path: &Path) -> io::Result<Verdict> {
    current().map_or(Ok(Verdict::Go), |plan| plan.pass(call, path))
}

/// The error of the current plan, after half a write.
pub(super) fn failed() -> io::Error {
    current().map_or_else(|| io::ErrorKind::Other.into(), |plan| plan.error())
}
