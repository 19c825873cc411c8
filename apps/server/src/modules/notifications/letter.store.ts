import type { Locale } from '@rohi/contract/locales';
import type { Tx } from '../../platform/database.ts';

export type NewLetter = {
  name: string;
  locale: Locale;
  recipient: string;
  params: object;
  expiresAt: Date | null;
};

/** Returns the letter's id. */
export async function insertLetter(tx: Tx, letter: NewLetter): Promise<string> {
  const { id } = await tx
    .insertInto('letter')
    .values({
      name: letter.name,
      locale: letter.locale,
      recipient: letter.recipient,
      params: JSON.stringify(letter.params),
      expires_at: letter.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
