const dayMs = 86_400_000;

/**
 * Whole days from `today` to the last free day, both `yyyy-mm-dd` in Dushanbe: 0 on that day, negative when it is over.
 */
export function freeDaysLeft(freeUntil: string, today: string): number {
  return Math.round((Date.parse(freeUntil) - Date.parse(today)) / dayMs);
}

/** How many of so many cells, one a free day, are filled. */
export function filledCells(left: number, cells: number): number {
  return Math.max(0, Math.min(left, cells));
}

/** From this many days on the cells are dark. */
export function isPressing(left: number): boolean {
  return left <= 3;
}
