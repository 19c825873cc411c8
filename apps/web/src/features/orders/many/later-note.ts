import type { DeclaredRow } from './declared-file.ts';

type Row = Pick<DeclaredRow, 'problems' | 'notes' | 'orderIndex'>;

/**
 * What rows that are ready lack, which may be given later. `everywhere`: all of them the same, in the words of the
 * service.
 */
export function laterOf(rows: readonly Row[]): { everywhere: string | undefined } | undefined {
  const ready = rows.filter(({ problems }) => problems.length === 0);
  const lacking = ready.flatMap(({ notes }) => notes.filter(({ error }) => error === 'incomplete'));
  const [first] = lacking;
  if (first === undefined) return undefined;
  // The rows of one order say it once.
  const orders = new Set(ready.map(({ orderIndex }) => orderIndex)).size;
  const isEverywhere = lacking.length === orders && lacking.every(({ msg }) => msg === first.msg);
  return { everywhere: isEverywhere ? first.msg : undefined };
}
