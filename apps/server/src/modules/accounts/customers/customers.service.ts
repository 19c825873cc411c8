/** Customers as other rooms need them: who stands behind a code, and how to reach somebody. */
import type { Db, Tx } from '../../../platform/database.ts';
import {
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
