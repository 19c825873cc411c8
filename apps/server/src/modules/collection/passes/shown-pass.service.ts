/**
 * Passes as they are shown at a point. Promises that one opens a card only while it is good there, that it is used by
 * one visit, and that the customer is notified at once of a given one's use.
 */
import { judgePass, type PassVerdict } from '@rohi/contract/collection/passes/judge-pass';
import type { GivenPassState } from '@rohi/contract/collection/passes/pass-rules';
import { readPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import type { DataOf } from '@rohi/contract/endpoint';
import type { passKeys } from '@rohi/contract/hand-over/pass-keys.contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  readDatedCursor,
  sendingAfter,
  writeCursor,
  writeDatedCursor,
} from '../../../platform/snapshot-cursor.ts';
import { readProgress } from '../../../platform/snapshot-progress.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { readPublicKeys, verifySignature } from './pass-keys.service.ts';
import { findPass, listRevoked, lockPass, storeUse, type StoredPass } from './pass.store.ts';

export type { StoredPass } from './pass.store.ts';

/** Why a pass is refused: as `PassVerdict`; `USED`: it was collected with; `UNKNOWN`: no pass has this number. */
export type PassRefusal = Exclude<PassVerdict, 'GOOD'> | 'USED' | 'UNKNOWN';
type PassCheck =
  | { verdict: 'GOOD'; pass: StoredPass }
  | { verdict: PassRefusal; pass: StoredPass | undefined };

/**
 * What was revoked is sent as a whole when that was sent longer ago: what has run out since leaves the counters with
 * it.
 */
const wholeEveryMs = 3_600_000;

/**
 * By what counters judge passes by themselves: public keys, and what was revoked, at all or since a cursor of an
 * earlier answer.
 */
export async function readPassKeys(
  context: Context,
  { pickupPointId, since: sinceCursor }: { pickupPointId: number | null; since: string | undefined },
): Promise<DataOf<typeof passKeys>> {
  const { db, clock } = context;
  const at = clock.now();
  const now = at.getTime();
  const before = readDatedCursor(sinceCursor, { oldest: now - wholeEveryMs, now });
  const sending = sendingAfter(before?.cursor, await readProgress(db), now);
  const [keys, revoked] = await Promise.all([readPublicKeys(context), listRevoked(db, at, sending.since)]);
  const isWhole = sending.since === null;
  const wholeAt = isWhole || before === undefined ? now : before.wholeAt;
  const cursor = writeDatedCursor({ wholeAt, cursor: writeCursor(sending) });
  return { at: at.toISOString(), pickupPointId, keys, isWhole, revoked, cursor };
}

/**
 * What a text is: the QR of a pass, which cannot be guessed, or its short number, which can; undefined when it is
 * neither.
 */
export function passKindOf(text: string): 'QR' | 'SERIAL' | undefined {
  if (readPassText(text) !== undefined) return 'QR';
  return readPassSerial(text) === undefined ? undefined : 'SERIAL';
}

/** Judges a pass at a point, by its QR or its short number (`passKindOf`); a text that is neither is unknown. */
export async function checkPass(context: Context, pickupPointId: number, text: string): Promise<PassCheck> {
  const now = context.clock.now();
  const read = readPassText(text);
  const serial = read?.pass.serial ?? readPassSerial(text);
  if (serial === undefined) return { verdict: 'UNKNOWN', pass: undefined };
  const pass = await findPass(context.db, serial);
  if (read !== undefined) {
    const keys = { keys: await readPublicKeys(context), revoked: [] };
    const verdict = await judgePass(read, keys, {
      pickupPointId,
      now: now.getTime(),
      verify: verifySignature,
    });
    if (verdict === 'FOREIGN' || verdict === 'FORGED') return { verdict, pass: undefined };
    // Signed here, and not in the database: it was restored from before.
    if (pass === undefined) return { verdict: 'FOREIGN', pass };
    // What was shown may be older than what stands here: its end is the one that the clerk reads.
    if (verdict !== 'GOOD')
      return {
        verdict: whyEnded(pass) ?? verdict,
        pass: { ...pass, notAfter: new Date(read.pass.notAfter) },
      };
  }
  if (pass === undefined) return { verdict: 'UNKNOWN', pass };
  const refusal = whyEnded(pass) ?? whyNotHere(pass, pickupPointId, now);
  return refusal === undefined ? { verdict: 'GOOD', pass } : { verdict: refusal, pass };
}

