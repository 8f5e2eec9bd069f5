//! Asking for files and reading them, away from the frame: the window never waits for a disk or a dialog.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use super::words;
use crate::edit::Workspace;
use crate::sgf::Fault;
use crate::store::{Stamp, file};

/// The suffixes of records, as dialogs filter by them; some systems tell capitals apart.
pub const SUFFIXES: [&str; 12] =
    ["sgf", "blksgf", "hsgf", "hgf", "tsgf", "gsgf", "SGF", "BLKSGF", "HSGF", "HGF", "TSGF", "GSGF"];

/// A record as it was read.
pub struct Read {
    /// The record.
    pub workspace: Workspace,
    /// What is wrong with its text.
    pub faults: Vec<Fault>,
    /// The file it was read from.
    pub stamp: Stamp,
}

impl Read {
    /// Understands the bytes of a file. Takes time with their number.
    pub fn new(bytes: Vec<u8>, stamp: Stamp) -> Read {
        let (workspace, faults) = Workspace::open(bytes);
        Read { workspace, faults, stamp }
    }
}

/// What arrived from outside since the last frame.
pub enum Arrived {
    /// A file was read and understood.
    Read(PathBuf, Box<Read>),
    /// A file was not read: a sentence that names it.
    Unread(PathBuf, String),
    /// Files were chosen to be opened.
    Chosen(Vec<PathBuf>),
    /// A file was chosen for the record with this number to be written to.
    Place(u64, PathBuf),
    /// A dialog was closed without a choice.
    Nothing,
}

/// The work under way. Results are collected once a frame.
pub struct Files {
    sender: Sender<Arrived>,
    receiver: Receiver<Arrived>,
    ctx: egui::Context,
    reading: Vec<(PathBuf, Arc<AtomicBool>)>,
    asking: bool,
}

impl Files {
    /// No work yet; `ctx` is woken when something arrives.
    pub fn new(ctx: egui::Context) -> Files {
        let (sender, receiver) = channel();
        Files { sender, receiver, ctx, reading: Vec::new(), asking: false }
    }

    /// Starts reading a file.
    pub fn read(&mut self, path: PathBuf) {
        let cancelled = Arc::new(AtomicBool::new(false));
        self.reading.push((path.clone(), cancelled.clone()));
        self.work(move || {
            let arrived = match file::read(&path) {
                Ok((bytes, stamp)) => Arrived::Read(path, Box::new(Read::new(bytes, stamp))),
                Err(error) => Arrived::Unread(path, error.to_string()),
            };
            if cancelled.load(Ordering::Relaxed) { Arrived::Nothing } else { arrived }
        });
    }

    /// The files being read.
    pub fn reading(&self) -> impl Iterator<Item = &Path> {
        self.reading.iter().map(|(path, _)| path.as_path())
    }

    /// Forgets about the files being read.
    pub fn cancel(&mut self) {
        for (_, cancelled) in self.reading.drain(..) {
            cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// Asks for files to open, starting in `folder`. Only one dialog at a time.
    pub fn ask_to_open(&mut self, folder: Option<&Path>) {
        if std::mem::replace(&mut self.asking, true) {
            return;
        }
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_title(words::OPEN_TITLE)
            .add_filter(words::RECORDS, &SUFFIXES)
            .add_filter(words::ALL_FILES, &["*"]);
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        let chosen = dialog.pick_files();
        self.work(move || match wait_for(chosen) {
            Some(files) => Arrived::Chosen(files.iter().map(|file| file.path().to_path_buf()).collect()),
            None => Arrived::Nothing,
        });
    }

    /// Asks where to write the record with this number, proposing the name of `path`.
    pub fn ask_for_place(&mut self, record: u64, path: &Path) {
        if std::mem::replace(&mut self.asking, true) {
            return;
        }
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let suffix = path.extension().map_or_else(|| "sgf".into(), |suffix| suffix.to_string_lossy().into_owned());
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_title(words::SAVE_TITLE)
            .set_file_name(name)
            .add_filter(words::RECORDS, &[suffix])
            .add_filter(words::ALL_FILES, &["*"]);
        if let Some(folder) = path.parent().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        let chosen = dialog.save_file();
        self.work(move || match wait_for(chosen) {
            Some(file) => Arrived::Place(record, file.path().to_path_buf()),
            None => Arrived::Nothing,
        });
    }

    fn work(&self, work: impl FnOnce() -> Arrived + Send + 'static) {
        let (sender, ctx) = (self.sender.clone(), self.ctx.clone());
        thread::spawn(move || {
            let _ = sender.send(work());
            ctx.request_repaint();
        });
    }

    /// What arrived since the last call.
    pub fn arrived(&mut self) -> Vec<Arrived> {
        let arrived: Vec<_> = self.receiver.try_iter().collect();
        for one in &arrived {
            match one {
                Arrived::Read(path, ..) | Arrived::Unread(path, _) => self.reading.retain(|(other, _)| other != path),
                Arrived::Chosen(_) | Arrived::Place(..) | Arrived::Nothing => self.asking = false,
            }
        }
        arrived
    }
}

/// Whether the system can show a file dialog: a portal or zenity on Linux, always elsewhere. Where it cannot, a path is typed.
pub fn has_dialogs() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let is_in = |folders: &str, name: &str| std::env::split_paths(folders).any(|folder| folder.join(name).is_file());
    let variable = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.to_owned());
    let data = variable("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join("bus").exists());
    let portal = bus && is_in(&data, "dbus-1/services/org.freedesktop.portal.Desktop.service");
    portal || is_in(&variable("PATH", ""), "zenity")
}

/// Runs a future on this thread.
fn wait_for<T>(future: impl Future<Output = T>) -> T {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => thread::park(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn wait(files: &mut Files) -> Vec<Arrived> {
        let end = Instant::now() + Duration::from_secs(20);
        loop {
            let arrived = files.arrived();
            if !arrived.is_empty() || Instant::now() > end {
                return arrived;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn files_arrive_and_missing_ones_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path().join("a.sgf");
        std::fs::write(&here, "(;)").unwrap();
        let mut files = Files::new(egui::Context::default());
        files.read(here.clone());
        assert_eq!(files.reading().collect::<Vec<_>>(), [here.as_path()]);
        let arrived = wait(&mut files);
        let [Arrived::Read(path, read)] = &arrived[..] else { panic!("{} arrived", arrived.len()) };
        assert_eq!((path, read.workspace.document().tree().write()), (&here, b"(;)".to_vec()));
        assert_eq!(files.reading().count(), 0);
        files.read(folder.path().join("none.sgf"));
        let arrived = wait(&mut files);
        assert!(matches!(&arrived[..], [Arrived::Unread(_, why)] if why.contains("none.sgf")));
    }

    #[test]
    fn a_future_is_waited_for() {
        let (sender, receiver) = channel();
        let mut sender = Some(sender);
        let future = std::future::poll_fn(move |context| {
            let Some(sender) = sender.take() else { return Poll::Ready(receiver.recv().unwrap()) };
            let waker = context.waker().clone();
            thread::spawn(move || {
                let _ = sender.send(7);
                waker.wake();
            });
            Poll::Pending
        });
        assert_eq!(wait_for(future), 7);
    }
}
