/**
 * Owns the passes of customers. Promises that a customer has one own pass and has given one to somebody else at most;
 * that cancelling, replacing, giving and collecting each revoke every older pass; that a given pass is for one visit,
 * one point and so many parcels; and that no pass outlives what it allows.
 */
import { mostDelegateBytesOf, utf8Of } from '@rohi/contract/collection/passes/pass-text';
import { randomInt } from 'node:crypto';
import type { PassEnd, PassTerm } from '@rohi/contract/collection/passes/pass-rules';
import { writePassSerial } from '@rohi/contract/collection/passes/pass-serial';
import type {
  givePass as giveCall,
  ownPasses as passesCall,
} from '@rohi/contract/collection/passes/passes.contract';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import {
  brokenUniqueConstraint,
  inTransaction,
  TakenByChanceError,
  type Tx,
} from '../../../platform/database.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { owedByParcel, owedCharges } from '../../billing/charges/owed.service.ts';
import { findReadyParcels, type ReadyParcel } from '../../billing/ready-dues.service.ts';
import { findPickupPoints, readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { mostToPay, toUsd } from '../to-pay.ts';
import { passSigner } from './pass-keys.service.ts';
import { passStateOf } from './shown-pass.service.ts';
import {
  allowsAny,
  deletePasses,
  endEmptyPasses,
  endPasses,
  extendPass,
  findOwnPass,
  findPass,
  findPassOfRequest,
  insertPass,
  listGivenPasses,
  lockPassesOf,
  passesInUse,
  takenPass,
  type NewPass,
  type StoredPass,
} from './pass.store.ts';
import { passHours } from '@rohi/contract/collection/passes/judge-pass';
import { closingAfter } from '../../pickup-points/closing-times.service.ts';

// Until when a pass can be given to somebody else.
/** The latest moment to which a pass that is signed now can be good, in whole seconds. */
function latestEnd(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1_000) * 1_000 + passHours * 3_600_000);
}

/**
 * What can be chosen at a point now: as it closes today, as it closes tomorrow, three days. A point that does not open
 * on a day offers none for it.
 */
async function termsAt(context: Context, pointId: number): Promise<{ term: PassTerm; until: Date }[]> {
  const now = context.clock.now();
  const today = dushanbeDay(now);
  const latest = latestEnd(now);
  const closings = await Promise.all(
    [today, addDays(today, 1)].map((day) => closingAfter(context, { pointId, day, from: now })),
  );
  const terms = (['TODAY', 'TOMORROW'] as const).flatMap((term, index) => {
    const until = closings[index];
    return until && until <= latest ? [{ term, until }] : [];
  });
  return [...terms, { term: 'THREE_DAYS', until: latest }];
}

type Passes = DataOf<typeof passesCall>;

/** An own pass is made good for longer when it has no more than this left. */
const renewedBelowMs = 48 * 3_600_000;
const mostGiven = 20;
/** A pass holds the limit in one byte. */
const mostParcels = 255;
const retentionDays = 400;

/** A pass ends once anything was collected. */
export const revokedPasses: Projection = {
  follows: [follow(parcelsWritten, collected)],
  write: (tx, customerCodes) => endPasses(tx, customerCodes, { reason: 'COLLECTED' }),
};

function collected({ before, after }: WrittenParcel): string[] {
  const { customerCode } = after.facts;
  const isCollected =
    after.state.status === ParcelStatus.Received && before?.state.status !== ParcelStatus.Received;
  return isCollected && customerCode !== null ? [customerCode] : [];
}

/**
 * What was returned or disposed of is handed over by no pass: one that allowed nothing else is revoked, any other stays
 * good for the rest.
 */
export const emptiedPasses: Projection = {
  follows: [follow(parcelsWritten, cancelledWhileWaiting)],
  async write(tx, customerCodes) {
    const codes = customerCodes.toSorted();
    // A pass that is given meanwhile comes before, and is seen here, or after, and finds the parcel gone.
    for (const code of codes) await lockPassesOf(tx, code);
    await endEmptyPasses(tx, codes);
  },
};

function cancelledWhileWaiting({ before, after }: WrittenParcel): string[] {
  const { customerCode } = after.facts;
  const isGone =
    before?.state.status === ParcelStatus.AwaitingCustomer && after.state.status === ParcelStatus.Cancelled;
  return isGone && customerCode !== null ? [customerCode] : [];
}

