/** Customers as other rooms need them: who stands behind a code, and how to reach somebody. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
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

/** An account and its customer code in the normal form. */
export type NamedCustomer = { id: string; customerCode: string };

/**
 * The customers named by codes as people have written them on a box or in a list (`639312`, `tj 639312`), by the text as it was
 * given; a text that names no account is missing.
 */
export async function findCustomersAsWritten(
  db: Db | Tx,
  texts: readonly string[],
): Promise<Map<string, NamedCustomer>> {
  const codes = new Map(texts.map((text) => [text, readCustomerCode(text)]));
  const accounts = await findUsersByCustomerCodes(db, [
    ...new Set([...codes.values()].filter((code) => code !== undefined)),
  ]);
  return new Map(
    [...codes].flatMap(([text, customerCode = '']) => {
      const id = accounts.get(customerCode);
      return id === undefined ? [] : [[text, { id, customerCode }] as const];
    }),
  );
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

/** The same; until the end of the transaction nobody else counts what this customer declares. */
export async function lockDeclarer(tx: Tx, id: string): Promise<Declarer> {
  const declarer = await readDeclarer(tx, id, 'lock');
  if (declarer === undefined) throw new RangeError('there is no customer of this id');
  return declarer;
}
