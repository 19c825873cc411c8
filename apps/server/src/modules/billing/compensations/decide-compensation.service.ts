/**
 * Owns what the office decides about compensations. Promises that no more is granted than was paid for the delivery and
 * is not refunded, that what goes to a balance is posted once, by two people above what one decides alone and never by
 * the clerk who has written it down, and that the customer gets the decision with its reason by letter in the same
 * transaction.
 */
import type {
  decideCompensation as decideCall,
  StaffCompensation,
} from '@rohi/contract/billing/compensations.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readAttachment } from '../../attachments/attachments.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { leftOfDeliveries } from '../charges/delivery-left.store.ts';
import { house, ofCustomer } from '../ledger/account-kinds.ts';
import { post } from '../ledger/ledger.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { decideAlone } from '../sole-decisions/sole-decisions.service.ts';
import { describe, requireCompensation, tooMuch, usd } from './ask-compensation.service.ts';
import {
  deliveryOf,
  findCompensation,
  openCompensations,
  storeDecision,
  type CompensationRow,
} from './compensation.store.ts';

const mostListed = 200;

/** What waits for the office or a second person, the first to be decided first. */
export async function readWaitingCompensations({
  db,
}: Pick<Context, 'db'>): Promise<{ list: StaffCompensation[] }> {
  const rows = await openCompensations(db, mostListed);
  return { list: await Promise.all(rows.map((row) => describeForStaff(db, row))) };
}

async function describeForStaff(db: Db | Tx, row: CompensationRow): Promise<StaffCompensation> {
  const { customerCode, parcelId, askedBy, decidedBy, granted, reason } = row;
  const { paid = 0n } = (await deliveryOf(db, customerCode, parcelId)) ?? {};
  return {
    ...describe(row),
    customerCode,
    askedBy,
    decidedBy,
    reason,
    paid: usd(paid),
    granted: granted === null ? null : usd(granted),
  };
}

/** The file of a photo; that somebody has looked is on record. Throws `billing.notFound`. */
export async function readCompensationPhoto(
  context: Context,
  viewer: Viewer,
  { id, photoId }: { id: string; photoId: string },
): Promise<{ bytes: Buffer; fileName: string }> {
  const { customerCode, trackingCode } = await requireCompensation(context.db, id);
  const bytes = await readAttachment(context, { subject: 'COMPENSATION', subjectIds: [id], id: photoId });
  if (bytes === undefined) throw new AppError('billing.notFound');
  const customerId = (await findCustomersOfCodes(context.db, [customerCode])).get(customerCode);
  const person = customerId === undefined ? null : { id: customerId, name: customerCode };
  await recordLook(context, viewer, { kind: 'PHOTO', person, subjectId: trackingCode });
  return { bytes, fileName: `${trackingCode}.jpg` };
}

/**
 * Grants or refuses. Throws `billing.notFound`, `billing.alreadyDecided`, `billing.secondPersonNeeded`,
 * `billing.compensationTooMuch`.
 */
export function decideOnCompensation(
  context: Context,
  clerk: MoneyClerk,
  { id, granted, ...body }: { id: string } & BodyOf<typeof decideCall>,
): Promise<StaffCompensation> {
  const { name, userId } = clerk.principal;
  const reason = body.reason.trim();
  const moneyRequest = { id, requestId: body.requestId, asked: { granted, reason } };
  return byOffice(context, clerk, 'compensation:decide', moneyRequest, async (tx, row) => {
    if (row.state !== 'WAITING') throw new AppError('billing.alreadyDecided');
    if (row.askedById === userId) throw new AppError('billing.secondPersonNeeded');
    await requireWithin(tx, row, granted);
    const decided = { granted, reason, decidedAt: context.clock.now(), decidedBy: name, decidedById: userId };
    const act = { id, kind: 'COMPENSATION', customerCode: row.customerCode, paymentId: null } as const;
    const isAlone =
      granted === 0n || (await decideAlone(context, tx, clerk.principal, { ...act, amountMinor: granted }));
    if (!isAlone) {
      await storeDecision(tx, id, { ...decided, state: 'CONFIRMING' });
      return;
    }
    await carryOut(context, tx, clerk, { ...row, ...decided });
  });
}