/** The passes of a customer; the own one is made, or good for longer, where that is needed. */
export async function readOwnPasses(context: Context, customerCode: string, locale: Locale): Promise<Passes> {
  const own = await ownPass(context, customerCode);
  const [passes, ready, points, sign] = await Promise.all([
    listGivenPasses(context.db, customerCode, mostGiven),
    findReadyParcels(context, customerCode),
    pointsOfPasses(context, locale),
    passSigner(context),
  ]);
  const textOf = ({ notAfter, ...pass }: StoredPass) => sign({ ...pass, notAfter: notAfter.getTime() });
  const isAnyGood = passes.some((pass) => passStateOf(pass, context.clock.now()) === 'GOOD');
  const dueOf = isAnyGood ? await duesOfPasses(context, customerCode, ready) : () => null;
  const pointIds = [...new Set(ready.flatMap(({ pickupPointId }) => pickupPointId ?? []))];
  return {
    own: { serial: own.serial, text: textOf(own), notAfter: own.notAfter.toISOString() },
    given: passes.map((pass) => {
      const state = passStateOf(pass, context.clock.now());
      return {
        serial: pass.serial,
        state,
        text: state === 'GOOD' ? textOf(pass) : null,
        delegate: pass.delegate ?? '',
        parcelLimit: pass.parcelLimit ?? 0,
        notAfter: pass.notAfter.toISOString(),
        usedAt: pass.usedAt?.toISOString() ?? null,
        pickupPoint: points(pass.pickupPointId ?? 0),
        due: state === 'GOOD' ? dueOf(pass) : null,
      };
    }),
    points: await Promise.all(
      pointIds.map(async (pickupPointId) => ({
        pickupPointId,
        terms: (await termsAt(context, pickupPointId)).map(({ term, until }) => ({
          term,
          until: until.toISOString(),
        })),
      })),
    ),
  };
}

/** Where a pass is good; of a point that is closed for good its name alone. */
async function pointsOfPasses(
  context: Context,
  locale: Locale,
): Promise<(id: number) => Passes['given'][number]['pickupPoint']> {
  const [points, units] = await Promise.all([findPickupPoints(context, locale), readUnits(context)]);
  return (id) => {
    const point = points.find((each) => each.id === id);
    if (point !== undefined)
      return { id, name: point.name, city: point.city.name, address: point.address, hours: point.hours };
    const unit = units.find((each) => each.id === id);
    const names = { name: unit?.names[locale] ?? '', city: unit?.city.names[locale] ?? '' };
    return { id, ...names, address: '', hours: [] };
  };
}

/** What the parcels that a pass allows come to today: the person who collects pays for them. */
async function duesOfPasses(
  context: Context,
  customerCode: string,
  ready: readonly ReadyParcel[],
): Promise<(pass: StoredPass) => Passes['given'][number]['due']> {
  const day = dushanbeDay(context.clock.now());
  const [charges, rate] = await Promise.all([
    owedCharges(context, customerCode, { lying: ready }),
    findRate(context, { from: 'USD', to: 'TJS', day }),
  ]);
  const owed = owedByParcel(charges);
  return ({ pickupPointId, parcelIds, parcelLimit }) => {
    const allowed = ready.filter(
      (parcel) => parcel.pickupPointId === pickupPointId && (parcelIds?.includes(parcel.id) ?? true),
    );
    const { totalMinor, unpriced } = mostToPay(allowed, parcelLimit ?? allowed.length, owed);
    const inSomoni = rate && toWireMoney({ amountMinor: rate.convert(totalMinor), currency: 'TJS' });
    return { total: toUsd(totalMinor), totalTjs: inSomoni ?? null, unpriced };
  };
}

async function ownPass(context: Context, customerCode: string): Promise<StoredPass> {
  const now = context.clock.now();
  const pass = await findOwnPass(context.db, customerCode);
  if (pass !== undefined) {
    if (pass.notAfter.getTime() - now.getTime() > renewedBelowMs) return pass;
    const notAfter = latestEnd(now);
    if (await extendPass(context.db, pass.serial, notAfter)) return { ...pass, notAfter };
  }
  return inTransaction(context.db, async (tx) => {
    await lockPassesOf(tx, customerCode);
    const found = await findOwnPass(tx, customerCode);
    return found ?? makePass(tx, { ...ownOf(context, customerCode), requestId: null });
  });
}

function ownOf({ clock }: Context, customerCode: string): Omit<NewPass, 'serial' | 'requestId'> {
  const now = clock.now();
  return {
    customerCode,
    pickupPointId: null,
    delegate: null,
    parcelLimit: null,
    parcelIds: null,
    madeAt: now,
    notAfter: latestEnd(now),
  };
}

/** Revokes all passes of a customer and makes an own one. Throws `collection.requestReused`. */
export async function replacePass(
  context: Context,
  customerCode: string,
  { requestId }: { requestId: string },
  locale: Locale,
): Promise<Passes> {
  await makeOnce(context, { ...ownOf(context, customerCode), requestId }, 'REPLACED');
  return readOwnPasses(context, customerCode, locale);
}

