// Problems. Nothing of a solution is in the document before it was played or asked for.
const problems = H.games.flatMap((game, i) => Array.from({ length: game.asked }, (_, k) => [i, k]));
// Whether the last answer was typed.
let byKeys = false;
const SIGNS = { right: "✓", wrong: "✗", unknown: "?", note: "·" }, solved = new Map();
// A problem in a list; its name, which may tell the answer, once it is solved.
const entry = i => say("problem", { number: i + 1 }) + (solved.has(i) ? " ✓ " + solved.get(i) : "");
const worth = n => G.W.asked.worth[n] & 3, isMine = n => G.colour(n) === asking.side;
// The moves that follow a node: nodes without one are passed through.
const following = n => { const out = [], next = children(n).reverse(); while (next.length) { const m = next.pop(); if (worth(m)) out.push(m); else next.push(...children(m).reverse()); } return out; };
const spots = n => { const several = G.W.asked.places[n]; return several ? several[1] : G.place(n) ? [G.place(n) - 1] : []; };
const fits = (n, picked) => {
  const own = spots(n), several = G.W.asked.places[n];
  if (G.W.asked.single) return own.length > 0 && own[0] === picked[0];
  return own.length > 0 && own.length === picked.length && own.every((p, i) => several && several[0] ? p === picked[i] : picked.includes(p));
};
const label = p => { const [name, , , column, row] = G.W.places[p], said = (G.W.table.columns[column] || "") + (G.W.table.rows[row] || ""); return said || name; };
// How a move is written in this game, by places where nobody plays.
const sample = () => { const { example, passes, places } = G.W.asked, ordered = Object.values(places).some(several => several[0]); return example.length ? say(passes ? "or-pass" : "such-as", { example: example.map(label).join(ordered ? "-" : ",") }) : say("your-move"); };
// A line that ends goes on where the same position does.
const onward = n => { const m = G.W.asked.on[n]; return m !== undefined && !following(n).length ? m : n; };
// What the other side replies; nothing where it is the solver's turn.
function replyTo(n) {
  const next = following(n);
  if (!next.length || next.some(isMine)) return -1;
  const drawn = next.filter(m => G.W.asked.worth[m] & 4);
  if (drawn.length) return drawn[Math.floor(Math.random() * drawn.length)];
  const good = next.find(m => worth(m) > 1);
  return good === undefined ? next[0] : good;
}
// Goes on to a node that follows; what is written on the way there is to be read.
function advance(n) {
  const way = [];
  for (let m = n; m >= 0 && m !== asking.at; m = T.parent[m]) way.push(m);
  asking.read.push(...way.reverse());
  asking.at = n;
  paint(n);
}
function replies() {
  const said = [];
  asking.at = onward(asking.at);
  // A line that goes on elsewhere could lead back to where it was.
  for (let m, left = T.N; left-- > 0 && (m = replyTo(asking.at)) >= 0; asking.at = onward(asking.at)) { advance(m); said.push(moveName(m, G.W.plain)); }
  return said;
}
const written = nodes => nodes.map(n => { const c = G.comments.get(n); return G.W.asked.said[n] !== undefined ? G.W.asked.said[n] : c ? c[1] : ""; }).map(s => s.trim()).filter(Boolean).join("\n\n");
// Shows where one is, and says it: what came of a move is a sign and words.
function look(sign, said) {
  const { stage, line, side } = asking, turn = say("turn", { colour: colourName(side) }), text = written(asking.read);
  const dot = svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" });
  dot.append(svg("circle", { cx: 6, cy: 6, r: 5, fill: G.W.colours[side - 1][2] }));
  $("prompt").replaceChildren(dot, " " + turn);
  $("prompt").hidden = stage !== "asked";
  const heading = problems.length > 1 ? say("problem-of", { number: asking.number + 1, count: problems.length }) : say("one-problem");
  $("title").replaceChildren(heading, ...(/^(solved|shown)$/.test(stage) && G.W.named ? [" · ", apart(G.W.named)] : []));
  const [mark, words] = $("verdict").children;
  $("verdict").className = sign || "";
  mark.textContent = sign ? SIGNS[sign] : ""; words.textContent = said || "";
  const box = $("comment"); box.textContent = text; box.hidden = !text;
  const shown = { answer: stage === "asked", hint: stage === "asked", solution: stage === "asked" || stage === "failed", step: stage === "shown" && line.length > 0, again: stage !== "asked", following: problems.length > 1 };
  const typing = $("answer").contains(document.activeElement);
  for (const id in shown) $(id).hidden = !shown[id];
  // Who answers with keys goes on with them.
  if (typing && !shown.answer) $(stage === "solved" && shown.following ? "following" : "again").focus({ preventScroll: true });
  else if (byKeys && !typing && shown.answer) $("typed").focus({ preventScroll: true });
  $("play").hidden = G.W.asked.single && !asking.picked.length && !$("typed").value;
  part();
  rings();
  $("say").textContent = [said, text, stage === "asked" ? turn : ""].filter(Boolean).map(s => s.replace(/[.。]\s*$/, "")).join(". ") + ".";
}
function rings() {
  const at = (p, r, cls) => svg("circle", { cx: G.W.places[p][1] / 10, cy: G.W.places[p][2] / 10, r, class: cls });
  glow.replaceChildren(...asking.lit.map(p => at(p, 30, "lit")), ...asking.picked.map(p => at(p, 38, "picked")), ...(asking.ring >= 0 && asking.stage === "asked" ? [at(asking.ring, 44, "glow")] : []));
}
// Asks a question from its beginning.
function begin() {
  const [n, side] = G.W.asked.questions[problems[asking.number][1]], way = [];
  for (let m = n; m >= 0; m = T.parent[m]) way.unshift(m);
  Object.assign(asking, { at: n, side, stage: "asked", read: way, picked: [], lit: [], line: [], hints: 0 });
  paint(n);
}
async function pose(number) {
  asking = { number, ring: -1, lit: [], picked: [], read: [], line: [] };
  clearTimeout(later);
  veil(true);
  for (const id of ["move", "name", "score", "next", "players", "info", "forks", "instead", "moves"]) $(id).replaceChildren();
  listed.game = null;
  $("stale").hidden = true;
  const slider = $("slider"); slider.max = slider.value = 0; slider.removeAttribute("aria-valuetext");
  choices(problems.map((_, i) => entry(i)), i => ask.pose(i));
  if ($("games")) $("games").value = String(number);
  document.title = H.file;
  document.documentElement.classList.add("asking");
  $("numbers").checked = false;
  const game = problems[number][0];
  if (game === g && G) build();
  await enter(game);
  begin();
  $("typed").value = ""; $("typed").placeholder = sample();
  try { history.replaceState(null, "", "#problem" + (number + 1)); } catch {}
  look();
}
// An answer that the record has.
function take(n) {
  asking.read = []; asking.picked = []; asking.lit = [];
  advance(n);
  const value = worth(n);
  if (value === 3) {
    for (let next; (next = following(asking.at)).length === 1 && !isMine(next[0]);) advance(next[0]);
    return win();
  }
  const said = replies(), reply = said.length ? " " + say("reply", { made: said.join(", ") }) : "";
  if (value === 1) { asking.stage = "failed"; return look("wrong", say("wrong") + reply); }
  if (!following(asking.at).length) return win();
  look("right", say("right") + reply);
}
function win() {
  asking.stage = "solved"; solved.set(asking.number, G.W.named);
  const list = $("games");
  if (list) list.options[asking.number].textContent = entry(asking.number);
  look("right", say("solved"));
}
function play(picked) {
  const mine = following(asking.at).filter(isMine), found = mine.find(n => fits(n, picked));
  if (found !== undefined) return take(found);
  asking.picked = [];
  const taken = G.W.asked.single && told[picked[0]] > 0;
  // A stone is taken over by touching it.
  const swap = taken && mine.find(n => !spots(n).length && /^swap/i.test(G.W.plain[G.words[n] - 1] || ""));
  if (swap !== undefined && swap !== false) return take(swap);
  if (taken) return look("note", say("taken", { place: label(picked[0]) }));
  look("unknown", say("unknown", { places: picked.map(label).join(" ") }));
}
function type(text) {
  byKeys = true;
  const word = text.trim().toLowerCase();
  if (!word) return asking.picked.length ? play(asking.picked) : undefined;
  $("typed").value = "";
  const mine = following(asking.at).filter(isMine);
  const found = mine.find(n => (G.W.plain[G.words[n] - 1] || "").toLowerCase() === word || /^swap/.test(word) && /^swap/i.test(G.W.plain[G.words[n] - 1] || ""));
  if (found !== undefined) return take(found);
  const known = new Map();
  G.W.places.forEach((p, i) => { known.set(p[0].toLowerCase(), i); });
  G.W.places.forEach((p, i) => { known.set(label(i).toLowerCase(), i); });
  const picked = word.split(/[\s,;-]+/).filter(Boolean).map(part => known.get(part));
  if (picked.length && picked.every(p => p !== undefined)) return play(G.W.asked.single ? picked.slice(0, 1) : picked);
  if (/^(pass|swap)/.test(word)) return look("unknown", say("unknown", { places: "“" + word + "”" }));
  look("note", say("no-move", { text: text.trim() }));
}
// The part of the board in which the answer is, ever smaller.
function hint() {
  const n = following(asking.at).filter(isMine).find(m => worth(m) > 1), own = n === undefined ? [] : spots(n);
  if (!own.length) return look("note", say("no-hint"));
  const parts = 2 ** Math.min(++asking.hints, 3), { columns, rows } = G.W.table, [, , , column, row] = G.W.places[own[0]];
  const span = (at, lines) => { const long = Math.min(Math.max(Math.floor(lines / parts), 2), lines), least = Math.max(0, at - long + 1), most = Math.min(at, lines - long); const from = least + Math.floor(Math.random() * (most - least + 1)); return [from, from + long - 1]; };
  const c = span(column, columns.length), r = span(row, rows.length);
  asking.lit = G.W.places.flatMap((p, i) => p[3] >= c[0] && p[3] <= c[1] && p[4] >= r[0] && p[4] <= r[1] ? [i] : []);
  look("note", say("lit", { a: columns[c[0]], b: columns[c[1]], c: rows[r[0]], d: rows[r[1]] }));
}
// The solution, a move at a time.
function reveal() {
  begin();
  asking.stage = "shown";
  const line = [];
  let at = asking.at;
  for (let left = T.N; left > 0; left--) {
    const mine = following(at).filter(isMine).find(n => worth(n) > 1);
    if (mine === undefined) break;
    line.push([at, mine]); at = onward(mine);
    const done = worth(mine) === 3;
    for (let m; left-- > 0 && (m = done ? (following(at).length === 1 && !isMine(following(at)[0]) ? following(at)[0] : -1) : replyTo(at)) >= 0; at = onward(m)) line.push([at, m]);
    if (done) break;
  }
  asking.line = line;
  stepOn();
  if (asking.line.length) $("step").focus({ preventScroll: true });
}
function stepOn() {
  const next = asking.line.shift();
  if (!next) return look("note", say("that-is"));
  asking.read = []; asking.at = next[0];
  advance(next[1]);
  look("note", say(asking.line.length ? "solution-move" : "that-is-all", { made: moveName(next[1], G.W.plain) }));
}
// The games that somebody has chosen to read.
const read = new Set();
ask = {
  // Asks the first problem of a game, unless it is read already or asks nothing; says whether it does.
  first: async game => { const number = problems.findIndex(([i]) => i === game); if (number < 0 || read.has(game)) return false; await pose(number); return true; },
  // Of a problem the part is seen that its question has in print, and what was played since: it tells nothing of the answer.
  seen: () => {
    const corners = G.W.asked.parts[problems[asking.number][1]];
    return corners ? corners.concat([...told].flatMap((c, p) => c ? [p] : []), asking.ring < 0 ? [] : asking.ring).map(p => G.W.places[p]) : [];
  },
  pose: number => queue = queue.then(() => pose(number)),
  // A link to a problem; says whether it is one.
  from: async hash => { const m = /^#problem(\d+)$/.exec(hash), number = m && m[1] - 1; if (!m || !problems[number]) return false; await pose(number); return true; },
  end: () => { asking = null; document.documentElement.classList.remove("asking"); veil(false); contents(); part(); about(); },
  touch: (x, y) => {
    byKeys = false;
    if (asking.stage !== "asked") return;
    const to = board.getScreenCTM(), at = to && new DOMPoint(x, y).matrixTransform(to.inverse());
    let best = -1, far = 60;
    if (at) G.W.places.forEach((p, i) => { const d = Math.hypot(p[1] / 10 - at.x, p[2] / 10 - at.y); if (d < far) { far = d; best = i; } });
    if (best >= 0) ask.pick(best);
  },
  pick: p => {
    if (G.W.asked.single) return play([p]);
    asking.picked = asking.picked.includes(p) ? asking.picked.filter(q => q !== p) : [...asking.picked, p];
    look("note", asking.picked.length ? say("chosen", { places: asking.picked.map(label).join(" ") }) : say("nothing"));
  },
  key: (key, at) => {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    if (asking.stage === "shown" && key === "ArrowRight") { stepOn(); return true; }
    if (asking.stage !== "asked" || at.closest("a")) return false;
    const P = G.W.places;
    if (way && P.length) {
      let best = -1, far = Infinity;
      const middle = () => { const [x, y, w, h] = G.W.box.split(" ").map(Number); return [0, (x + w / 2) * 10, (y + h / 2) * 10]; };
      const from = asking.ring >= 0 ? P[asking.ring] : middle();
      P.forEach((p, i) => { const dx = p[1] - from[1], dy = p[2] - from[2], along = dx * way[0] + dy * way[1], across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]); const d = asking.ring >= 0 ? along + 3 * across : Math.hypot(dx, dy); if ((along > 1 || asking.ring < 0) && d < far) { far = d; best = i; } });
      if (best >= 0) asking.ring = best;
      part();
      rings();
      $("say").textContent = (told[asking.ring] ? label(asking.ring) + ", " + colourName(told[asking.ring]) : say("empty", { place: label(asking.ring) })) + ".";
      return true;
    }
    if (key === "Enter" && !at.closest("button") && asking.ring >= 0) { ask.pick(asking.ring); return true; }
    return false;
  },
};
$("answer").onsubmit = e => { e.preventDefault(); if (asking && asking.stage === "asked") type($("typed").value); };
$("typed").oninput = () => { $("play").hidden = G.W.asked.single && !$("typed").value; };
$("hint").onclick = hint;
$("solution").onclick = reveal;
$("step").onclick = stepOn;
$("again").onclick = () => { begin(); look(); };
$("following").onclick = () => ask.pose((asking.number + 1) % problems.length);
$("read").onclick = () => { const n = here; read.add(g); go(address(g, n)); };
$("solve").onclick = () => { read.delete(g); const i = problems.findIndex(([game]) => game === g); ask.pose(Math.max(i, 0)); };
