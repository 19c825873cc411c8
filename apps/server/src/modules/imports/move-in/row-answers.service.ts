import { moveInAnswers, type MoveInQuestion, type MoveInSay } from '@rohi/contract/imports/move-in-rules';
import type { StoredAnswers } from './move-in-file.store.ts';

/** Where a row stands in its file. */
export type RowPlace = {
  /** Of all rows of the file, from 0. */
  at: number;
  sheet: number;
  row: number;
  block: number;
};

/** What was said of a row that something is asked of. */
export type MoveInAnswers = {
  of: (row: RowPlace, about: MoveInQuestion) => { say: MoveInSay; code?: string | undefined } | undefined;
};

/** By what a row is known in its file. */
export function keyOfRow({ sheet, row, block }: Pick<RowPlace, 'sheet' | 'row' | 'block'>): string {
  return `${sheet}:${row}:${block}`;
}

/** The answer of the row itself, else of its question; `later`, and what does not answer this question, is none. */
export function answersOf(stored: StoredAnswers): MoveInAnswers {
  return {
    of: (row, about) => {
      const may: readonly MoveInSay[] = moveInAnswers[about];
      const answer = [stored[keyOfRow(row)], stored[about]].find(
        (each) => each !== undefined && may.includes(each.say),
      );
      return answer?.say === 'later' ? undefined : answer;
    },
  };
}
