//! Files that macOS asks the program to open: a double-click in the Finder, "Open With", a file dropped on the Dock.
//!
//! There they are not arguments but an Apple event, which AppKit brings to the application's delegate as
//! `application:openURLs:`, in the first moments of a start and at any time later. winit installs a delegate of its own
//! without that method and insists on it, but is content with an instance of a subclass. So a subclass that has the
//! method is made while the program runs, and the delegate becomes one of it.
//!
//! This is the one place with unsafe code: methods are added to classes by name, and no compiler sees their types.
#![allow(unsafe_code)]

use std::path::PathBuf;
use std::sync::OnceLock;

use objc2::runtime::{AnyObject, ClassBuilder, Sel};
use objc2::{MainThreadMarker, sel};
use objc2_app_kit::NSApplication;
use objc2_foundation::{NSArray, NSDictionary, NSURL, NSUserDefaults, ns_string};

/// Who takes the files.
static ARRIVED: OnceLock<Box<dyn Fn(Vec<PathBuf>) + Send + Sync>> = OnceLock::new();

/// Has `arrived` called with the files of each such wish.
///
/// To be called on the main thread, after the event loop is made and before it runs: the files of a start by double-click
/// come before the first event. Calls after the first change nothing.
pub fn listen(arrived: impl Fn(Vec<PathBuf>) + Send + Sync + 'static) {
    let Some(main_thread) = MainThreadMarker::new() else { return };
    let app = NSApplication::sharedApplication(main_thread);
    let Some(delegate) = app.delegate() else { return };
    if ARRIVED.set(Box::new(arrived)).is_err() {
        return;
    }
    // AppKit would open the arguments of a start from a terminal as well, each a second time.
    let no: &AnyObject = ns_string!("NO");
    let defaults = NSDictionary::from_slices(&[ns_string!("NSTreatUnknownArgumentsAsOpen")], &[no]);
    // SAFETY: the values are property-list objects, as defaults have to be.
    unsafe { NSUserDefaults::standardUserDefaults().registerDefaults(&defaults) };

    let object: &AnyObject = (*delegate).as_ref();
    let Some(mut class) = ClassBuilder::new(c"VariorumApplicationDelegate", object.class()) else { return };
    // SAFETY: AppKit calls it with the application and an array of URLs and expects no answer.
    unsafe {
        class.add_method(sel!(application:openURLs:), open_urls as extern "C-unwind" fn(_, _, _, _));
    }
    // SAFETY: the class is a subclass of the object's, adds no variables and replaces no method; this is the main thread,
    // the only one that uses the object.
    unsafe {
        AnyObject::set_class(object, class.register());
    }
    // A delegate's methods are looked up when it is set.
    app.setDelegate(None);
    app.setDelegate(Some(&delegate));
}

extern "C-unwind" fn open_urls(_delegate: &AnyObject, _method: Sel, _app: &NSApplication, urls: &NSArray<NSURL>) {
    let files: Vec<PathBuf> = urls.iter().filter(|url| url.isFileURL()).filter_map(|url| url.to_file_path()).collect();
    if let (Some(arrived), false) = (ARRIVED.get(), files.is_empty()) {
        arrived(files);
    }
}
