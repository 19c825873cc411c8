// The room of letters. It promises that a letter is queued if and only if the transaction that queues it commits.
import type { Locale } from '@rohi/contract/locales';
import type { Tx } from '../../platform/database.ts';
import { insertLetter } from './letter.store.ts';
import type { LetterName, LetterParams } from './letters.ts';

/** A letter to one address, in the reader's language. Not sent any more after `expiresAt`. */
export type Letter = {
  [Name in LetterName]: {
    to: string;
    locale: Locale;
    letter: Name;
    params: LetterParams[Name];
    expiresAt?: Date;
  };
}[LetterName];

/** Queues a letter in the caller's transaction; it goes out after the commit. The address has been checked by the caller. */
export async function queueLetter(tx: Tx, letter: Letter): Promise<void> {
  await insertLetter(tx, {
    name: letter.letter,
    locale: letter.locale,
    recipient: letter.to,
    params: letter.params,
    expiresAt: letter.expiresAt ?? null,
  });
}
