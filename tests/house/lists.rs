//! Lists of the variants of an enum: the compiler does not say that one is missing there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{ImplItem, Item, Type};

use super::{ROOT, short, sources};

/// The enums that a table makes, `named!` or `errors!`: each is a name before braces.
fn enums_of_table(item: &Item) -> Vec<String> {
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

/// The variants of an enum that some code names: what stands behind its name, or behind `Self`.
fn variants_named(code: TokenStream, of: &str, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    for four in tokens.windows(4) {
        if let [TokenTree::Ident(before), TokenTree::Punct(_), TokenTree::Punct(_), TokenTree::Ident(variant)] = four
            && (before == of || before == "Self")
        {
            found.insert(variant.to_string());
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            variants_named(group.stream(), of, found);
        }
    }
}

/// The lists that an implementation has, each with its code: constants called `ALL`, and what makes `samples` for tests.
fn lists(items: &[ImplItem]) -> impl Iterator<Item = (String, TokenStream)> {
    items.iter().filter_map(|item| match item {
        ImplItem::Const(list) if list.ident == "ALL" => Some(("ALL".to_owned(), list.expr.to_token_stream())),
        ImplItem::Fn(list) if list.sig.ident == "samples" => Some(("samples".to_owned(), list.block.to_token_stream())),
        _ => None,
    })
}

#[test]
fn lists_of_an_enum_name_all_of_it() {
    let (mut seen, mut made, mut missing) = (0, 0, Vec::new());
    for path in sources() {
        let name = short(&path);
        let items =
            syn::parse_file(&std::fs::read_to_string(Path::new(ROOT).join(&name)).unwrap()).expect("Rust").items;
        let enums: BTreeMap<String, Vec<String>> = items
            .iter()
            .filter_map(|item| match item {
                Item::Enum(one) => Some((
                    one.ident.to_string(),
                    one.variants.iter().map(|variant| variant.ident.to_string()).collect(),
                )),
                _ => None,
            })
            .collect();
        for item in &items {
            // Lists that a macro makes of a table are made of all of it.
            made += enums_of_table(item).len();
            let Item::Impl(block) = item else { continue };
            let Type::Path(of) = &*block.self_ty else { continue };
            let Some(of) = of.path.get_ident().map(ToString::to_string) else { continue };
            let Some(variants) = enums.get(&of) else { continue };
            for (list, code) in lists(&block.items) {
                seen += 1;
                let mut named = BTreeSet::new();
                variants_named(code, &of, &mut named);
                let lacks = variants.iter().filter(|variant| !named.contains(*variant));
                missing.extend(lacks.map(|variant| format!("{name}: {list} lacks {variant}")));
            }
        }
    }
    assert!(seen > 1 && made > 31, "the reader of lists reads lists: {seen}, {made}");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
