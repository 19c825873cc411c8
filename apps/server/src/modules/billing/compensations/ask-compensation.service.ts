/**
 * Owns what customers ask for damage or loss of their parcels. Promises that it is asked for an own parcel, no more
 * than its delivery costs, once at a time, and that the day of the decision is named in the answer and in a letter.
 */
import { mostCompensationPhotos } from '@rohi/contract/billing/compensation-rules';
import type {
  askCompensation as askCall,
  WireCompensation,
} from '@rohi/contract/billing/compensations.contract';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { usualMoneyDays } from '@rohi/contract/reference-data/usual-settings';
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { addAttachment, takeSent, type AttachmentEnd } from '../../attachments/attachments.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { readHotline, readSettings } from '../../reference-data/settings.service.ts';
import { inMoneyRequest } from '../ledger/money-requests.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import {
  compensationsOf,
  countOpen,
  deliveryOf,
  findCompensation,
  insertCompensation,
  parcelOfCustomer,
  photosOfDecided,
  type CompensationRow,
} from './compensation.store.ts';

/** A customer has no more than so many under way. */
const mostWaiting = 5;
const mostListed = 100;

type Asked = BodyOf<typeof askCall>;

/** A customer asks. Throws as the call says. */
export function askCompensation(
  context: Context,
  { customerCode, userId }: UserPrincipal,
  request: Asked,
): Promise<WireCompensation> {
  return ask(context, { customerCode: customerCode ?? '', userId, request, clerk: undefined });
}

/** A clerk writes it down for a customer, of a parcel of the own point. Throws as the call says. */
export async function askAtCounter(
  context: Context,
  clerk: UserPrincipal,
  { customerCode: typedCode, ...request }: Asked & { customerCode: string },
): Promise<WireCompensation> {
  const { customerCode } = await requireCustomer(context, clerk, typedCode);
  return ask(context, { customerCode, userId: clerk.userId, request, clerk });
}

type Asking = {
  customerCode: string;
  userId: string;
  request: Asked;
  clerk: UserPrincipal | undefined;
};

async function ask(
  context: Context,
  { customerCode, userId, request, clerk }: Asking,
): Promise<WireCompensation> {
  const { requestId: id, kind, amount, ...rest } = request;
  const code = normalizeTrackingCode(rest.trackingCode);
  const words = rest.words.trim();
  const moneyRequest = {
    requestId: id,
    act: 'compensation:ask',
    userId,
    asked: { customerCode, code, kind, amount, words },
    thing: `customer:${customerCode}`,
  };
  return inMoneyRequest(context, moneyRequest, async (tx) => {
    await lockPurse(tx, customerCode);
    const unitId = clerk && boundPointOf(clerk);
    const parcelId = await parcelOfCustomer(tx, { customerCode, code, unitId });
    if (parcelId === undefined) throw new AppError('tracking.parcelNotFound', { params: { code } });
    const limit = await requireLimit(tx, { customerCode, parcelId, amount });
    const askedAt = context.clock.now();
    const settings = await readSettings(context);
    const key = 'compensation.decideDays';
    const decideBy = addDays(dushanbeDay(askedAt), Number(settings[key] ?? usualMoneyDays[key]));
    await insertCompensation(tx, {
      id,
      customerCode,
      parcelId,
      trackingCode: code,
      kind,
      words,
      asked: amount,
      limit,
      askedAt,
      decideBy,
      askedBy: clerk?.name ?? null,
      askedById: clerk?.userId ?? null,
    });
    const row = await requireCompensation(tx, id);
    await announce(context, tx, row);
    return describe(row);
  });
}

type Wanted = { customerCode: string; parcelId: string; amount: bigint };

/** The fee of delivery, in cents: no more can be asked for, and one compensation of a parcel waits at a time. */
async function requireLimit(tx: Tx, { customerCode, parcelId, amount }: Wanted): Promise<bigint> {
  const { open, ofParcel } = await countOpen(tx, customerCode, parcelId);
  if (ofParcel > 0) throw new AppError('billing.compensationOpen');
  if (open >= mostWaiting) throw new AppError('billing.tooManyWaiting');
  const delivery = await deliveryOf(tx, customerCode, parcelId);
  if (delivery === undefined || delivery.charged <= 0n) throw new AppError('billing.compensationNoFee');
  if (amount > delivery.charged) throw tooMuch(delivery.charged);
  return delivery.charged;
}

