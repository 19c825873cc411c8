/** Customers as other rooms need them: who stands behind a code, and how to reach somebody. */
import { claimDocumentDays } from '@rohi/contract/accounts/claim-rules';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findClaimedAt,
  findCustomerById,
  findUsersByCustomerCodes,
  readDeclarer,
  type Customer,
  type Declarer,
} from '../users/user.store.ts';

export type { Customer, Declarer } from '../users/user.store.ts';

/** The accounts of these customer codes, by code; a code that no account has is missing. */
export function findCustomersOfCodes(
  db: Db | Tx,
  customerCodes: readonly string[],
): Promise<Map<string, string>> {
  return findUsersByCustomerCodes(db, customerCodes);
}

/**
 * Whether money of this customer goes out against a document alone: so long after a claim, since a slip may have come
 * into other hands.
 */
export async function needsDocument(db: Db | Tx, customerCode: string, now: Date): Promise<boolean> {
  const claimedAt = await findClaimedAt(db, customerCode);
  return claimedAt !== null && now.getTime() - claimedAt.getTime() < claimDocumentDays * 86_400_000;
}

/** A customer by the id of the account; the caller knows that there is one. */
export async function getCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = await findCustomerById(db, id);
  if (customer === undefined) throw new RangeError('there is no customer of this id');
  return customer;
}

/** What says how much a customer may declare; the caller knows that there is one. */
export async function findDeclarer(db: Db | Tx, id: string): Promise<Declarer> {
  const declarer = await readDeclarer(db, id, 'read');
  if (declarer === undefined) throw new RangeError('there is no customer of this id');
  return declarer;
}

/** The same; until the end of the transaction what this customer declares is counted here only. */
export async function lockDeclarer(tx: Tx, id: string): Promise<Declarer> {
  const declarer = await readDeclarer(tx, id, 'lock');
  if (declarer === undefined) throw new RangeError('there is no customer of this id');
  return declarer;
}
