//! A browser without a window, driven by its debugging pipe. Where none is installed, tests say so.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A browser with one page.
pub struct Browser {
    program: Child,
    to: File,
    from: BufReader<File>,
    session: Value,
    count: u64,
    /// What it reported unasked since the last page was loaded.
    pub events: Vec<Value>,
    folder: tempfile::TempDir,
}

fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|program| program.is_file())
}

impl Browser {
    /// A browser, where there is one.
    pub fn start() -> Option<Browser> {
        let Some(program) = installed().filter(|_| cfg!(target_os = "linux")) else {
            eprintln!("not tried in a browser: no Chromium is installed");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let pipes = ["in", "out"].map(|name| folder.path().join(name));
        assert!(Command::new("mkfifo").args(&pipes).status().unwrap().success());
        let shell = "exec \"$0\" --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
            --disable-background-networking --disable-component-update --disable-site-isolation-trials \
            --disable-features=IsolateSandboxedIframes --remote-debugging-pipe \
            --user-data-dir=\"$3\" about:blank 3<\"$1\" 4>\"$2\"";
        let program = Command::new("sh")
            .args(["-c", shell])
            .args([&program, &pipes[0], &pipes[1], &folder.path().join("profile")])
            .env("HOME", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let to = OpenOptions::new().write(true).open(&pipes[0]).unwrap();
        let from = BufReader::new(File::open(&pipes[1]).unwrap());
        let mut browser = Browser { program, to, from, session: Value::Null, count: 0, events: Vec::new(), folder };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}));
        let attached = browser.call("Target.attachToTarget", json!({"targetId": target["targetId"], "flatten": true}));
        browser.session = attached["sessionId"].clone();
        for domain in ["Page", "Network", "Runtime", "Log"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        Some(browser)
    }

    /// Calls a method and waits for its answer.
    pub fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.answer(method, parameters).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The same for what may not be possible.
    pub fn try_call(&mut self, method: &str, parameters: Value) -> Option<Value> {
        self.answer(method, parameters).ok()
    }

    fn answer(&mut self, method: &str, parameters: Value) -> Result<Value, Value> {
        self.count += 1;
        let mut message = json!({"id": self.count, "method": method, "params": parameters});
        if !self.session.is_null() {
            message["sessionId"] = self.session.clone();
        }
        self.to.write_all(format!("{message}\0").as_bytes()).unwrap();
        loop {
            let mut answer = Vec::new();
            self.from.read_until(0, &mut answer).unwrap();
            assert_eq!(answer.pop(), Some(0), "the browser no longer exists");
            let answer: Value = serde_json::from_slice(&answer).unwrap();
            if answer["id"] == self.count {
                return match answer.get("error") {
                    Some(error) => Err(error.clone()),
                    None => Ok(answer["result"].clone()),
                };
            }
            self.events.push(answer);
        }
    }

    /// The value of an expression, waited for.
    pub fn value(&mut self, expression: &str) -> Value {
        let asked = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let answer = self.call("Runtime.evaluate", asked);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// Loads a page, and waits until its board is there.
    pub fn load(&mut self, page: &Path, fragment: &str) {
        self.call("Page.navigate", json!({"url": "about:blank"}));
        self.events.clear();
        self.call("Page.navigate", json!({"url": format!("file://{}{fragment}", page.display())}));
        let started = Instant::now();
        while self.value("!!window.variorum && location.protocol == 'file:'") != json!(true) {
            assert!(started.elapsed() < Duration::from_secs(30), "no board: {:?}", self.complaints());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses a key.
    pub fn press(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", json!({"type": kind, "key": key, "code": key}));
        }
    }

    /// Errors and messages of the page since it was loaded.
    pub fn complaints(&self) -> Vec<String> {
        let kinds = ["Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled"];
        let of = |event: &&Value| kinds.iter().any(|kind| event["method"] == *kind);
        self.events.iter().filter(of).map(|event| event["params"].to_string()).collect()
    }

    /// The addresses that were asked for since the page was loaded.
    pub fn requests(&self) -> Vec<String> {
        let asked = self.events.iter().filter(|event| event["method"] == "Network.requestWillBeSent");
        asked.map(|event| event["params"]["request"]["url"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// A folder of its own.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
