/**
 * The answer to a scan of something that is carried: what its word comes to, what was scanned, and how far its
 * container is.
 */
import { surplusSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { findBag } from '../containers/bags.service.ts';
import { shownBag } from '../warehouse/bags/bag-outcome.service.ts';
import { outcomeFor, type ScanOutcome } from '../warehouse/scan-outcome.service.ts';
import type { Carried, ContainerRow, ShownKind, Worker } from './container-kind.service.ts';

export function isBag(code: string): boolean {
  return kindOfOwnCode(code) === 'bag';
}

type Answered = {
  /** The code of the container. */
  container: string;
  code: string;
  /** What was scanned is a bag; the text of a seal never is. */
  isOfBag: boolean;
  carried: Carried | ScanOutcome;
};

export async function answerOf<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: ShownKind<Row>,
  worker: Worker,
  { container, code, isOfBag, carried }: Answered,
): Promise<ScanOutcome> {
  const { say } = carried;
  const verdict = verdictOf(say);
  if (say === 'OTHER_WAREHOUSE' && kind.unseen !== undefined)
    return { verdict, say, parcel: null, ...kind.unseen };
  const [outcome, numbers, beside] = await Promise.all([
    'verdict' in carried ? carried : thingOf(tx, { code, isOfBag }, verdict, say),
    numbersAt(tx, kind, worker, container),
    kind.beside(context, tx, code, carried),
  ]);
  return { ...outcome, ...kind.answer(numbers, beside) };
}

/** A verdict on a parcel or on a bag, with what it is now. */
export async function thingOf(
  tx: Tx,
  { code, isOfBag }: { code: string; isOfBag: boolean },
  verdict: ScanVerdict,
  say: ScanSay,
): Promise<ScanOutcome> {
  const bag = isOfBag ? await findBag(tx, code) : undefined;
  return bag === undefined ? outcomeFor(tx, code, verdict, say) : shownBag(tx, verdict, say, bag);
}

/** How far a container is; null where there is none of this code. */
export async function numbersAt<Row extends ContainerRow, Its>(
  tx: Tx,
  kind: ShownKind<Row, Its>,
  worker: Worker,
  container: string,
): Promise<Its | null> {
  const row = await kind.find(tx, container);
  return row === undefined ? null : kind.numbersOf(tx, row, worker);
}

const done: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'INBOUND',
  'INBOUND_DAMAGED',
  'INBOUND_SURPLUS',
  'ACCEPTED',
  'ACCEPTED_DAMAGED',
  'ACCEPTED_SURPLUS',
  'TAKEN_IN',
  'TAKEN_IN_DAMAGED',
  'TAKEN_IN_SURPLUS',
  'DAMAGE_NOTED',
  'BAG_TAKEN',
  'BAG_TO_SCAN',
  'SEAL_MATCHES',
  'BAGGED',
  'MOVED_TO_BAG',
  'TAKEN_OUT',
  'LOADED',
  'LOADED_UNPLANNED',
  'UNLOADED',
  'TRANSFERRED',
  'BAG_TRANSFERRED',
  'TRANSFER_TAKEN_OUT',
]);
const again: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'ALREADY_INBOUND',
  'ALREADY_ACCEPTED',
  'ALREADY_TAKEN_IN',
  'SEAL_KNOWN',
  'ALREADY_IN_BAG',
  'NOT_IN_A_BAG',
  'ALREADY_ABOARD',
  'NOT_ABOARD',
  'ALREADY_IN_TRANSFER',
  'NOT_IN_TRANSFER',
]);
const elsewhere: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'OTHER_WAREHOUSE',
  'OTHER_POINT',
  'OTHER_POINT_INSIDE',
  'IN_OTHER_TRANSFER',
  'WRONG_CHANNEL',
  'OTHER_DESTINATION',
  'OTHER_CHANNEL',
  'OTHER_TRIP',
]);

function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (again.has(say)) return 'DUPLICATE';
  if (elsewhere.has(say)) return 'WRONG_PLACE';
  return surplusSays.has(say) || say === 'NO_SUCH_BAG' ? 'UNKNOWN' : 'BLOCKED';
}
