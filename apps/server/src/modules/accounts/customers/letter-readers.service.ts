/** Who reads letters about parcels: customers with an address who want them. */
import type { Locale } from '@rohi/contract/locales';
import type { Tx } from '../../../platform/database.ts';
import { findLetterReaders } from '../users/user.store.ts';

export type LetterReader = { email: string; locale: Locale };

/**
 * The readers of these customer codes; a customer without an address, disabled, or who wants no letters is missing.
 * `isDue`: for what must be announced to them whether they want letters about parcels or not.
 */
export function readersOf(
  tx: Tx,
  customerCodes: readonly string[],
  { isDue = false }: { isDue?: boolean } = {},
): Promise<Map<string, LetterReader>> {
  return findLetterReaders(tx, customerCodes, isDue);
}
