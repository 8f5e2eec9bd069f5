"use strict";
// Sorts and filters the rows that are there: no server is asked for anything.
(() => {
const table = document.querySelector("table"), body = table.tBodies[0], find = document.getElementById("find"), count = document.getElementById("count");
const rows = [...body.rows].map((row, at) => ({ row, at, text: row.textContent.toLowerCase(), keys: [...row.cells].map(cell => cell.dataset.key || cell.textContent) }));
const said = count.textContent;
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const r of rows) { const is = words.every(word => r.text.includes(word)); r.row.hidden = !is; shown += is; }
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
    body.append(...sorted.map(r => r.row));
  };
});
document.documentElement.classList.add("live");
filter();
})();
