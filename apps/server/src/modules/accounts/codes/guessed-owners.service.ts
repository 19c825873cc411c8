/** Possible owners of a text that no account has as a code: suggestions for a person who looks at them. */
import { foldCustomerCode, partsOfCode } from '@rohi/contract/accounts/customer-code';
import type { Db, Tx } from '../../../platform/database.ts';
import { listCustomerNames, listShapes } from './customer-code.store.ts';
import { findCustomersAsWritten, findOwnersOfFolded } from './customer-codes.service.ts';

export type GuessedOwner = {
  customerCode: string;
  name: string;
  /** Noughts before the number, signs that look alike, or the same digits after other letters. */
  by: 'NOUGHTS' | 'LOOKS_ALIKE' | 'DIGITS';
};

const alike: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I', B: '8', 8: 'B' };

/** A folded code with one of its signs taken for the one that looks like it. */
function lookAlikesOf(folded: string): string[] {
  return [...folded].flatMap((sign, at) => {
    const other = alike[sign];
    return other === undefined
      ? []
      : (foldCustomerCode(folded.slice(0, at) + other + folded.slice(at + 1)) ?? []);
  });
}

/** At most five customers for each text, the likeliest first; a text without any is missing. */
export async function guessOwners(
  db: Db | Tx,
  texts: readonly string[],
): Promise<Map<string, GuessedOwner[]>> {
  const letters = [...new Set((await listShapes(db)).map((shape) => shape.letters))];
  const sought = texts.map((text) => {
    const folded = foldCustomerCode(text) ?? '';
    const { digits } = partsOfCode(folded);
    return {
      text,
      lookAlikes: lookAlikesOf(folded),
      sameDigits: digits === '' ? [] : letters.map((each) => each + digits).filter((each) => each !== folded),
    };
  });
  const [{ named, unsure }, byFolded] = await Promise.all([
    findCustomersAsWritten(db, texts),
    findOwnersOfFolded(
      db,
      sought.flatMap(({ lookAlikes, sameDigits }) => [...lookAlikes, ...sameDigits]),
    ),
  ]);
  const guessed = sought.map(({ text, lookAlikes, sameDigits }) => {
    const noughts = [named.get(text) ?? [], unsure.get(text) ?? []].flat();
    const found = [
      ...noughts.map(({ customerCode }) => ({ customerCode, by: 'NOUGHTS' as const })),
      ...lookAlikes
        .flatMap((each) => byFolded.get(each) ?? [])
        .map(({ customerCode }) => ({ customerCode, by: 'LOOKS_ALIKE' as const })),
      ...sameDigits
        .flatMap((each) => byFolded.get(each) ?? [])
        .map(({ customerCode }) => ({ customerCode, by: 'DIGITS' as const })),
    ];
    const first = new Map(found.toReversed().map((each) => [each.customerCode, each]));
    return {
      text,
      found: found.filter((each) => first.get(each.customerCode) === each).slice(0, mostGuesses),
    };
  });
  const names = await listCustomerNames(
    db,
    guessed.flatMap(({ found }) => found.map(({ customerCode }) => customerCode)),
  );
  return new Map(
    guessed.flatMap(({ text, found }) =>
      found.length === 0
        ? []
        : [[text, found.map((each) => ({ ...each, name: names.get(each.customerCode) ?? '' }))] as const],
    ),
  );
}

const mostGuesses = 5;
