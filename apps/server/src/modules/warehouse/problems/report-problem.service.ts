/**
 * Owns that something is wrong with a box, as a station reports it. Promises that a box which was not received yet is
 * received by the rules of every receipt, that it is held in the same transaction, and that one problem of it is open
 * at a time.
 */
import { randomUUID } from 'node:crypto';
import { flagsOfProblem, type ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import type { OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  type ParcelFacts,
  type ScannableParcel,
  lockScannable,
  writeParcels,
} from '../../tracking/tracking.service.ts';
import { whyNotHere } from '../parcel-in-warehouse.ts';
import { marksAdded } from '../receipt-facts.ts';
import { receiveBox, type ScannedBox } from '../receiving.service.ts';
import { ScanRefusedError, outcomeFor, type ScanOutcome, type StationAct } from '../scan-outcome.service.ts';
import type { BeforeScan } from '../undo/before-scan.ts';
import { insertProblem, lockOpenProblem, replaceProblem, type NewProblem } from './parcel-problem.store.ts';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { lastDayToAnswer } from './answer-days.ts';
import { offersText } from './price-text.ts';
import { noteProblemLetter } from './problem-letter.store.ts';
import { openOffers } from './problem-offers.service.ts';

// The letter that asks an owner what to do with a held parcel.
type HeldParcel = {
  trackingCode: string;
  facts: Pick<ParcelFacts, 'customerCode' | 'orderCode' | 'businessLine'>;
};

/**
 * Queues the letter in the transaction that holds the parcel, and notes it with the problem. An unidentified parcel,
 * and an owner who wants no letters, get none.
 */
async function askOwner(
  context: Context,
  tx: Tx,
  { trackingCode, facts }: HeldParcel,
  { id, kind, raisedAt }: { id: string; kind: ReceiptProblem; raisedAt: Date },
): Promise<void> {
  const { customerCode, orderCode, businessLine } = facts;
  const reader = customerCode === null ? undefined : (await readersOf(tx, [customerCode])).get(customerCode);
  if (customerCode === null || reader === undefined) return;
  const { email, locale } = reader;
  const offers = (await openOffers(context, tx))({ kind, businessLine, raisedAt });
  const params = {
    trackingCode,
    orderCode,
    what: receiptProblemNames[kind][locale],
    answers: offersText(offers, locale),
    answerBy: lastDayToAnswer(raisedAt),
    hotline: await readHotline(context),
  };
  const letter = { to: email, locale, letter: 'parcelHeld', params } as const;
  const [letterId] = await queueQuietLetters(tx, context.clock.now(), [letter]);
  if (letterId !== undefined) await noteProblemLetter(tx, id, { letterId, customerCode });
}

/** What a station says of a box. `device`: its name. */
export type ReportedProblem = { kind: ReceiptProblem; note: string | undefined; device: string };

/**
 * Holds a box for its problem, and receives it before where that was not done. Throws `ScanRefusedError` as
 * `receiveBox` does.
 */
export async function reportProblem(
  context: Context,
  tx: Tx,
  act: StationAct,
  box: ScannedBox,
  report: ReportedProblem,
): Promise<ScanOutcome> {
  const note = report.note?.trim();
  const reported = { ...report, note: note === '' ? undefined : note };
  const { trackingCode, scanId } = box;
  let before: BeforeScan = {};
  if (!isReceivedHere(await lockScannable(context, tx, trackingCode), act)) {
    const received = await receiveBox(context, tx, act, box);
    if (received.verdict !== 'OK' && received.say !== 'RECEIVED_UNOWNED') return received;
    before = received.before ?? {};
  }
  const parcel = await lockScannable(context, tx, trackingCode);
  if (parcel === undefined) throw new RangeError('a box that was received has a parcel');
  const open = await lockOpenProblem(tx, parcel.id);
  const isKnown = open?.kind === reported.kind && open.answer === null;
  if (isKnown && parcel.state.problems.includes('HELD'))
    return outcomeFor(tx, trackingCode, 'DUPLICATE', 'PROBLEM_KNOWN');
  const raised = await raiseFlags(context, tx, act, { box, parcel, reported });
  const at = context.clock.now();
  if (open !== undefined) await replaceProblem(tx, open.id, at);
  // What the one before has raised is this one's from now on.
  const flags = [...new Set([...(open?.flags ?? []), ...raised])];
  const problem = { ...problemOf(parcel.id, act, reported), flags, raisedAt: at, scanId };
  await insertProblem(tx, problem);
  await askOwner(context, tx, parcel, problem);
  const facts = before.facts ?? { handlingNotes: [...parcel.facts.handlingNotes] };
  return { ...(await outcomeFor(tx, trackingCode, 'OK', 'PROBLEM_NOTED')), before: { ...before, facts } };
}

function isReceivedHere(parcel: ScannableParcel | undefined, { unitId }: StationAct): boolean {
  if (parcel?.receipt === undefined || parcel.givesCodeBack) return false;
  return whyNotHere(parcel.state, parcel.receipt, unitId) === undefined;
}

function problemOf(
  parcelId: string,
  { principal, unitId }: StationAct,
  { kind, note, device }: ReportedProblem,
): Omit<NewProblem, 'flags' | 'raisedAt' | 'scanId'> {
  return { id: randomUUID(), parcelId, kind, note, unitId, device, raisedBy: principal.name };
}

type Raising = { box: ScannedBox; parcel: ScannableParcel; reported: ReportedProblem };

/**
 * The flags that were not there before. What the clerk reports is the clerk's own act, and stands in the history with
 * station and note.
 */
async function raiseFlags(
  context: Context,
  tx: Tx,
  { principal, unitId }: StationAct,
  { box, parcel, reported }: Raising,
): Promise<OfficeFlag[]> {
  const { trackingCode, claimedAt } = box;
  const flags = flagsOfProblem(reported.kind);
  const mover = { actor: principal, source: 'station', claimedAt } as const;
  const { kind: cause, note, device: station } = reported;
  const facts = marksAdded(parcel.facts.handlingNotes, box.marks);
  const [result] = await writeParcels(context, tx, [
    {
      trackingCode,
      ...(facts === undefined ? {} : { declare: { facts, move: { ...mover, implied: true } } }),
      moves: flags.map((flag) => ({
        ...mover,
        type: 'FLAG_RAISED',
        placeId: unitId,
        flag,
        cause,
        station,
        ...(note === undefined ? {} : { reason: note }),
      })),
    },
  ]);
  const outcomes = result?.outcomes ?? [];
  if (outcomes.some(({ result: outcome }) => outcome === 'refused'))
    throw new ScanRefusedError('BLOCKED', 'NO_RIGHT');
  return flags.filter((_flag, index) => outcomes[index]?.result === 'moved');
}
