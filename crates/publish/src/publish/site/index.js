"use strict";
// Sorts and filters the rows that are there: no server is asked for anything.
(() => {
const $ = id => document.getElementById(id), table = document.querySelector("table"), body = table.tBodies[0], find = $("find"), count = $("count"), sort = $("sort");
// Words as people look for them: without case and accents.
const letters = new Map(table.dataset.fold.split(" ").map(pair => [pair[0], pair.slice(1)]));
const fold = text => [...text.toLowerCase().replace(/\s*×\s*/g, "x").normalize("NFD").replace(/[\u0300-\u036f]/g, "")].map(letter => letters.get(letter) ?? letter).join("");
const rows = [...body.rows].map((row, at) => ({ row, at, text: fold(row.textContent), keys: [...row.cells].map(cell => cell.textContent) }));
const heads = [...table.tHead.rows[0].cells], said = count.textContent;
// By date, records stand beneath their months, or their years where no more is known.
let groups = [];
const time = key => { const found = /^(\d{4})(?:-(\d\d))?/.exec(key.trim()); return found ? found[0] : ""; };
const months = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { year: "numeric", month: "long", timeZone: "UTC" });
const named = at => at.length > 4 && +at.slice(5) >= 1 && +at.slice(5) <= 12 ? months.format(new Date(at + "-01T00:00:00Z")) : at.slice(0, 4);
function calendar(sorted, column) {
  let group = null;
  for (const r of sorted) {
    const at = time(r.keys[column]);
    if (at && (!group || group.at !== at)) {
      const row = document.createElement("tr"), cell = document.createElement("th");
      row.className = "month"; cell.colSpan = heads.length; cell.scope = "rowgroup"; cell.textContent = named(at);
      row.append(cell); r.row.before(row);
      groups.push(group = { at, row, rows: [] });
    } else if (!at) group = null;
    if (group) group.rows.push(r.row);
  }
}
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
function filter() {
  const words = fold(find.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const r of rows) { const is = words.every(word => r.text.includes(word)); r.row.hidden = !is; shown += is; }
  for (const group of groups) group.row.hidden = group.rows.every(row => row.hidden);
  count.textContent = words.length ? shown + " / " + rows.length : said;
  $("none").hidden = shown > 0 || !words.length;
}
// Sorts by a column, counted from 1, with a minus from its end; by nothing as the rows came.
function arrange(by) {
  const column = Math.abs(by), down = by[0] === "-", head = heads[column];
  for (const other of heads) other.removeAttribute("aria-sort");
  for (const group of groups.splice(0)) group.row.remove();
  const is = column > 0 && column < heads.length;
  if (is) head.setAttribute("aria-sort", down ? "descending" : "ascending");
  // What has nothing there comes last either way.
  const sorted = [...rows].sort((a, b) => {
    if (!is) return a.at - b.at;
    const [x, y] = [a.keys[column], b.keys[column]];
    if (!x !== !y) return x ? -1 : 1;
    return (down ? -1 : 1) * order.compare(x, y) || a.at - b.at;
  });
  body.append(...sorted.map(r => r.row));
  if (is && head.dataset.is === "date") calendar(sorted, column);
  sort.value = is ? by : "";
  filter();
}
const sortedBy = () => { const column = heads.findIndex(head => head.hasAttribute("aria-sort")); return column < 0 ? "" : (heads[column].getAttribute("aria-sort") === "descending" ? "-" : "") + column; };
// Who comes back finds what was looked for.
let later;
const remember = () => { clearTimeout(later); try { history.replaceState({ find: find.value, sort: sortedBy() }, ""); } catch {} };
find.oninput = () => { filter(); clearTimeout(later); later = setTimeout(remember, 400); };
body.addEventListener("click", remember, true);
sort.onchange = () => { arrange(sort.value); remember(); };
heads.forEach((head, column) => {
  const button = head.querySelector("button");
  // The last dates are looked for first.
  if (button) button.onclick = () => { const now = head.getAttribute("aria-sort"), down = now ? now === "ascending" : head.dataset.is === "date"; arrange((down ? "-" : "") + column); remember(); };
});
document.documentElement.classList.add("live");
const known = history.state;
if (known && typeof known.find === "string") find.value = known.find;
arrange(known && typeof known.sort === "string" ? known.sort : "");
// Some browsers fill the field in themselves, later.
addEventListener("pageshow", filter);
})();
