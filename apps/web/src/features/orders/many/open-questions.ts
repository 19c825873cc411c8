import type { DeclaredFile } from './declared-file.ts';

/**
 * Whether a file stands or falls with what its customer is asked: what is hidden in it, columns that are not known or
 * not clear, or where all of it goes. Its rows are judged by the answers; before them each would be wrong for the same
 * reason.
 */
export function hasOpenQuestions({
  unknownColumns,
  withoutPoint,
  orders,
  hidden,
  asked,
}: Pick<DeclaredFile, 'unknownColumns' | 'withoutPoint' | 'orders' | 'hidden' | 'asked'>): boolean {
  return (
    hidden.some(({ said }) => said === null) ||
    asked.some(({ said }) => said === null) ||
    unknownColumns.length > 0 ||
    (orders === 0 && withoutPoint > 0)
  );
}
