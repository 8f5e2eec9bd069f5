//! Writes the settings where they have changed, in the background.

use std::time::Duration;

use egui::Context;

use crate::app::look::words;
use crate::app::platform::background::{Background, JobState, at_first};
use crate::store::{Home, Settings, disk};

/// The settings as they are on the disk, and the ones that are being written.
#[derive(Debug, Default)]
pub(super) struct SettingsFile {
    saved: Settings,
    writing: Option<(Settings, Background<Result<(), String>>)>,
    /// The error that was reported.
    reported: Option<String>,
}

impl SettingsFile {
    /// The file holds these.
    pub fn of(saved: Settings) -> SettingsFile {
        SettingsFile { saved, ..SettingsFile::default() }
    }

    /// Begins to write the settings, unless the file has them or is being written; without a context writes them at once. Returns what is
    /// to be reported.
    pub fn save(&mut self, now: &Settings, home: &Home, ctx: Option<&Context>) -> Option<String> {
        if *now == self.saved || self.writing.is_some() {
            return None;
        }
        let (settings, before, files) = (now.clone(), self.saved.clone(), home.clone());
        let save = move || {
            let saved = settings.save(&files.settings(), &before, Some(&files.rescue()));
            saved.map_err(|error| error.to_string())
        };
        match ctx {
            Some(ctx) => {
                self.writing = Some((now.clone(), Background::begin(ctx, disk::along(save))));
                self.follow(now, home, Some(ctx), at_first(Duration::from_millis(20)))
            }
            None => self.written(now.clone(), save()),
        }
    }

    /// Learns whether the settings were written, and waits this long for it. Saves what changed meanwhile.
    pub fn follow(&mut self, now: &Settings, home: &Home, ctx: Option<&Context>, most: Duration) -> Option<String> {
        let (_, writing) = self.writing.as_ref()?;
        let result = match writing.take_within(most) {
            JobState::Done(result) => result,
            JobState::NotYet => return None,
            JobState::Nothing => Err(words::PROGRAM_ERROR.to_string()),
        };
        let (settings, _) = self.writing.take()?;
        match result {
            Ok(()) => {
                self.written(settings, Ok(()));
                self.save(now, home, ctx)
            }
            failed => self.written(settings, failed),
        }
    }

    /// Repeated failures to save are reported once.
    fn written(&mut self, settings: Settings, result: Result<(), String>) -> Option<String> {
        let before = std::mem::replace(&mut self.reported, result.err());
        if self.reported.is_none() {
            self.saved = settings;
        }
        self.reported.clone().filter(|why| before.as_ref() != Some(why))
    }
}
