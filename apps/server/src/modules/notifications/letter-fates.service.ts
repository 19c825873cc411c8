/** What became of letters, for the rooms that had them sent. Neither the address nor the words are given. */
import type { Db } from '../../platform/database.ts';
import { letterFates, type LetterFate } from './letter.store.ts';

export type { LetterFate } from './letter.store.ts';

/** The letters of these ids that are not forgotten yet. */
export async function findLetterFates(db: Db, ids: readonly string[]): Promise<LetterFate[]> {
  return ids.length === 0 ? [] : letterFates(db, ids);
}