/** Confirms what somebody else has granted, or has it decided anew. Throws as `decideOnCompensation` does. */
export function confirmCompensation(
  context: Context,
  clerk: MoneyClerk,
  { id, requestId, isConfirmed }: { id: string; requestId: string; isConfirmed: boolean },
): Promise<StaffCompensation> {
  const { userId } = clerk.principal;
  const moneyRequest = { id, requestId, asked: { isConfirmed } };
  return byOffice(context, clerk, 'compensation:confirm', moneyRequest, async (tx, row) => {
    if (row.state !== 'CONFIRMING' || row.granted === null) throw new AppError('billing.alreadyDecided');
    const nothing = { granted: null, reason: null, decidedAt: null, decidedBy: null, decidedById: null };
    if (!isConfirmed) return storeDecision(tx, id, { ...nothing, state: 'WAITING' });
    if (row.decidedById === userId || row.askedById === userId)
      throw new AppError('billing.secondPersonNeeded');
    await requireWithin(tx, row, row.granted);
    return carryOut(context, tx, clerk, row);
  });
}

type Given = { id: string; requestId: string; asked: Record<string, unknown> };

async function byOffice(
  context: Context,
  { principal: { userId } }: MoneyClerk,
  act: string,
  { id, requestId, asked }: Given,
  work: (tx: Tx, row: CompensationRow) => Promise<void>,
): Promise<StaffCompensation> {
  const { customerCode } = await requireCompensation(context.db, id);
  const request = { requestId, act, userId, asked: { id, ...asked }, thing: `customer:${customerCode}` };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    const row = await findCompensation(tx, id, 'lock');
    if (row === undefined) throw new AppError('billing.notFound');
    await work(tx, row);
    return describeForStaff(tx, await requireCompensation(tx, id));
  });
}

/**
 * No more than was paid for the delivery of this parcel, less what was granted for it before or is to be refunded
 * (offer, 4.2).
 */
async function requireWithin(
  tx: Tx,
  { id, customerCode, parcelId, asked }: CompensationRow,
  granted: bigint,
): Promise<void> {
  const { chargeId = '' } = (await deliveryOf(tx, customerCode, parcelId)) ?? {};
  const left = chargeId === '' ? 0n : ((await leftOfDeliveries(tx, [chargeId], id)).get(chargeId) ?? 0n);
  const most = asked < left ? asked : left;
  if (granted > most) throw tooMuch(most < 0n ? 0n : most);
}

/** Posts what is granted, records who has decided, and writes to the customer. */
async function carryOut(context: Context, tx: Tx, clerk: MoneyClerk, row: CompensationRow): Promise<void> {
  const { id, customerCode, trackingCode, asked, reason } = row;
  const granted = row.granted ?? 0n;
  const { name, userId } = clerk.principal;
  const state = granted === 0n ? 'REFUSED' : granted < asked ? 'PARTLY' : 'ACCEPTED';
  const entries = [
    { account: { ...house, kind: 'COMPENSATION_COST', currency: 'USD' }, amount: granted },
    { account: { ...ofCustomer(customerCode), kind: 'BALANCE', currency: 'USD' }, amount: -granted },
  ] as const;
  const draft = {
    kind: 'COMPENSATION',
    subject: { type: 'compensation', id },
    reason: reason ?? '',
    entries,
  } as const;
  const [postingId] = granted === 0n ? [] : await post(context, tx, { name, userId }, [draft]);
  await storeDecision(tx, id, {
    ...row,
    state,
    decidedAt: context.clock.now(),
    confirmed: { by: name, byId: userId },
    postingId,
  });
  await recordAudit(tx, {
    at: context.clock.now(),
    actor: clerk.actor,
    action: granted === 0n ? 'compensation:refuse' : 'compensation:grant',
    subject: { type: 'customer', id: customerCode },
    details: { amountMinor: Number(granted), parcel: trackingCode, reason: reason ?? '' },
  });
  await announce(context, tx, { ...row, state });
}

async function announce(context: Context, tx: Tx, row: CompensationRow): Promise<void> {
  const { customerCode, trackingCode, asked, granted, reason } = row;
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const params = {
    trackingCode,
    asked: usd(asked).amount,
    granted: usd(granted ?? 0n).amount,
    reason: reason ?? '',
    hotline: await readHotline(context),
  };
  await queueLetter(tx, { to, locale, letter: 'compensationDecided', params });
}
