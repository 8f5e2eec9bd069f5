//! Typed access to property values, by the types in the property table.
//!
//! For programs that want numbers, points and texts. The raw bytes are available through [`Tree::values`](super::Tree::values), and nothing
//! here changes them.

use super::{
    GameType, Identity, NodeId, Tree,
    value::{Fit, ParsedValue, Value, read_value},
    vocabulary::look_up,
};

impl Tree {
    /// The game a node belongs to. Takes time with the depth.
    pub fn game_type(&self, node: NodeId) -> GameType {
        Identity::of(self, self.root(node)).game()
    }

    /// The values of a property, parsed one by one, illegal ones included. `None` if the node does not have the property, or the table does
    /// not know it.
    ///
    /// ```
    /// use variorum_sgf::{Tree, value::{Fit, Value}};
    ///
    /// let (tree, _) = Tree::read(b"(;GM[1];B[dd]BL[34.]MN[x]LB[dd:A]TE[2]KO[]PL[W]C[a \\] b])".to_vec());
    /// let node = tree.first_child(tree.games().next().unwrap()).unwrap();
    /// let one = |id: &str| tree.readings(node, id).unwrap().remove(0);
    /// assert_eq!(one("B").value, Value::Move("dd".into()));
    /// assert_eq!((one("BL").value, one("BL").fit), (Value::Real(34.0), Fit::Respelled("34".into())));
    /// assert_eq!(one("MN").fit, Fit::Illegal);
    /// assert_eq!(one("LB").value.parts().unwrap().1.text(), Some("A"));
    /// assert_eq!((one("TE").value, one("KO").value), (Value::Double(2), Value::None));
    /// assert_eq!((one("PL").value, one("C").value), (Value::Color('W'), Value::Text("a ] b".into())));
    /// assert!(tree.readings(node, "W").is_none());
    /// ```
    pub fn readings(&self, node: NodeId, id: &str) -> Option<Vec<ParsedValue>> {
        let game = self.game_type(node);
        let entry = look_up(id, game)?;
        self.property(node, id)?;
        let charset = self.charset(node);
        Some(self.values(node, id).map(|raw| read_value(entry, game, &charset.decode(raw).text)).collect())
    }

    /// The first value of a property, if it is one of its type.
    ///
    /// ```
    /// use variorum_sgf::{Tree, value::Value};
    ///
    /// let (tree, _) = Tree::read(b"(;GM[1]SZ[19]KM[6.5]HA[two]AP[Ada:1.2])".to_vec());
    /// let root = tree.games().next().unwrap();
    /// assert_eq!(tree.typed(root, "SZ").and_then(|size| size.number()), Some(19));
    /// assert_eq!(tree.typed(root, "KM").and_then(|komi| komi.real()), Some(6.5));
    /// assert_eq!(tree.typed(root, "HA"), None);
    /// let program = tree.typed(root, "AP").unwrap();
    /// assert_eq!(program.parts().unwrap().0, &Value::SimpleText("Ada".into()));
    /// ```
    pub fn typed(&self, node: NodeId, id: &str) -> Option<Value> {
        let first = self.readings(node, id)?.into_iter().next()?;
        (first.fit != Fit::Illegal).then_some(first.value)
    }

    /// The points of a list, rectangles expanded, illegal ones left out. Empty for a list that clears; `None` where the
    /// node has not got the property. Properties that are inherited are looked up with
    /// [`inherited`](Tree::inherited).
    ///
    /// ```
    /// use variorum_sgf::Tree;
    ///
    /// let (tree, _) = Tree::read(b"(;GM[1]AB[aa:ba][cc]DD[aa];B[dd];DD[])".to_vec());
    /// let root = tree.games().next().unwrap();
    /// let (second, third) = (tree.at_path(root, &[0]).unwrap(), tree.at_path(root, &[0, 0]).unwrap());
    /// assert_eq!(tree.points(root, "AB"), Some(vec!["aa".into(), "ba".into(), "cc".into()]));
    /// assert_eq!(tree.points(second, "DD"), None);
    /// assert_eq!(tree.inherited(second, "DD"), Some(root));
    /// assert_eq!(tree.inherited(third, "DD"), Some(third));
    /// assert_eq!(tree.points(third, "DD"), Some(vec![]));
    /// ```
    pub fn points(&self, node: NodeId, id: &str) -> Option<Vec<String>> {
        let game = self.game_type(node);
        let legal = self.readings(node, id)?.into_iter().filter(|reading| reading.fit != Fit::Illegal);
        Some(legal.filter_map(|reading| reading.value.points(game)).flatten().collect())
    }
}
