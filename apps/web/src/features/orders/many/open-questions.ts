import type { DeclaredFile } from './declared-file.ts';

/**
 * Whether a file stands or falls with what its customer is asked: columns that are not known, or where all of it goes. Its rows are judged
 * by the answers; before them each would be wrong for the same reason.
 */
export function hasOpenQuestions({
  unknownColumns,
  withoutPoint,
  orders,
}: Pick<DeclaredFile, 'unknownColumns' | 'withoutPoint' | 'orders'>): boolean {
  return unknownColumns.length > 0 || (orders === 0 && withoutPoint > 0);
}