function whyEnded({ usedAt, endedAt }: StoredPass): PassRefusal | undefined {
  if (usedAt !== null) return 'USED';
  return endedAt === null ? undefined : 'REVOKED';
}

function whyNotHere(pass: StoredPass, pickupPointId: number, now: Date): PassRefusal | undefined {
  if (pass.notAfter <= now) return 'EXPIRED';
  return pass.pickupPointId === null || pass.pickupPointId === pickupPointId ? undefined : 'OTHER_POINT';
}

/** The pass of an open visit until the end of the transaction, unless it was revoked or used at another visit. */
export async function lockPassOfVisit(tx: Tx, serial: string, visitId: string): Promise<PassCheck> {
  const pass = await lockPass(tx, serial);
  if (pass === undefined) return { verdict: 'UNKNOWN', pass };
  if (pass.usedVisitId === visitId) return { verdict: 'GOOD', pass };
  const ended = whyEnded(pass);
  return ended === undefined ? { verdict: 'GOOD', pass } : { verdict: ended, pass };
}

/**
 * The pass, by its QR, that an offline counter has gone by at a moment (`at`), until the end of the transaction: judged
 * as at that moment, and by what has revoked or used it since. `visitId`: the visit that may have used it.
 */
export async function lockPassShownAt(
  context: Context,
  tx: Tx,
  text: string,
  { pickupPointId, at, visitId }: { pickupPointId: number; at: Date; visitId: string },
): Promise<PassCheck> {
  const read = readPassText(text);
  if (read === undefined) return { verdict: 'UNKNOWN', pass: undefined };
  const keys = { keys: await readPublicKeys(context), revoked: [] };
  const moment = { pickupPointId, now: at.getTime(), verify: verifySignature };
  const verdict = await judgePass(read, keys, moment);
  if (verdict === 'FOREIGN' || verdict === 'FORGED') return { verdict, pass: undefined };
  const check = await lockPassOfVisit(tx, read.pass.serial, visitId);
  return check.verdict === 'GOOD' && verdict !== 'GOOD' ? { verdict, pass: check.pass } : check;
}

/** The same for a look that holds nothing. */
export async function findPassOfVisit(
  { db }: Pick<Context, 'db'>,
  serial: string,
): Promise<StoredPass | undefined> {
  return findPass(db, serial);
}

/**
 * How a pass stands, by what is in its QR, and since when: null while it is good. Undefined where no such pass is on
 * record.
 */
export async function passOnRecord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  text: string,
): Promise<{ state: GivenPassState; at: Date | null } | undefined> {
  const serial = readPassText(text)?.pass.serial;
  const pass = serial === undefined ? undefined : await findPass(db, serial);
  if (pass === undefined) return undefined;
  const state = passStateOf(pass, clock.now());
  return { state, at: state === 'RUN_OUT' ? pass.notAfter : (pass.usedAt ?? pass.endedAt) };
}

/** Used first of all: what it was revoked by may be that it was used. */
export function passStateOf({ usedAt, endReason, notAfter }: StoredPass, now: Date): GivenPassState {
  if (usedAt !== null) return 'USED';
  return endReason ?? (notAfter <= now ? 'RUN_OUT' : 'GOOD');
}

/**
 * Notes the first hand-over of a visit by this pass, and queues the letter of a given one; of a visit that has used it
 * before, nothing.
 */
export async function usePass(
  context: Context,
  tx: Tx,
  pass: StoredPass,
  { visitId, trackingCode, at }: { visitId: string; trackingCode: string; at: Date },
): Promise<void> {
  if (pass.usedVisitId !== null) return;
  await storeUse(tx, pass.serial, { visitId, at });
  if (pass.delegate === null) return;
  const reader = (await readersOf(tx, [pass.customerCode], { isDue: true })).get(pass.customerCode);
  if (reader === undefined) return;
  const points = await findPickupPoints(context, reader.locale);
  const point = points.find(({ id }) => id === pass.pickupPointId);
  await queueLetter(tx, {
    to: reader.email,
    locale: reader.locale,
    letter: 'passUsed',
    params: {
      delegate: pass.delegate,
      trackingCode,
      usedAt: at.toISOString(),
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
    },
  });
}
