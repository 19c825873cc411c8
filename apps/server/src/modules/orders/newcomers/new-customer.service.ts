/**
 * Owns how somebody of the office makes a customer who stands at the counter or rings up. Promises that a customer
 * who is alike is asked about first, also when two make the same customer at once, that one request makes one
 * customer, and that what lay under the code is the customer's from the same moment.
 */
import { maskName } from '@rohi/contract/accounts/masked-name';
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  AlikeCustomer,
  createCustomer,
  lookForAlike,
} from '@rohi/contract/orders/new-customer.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { maskPhone, readPhone } from '../../../platform/phone-numbers.ts';
import { isPersonNamed } from '../../../platform/search-text.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCustomersAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import {
  judgeCode,
  lockMakingOfCustomers,
  makeCustomer,
  type MadeCustomer,
} from '../../accounts/customers/make-customers.service.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { readNextCodes } from '../../accounts/users/new-customer-code.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findMade, noteMade } from '../../audit/change-row.service.ts';
import { isKnownPoint, recordBoundPoint } from '../points/pickup-binding.service.ts';
import { findOpenParcelsOfCustomer } from '../../tracking/tracking.service.ts';
import { findAlike, type AlikeRow } from './alike-customers.store.ts';
import { giveParcelsOfUnknownCodes } from './unknown-codes.service.ts';
import { findUnknownCodes } from './unknown-codes.store.ts';

type Clerk = { principal: UserPrincipal; actor: AuditActor };

/** Puts a note on the record of a customer, within the transaction. */
export type NoteOnCustomer = (
  tx: Tx,
  clerk: Clerk,
  note: { customerId: string; text: string },
) => Promise<void>;

/** So many who are alike are shown. */
const mostAlike = 5;

type Person = { name: string; phone: string | null; code: string | undefined };

/** Throws `accounts.badPhone`. */
function readPerson({
  name,
  phone,
  code,
}: Pick<BodyOf<typeof lookForAlike>, 'name' | 'phone' | 'code'>): Person {
  const typed = phone?.trim() ?? '';
  const number = typed === '' ? null : readPhone(typed);
  if (number === undefined) throw new AppError('accounts.badPhone');
  const text = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return { name: text, phone: number, code: code?.trim() === '' ? undefined : code };
}

/** Who is alike, which code comes next, and what is against the one that was named. Throws `accounts.badPhone`. */
export async function lookForCustomer(
  context: Context,
  { authorities }: UserPrincipal,
  body: BodyOf<typeof lookForAlike>,
): Promise<DataOf<typeof lookForAlike>> {
  const person = readPerson(body);
  const mayGiveReserved = authorities.has('customer:edit');
  const [alike, next, codeRefused, parcelsUnder] = await Promise.all([
    whoIsAlike(context.db, person),
    readNextCodes(context, 1),
    person.code === undefined ? undefined : judgeCode(context, person.code, mayGiveReserved),
    countUnder(context.db, person.code),
  ]);
  const nextCode = next.way === 'counted' ? (next.codes[0] ?? null) : null;
  return { alike, nextCode, codeRefused: codeRefused ?? null, parcelsUnder };
}

async function countUnder(db: Db, code: string | undefined): Promise<number> {
  const folded = code === undefined ? undefined : foldCustomerCode(code);
  if (folded === undefined) return 0;
  const texts = await findUnknownCodes(db, { folded: [folded] });
  const same = texts.filter(({ written }) => foldCustomerCode(written) === folded);
  return same.reduce((sum, { parcels }) => sum + parcels, 0);
}

async function whoIsAlike(db: Db | Tx, { name, phone, code }: Person): Promise<AlikeCustomer[]> {
  const named = code === undefined ? undefined : await findCustomersAsWritten(db, [code]);
  const codes = [...(named?.named.values() ?? []), ...(named?.unsure.values() ?? [])]
    .flat()
    .map(({ customerCode }) => customerCode);
  const rows = await findAlike(db, { name, phone, codes });
  return rows
    .map((row) => ({ row, by: likenessOf(row, { name, phone, codes }) }))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => b.by.length - a.by.length)
    .slice(0, mostAlike)
    .map(({ row, by }) => ({
      id: row.id,
      customerCode: row.customerCode,
      nameMasked: maskName(row.name) ?? '',
      phoneMasked: maskPhone(row.phone),
      by,
      waiting: row.waiting,
      coming: row.coming,
      lastCollectedAt: row.lastCollectedAt?.toISOString() ?? null,
      hasAccount: row.hasAccount,
    }));
}

