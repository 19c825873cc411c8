/** Who stands behind a customer code. */
import type { Db, Tx } from '../../platform/database.ts';
import { findUsersByCustomerCodes } from './user.store.ts';

/** The accounts of these customer codes, by code; a code that no account has is missing. */
export function findCustomersOfCodes(
  db: Db | Tx,
  customerCodes: readonly string[],
): Promise<Map<string, string>> {
  return findUsersByCustomerCodes(db, customerCodes);
}
