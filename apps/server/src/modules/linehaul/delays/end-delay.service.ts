/**
 * Owns the end of delays. Promises that days follow at once, that each customer who was informed gets one message, and
 * that a customer with a waiting letter is informed of neither.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { DelayPreview, endDelay, previewDelayEnd } from '@rohi/contract/linehaul/trip-delays.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, rehearse, type Tx } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  closeDelays,
  delaysOfTelling,
  findDelay,
  findEventOfRequest,
  lockTripRows,
  type TripDelayRow,
} from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { isStanding } from '../trip-words.service.ts';
import { listAffected } from './affected-parcel.store.ts';
import type { DelayCaller } from './announce-delay.service.ts';
import {
  audienceOf,
  describeNews,
  moveDays,
  queueDelayLetters,
  type Audience,
} from './delay-news.service.ts';
import { describeDelays, recordDelayAct } from './delay-records.service.ts';
import type { MovedParcel } from './delay-sums.ts';
import {
  audienceAmong,
  informLateJob,
  informLateMs,
  withdrawTelling,
  type Informed,
} from './informed-customers.service.ts';

type Ending = BodyOf<typeof previewDelayEnd>;

/** What ending a delay, or taking it back, would say, and to which customers. Throws as `endTripDelay` does. */
export async function previewTripDelayEnd(
  context: Context,
  { principal, locale }: DelayCaller,
  id: number,
  ending: Ending,
): Promise<DelayPreview> {
  const delay = await findSeenDelay(context, principal, id);
  return rehearse(context.db, (db) =>
    inTransaction(db, async (tx) => {
      await lockTripRows(tx, await tripsOf(tx, delay, ending), 'change');
      const ended = await end(context, tx, principal, delay, ending);
      const audience = audienceAmong(ended.audience, ended.informed.reached);
      const announced = { kind: kindOf(ending), delay };
      return describeNews(context, tx, ended.parcels, audience, announced, locale);
    }),
  );
}

/** Ends a delay or takes it back, once for one request id. Throws `linehaul.delayNotFound` and `linehaul.delayOver`. */
export async function endTripDelay(
  context: Context,
  { principal, locale }: DelayCaller,
  id: number,
  { requestId, ...ending }: BodyOf<typeof endDelay>,
): Promise<DataOf<typeof endDelay>> {
  const delay = await findSeenDelay(context, principal, id);
  const delays = await inTransaction(context.db, async (tx) => {
    const trips = await lockTripRows(tx, await tripsOf(tx, delay, ending), 'change');
    const existing = await findEventOfRequest(tx, requestId);
    if (existing === undefined) {
      const { parcels, audience, informed, ids } = await end(context, tx, principal, delay, ending);
      await inform(context, tx, { audience, informed, delay, kind: kindOf(ending) });
      const closed = new Set(ids.map((each) => each.tripId));
      const counts = { parcels: parcels.length, customers: audience.news.length };
      const type = ending.act === 'END' ? 'DELAY_ENDED' : 'DELAY_TAKEN_BACK';
      const act = { type, delay, note: null, requestId, ...counts } as const;
      const closedTrips = trips.filter((trip) => closed.has(trip.id));
      await recordDelayAct(context, tx, principal, { ...act, trips: closedTrips });
    }
    const all = await delaysOfTelling(tx, delay.telling);
    return ending.ofAll === true ? all : all.filter((each) => each.id === id);
  });
  return describeDelays(context, locale, delays);
}

const kindOf = ({ act }: Ending): 'ENDED' | 'TAKEN_BACK' => (act === 'END' ? 'ENDED' : 'TAKEN_BACK');

async function findSeenDelay(context: Context, principal: UserPrincipal, id: number): Promise<TripDelayRow> {
  const delay = await findDelay(context.db, id);
  const trip = delay && (await findSeenTrip(context, principal, delay.tripCode));
  if (delay === undefined || trip === undefined) throw new AppError('linehaul.delayNotFound');
  return delay;
}

async function tripsOf(tx: Tx, delay: TripDelayRow, { ofAll = false }: Ending): Promise<string[]> {
  if (!ofAll) return [delay.tripCode];
  return (await delaysOfTelling(tx, delay.telling)).map(({ tripCode }) => tripCode);
}

type Ended = {
  parcels: MovedParcel[];
  /** The customers of these parcels. */
  audience: Audience;
  informed: Informed;
  ids: TripDelayRow[];
};

/** Closes the delays of locked trips, and withdraws what still waits. */
async function end(
  context: Context,
  tx: Tx,
  { name }: UserPrincipal,
  delay: TripDelayRow,
  { act, ofAll = false }: Ending,
): Promise<Ended> {
  const standing = (await delaysOfTelling(tx, delay.telling)).filter(isStanding);
  if (!standing.some(({ id }) => id === delay.id)) throw new AppError('linehaul.delayOver');
  const ids = standing.filter(({ id }) => ofAll || id === delay.id);
  const written = { at: context.clock.now(), by: name };
  const parcels = await moveDays(
    context,
    tx,
    ids.map(({ tripCode }) => tripCode),
    () =>
      closeDelays(
        tx,
        ids.map(({ id }) => id),
        act,
        written,
      ),
  );
  const open = standing.filter((each) => !ids.includes(each)).map(({ tripCode }) => tripCode);
  const waiting = open.length === 0 ? [] : await listAffected(tx, open);
  const stillLate = new Set(waiting.flatMap(({ customerCode }) => customerCode ?? []));
  const informed = await withdrawTelling(context, tx, delay.telling, stillLate);
  return { parcels, audience: await audienceOf(tx, parcels), informed, ids };
}

type Informing = Pick<Ended, 'audience' | 'informed'> & {
  delay: TripDelayRow;
  kind: 'ENDED' | 'TAKEN_BACK';
};

/** One message to each customer that the first has reached, and what a letter that was withdrawn had replaced. */
async function inform(
  context: Context,
  tx: Tx,
  { audience, informed, delay, kind }: Informing,
): Promise<void> {
  const { telling } = delay;
  const reached = audienceAmong(audience, informed.reached);
  await queueDelayLetters(context, tx, reached, { kind, delay, telling });
  const again = Map.groupBy(informed.again, (letter) => `${letter.telling} ${letter.kind}`);
  for (const letters of again.values()) {
    const [first] = letters;
    if (first === undefined) continue;
    const owners = new Set(letters.map(({ customerCode }) => customerCode));
    const replaced = { kind: first.kind, delay, telling: first.telling };
    await queueDelayLetters(context, tx, audienceAmong(audience, owners), replaced);
  }
  await addJob(tx, informLateJob, { telling, kind }, { delayMs: informLateMs, turn: 'last' });
}