/** More than can be paid; names how much that is. */
export function tooMuch(limitMinor: bigint): AppError {
  return new AppError('billing.compensationTooMuch', { params: { amount: usd(limitMinor).amount } });
}

async function announce(context: Context, tx: Tx, row: CompensationRow): Promise<void> {
  const { customerCode, trackingCode, kind, decideBy, asked } = row;
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const hotline = await readHotline(context);
  const params = { trackingCode, kind, asked: usd(asked).amount, decideBy, hotline };
  await queueLetter(tx, { to, locale, letter: 'compensationAsked', params });
}

/** Throws `billing.notFound`. */
export async function requireCompensation(
  tx: Parameters<typeof findCompensation>[0],
  id: string,
): Promise<CompensationRow> {
  const row = await findCompensation(tx, id);
  if (row === undefined) throw new AppError('billing.notFound');
  return row;
}

/** The principal's own, the newest first. */
export async function readOwnCompensations(
  { db }: Pick<Context, 'db'>,
  { customerCode }: UserPrincipal,
): Promise<{ list: WireCompensation[] }> {
  return { list: (await compensationsOf(db, customerCode ?? '', mostListed)).map(describe) };
}

/** Takes a photo from the customer of the request, while nothing is decided. Throws as the call says. */
export async function takeCompensationPhoto(
  context: Context,
  { customerCode, userId }: UserPrincipal,
  { id, photoId }: { id: string; photoId: string },
  bytes: Buffer,
): Promise<WireCompensation> {
  const isOwn = (row: CompensationRow) =>
    row.askedById === null ? row.customerCode === customerCode : row.askedById === userId;
  const existing = await requireCompensation(context.db, id);
  if (!isOwn(existing)) throw new AppError('billing.notFound');
  await takeSent(
    context,
    {
      id: photoId,
      subject: 'COMPENSATION',
      isSame: ({ subjectId }) => subjectId === id,
      lockOf: () => ({
        lane: `compensation:${id}`,
        async lock(tx) {
          const row = await findCompensation(tx, id, 'lock');
          if (row === undefined) throw new AppError('billing.notFound');
          return row;
        },
      }),
      repeated: () => undefined,
      async store(tx, picture, row) {
        if (row.state !== 'WAITING') throw new AppError('billing.alreadyDecided');
        if (row.photoIds.length >= mostCompensationPhotos)
          throw new AppError('stations.tooManyPhotos', { params: { max: mostCompensationPhotos } });
        const about = { subject: 'COMPENSATION', subjectId: id, kind: null } as const;
        await addAttachment(context, tx, { ...about, id: photoId }, picture);
      },
    },
    bytes,
  );
  return describe(await requireCompensation(context.db, id));
}

/** Photos end as long after the decision as those of parcels after their parcel. */
export function endOfCompensationPhotos({ db, clock }: Pick<Context, 'db' | 'clock'>): AttachmentEnd {
  const decidedBefore = new Date(clock.now().getTime() - photoDaysAfterEnd * 86_400_000);
  return { subject: 'COMPENSATION', ended: (most) => photosOfDecided(db, decidedBefore, most) };
}

/** As its customer sees it; what is not confirmed yet is not granted yet. */
export function describe(row: CompensationRow): WireCompensation {
  const { id, trackingCode, kind, words, state, asked, limit, askedAt, decideBy, photoIds } = row;
  const isOpen = state === 'WAITING' || state === 'CONFIRMING';
  return {
    id,
    trackingCode,
    kind,
    words,
    state,
    decideBy,
    photoIds,
    asked: usd(asked),
    limit: usd(limit),
    askedAt: askedAt.toISOString(),
    granted: isOpen || row.granted === null || state === 'REFUSED' ? null : usd(row.granted),
    reason: isOpen ? null : row.reason,
    decidedAt: isOpen ? null : (row.decidedAt?.toISOString() ?? null),
  };
}

export function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
