/** What became of letters, for the rooms that had them sent. Neither the address nor the words are given. */
import type { Db, Tx } from '../../platform/database.ts';
import { letterFates, withdrawWaiting, type LetterFate } from './letter.store.ts';

export type { LetterFate } from './letter.store.ts';

/** The letters of these ids that are not forgotten yet. */
export async function findLetterFates(db: Db | Tx, ids: readonly string[]): Promise<LetterFate[]> {
  return ids.length === 0 ? [] : letterFates(db, ids);
}

/**
 * Withdraws those of these letters that still wait: they do not go out any more. Returns their ids. One that the mail
 * server is taking at this moment is among them, and has the fate `sent` a little later.
 */
export async function withdrawLetters(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  return ids.length === 0 ? [] : withdrawWaiting(tx, ids, at);
}
