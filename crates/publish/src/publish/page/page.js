"use strict";
(async () => {
const $ = id => document.getElementById(id), SVG = "http://www.w3.org/2000/svg";
const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
const inflate = async packed => new Uint8Array(await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
const text = new TextDecoder();
// A block of data: texts as JSON, then columns of numbers.
const unpack = async id => {
  const data = await inflate(bytes($(id).textContent)), at = { i: 0 }, part = () => { const n = number(data, at); at.i += n; return data.subarray(at.i - n, at.i); };
  const words = JSON.parse(text.decode(part())), columns = [];
  while (at.i < data.length) columns.push(part());
  return { words, columns };
};
const number = (data, at) => { let v = 0, s = 1, b; do { b = data[at.i++]; v += (b & 127) * s; s *= 128; } while (b > 127); return v; };
const numbers = (column, count) => { const at = { i: 0 }, out = new Int32Array(count); for (let k = 0; k < count; k++) out[k] = number(column, at); return out; };
const el = (name, text, cls) => { const e = document.createElement(name); if (text !== undefined) e.textContent = text; if (cls) e.className = cls; return e; };
// A text whose parts that are set apart are elements: the direction of what stands around does not follow them.
const apart = text => {
  const root = new DocumentFragment();
  let at = root;
  for (const s of text.split(/([\u2068\u2069])/)) if (s === "\u2068") at = at.appendChild(el("bdi")); else if (s === "\u2069") at = at.parentNode || root; else at.append(s);
  return root;
};
const svg = (name, set) => { const e = document.createElementNS(SVG, name); for (const k in set) e.setAttribute(k, set[k]); return e; };

// Solutions of a booklet, and names, which may tell them: in the document only where nothing is asked.
const solutions = [...document.querySelectorAll("#booklet details, #booklet .answers, #booklet .by")].map(e => [e.parentNode, e]);
const hide = (hides, only) => solutions.forEach(([box, e]) => { if (!only || e.matches(only)) hides ? e.remove() : box.insertBefore(e, e.matches(".by") ? box.querySelector("figure").nextSibling : null); });
let veiled;
const veil = hides => { veiled = hides; hide(hides); };
veil(true);
// On paper the names are beneath the problems, and the answers behind them.
for (const [event, hides] of [["beforeprint", false], ["afterprint", true]]) addEventListener(event, () => { if (veiled) hide(hides, ".by, .answers"); });
try {
const head = await unpack("data"), H = head.words;
// What the page says, with what is put in.
const say = (name, put = {}) => H.words[name].replace(/\{(\w+)\}/g, (whole, key) => key in put ? put[key] : whole);
// The trees of all games: parent, first child, next sibling and number among the siblings of each node.
const trees = H.games.map((game, g) => {
  const N = game.nodes, tree = { N, parent: new Int32Array(N), first: new Int32Array(N), next: new Int32Array(N), nth: new Int32Array(N), depth: new Int32Array(N) };
  const last = new Int32Array(N), at = { i: 0 };
  for (const k of ["parent", "first", "next"]) tree[k].fill(-1);
  for (let n = 0; n < N; n++) {
    let up = number(head.columns[g], at), p = n - 1;
    while (up-- > 0) p = tree.parent[p];
    if (!n) continue;
    tree.parent[n] = p; tree.depth[n] = tree.depth[p] + 1;
    if (tree.first[p] < 0) tree.first[p] = n; else { tree.next[last[p]] = n; tree.nth[n] = tree.nth[last[p]] + 1; }
    last[p] = n;
  }
  tree.trail = new Int32Array(N).fill(-1);
  return tree;
});
const many = trees.length > 1;
let g = 0, T = trees[0], here = 0, G = null, on = null;
// What is asked; null where the record is read.
let asking = null, ask = {};
const games = [];

// Addresses: numbers of children from the root, runs of three and more folded.
function address(game, n) {
  const t = trees[game], way = [];
  for (; t.parent[n] >= 0; n = t.parent[n]) way.push(t.nth[n]);
  way.reverse();
  const runs = [];
  for (let i = 0, j; i < way.length; i = j) {
    for (j = i; j < way.length && way[j] === way[i];) j++;
    runs.push(j - i > 2 ? way[i] + "*" + (j - i) : Array(j - i).fill(way[i]).join("."));
  }
  return (game ? game + 1 + ":" : "") + (way.length < 2 ? "/" : "") + runs.join(".");
}
function find(path) {
  const m = /^#?(?:(\d+):)?\/?((?:\d+(?:\*\d+)?(?:\.|$))*)$/.exec(String(path).trim());
  if (!m) return null;
  const game = m[1] ? m[1] - 1 : g, t = trees[game];
  if (!t) return null;
  let n = 0;
  for (const run of m[2].split(".").filter(Boolean)) {
    let [child, times = 1] = run.split("*").map(Number);
    if (times > t.N) return null;
    for (; times > 0; times--) {
      let c = t.first[n];
      for (let k = 0; k < child && c >= 0; k++) c = t.next[c];
      if (c < 0) return null;
      n = c;
    }
  }
  return [game, n];
}
const paths = () => trees.flatMap((t, game) => Array.from({ length: t.N }, (_, n) => address(game, n)));

// A game's board and texts, unpacked when it is first shown.
const boards = [];
// What games on the same board share: its places (name, x, y, column, row), things, words and marks; and what a move of a colour to a place
// usually means.
async function shared(number) {
  if (boards[number]) return boards[number];
  const { words: B } = await unpack("board" + number), last = [0, 0, 0, 0], p = B.places, u = B.usual;
  B.places = p[0].map((name, i) => [name, ...last.map((v, k) => last[k] = v + p[k + 1][i])]);
  B.known = new Map(u[0].map((colour, i) => [colour + " " + u[1][i], [u[2][i], u[3][i], u[4][i], u[5][i]]]));
  // Moves as they are typed, and with what is said of them.
  B.plain = B.moves.map(m => m.split("\t")[0]); B.moves = B.moves.map(m => m.replace("\t", ""));
  return boards[number] = B;
}
async function open(game) {
  if (games[game]) return games[game];
  const { words, columns } = await unpack("g" + game), N = trees[game].N, at = { i: 0 };
  const W = { ...await shared(words.board), ...words };
  const pairs = numbers(columns[3], 2 * N), steps = numbers(columns[4], N), num = new Int32Array(N), t = trees[game];
  for (let n = 0; n < N; n++) num[n] = (n ? num[t.parent[n]] : 0) + (steps[n] & 1 ? -(steps[n] + 1) / 2 : steps[n] / 2);
  const usual = (n, what) => { const found = W.known.get(pairs[2 * n] + " " + pairs[2 * n + 1]); return found ? found[what] : 0; };
  const column = (index, what) => numbers(columns[index], N).map((value, n) => value ? value - 1 : usual(n, what));
  const offset = new Uint32Array(N), changed = columns[0];
  for (let n = 0; n < N; n++) { offset[n] = at.i; for (let k = number(changed, at) - 1; k > 0; k--) number(changed, at); }
  // The things that a node changes.
  const changes = n => {
    const at = { i: offset[n] }, list = [];
    let k = number(changed, at);
    if (!k) return [usual(n, 0) - 1];
    for (let t = 0; --k > 0;) list.push(t += number(changed, at));
    return list;
  };
  // Numbers on stones: those that a node changes, each with what it was and what it is at once. None said: that of the node's own move.
  const shown = new Uint32Array(N), digits = columns[8], from = { i: 0 };
  for (let n = 0; n < N; n++) { shown[n] = from.i; for (let k = number(digits, from) - 1; k > 0; k--) { number(digits, from); number(digits, from); } }
  const comments = new Map(W.comments.map(c => [c[0], c])), names = new Map();
  for (const c of W.comments) if (c[2] && !names.has(c[2].trim())) names.set(c[2].trim(), c[0]);
  return games[game] = { W, changes, written: column(1, 2), beside: column(7, 3), digits, shown, words: column(2, 1), num, comments, names,
    colour: n => pairs[2 * n], place: n => pairs[2 * n + 1], next: numbers(columns[5], N), tally: numbers(columns[6], N), commented: W.comments.map(c => c[0]) };
}

const board = $("board"), layers = [], marks = svg("g"), figures = svg("g"), glow = svg("g");
let drawn, cells, told;
let templates, made;
// A template comes into the page when it is drawn first: what stands only after the answer is not there before.
const use = (t, x, y) => {
  if (!made.has(t)) { const g = svg("g", { id: "t" + t }); g.innerHTML = G.W.templates[t]; templates.append(g); made.add(t); }
  return svg("use", { href: "#t" + t, x: x / 10, y: y / 10 });
};
function build() {
  const W = G.W;
  on = new Uint8Array(W.things.length); drawn = []; told = new Int8Array(W.places.length);
  board.replaceChildren();
  board.setAttribute("viewBox", W.box);
  board.style.display = W.ground || W.floor ? "" : "none";
  templates = svg("defs"); made = new Set();
  const floor = svg("g");
  if (W.floor) floor.innerHTML = W.floor; else if (W.ground) floor.append(svg("use", { href: "#" + W.ground }));
  board.append(templates, floor);
  layers.length = 0;
  for (let i = 0; i < W.layers; i++) { layers.push(svg("g")); board.append(layers[i]); }
  board.append(marks, figures, glow);
  // The position as a table, row by row.
  const table = $("position"), rows = W.table.rows.map(() => el("tr"));
  cells = W.places.map(() => null);
  const top = el("tr"); top.append(el("td"), ...W.table.columns.map(c => el("th", c)));
  const grid = W.table.rows.map((name, r) => { rows[r].append(el("th", name)); return W.table.columns.map(() => { const td = el("td"); rows[r].append(td); return td; }); });
  W.places.forEach((p, i) => { const td = grid[p[4]] && grid[p[4]][p[3]]; if (td) { cells[i] = td; td.dataset.at = p[0]; td.textContent = "·"; } });
  table.replaceChildren(...(W.places.length ? [top, ...rows] : []));
  here = -1;
  if (!asking) { part(); about(); }
}
// Whether a reader chose to see the part that is used, or the whole board; null before that.
let wished = null;
// The part of the board that the game uses, where that is much less than the whole: all that is seen on small screens, of a game only where
// it is a side of a board that is too large for them.
function part() {
  const [x, y, w, h] = G.W.box.split(" ").map(Number), things = new Set(), m = asking ? 70 : 250;
  for (let n = asking ? T.N : 0; n < T.N; n++) for (const t of G.changes(n)) things.add(t);
  const used = asking ? ask.seen() : [...things].flatMap(t => G.W.things[t][1].map(([p]) => G.W.places[p]));
  let box = null;
  if (used.length) {
    const along = (k, from, size) => {
      let a = Infinity, b = -Infinity;
      for (const p of used) { a = Math.min(a, p[k] / 10); b = Math.max(b, p[k] / 10); }
      a = a - m < from + 150 ? from : a - m; b = b + m > from + size - 150 ? from + size : b + m;
      // Of a game both sides of a corner are there.
      return [a, b - a, b - a < size * .8 && (asking || a === from || b === from + size)];
    };
    const [left, width, across] = along(1, x, w), [top, height, down] = along(2, y, h);
    if (across && down) box = [left, top, width, height].join(" ");
  }
  $("zoom").hidden = !box;
  $("near").checked = wished ?? (matchMedia("(max-width:36rem)").matches && (!!asking || innerWidth * 100 / w < 24));
  // Of a part the coordinates are large enough.
  board.setAttribute("viewBox", document.body.classList.toggle("part", !!box && $("near").checked) ? box : G.W.box);
}
// Who plays, and what else is known of the game.
function about() {
  const W = G.W;
  $("title").replaceChildren(apart(W.title));
  document.title = W.title || H.file;
  $("players").replaceChildren(...W.players.flatMap(p => { const s = el("span", undefined, "player"), b = el("bdi"); b.append(apart(p[0]));
    for (const c of p[1]) { const i = svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" }); i.append(svg("circle", { cx: 6, cy: 6, r: 5, fill: c[1] })); s.append(i, el("span", c[0], "sr")); }
    s.append(b); return [s]; }));
  $("graph").innerHTML = W.graph;
  $("info").replaceChildren(...W.info.map(([k, v]) => { const tr = el("tr"), td = el("td", v); td.dir = "auto"; tr.append(el("th", k), td); return tr; }));
}
// Every change is its own contrary.
function apply(n, touched) {
  for (const t of G.changes(n)) { on[t] ^= 1; touched.add(t); }
}
function turn(n) {
  const touched = new Set(), t = T;
  let a = here, b = n; const down = [];
  while (a !== b) if (a >= 0 && (b < 0 || t.depth[a] >= t.depth[b])) { apply(a, touched); a = t.parent[a]; } else { down.push(b); b = t.parent[b]; }
  down.reverse().forEach(m => apply(m, touched));
  for (const i of touched) {
    const show = on[i], is = drawn[i];
    if (show && !is) drawn[i] = G.W.things[i][0].map(([l, s, x, y]) => { const e = use(s, x, y); layers[l].append(e); return e; });
    else if (!show && is) { is.forEach(e => e.remove()); drawn[i] = null; }
  }
}
function said() {
  const now = new Int8Array(G.W.places.length);
  for (const last of [0, 1]) for (let i = 0; i < on.length; i++) if (on[i] && G.W.things[i][2] === last) for (const [p, c] of G.W.things[i][1]) now[p] = c;
  return now;
}
const letter = c => G.W.colours[c - 1][0], colourName = c => G.W.colours[c - 1][1];
const children = n => { const c = []; for (let m = T.first[n]; m >= 0; m = T.next[m]) c.push(m); return c; };
const forth = () => T.trail[here] >= 0 ? T.trail[here] : T.first[here];
const moveName = (n, moves = G.W.moves) => G.words[n] ? (G.colour(n) ? colourName(G.colour(n)) + " " : "") + moves[G.words[n] - 1] : "";
// The name of a node, and what is said of its position where it has no move.
const called = c => c ? [c[2], c[4]].filter(Boolean).join(" · ") : "";
const named = n => moveName(n) || called(G.comments.get(n)) || say(n ? "node" : "start");
const alphabet = i => i < 26 ? String.fromCharCode(65 + i) : String(i + 1);
function tally(n) {
  const said = G.tally[n] && G.W.tallies[G.tally[n] - 1];
  if (!said) return "";
  const [kind, ...counts] = said.split(" ");
  if (kind === "c" && counts.every(c => c === "0")) return "";
  return say(kind === "c" ? "captures" : "score", { counts: counts.map((c, i) => colourName(i + 1) + " " + c).join(", ") });
}
function choice(n, label) {
  const b = el("button", undefined, "choice"); b.type = "button";
  if (G.colour(n)) { const i = svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" }); i.append(svg("circle", { cx: 6, cy: 6, r: 5, fill: G.W.colours[G.colour(n) - 1][2] })); b.append(i); }
  if (label) b.append(el("b", label + " "));
  b.append(el("span", named(n)));
  b.onclick = () => { show(n); $("say").focus({ preventScroll: true }); };
  return b;
}
const FEW = 24;
function offer(box, nodes, labelled, from = 0) {
  nodes.slice(from, from + FEW).forEach((n, i) => box.append(choice(n, labelled ? alphabet(from + i) : "")));
  if (nodes.length > from + FEW) {
    const more = el("button", say("more", { count: nodes.length - from - FEW }), "choice"); more.type = "button";
    more.onclick = () => { const next = [...box.children].indexOf(more); more.remove(); offer(box, nodes, labelled, from + FEW); box.children[next].focus(); };
    box.append(more);
  }
}
// What a link reads as: the number and the move.
const reads = n => { const move = G.W.moves[G.words[n] - 1]; return move ? G.num[n] + " " + (move > ":" ? move : moveName(n)) : named(n); };
const LINK = /(?<![\w/&=?%-])#(?:"([^"\n]+)"|(\/[0-9.*]*|[0-9]+[.*][0-9.*]*))/g;
function comment(c) {
  const box = $("comment"), whole = c ? c[1] : "", found = [];
  box.replaceChildren();
  for (const m of whole.matchAll(LINK)) {
    const path = m[2] && m[2].replace(/[.*]+$/, ""), to = m[1] ? (G.names.has(m[1].trim()) ? [g, G.names.get(m[1].trim())] : null) : find(path);
    if (to) found.push([m.index, m[1] ? m[0].length : path.length + 1, () => { const a = el("a"); a.href = "#" + address(...to); return a; }, m[1] || to[0] === g && reads(to[1])]);
  }
  for (const [at, length, place] of c ? c[3] : []) found.push([at, length, () => {
    const a = el("span", undefined, "at"), light = () => { glow.replaceChildren(svg("circle", { cx: G.W.places[place][1] / 10, cy: G.W.places[place][2] / 10, r: 44, class: "glow" })); };
    a.onpointerenter = a.onclick = light; a.onpointerleave = () => glow.replaceChildren(); return a; }]);
  found.sort((a, b) => a[0] - b[0]);
  let at = 0;
  for (const [start, length, make, read] of found) {
    if (start < at) continue;
    const e = make(); e.textContent = read || whole.slice(start, start + length);
    box.append(whole.slice(at, start), e); at = start + length;
  }
  box.append(whole.slice(at));
  box.hidden = !whole;
}
// Numbers on the stones and pieces that are there, as pictures of the record have them.
function count() {
  figures.replaceChildren();
  const numbered = $("numbers").checked;
  write(numbered && G.beside[here] ? G.beside[here] - 1 : G.written[here]);
  if (!numbered) return;
  // The move that begins a variation has the variation's letter behind its number.
  const top = new Int32Array(G.W.places.length), letters = new Map();
  for (let n = here; n >= 0; n = T.parent[n]) {
    if (T.nth[n] && G.num[n] !== G.num[T.parent[n]]) letters.set(G.num[n], T.nth[n] < 26 ? alphabet(T.nth[n]).toLowerCase() : "+");
    const at = { i: G.shown[n] }, k = number(G.digits, at) - 1;
    if (k < 0) top[G.place(n) - 1] ^= G.num[n];
    for (let i = 0; i < k; i++) { const p = number(G.digits, at); top[p] ^= number(G.digits, at); }
  }
  top.forEach((shown, p) => {
    if (!shown) return;
    const digits = shown + (letters.get(shown) || ""), ink = told[p] ? G.W.colours[told[p] - 1][3] : "currentColor";
    const e = svg("text", { x: G.W.places[p][1] / 10, y: G.W.places[p][2] / 10, class: "number", fill: ink, "font-size": G.W.number[Math.min(digits.length, 4) - 1] });
    e.textContent = digits; figures.append(e);
  });
}
let later;
function remember() {
  clearTimeout(later);
  later = setTimeout(() => { try { history.replaceState(null, "", "#" + address(g, here)); } catch {} }, 400);
}
function show(n) {
  if (n === undefined || n < 0 || n >= T.N) return;
  for (let m = n; T.parent[m] >= 0 && T.trail[T.parent[m]] !== m; m = T.parent[m]) T.trail[T.parent[m]] = m;
  paint(n);
  count();
  tell(n);
}
const write = list => marks.replaceChildren(...G.W.marks[list].map(i => use(...G.W.shapes[i])));
// The board at a node, and the position as a table.
function paint(n) {
  turn(n);
  here = n;
  glow.replaceChildren();
  write(G.written[n]);
  const now = said();
  now.forEach((c, p) => { if (c !== told[p] && cells[p]) { if (c) { cells[p].dataset.colour = letter(c); cells[p].textContent = colourName(c); } else { delete cells[p].dataset.colour; cells[p].textContent = "·"; } } });
  told = now;
}
// The moves of the line that one is in, with what else was possible and the beginnings of comments.
const AROUND = 200, CLOSE = 20;
const onwards = m => T.trail[m] >= 0 ? T.trail[m] : T.first[m];
let listed = { game: null, from: 0, nodes: [], rows: [], at: null };
function list(n) {
  // What is listed already is listed on, while it goes the same way and does not end near.
  let i = listed.game === G ? T.depth[n] - listed.from : -1, same = listed.nodes[i] === n && (i >= CLOSE || !listed.from), m = n;
  for (let j = i + 1; same && j < listed.nodes.length; j++) { m = onwards(m); same = m === listed.nodes[j]; }
  if (!same || listed.nodes.length - i <= CLOSE && onwards(m) >= 0) {
    const shown = [];
    for (let m = n, left = AROUND; m >= 0 && left-- > 0; m = T.parent[m]) shown.push(m);
    shown.reverse();
    for (let m = n, left = AROUND; left-- > 0 && (m = onwards(m)) >= 0;) shown.push(m);
    listed = { game: G, from: T.depth[shown[0]], nodes: shown, rows: [], at: null };
    i = T.depth[n] - listed.from;
    listed.rows = shown.map(m => {
      const li = el("li"), b = el("button", undefined, "step"), c = G.comments.get(m);
      b.type = "button"; b.dataset.node = m;
      if (G.num[m]) b.append(el("b", String(G.num[m])), " ");
      if (G.colour(m)) { const i = svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" }); i.append(svg("circle", { cx: 6, cy: 6, r: 5, fill: G.W.colours[G.colour(m) - 1][2] })); b.append(i); }
      b.append(el("span", G.words[m] ? G.W.moves[G.words[m] - 1] : called(c) || (m ? "·" : say("start"))));
      li.append(b);
      const others = T.parent[m] >= 0 ? children(T.parent[m]).filter(o => o !== m) : [];
      others.slice(0, 6).forEach(o => { const a = el("button", named(o), "or"); a.type = "button"; a.dataset.node = o; li.append(a); });
      if (others.length > 6) li.append(el("span", "…"));
      if (c && c[1]) { const gist = el("span", c[1].replace(/\s+/g, " ").slice(0, 90), "gist"); gist.dir = "auto"; gist.dataset.node = m; li.append(gist); }
      return li;
    });
    $("moves").replaceChildren(...listed.rows);
  }
  if (listed.at) listed.at.removeAttribute("aria-current");
  listed.at = listed.rows[i].firstChild;
  listed.at.setAttribute("aria-current", "true");
  const box = $("moves"), top = listed.rows[i].offsetTop;
  if (top < box.scrollTop + 20 || top > box.scrollTop + box.clientHeight - 60) box.scrollTop = top - box.clientHeight / 2;
}
$("moves").onclick = e => { const to = e.target.closest("[data-node]"); if (to) show(+to.dataset.node); };
// What is said of a node, and where one can go from there.
function tell(n) {
  const c = G.comments.get(n), kids = children(n), sisters = T.parent[n] >= 0 ? children(T.parent[n]) : [];
  const what = moveName(n), name = called(c), score = tally(n), next = G.next[n] ? say("turn", { colour: colourName(G.next[n]) }) : "";
  $("move").textContent = what ? say("move", { number: G.num[n], made: what }) : n ? say("after", { number: G.num[n] }) : say("first");
  $("name").textContent = name; $("score").textContent = score; $("next").textContent = next;
  comment(c);
  const forks = $("forks"), instead = $("instead");
  forks.replaceChildren(); instead.replaceChildren();
  if (kids.length > 1) { forks.append(el("h2", say("on"))); offer(forks, kids, true); }
  const others = sisters.filter(m => m !== n);
  if (others.length) { instead.append(el("h2", say("instead"))); offer(instead, others, false); }
  let end = n, depth = T.depth[n];
  for (let m; (m = T.trail[end] >= 0 ? T.trail[end] : T.first[end]) >= 0;) { end = m; depth++; }
  const slider = $("slider"); slider.max = depth; slider.value = T.depth[n];
  slider.setAttribute("aria-valuetext", $("move").textContent);
  list(n);
  $("stale").hidden = true;
  $("earlier").disabled = talk(-1) < 0; $("later").disabled = talk(1) < 0;
  $("first").disabled = $("back").disabled = !n; $("forth").disabled = $("end").disabled = T.first[n] < 0;
  $("say").textContent = [$("move").textContent, name, score, c && c[1], kids.length > 1 ? say("continuations", { count: kids.length }) : kids.length ? "" : say("over"), next].filter(Boolean).map(s => s.replace(/[.。]\s*$/, "")).join(". ") + ".";
  remember();
}
async function enter(game) {
  if (game === g && G) return;
  G = await open(game); g = game; T = trees[game];
  if (many && !asking) $("games").value = String(game);
  build();
}
// One after another, in the order in which they were asked for.
let queue = Promise.resolve();
const go = path => queue = queue.then(async () => { const to = find(path); if (to && !(ask.first && await ask.first(to[0]))) { await enter(to[0]); if (asking) ask.end(); show(to[1]); } return address(g, here); });

// {{asking}}
const ancestor = (n, steps) => { while (steps-- > 0 && T.parent[n] >= 0) n = T.parent[n]; return n; };
const ahead = steps => { let n = here; while (steps-- > 0) { const m = T.trail[n] >= 0 ? T.trail[n] : T.first[n]; if (m < 0) break; n = m; } return n; };
const sibling = s => { if (T.parent[here] < 0) return -1; const c = children(T.parent[here]), m = c[c.indexOf(here) + s]; return m === undefined ? -1 : m; };
const talk = s => { const list = G.commented; let lo = 0; while (lo < list.length && list[lo] < here) lo++; const i = s > 0 ? (list[lo] === here ? lo + 1 : lo) : lo - 1; return list[i] === undefined ? -1 : list[i]; };
const keys = { ArrowRight: () => show(forth()), ArrowLeft: () => show(T.parent[here]), ArrowDown: () => show(sibling(1)), ArrowUp: () => show(sibling(-1)),
  Home: () => show(0), End: () => show(ahead(Infinity)), PageDown: () => show(ahead(10)), PageUp: () => show(ancestor(here, 10)), n: () => show(talk(1)), p: () => show(talk(-1)) };
document.addEventListener("keydown", e => {
  const at = e.target;
  if (!G || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || !(at === document.body || $("viewer").contains(at)) || at.closest("select,textarea,summary,input:not([type=range])")) return;
  if (asking) { if (ask.key(e.key, at)) e.preventDefault(); return; }
  if (Object.hasOwn(keys, e.key)) { keys[e.key](); e.preventDefault(); }
});
for (const [id, key] of [["earlier", "p"], ["later", "n"], ["first", "Home"], ["back", "ArrowLeft"], ["forth", "ArrowRight"], ["end", "End"]]) $(id).onclick = () => keys[key]();
$("slider").oninput = () => { const d = +$("slider").value, at = T.depth[here]; show(d < at ? ancestor(here, at - d) : ahead(d - at)); };
$("numbers").onchange = () => show(here);
$("near").onchange = () => { wished = $("near").checked; part(); };
// The wheel scrolls the page unless somebody wants it for the game. Some wheels tell of small parts of a turn.
let turned = 0;
board.addEventListener("wheel", e => {
  if (!G || asking || !$("wheel").checked || e.ctrlKey) return;
  e.preventDefault();
  turned = Math.sign(turned) === -Math.sign(e.deltaY) ? e.deltaY : turned + e.deltaY;
  if (Math.abs(turned) < (e.deltaMode ? 1 : 40)) return;
  show(turned > 0 ? forth() : T.parent[here]);
  turned = 0;
}, { passive: false });
// The node whose move is at a point of the board: one that follows, or one that could be there instead.
function nodeAt(x, y) {
  const to = board.getScreenCTM(), at = to && new DOMPoint(x, y).matrixTransform(to.inverse());
  let best = -1, far = 60;
  if (at) G.W.places.forEach((p, i) => { const d = Math.hypot(p[1] / 10 - at.x, p[2] / 10 - at.y); if (d < far) { far = d; best = i; } });
  if (best < 0) return -1;
  const kids = children(here), others = T.parent[here] >= 0 && kids.length < 2 ? children(T.parent[here]).filter(m => m !== here) : [];
  const is = m => {
    if (G.place(m) - 1 === best) return true;
    // The places of a piece: what appears there.
    return G.changes(m).some(t => !on[t] && G.W.things[t][1].some(([p]) => p === best));
  };
  const found = (kids.length > 1 ? kids : []).concat(others).find(is);
  return found === undefined ? -1 : found;
}
let down = null;
board.addEventListener("pointerdown", e => down = [e.clientX, e.clientY]);
board.addEventListener("pointerup", e => {
  if (!down || !G) return;
  const dx = e.clientX - down[0], dy = e.clientY - down[1], r = board.getBoundingClientRect(); down = null;
  if (Math.abs(dy) > 40 && Math.abs(dy) > Math.abs(dx)) return;
  if (asking) { if (Math.abs(dx) < 30) ask.touch(e.clientX, e.clientY); return; }
  const fork = Math.abs(dx) < 30 ? nodeAt(e.clientX, e.clientY) : -1;
  if (fork >= 0) return show(fork);
  if (Math.abs(dx) > 30) show(dx > 0 ? T.parent[here] : forth());
  else show(e.clientX < r.left + r.width / 2 ? T.parent[here] : forth());
});
$("save").onclick = async e => {
  e.preventDefault();
  const a = document.createElement("a");
  a.href = URL.createObjectURL(new Blob([await inflate(bytes($("save").getAttribute("href").split(",")[1]))], { type: "application/octet-stream" }));
  a.download = H.file; a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60000);
};
const choices = (titles, go) => { const list = $("games"); if (list) { list.replaceChildren(...titles.map((title, i) => { const o = el("option", title); o.value = i; return o; })); list.onchange = () => go(+list.value); list.hidden = titles.length < 2; } };
const contents = () => { choices(H.games.map(game => game.title), i => go(i + 1 + ":/")); if ($("games")) $("games").value = String(g); };
const wanted = () => { try { return decodeURIComponent(location.hash); } catch { return location.hash; } };
const stale = hash => { $("stale").hidden = !hash || !!find(hash); };
addEventListener("hashchange", async () => { const hash = wanted(); if (!ask.from || !await ask.from(hash)) { await go(hash); if (!asking) stale(hash); } });
const hash = wanted(), from = hash && find(hash) ? hash : H.start;
if (!ask.from || !await ask.from(hash || (H.asks ? "#problem1" : ""))) {
  const to = find(from) || [0, 0];
  // Whatever the address, a problem is asked before it is shown.
  if (!ask.first || !await ask.first(to[0])) {
    veil(false);
    contents();
    await enter(to[0]);
    show(to[1]);
    stale(hash);
  }
}
document.documentElement.classList.add("live");
// The browser has looked for the address in the booklet, which is not seen any more.
if (hash) scrollTo(0, 0);
window.variorum = { go, paths, get path() { return address(g, here); }, places: () => Object.fromEntries([...told].flatMap((c, p) => c ? [[G.W.places[p][0], letter(c)]] : [])) };
} catch (error) { veil(false); throw error; }
})().catch(error => console.error(error));
