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

type RowKey = Pick<RowPlace, 'sheet' | 'row' | 'block'>;

/** What was said of a row that something is asked of. */
export type MoveInAnswers = {
  of: (row: RowPlace, about: MoveInQuestion) => { say: MoveInSay; code?: string | undefined } | undefined;
};

/** By what a row is known in its file. */
export function keyOfRow({ sheet, row, block }: RowKey): string {
  return `${sheet}:${row}:${block}`;
}

/** Where an answer of a row to one question is stored. */
const keyOfAnswer = (row: RowKey, about: MoveInQuestion) => `${keyOfRow(row)} ${about}`;

/**
 * Keeps an answer of a row to the question that it has now: another question that may follow is asked by itself. A code
 * that is named stands for the row, whatever is asked of it.
 */
export function keepAnswer(
  stored: StoredAnswers,
  row: RowKey,
  about: MoveInQuestion,
  answer: StoredAnswers[string],
): void {
  const isNamed = answer.say === 'code';
  delete stored[isNamed ? keyOfAnswer(row, about) : keyOfRow(row)];
  stored[isNamed ? keyOfRow(row) : keyOfAnswer(row, about)] = answer;
}

/** What was said of a row to a question: of the row itself, else of all with the question. */
export function answerTo(
  stored: StoredAnswers,
  row: RowKey,
  about: MoveInQuestion,
): StoredAnswers[string] | undefined {
  const may: readonly MoveInSay[] = moveInAnswers[about];
  return [stored[keyOfAnswer(row, about)], stored[keyOfRow(row)], stored[about]].find(
    (each) => each !== undefined && may.includes(each.say),
  );
}

/** What was said of rows; `later` is none. */
export function answersOf(stored: StoredAnswers): MoveInAnswers {
  return {
    of: (row, about) => {
      const answer = answerTo(stored, row, about);
      return answer?.say === 'later' ? undefined : answer;
    },
  };
}