/**
 * Gives a pass to somebody else. Throws `collection.nothingWaits`, `collection.notReady`, `collection.termOver`,
 * `collection.requestReused`.
 */
export async function givePass(
  context: Context,
  customerCode: string,
  body: BodyOf<typeof giveCall>,
  locale: Locale,
): Promise<Passes> {
  const { requestId, pickupPointId, trackingCodes, term } = body;
  if (utf8Of(body.delegate.trim()).length > mostDelegateBytesOf(customerCode))
    throw new AppError('request.invalid', { fields: [{ field: 'delegate', error: 'tooLong' }] });
  if ((await findPassOfRequest(context.db, requestId)) === undefined) {
    const ready = (await findReadyParcels(context, customerCode)).filter(
      (parcel) => parcel.pickupPointId === pickupPointId,
    );
    if (ready.length === 0) throw new AppError('collection.nothingWaits');
    const parcelIds = trackingCodes === null ? null : idsOf(ready, trackingCodes);
    const end = (await termsAt(context, pickupPointId)).find((offered) => offered.term === term);
    if (end === undefined) throw new AppError('collection.termOver');
    const pass = {
      customerCode,
      requestId,
      pickupPointId,
      delegate: body.delegate.trim(),
      parcelIds,
      madeAt: context.clock.now(),
      notAfter: end.until,
      parcelLimit: Math.min(parcelIds?.length ?? ready.length, mostParcels),
    };
    await makeOnce(context, pass, 'DELEGATED');
  } else await requireOwnRequest(context, customerCode, requestId);
  return readOwnPasses(context, customerCode, locale);
}

function idsOf(ready: readonly ReadyParcel[], trackingCodes: readonly string[]): string[] {
  return [...new Set(trackingCodes)].map((code) => {
    const parcel = ready.find(({ trackingCode }) => trackingCode === code);
    if (parcel === undefined) throw new AppError('collection.notReady', { params: { code } });
    return parcel.id;
  });
}

async function requireOwnRequest({ db }: Context, customerCode: string, requestId: string): Promise<void> {
  const existing = await findPassOfRequest(db, requestId);
  if (existing?.customerCode !== customerCode) throw new AppError('collection.requestReused');
}

/**
 * Makes a pass, once for its request, and revokes every older one of the customer. Throws `collection.requestReused`,
 * and `collection.nothingWaits` for a given one with parcels that have gone meanwhile.
 */
async function makeOnce(
  context: Context,
  pass: Omit<NewPass, 'serial'> & { requestId: string },
  reason: PassEnd,
): Promise<void> {
  const { customerCode, requestId } = pass;
  await inTransaction(context.db, async (tx) => {
    await lockPassesOf(tx, customerCode);
    if ((await findPassOfRequest(tx, requestId)) !== undefined) return;
    await endPasses(tx, [customerCode], { reason });
    const { serial, delegate } = await makePass(tx, pass);
    if (delegate !== null && !(await allowsAny(tx, serial))) throw new AppError('collection.nothingWaits');
  });
  await requireOwnRequest(context, customerCode, requestId);
}

/** Revokes a pass and every older one of the customer. Throws `collection.passNotFound`. */
export async function cancelPass(
  context: Context,
  customerCode: string,
  serial: string,
  locale: Locale,
): Promise<Passes> {
  await inTransaction(context.db, async (tx) => {
    await lockPassesOf(tx, customerCode);
    const pass = await findPass(tx, serial);
    if (pass?.customerCode !== customerCode) throw new AppError('collection.passNotFound');
    if (pass.endedAt === null) await endPasses(tx, [customerCode], { reason: 'CANCELLED', upTo: pass.id });
  });
  return readOwnPasses(context, customerCode, locale);
}

/** Stores a pass under an unused number. */
async function makePass(tx: Tx, pass: Omit<NewPass, 'serial'>): Promise<StoredPass> {
  const serial = writePassSerial(Array.from({ length: 7 }, () => randomInt(32)));
  try {
    return await insertPass(tx, { ...pass, serial });
  } catch (error) {
    const broken = brokenUniqueConstraint(error);
    if (broken !== undefined && [...passesInUse, ...takenPass].includes(broken))
      throw new TakenByChanceError(broken);
    throw error;
  }
}

/** Once a day is enough; may run twice at once. */
export async function forgetOldPasses({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  log.info({ deleted: await deletePasses(db, before) }, 'old passes forgotten');
}

/** Revokes all passes of customers that were merged, or are parted again. */
export function revokePasses(tx: Tx, customerCodes: readonly string[]): Promise<void> {
  return endPasses(tx, customerCodes, { reason: 'REPLACED' });
}
