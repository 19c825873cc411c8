/** Customers as other rooms need them: who stands behind a code, and how to reach somebody. */
import type { Db, Tx } from '../../platform/database.ts';
import { findCustomerById, findUsersByCustomerCodes, type Customer } from './user.store.ts';

export type { Customer } from './user.store.ts';

/** The accounts of these customer codes, by code; a code that no account has is missing. */
export function findCustomersOfCodes(
  db: Db | Tx,
  customerCodes: readonly string[],
): Promise<Map<string, string>> {
  return findUsersByCustomerCodes(db, customerCodes);
}

/** A customer by the id of his account; the caller knows that there is one. */
export async function getCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = await findCustomerById(db, id);
  if (customer === undefined) throw new RangeError('there is no customer of this id');
  return customer;
}
