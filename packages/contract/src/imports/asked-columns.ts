/** The questions about the columns of a file before it counts, for any sender, and the answers. */
import type { ColumnQuestion } from './office-import-rules.ts';

/** Of an answer `meaning`: the column is of no use. */
export const noUse = 'none';

export type ColumnAnswer = {
  about: ColumnQuestion;
  /** Where the column stands, from 0; of those that mean the same the first. */
  index: number;
  /** One of the question's `choices`. */
  value: string;
};

/** A question about a column, in words of its reader. */
export type AskedColumn = Omit<ColumnAnswer, 'value'> & {
  header: string;
  /** Up to three of its values. */
  samples: string[];
  question: string;
  choices: { value: string; name: string }[];
  /** What was said; null while that has to be asked. */
  said: string | null;
};
