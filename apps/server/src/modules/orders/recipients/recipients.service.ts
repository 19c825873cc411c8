/**
 * Owns the book of recipients of a customer. It promises that customers see and change only their own, that no person
 * stands in it twice, and that an order is never changed through it: orders keep a copy.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { mostRecipients } from '@rohi/contract/orders/order-rules';
import type {
  addRecipient,
  changeRecipient,
  listRecipients,
} from '@rohi/contract/orders/recipients.contract';
import { compareTajik } from '@rohi/contract/tajik-order';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { pointOf } from '../orders/order-list.service.ts';
import { isKnownPoint, pointsById } from '../points/pickup-binding.service.ts';
import {
  clearDefault,
  deleteRecipient,
  deleteRecipients,
  findRecipients,
  insertRecipient,
  lockBook,
  updateRecipient,
  type StoredRecipient,
} from './recipient.store.ts';

type ShownRecipient = DataOf<typeof listRecipients>[number];
type Entry = Omit<BodyOf<typeof addRecipient>, 'requestId'>;
type ReadEntry = Omit<StoredRecipient, 'id' | 'version' | 'isDefault'>;

/** The own book, the usual recipient first. */
export async function listOwnRecipients(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<ShownRecipient[]> {
  const points = await pointsById(context, locale);
  return (await findOwnRecipients(context, principal)).map((recipient) => {
    const { pickupPointId, ...view } = recipient;
    return { ...view, pickupPoint: pointOf(points, pickupPointId) };
  });
}

/** The same for the rooms above: points by their ids. */
export async function findOwnRecipients(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<StoredRecipient[]> {
  const book = await findRecipients(db, principal.userId);
  return book.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || compareTajik(one.name, other.name),
  );
}

/**
 * Adds somebody to the own book; the first one is the usual recipient. Throws `orders.recipientKnown` when name and
 * phone stand there already, `orders.tooManyRecipients`, `orders.pickupPointNeeded`.
 */
export async function addToBook(
  context: Context,
  principal: UserPrincipal,
  { requestId, ...body }: BodyOf<typeof addRecipient>,
  locale: Locale,
): Promise<ShownRecipient> {
  const entry = await readEntry(context, body);
  const id = await inTransaction(context.db, async (tx) => {
    await lockBook(tx, principal.userId);
    const [made] = await findRecipients(tx, principal.userId, requestId);
    if (made !== undefined) return made.id;
    const book = await findRecipients(tx, principal.userId);
    if (book.length >= mostRecipients)
      throw new AppError('orders.tooManyRecipients', { params: { max: mostRecipients } });
    refuseKnown(book, entry);
    const recipient = { id: randomUUID(), ...entry, isDefault: body.isDefault ?? book.length === 0 };
    await makeWay(tx, principal, recipient.isDefault);
    await insertRecipient(tx, principal.userId, requestId, context.clock.now(), recipient);
    return recipient.id;
  });
  return shownById(context, principal, id, locale);
}

/**
 * Changes an entry over the version that the form was filled from. Throws `orders.recipientNotFound`, also for somebody
 * else's, `orders.recipientChangedMeanwhile`, `orders.recipientKnown`, `orders.pickupPointNeeded`.
 */
export async function changeInBook(
  context: Context,
  principal: UserPrincipal,
  id: string,
  { version, ...body }: BodyOf<typeof changeRecipient>,
  locale: Locale,
): Promise<ShownRecipient> {
  const entry = await readEntry(context, body);
  await inTransaction(context.db, async (tx) => {
    await lockBook(tx, principal.userId);
    const book = await findRecipients(tx, principal.userId);
    const before = book.find((recipient) => recipient.id === id);
    if (before === undefined) throw new AppError('orders.recipientNotFound');
    if (before.version !== version) throw new AppError('orders.recipientChangedMeanwhile');
    refuseKnown(
      book.filter((recipient) => recipient.id !== id),
      entry,
    );
    const isDefault = body.isDefault ?? before.isDefault;
    await makeWay(tx, principal, isDefault && !before.isDefault);
    // What the form does not send stays.
    const note = body.note === undefined ? before.note : entry.note;
    const pickupPointId = body.pickupPointId === undefined ? before.pickupPointId : entry.pickupPointId;
    await updateRecipient(tx, { ...before, ...entry, note, pickupPointId, isDefault });
  });
  return shownById(context, principal, id, locale);
}

/** Takes an entry out of the own book. Throws `orders.recipientNotFound`, also for somebody else's. */
export async function removeFromBook(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<null> {
  if (!(await deleteRecipient(db, principal.userId, id))) throw new AppError('orders.recipientNotFound');
  return null;
}

async function shownById(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<ShownRecipient> {
  const book = await listOwnRecipients(context, principal, locale);
  const fromBook = book.find((recipient) => recipient.id === id);
  if (fromBook === undefined) throw new AppError('orders.recipientNotFound');
  return fromBook;
}

/** There is one usual recipient at most: the one before steps back. */
async function makeWay(tx: Tx, principal: UserPrincipal, isNeeded: boolean): Promise<void> {
  if (isNeeded) await clearDefault(tx, principal.userId);
}

/** The same person twice would leave open which entry is meant. */
function refuseKnown(book: readonly StoredRecipient[], { name, phone }: ReadEntry): void {
  const isSame = (recipient: StoredRecipient) =>
    recipient.phone === phone && recipient.name.toLowerCase() === name.toLowerCase();
  if (book.some(isSame)) throw new AppError('orders.recipientKnown');
}

async function readEntry(context: Context, entry: Entry): Promise<ReadEntry> {
  const problems: FieldProblem[] = [];
  const name = oneLine(entry.name);
  if (name === '') problems.push({ field: 'name', error: 'required' });
  const phone = readPhone(entry.phone);
  if (phone === undefined) problems.push({ field: 'phone', error: 'badFormat' });
  if (phone === undefined || problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  const pickupPointId = entry.pickupPointId ?? null;
  if (pickupPointId !== null && !(await isKnownPoint(context, pickupPointId)))
    throw new AppError('orders.pickupPointNeeded');
  return { name, phone, pickupPointId, note: oneLine(entry.note ?? '') || null };
}

function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** Somebody for a book that was filled elsewhere; `phone` in international form. */
export type RecordedRecipient = Pick<
  StoredRecipient,
  'name' | 'phone' | 'pickupPointId' | 'note' | 'isDefault'
>;

/** Writes down the entries of a book that is empty. */
export async function recordRecipients(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  customerId: string,
  recipients: readonly RecordedRecipient[],
): Promise<void> {
  for (const recipient of recipients)
    await insertRecipient(tx, customerId, randomUUID(), clock.now(), { id: randomUUID(), ...recipient });
}

/** Forgets the book of a customer who leaves; orders keep their copies. */
export async function forgetRecipients(tx: Tx, customerId: string): Promise<void> {
  await deleteRecipients(tx, customerId);
}
