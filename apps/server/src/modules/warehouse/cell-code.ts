/** How a cell of a warehouse is written: `A-12-3`, `区2.14`. */
const cellForm = /^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u;
const longestCell = 20;

/** The normal form of what was scanned or typed as a cell; undefined for what is none, such as the code of a parcel. */
export function readCell(typed: string): string | undefined {
  const cell = typed.normalize('NFKC').toUpperCase().normalize('NFKC').trim();
  return cell.length <= longestCell && cellForm.test(cell) ? cell : undefined;
}
