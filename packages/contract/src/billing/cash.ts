/** Notes that are counted, from the largest down; coins of somoni are typed as one sum. */
export const notesOf = {
  TJS: [500, 200, 100, 50, 20, 10, 5, 3, 1],
  USD: [100, 50, 20, 10, 5, 2, 1],
} as const;

export const cashCurrencies = ['TJS', 'USD'] as const;
export type CashCurrency = (typeof cashCurrencies)[number];

/** What a drawer is: one of the counter, or the purse of a courier. */
export const drawerKinds = ['COUNTER', 'PURSE'] as const;
export type DrawerKind = (typeof drawerKinds)[number];

/** So many of each note, by what stands on it; one that is not named is not there. */
export type CountedNotes = { readonly [Note in string]?: number | undefined };

const minorPerUnit = 100n;

/** What counted notes and coins come to, in minor units. */
export function countedMinor(currency: CashCurrency, notes: CountedNotes, coinsMinor: bigint): bigint {
  return notesOf[currency].reduce(
    (sum, note) => sum + BigInt(note) * BigInt(notes[String(note)] ?? 0) * minorPerUnit,
    coinsMinor,
  );
}

/** Why cash is paid out of a drawer, other than to a customer. */
export const payOutReasons = ['PACKING', 'TRANSPORT', 'HOUSEHOLD', 'POSTAGE', 'OTHER'] as const;

/** Why the cash counted is not what was expected; `UNKNOWN` is an answer too. */
export const differenceReasons = ['CHANGE', 'MISCOUNT', 'UNRECORDED', 'FALSE_NOTE', 'UNKNOWN'] as const;
