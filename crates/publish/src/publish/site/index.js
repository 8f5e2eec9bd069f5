"use strict";
// Sorts and filters the rows that are there: no server is asked for anything.
(() => {
const table = document.querySelector("table"), body = table.tBodies[0], find = document.getElementById("find"), count = document.getElementById("count");
const rows = [...body.rows].map((row, at) => ({ row, at, text: row.textContent.toLowerCase(), keys: [...row.cells].map(cell => cell.dataset.key || cell.textContent) }));
const said = count.textContent;
// By date, records stand beneath their months, or their years where no more is known.
let heads = [];
const time = key => { const found = /^(\d{4})(?:-(\d\d))?/.exec(key.trim()); return found ? found[0] : ""; };
const months = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { year: "numeric", month: "long", timeZone: "UTC" });
const named = at => at.length > 4 && +at.slice(5) >= 1 && +at.slice(5) <= 12 ? months.format(new Date(at + "-01T00:00:00Z")) : at.slice(0, 4);
function calendar(sorted, column) {
  let group = null;
  for (const r of sorted) {
    const at = time(r.keys[column]);
    if (at && (!group || group.at !== at)) {
      const row = document.createElement("tr"), cell = document.createElement("th");
      row.className = "month"; cell.colSpan = 6; cell.scope = "rowgroup"; cell.textContent = named(at);
      row.append(cell); r.row.before(row);
      heads.push(group = { at, row, rows: [] });
    } else if (!at) group = null;
    if (group) group.rows.push(r.row);
  }
}
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const r of rows) { const is = words.every(word => r.text.includes(word)); r.row.hidden = !is; shown += is; }
  for (const head of heads) head.row.hidden = head.rows.every(row => row.hidden);
  count.textContent = words.length ? shown + " / " + rows.length : said;
}
find.oninput = filter;
[...table.tHead.rows[0].cells].forEach((head, column) => {
  const button = head.querySelector("button");
  if (!button) return;
  button.onclick = () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    // What has nothing there comes last either way.
    const sorted = [...rows].sort((a, b) => {
      const [x, y] = [a.keys[column], b.keys[column]];
      if (!x !== !y) return x ? -1 : 1;
      return (down ? -1 : 1) * order.compare(x, y) || a.at - b.at;
    });
    for (const head of heads.splice(0)) head.row.remove();
    body.append(...sorted.map(r => r.row));
    if (head.dataset.is === "date") calendar(sorted, column);
    filter();
  };
});
document.documentElement.classList.add("live");
filter();
})();
