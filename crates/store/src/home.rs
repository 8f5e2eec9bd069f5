//! The user's folders for settings, journals and sockets, by the conventions of the platform.

use std::path::{Path, PathBuf};

/// The program's folders for one user. Nothing is created until something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    config: PathBuf,
    state: PathBuf,
    runtime: PathBuf,
}

errors! {
    /// Why nothing can be stored. Its `Display` is a sentence for the user.
    #[derive(Clone, Debug, PartialEq, Eq)]
    NoHome {
        /// This variable holds a relative path, which is not safe.
        Relative(variable: &'static str, folder: PathBuf) => message!(
            "home-is-relative",
            "{variable} is not an absolute path ({folder}); nothing can be saved between sessions",
            variable, folder = folder.display()
        ),
        /// No home is known.
        None => message!("home-is-missing", "this user has no home folder; nothing can be saved between sessions"),
    }
}

impl Home {
    /// The folders of the current user: `$VARIORUM_HOME` if set, else those of the platform (on Linux `~/.config/variorum`,
    /// `~/.local/state/variorum` and `$XDG_RUNTIME_DIR`). `None` if all would depend on the current folder.
    pub fn of_user() -> Option<Self> {
        Self::look().ok()
    }

    /// Why there is none, where that is so.
    pub fn refused() -> Option<NoHome> {
        Self::look().err()
    }

    fn look() -> Result<Self, NoHome> {
        let own = std::env::var_os("VARIORUM_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
        if let Some(folder) = own {
            return match folder {
                folder if !folder.is_absolute() => Err(NoHome::Relative("VARIORUM_HOME", folder)),
                folder => Ok(Self::in_folder(&folder)),
            };
        }
        let folders = directories::ProjectDirs::from("org", "variorum", "Variorum").ok_or(NoHome::None)?;
        let state = folders.state_dir().unwrap_or(folders.data_local_dir()).to_path_buf();
        let runtime = folders.runtime_dir().unwrap_or(&state).to_path_buf();
        let home = Self { config: folders.config_dir().to_path_buf(), state, runtime };
        // Of the variables of the platform, relative ones are passed over; the home folder itself is taken as it is.
        let relative = [&home.config, &home.state, &home.runtime].into_iter().find(|folder| !folder.is_absolute());
        if let Some(folder) = relative {
            let named = std::env::var_os("HOME").map_or_else(|| folder.clone(), PathBuf::from);
            return Err(NoHome::Relative("HOME", named));
        }
        Ok(home)
    }

    /// All folders below one folder: for tests, and for portable use from a USB stick.
    pub fn in_folder(folder: &Path) -> Self {
        Self { config: folder.into(), state: folder.into(), runtime: folder.into() }
    }

    /// The one settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The folder of the user's own themes.
    pub fn themes(&self) -> PathBuf {
        self.config.join("themes")
    }

    /// The folder of the user's own descriptions of games.
    pub fn games(&self) -> PathBuf {
        self.config.join("games")
    }

    /// The folder of the recovery journals.
    pub fn journal(&self) -> PathBuf {
        self.state.join("journal")
    }

    /// The folder with data for finishing interrupted saves.
    pub fn rescue(&self) -> PathBuf {
        self.state.join("rescue")
    }

    /// The folder with backups from before a file was first overwritten.
    pub fn versions(&self) -> PathBuf {
        self.state.join("versions")
    }

    /// The folder that remembers which index of each site is the program's own.
    pub fn sites(&self) -> PathBuf {
        self.state.join("sites")
    }

    /// The folder with study logs of record folders that are not writable.
    pub fn study(&self) -> PathBuf {
        self.state.join("study")
    }

    /// The folder in which the running window listens.
    pub fn runtime(&self) -> &Path {
        &self.runtime
    }
}
