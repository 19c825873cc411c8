/**
 * Owns the pickup codes: six digits by which a customer collects at one point. Promises that the code stays as it is
 * while anything waits there, that it is another after the last parcel has left and after the fifth wrong try, that no
 * two waiting customers of a point have the same, and that the database alone does not show it (docs/security.md).
 */
import { timingSafeEqual } from 'node:crypto';
import { mostWrongTries, readPickupCode } from '@rohi/contract/collection/pickup-code';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import {
  brokenUniqueConstraint,
  inTransaction,
  TakenByChanceError,
  type Tx,
} from '../../platform/database.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import { fingerprintOfKey, listKeys, readSecret } from '../../platform/installation-keys.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import {
  collectorKey,
  fingerprintOf,
  pickupCodeOf,
  readCollectorKey,
  type Collector,
} from './pickup-code.ts';
import {
  codeInUse,
  endAllCodes,
  endCodes,
  findCodesInUse,
  findCustomerOfCode,
  findFingerprints,
  lockCodes,
  saveWrongTries,
  useCode,
  type StoredCode,
} from './pickup-code.store.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { readersOf } from '../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../notifications/notifications.service.ts';

// The letter about a pickup code that was replaced, because a wrong one was said too often.
/**
 * Queues it in the transaction that replaces the code; the code itself is filled in as the letter goes out. Who reads
 * no letters about parcels gets none.
 */