/** One word alone is the name of many: only who is called by nothing else is alike then. */
function likenessOf(
  row: AlikeRow,
  { name, phone, codes }: { name: string; phone: string | null; codes: readonly string[] },
): AlikeCustomer['by'] {
  const isOneWord = !name.includes(' ');
  const isNamed =
    name !== '' && isPersonNamed(row.name, name) && (!isOneWord || isPersonNamed(name, row.name));
  return [
    ...(codes.includes(row.customerCode) ? (['CODE'] as const) : []),
    ...(phone !== null && row.phone === phone ? (['PHONE'] as const) : []),
    ...(isNamed ? (['NAME'] as const) : []),
  ];
}

/**
 * Makes a customer, or answers with those who are alike and were not seen yet. Throws `request.invalid`,
 * `accounts.badPhone`, `customers.badCode`, `customers.codeTaken`, `customers.codeKeptBack`,
 * `orders.pickupPointNeeded`.
 */
export async function createNewCustomer(
  context: Context,
  clerk: Clerk,
  body: BodyOf<typeof createCustomer>,
  noteOn: NoteOnCustomer,
): Promise<DataOf<typeof createCustomer>> {
  const person = readPerson(body);
  if (person.name === '')
    throw new AppError('request.invalid', { fields: [{ field: 'name', error: 'required' }] });
  if (body.pickupPointId !== undefined && !(await isKnownPoint(context, body.pickupPointId)))
    throw new AppError('orders.pickupPointNeeded');
  const request = { type: 'customer', actor: clerk.principal, requestId: body.requestId };
  const before = await madeBefore(context, request);
  if (before !== undefined) return before;
  return inTransaction(context.db, async (tx) => {
    await lockMakingOfCustomers(tx);
    // The same request twice at once: the first has made the customer by now.
    const rival = await madeBefore({ db: tx }, request);
    if (rival !== undefined) return rival;
    const alike = await whoIsAlike(tx, { ...person, code: undefined });
    const seen = new Set(body.anyway?.seen);
    if (alike.some(({ customerCode }) => !seen.has(customerCode))) return { made: null, alike };
    const made = await make(context, tx, clerk, { person, body, noteOn });
    await noteMade(tx, request, made.id, context.clock.now());
    return { made, alike };
  });
}

type Request = Parameters<typeof findMade>[1];

/** The customer of an earlier try of this request, with the parcels that are open now. */
async function madeBefore(
  { db }: { db: Db | Tx },
  request: Request,
): Promise<DataOf<typeof createCustomer> | undefined> {
  const id = await findMade({ db }, request);
  if (id === undefined) return undefined;
  const { customerCode, name } = await getCustomer(db, id);
  const parcels = (await findOpenParcelsOfCustomer(db, customerCode)).length;
  return { made: { id, customerCode, name, parcels }, alike: [] };
}

async function make(
  context: Context,
  tx: Tx,
  { principal, actor }: Clerk,
  { person, body, noteOn }: { person: Person; body: BodyOf<typeof createCustomer>; noteOn: NoteOnCustomer },
): Promise<MadeCustomer & { name: string; parcels: number }> {
  const at = context.clock.now();
  const maker = {
    userId: principal.userId,
    moveInId: null,
    mayGiveReserved: principal.authorities.has('customer:edit'),
  };
  const made = await makeCustomer(context, tx, maker, { ...person, locale: body.locale });
  if (body.pickupPointId !== undefined) await recordBoundPoint(context, tx, made.id, body.pickupPointId);
  // What lies under a code that was drawn or counted is somebody else's.
  const codes = person.code === undefined ? [] : [made.customerCode];
  const found = await giveParcelsOfUnknownCodes(context, tx, [{ customerCode: made.customerCode, codes }]);
  const parcels = found.get(made.customerCode) ?? 0;
  await recordAudit(tx, {
    at,
    actor,
    action: 'customer:make',
    subject: { type: 'account', id: made.id },
    details: {
      customerCode: made.customerCode,
      locale: body.locale,
      parcels,
      double: body.anyway?.reason ?? null,
    },
  });
  const text = body.note?.trim() ?? '';
  if (text !== '') await noteOn(tx, { principal, actor }, { customerId: made.id, text });
  return { ...made, name: person.name, parcels };
}
