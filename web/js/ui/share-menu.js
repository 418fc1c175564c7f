/** @param {import("./table.js").Table} table */
export function open(table) {
  void table;
}