async function notifyOfReplacedCode(context: Context, tx: Tx, collector: Collector): Promise<void> {
  const { customerCode, pickupPointId } = collector;
  const reader = (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const points = await findPickupPoints(context, reader.locale);
  const point = points.find(({ id }) => id === pickupPointId);
  await queueLetter(tx, {
    to: reader.email,
    locale: reader.locale,
    letter: 'pickupCodeReplaced',
    params: {
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
      replacedAt: context.clock.now().toISOString(),
      collector: { customerCode, pickupPointId },
    },
  });
}

export type { Collector } from './pickup-code.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'secrets'>;

/** By what the key of pickup codes is known; null before the first code. */
export async function describeCodeKey(deps: Pick<Context, 'db' | 'secrets'>): Promise<string | null> {
  const [key] = await listKeys(deps, 'PICKUP_CODE');
  return key === undefined ? null : fingerprintOfKey(key.secret);
}

/** Codes are out of use when nothing waits any more, within the transaction that moves the last parcel. */
export const pickupCodes: Projection = {
  follows: [follow(parcelsWritten, leftPoint)],
  async write(tx, keys) {
    const codes = await lockCodes(tx, keys.map(readCollectorKey));
    const ended = codes.filter(({ waits }) => !waits);
    if (ended.length > 0) sendAhead(endCodes(tx, ended));
  },
};

/** The customer and point where this parcel waited and waits no longer. */
function leftPoint({ before, after }: WrittenParcel): string[] {
  const left = before && waitsAt(before);
  return left === undefined || left === waitsAt(after) ? [] : [left];
}

function waitsAt({ facts, state }: ParcelContent): string | undefined {
  const { customerCode, pickupPointId } = facts;
  if (state.status !== ParcelStatus.AwaitingCustomer || customerCode === null || pickupPointId === null)
    return undefined;
  return collectorKey({ customerCode, pickupPointId });
}

/**
 * Takes every code out of use, when their key is another: the next ones are given out where they are asked for. Returns
 * how many were in use.
 */
export async function replaceAllCodes(tx: Tx): Promise<number> {
  return endAllCodes(tx);
}

/** The code of this customer at this point; undefined when nothing waits there. */
export async function codeOf(deps: Deps, collector: Collector): Promise<string | undefined> {
  return (await codesOf(deps, [collector])).get(collectorKey(collector));
}

/** The codes of all of these by `collectorKey`; one where nothing waits is missing. */
async function codesOf(deps: Deps, collectors: readonly Collector[]): Promise<Map<string, string>> {
  if (collectors.length === 0) return new Map();
  const secret = await readSecret(deps, 'PICKUP_CODE');
  const inUse = await findCodesInUse(deps.db, collectors);
  const keys = new Set(inUse.map(collectorKey));
  const others = collectors.filter((collector) => !keys.has(collectorKey(collector)));
  const opened =
    others.length === 0 ? [] : await inTransaction(deps.db, (tx) => openCodes(tx, secret, others));
  return new Map(
    [...inUse, ...opened].map((code) => [collectorKey(code), pickupCodeOf(secret, code, code.generation)]),
  );
}

/** The codes at one point of this customer, by the ids of the points. */
export async function codesOfCustomer(
  deps: Deps,
  customerCode: string,
  pickupPointIds: readonly number[],
): Promise<Map<number, string>> {
  const collectors = [...new Set(pickupPointIds)].map((pickupPointId) => ({ customerCode, pickupPointId }));
  const codes = await codesOf(deps, collectors);
  return new Map(
    collectors.flatMap((collector) => {
      const code = codes.get(collectorKey(collector));
      return code === undefined ? [] : [[collector.pickupPointId, code] as const];
    }),
  );
}

async function openCodes(tx: Tx, secret: Buffer, collectors: readonly Collector[]): Promise<StoredCode[]> {
  const locked = (await lockCodes(tx, collectors)).filter(({ waits }) => waits);
  const opened: StoredCode[] = [];
  for (const code of locked)
    opened.push(code.fingerprint === null ? await giveOut(tx, secret, code, code.generation) : code);
  return opened;
}

const generationsAtOnce = 8;

/** Gives out the first code from this generation on that no other waiting customer of the point has. */
async function giveOut(tx: Tx, secret: Buffer, code: StoredCode, from: number): Promise<StoredCode> {
  const candidates = Array.from({ length: generationsAtOnce }, (_, index) => {
    const generation = from + index;
    const text = pickupCodeOf(secret, code, generation);
    return { generation, fingerprint: fingerprintOf(secret, code.pickupPointId, text) };
  });
  const taken = await findFingerprints(
    tx,
    code.pickupPointId,
    candidates.map(({ fingerprint }) => fingerprint),
  );
  const free = candidates.find(({ fingerprint }) => !taken.some((other) => other.equals(fingerprint)));
  if (free === undefined) return giveOut(tx, secret, code, from + generationsAtOnce);
  try {
    await useCode(tx, code, free);
  } catch (error) {
    // Another process has given out the same code meanwhile: run again, its row is seen.
    if (brokenUniqueConstraint(error) === codeInUse) throw new TakenByChanceError(codeInUse);
    throw error;
  }
  return { ...code, ...free, wrongTries: 0 };
}

/**
 * What a given code turned out to be. `UNREADABLE`: not six digits, and no try. `REPLACED`: wrong for the fifth time,
 * the customer has another code from now on.
 */
export type CodeCheck =
  | { result: 'RIGHT' | 'UNREADABLE' | 'NOTHING_WAITS' | 'REPLACED' }
  | { result: 'WRONG'; triesLeft: number };

/**
 * Compares what was said at the point with the code of the chosen customer, who is notified by letter of a code that
 * was replaced. A wrong try is on record when the answer is given.
 */
export async function checkCode(
  context: Context,
  collector: Collector,
  typedCode: string,
): Promise<CodeCheck> {
  const digits = readPickupCode(typedCode);
  if (digits === undefined) return { result: 'UNREADABLE' };
  const secret = await readSecret(context, 'PICKUP_CODE');
  return inTransaction(context.db, async (tx): Promise<CodeCheck> => {
    const [code] = await openCodes(tx, secret, [collector]);
    if (code === undefined) return { result: 'NOTHING_WAITS' };
    const expected = pickupCodeOf(secret, code, code.generation);
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(digits))) {
      if (code.wrongTries > 0) await saveWrongTries(tx, code, 0);
      return { result: 'RIGHT' };
    }
    const wrongTries = code.wrongTries + 1;
    if (wrongTries >= mostWrongTries) {
      await giveOut(tx, secret, code, code.generation + 1);
      await notifyOfReplacedCode(context, tx, collector);
      return { result: 'REPLACED' };
    }
    await saveWrongTries(tx, code, wrongTries);
    return { result: 'WRONG', triesLeft: mostWrongTries - wrongTries };
  });
}

/** The customer of this code at the point; undefined when it is unknown. The caller counts the tries. */
export async function customerOfCode(
  deps: Deps,
  pickupPointId: number,
  code: string,
): Promise<string | undefined> {
  const digits = readPickupCode(code);
  if (digits === undefined) return undefined;
  const secret = await readSecret(deps, 'PICKUP_CODE');
  return findCustomerOfCode(deps.db, pickupPointId, fingerprintOf(secret, pickupPointId, digits));
}
