//! What the files of the library define, and what each names that is defined in another.
//!
//! A file needs another when it names something that is defined there, by whatever path. Modules that only re-export what others define
//! are looked through.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};

use super::{ROOT, files, short};

pub type Names = Vec<String>;

/// A module: where it stands, what it defines, and what it took from others.
#[derive(Default)]
struct Scope {
    file: usize,
    defined: BTreeSet<String>,
    taken: HashMap<String, Names>,
    /// Modules of which it took everything.
    all_of: Vec<Names>,
}

/// The library as a whole.
#[derive(Default)]
pub struct Library {
    pub files: Vec<String>,
    scopes: HashMap<Names, Scope>,
}

/// Everything that a module names, in its own words.
#[derive(Default)]
pub struct Named {
    paths: Vec<Names>,
    taken: Vec<(String, Names)>,
    all_of: Vec<Names>,
}

impl Named {
    fn take(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: &syn::Ident| before.iter().cloned().chain([name.to_string()]).collect::<Names>();
        match tree {
            UseTree::Path(path) => self.take(&with(&path.ident), &path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.take(before, item)),
            UseTree::Glob(_) => self.all_of.push(before.to_vec()),
            UseTree::Name(name) if name.ident == "self" => {
                self.taken.extend(before.last().map(|last| (last.clone(), before.to_vec())));
            }
            UseTree::Name(name) => self.taken.push((name.ident.to_string(), with(&name.ident))),
            UseTree::Rename(name) => self.taken.push((name.rename.to_string(), with(&name.ident))),
        }
    }

    /// Whatever looks like a path in the arguments of a macro.
    fn look_into(&mut self, tokens: TokenStream) {
        let mut path = Names::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.paths.push(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => self.look_into(group.stream()),
                _ => colons = 9,
            }
        }
        self.paths.push(path);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        list.path.is_ident("cfg") && list.tokens.clone().into_iter().any(|token| says_test(&token))
    })
}

fn says_test(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(name) => name == "test",
        TokenTree::Group(group) => group.stream().into_iter().any(|token| says_test(&token)),
        TokenTree::Literal(literal) => literal.to_string() == "\"window-tests\"",
        TokenTree::Punct(_) => false,
    }
}

impl<'a> Visit<'a> for Named {
    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.take(&[], &item.tree);
    }

    /// Modules in a file have scopes of their own.
    fn visit_item_mod(&mut self, _: &'a syn::ItemMod) {}

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        self.look_into(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}

fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        _ => return None,
    };
    Some(ident.to_string())
}

/// The enums that a table makes, `named!` or `errors!`: each is a name before braces.
pub fn enums_of_table(item: &Item) -> Vec<String> {
    let Item::Macro(table) = item else { return Vec::new() };
    if !["named", "errors"].iter().any(|name| table.mac.path.is_ident(name)) {
        return Vec::new();
    }
    let tokens: Vec<TokenTree> = table.mac.tokens.clone().into_iter().collect();
    let made = tokens.windows(2).filter_map(|pair| match pair {
        [TokenTree::Ident(name), TokenTree::Group(_)] => Some(name.to_string()),
        _ => None,
    });
    made.collect()
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl Library {
    pub fn read() -> (Library, Vec<(Names, Named)>) {
        let mut library = Library::default();
        let mut named = Vec::new();
        for path in files("src", "rs") {
            let name = short(&path);
            let is_entry = name == "src/main.rs";
            let is_test = name.ends_with("/tests.rs") || name.contains("/tests/") || name.contains("/testing/");
            if is_entry || is_test {
                continue;
            }
            let text = std::fs::read_to_string(Path::new(ROOT).join(&name)).unwrap();
            let inner = name.trim_start_matches("src/").trim_end_matches(".rs");
            let inner = inner.trim_end_matches("/mod").trim_end_matches("lib");
            let module: Names = inner.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
            library.files.push(name);
            let items = syn::parse_file(&text).expect("Rust").items;
            library.add(&module, &items, &mut named);
        }
        (library, named)
    }

    fn add(&mut self, module: &[String], items: &[Item], named: &mut Vec<(Names, Named)>) {
        let mut scope = Scope { file: self.files.len() - 1, ..Scope::default() };
        let mut here = Named::default();
        let items = items.iter().filter(|item| !is_test(attributes_of(item)));
        for item in items {
            scope.defined.extend(name_of(item).into_iter().chain(enums_of_table(item)));
            here.visit_item(item);
            if let Item::Mod(inner) = item
                && let Some((_, items)) = &inner.content
            {
                let within: Names = module.iter().cloned().chain([inner.ident.to_string()]).collect();
                self.add(&within, items, named);
            }
        }
        scope.taken = here.taken.iter().cloned().collect();
        scope.all_of = here.all_of.clone();
        self.scopes.insert(module.to_vec(), scope);
        named.push((module.to_vec(), here));
    }

    /// The file in which the thing is defined that a module calls so, and its name there. `far` counts how often it was re-exported.
    fn defined(&self, module: &[String], path: &[String], far: usize) -> Option<(usize, String)> {
        let (first, rest) = path.split_first()?;
        let scope = self.scopes.get(module).filter(|_| far < 9)?;
        match first.as_str() {
            "crate" => return self.defined(&[], rest, far + 1),
            "self" => return self.defined(module, rest, far + 1),
            "super" => return self.defined(&module[..module.len().checked_sub(1)?], rest, far + 1),
            _ => {}
        }
        let within: Names = module.iter().chain([first]).cloned().collect();
        if self.scopes.contains_key(&within) {
            return self.defined(&within, rest, far);
        }
        if scope.defined.contains(first) {
            return Some((scope.file, first.clone()));
        }
        if let Some(taken) = scope.taken.get(first) {
            let whole: Names = taken.iter().chain(rest).cloned().collect();
            return self.defined(module, &whole, far + 1);
        }
        scope.all_of.iter().find_map(|all| {
            let whole: Names = all.iter().chain(path).cloned().collect();
            self.defined(module, &whole, far + 3)
        })
    }

    /// What each file names that is defined in another: the file that names it, the file that defines it, and its name there.
    pub fn named(&self, named: &[(Names, Named)]) -> BTreeSet<(usize, usize, String)> {
        let mut all = BTreeSet::new();
        for (module, named) in named {
            let file = self.scopes[module].file;
            let taken = named.taken.iter().map(|(_, path)| path);
            let others = named.paths.iter().chain(taken).filter_map(|path| self.defined(module, path, 0));
            all.extend(others.filter(|&(other, _)| other != file).map(|(other, name)| (file, other, name)));
        }
        all
    }
}
