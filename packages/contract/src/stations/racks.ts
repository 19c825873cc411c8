/**
 * The rack of a cell: what stands before the first mark (`C` of `C-03`), else its first letters (`A` of `A12`), else
 * the cell itself.
 */
export function rackOf(cell: string): string {
  const marked = /^([^./-]+)[./-]/u.exec(cell)?.[1];
  return marked ?? /^(\p{L}+)\p{N}/u.exec(cell)?.[1] ?? cell;
}
