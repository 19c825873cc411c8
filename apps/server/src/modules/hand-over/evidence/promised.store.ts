/** What offline counters have promised with their hand-overs, and what came of it. */
import type { PromiseState } from '@rohi/contract/hand-over/evidence.contract';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * When what a hand-over has promised came: a picture that was refused is taken again under another id, so any of its
 * visit that is enough counts, as it does before a parcel is given.
 */
const cameAt = query.raw(`(select min(stored_at) from attachment_facts made
  where made.subject = 'VISIT' and made.subject_id = hand_over.visit_id::text and made.place_id = hand_over.unit_id
    and made.kind in (promised_kind, 'PHOTO'))`);

const givenUp = query.raw(`(select dropped.reason from hand_over_evidence_dropped dropped
  where dropped.visit_id = hand_over.visit_id and dropped.unit_id = hand_over.unit_id
  order by dropped.dropped_at, dropped.id limit 1)`);

/** Since when on record a promise is not expected any more. */
const stateOf = (before: Date) => query`
  case when ${cameAt} is not null then 'CAME' when promised_at <= ${before} or ${givenUp} is not null then 'NEVER' else 'WAITS' end`;

type Promised = { visitId: string; kind: EvidenceKind; state: PromiseState };

/** What was promised with the hand-overs of a parcel. */
export async function promisedOfCode(db: Db, trackingCode: string, before: Date): Promise<Promised[]> {
  const { rows } = await query<Promised>`
    select visit_id as "visitId", promised_kind as kind, ${stateOf(before)} as state
    from hand_over where tracking_code = ${trackingCode} and promised_at is not null`.execute(db);
  return rows;
}

/** Of which hand-overs: those that came on record since then, of a point or of all. */
type PromisesAsked = { since: Date; before: Date; unitId: number | undefined };

/** A picture once a clerk and visit. */
const pictures = ({ since, before, unitId }: PromisesAsked) => query`
  select visit_id, unit_id, clerk_id, max(clerk) as clerk, promised_kind as kind, max(at) as at,
    min(promised_at) as promised_at, min(came_at) as came_at, min(state) as state, min(reason) as reason,
    array_agg(tracking_code order by id) as codes
  from (
    select hand_over.*, ${cameAt} as came_at, ${stateOf(before)} as state, ${givenUp} as reason from hand_over
    where promised_at >= ${since} and taken_back_at is null
      and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null}::integer)) as promise
  group by visit_id, unit_id, clerk_id, promised_kind`;

type ClerkRow = {
  unitId: number;
  clerkId: string;
  clerk: string;
  promised: number;
  came: number;
  late: number;
  waits: number;
  never: number;
};

/** By point and clerk, those with the most that never came first. `lateMs`: what took longer is late. */
export async function countPromises(db: Db, filter: PromisesAsked, lateMs: number): Promise<ClerkRow[]> {
  const { rows } = await query<ClerkRow>`
    select unit_id as "unitId", clerk_id as "clerkId", max(clerk) as clerk, count(*)::integer as promised,
      (count(*) filter (where state = 'CAME'))::integer as came,
      (count(*) filter (where came_at > promised_at + ${lateMs} * interval '1 millisecond'))::integer as late,
      (count(*) filter (where state = 'WAITS'))::integer as waits,
      (count(*) filter (where state = 'NEVER'))::integer as never
    from (${pictures(filter)}) as picture group by unit_id, clerk_id
    order by never desc, waits desc, promised desc, max(clerk), unit_id`.execute(db);
  return rows;
}

type MissingRow = {
  visitId: string;
  at: Date;
  unitId: number;
  clerkId: string;
  clerk: string;
  kind: EvidenceKind;
  state: PromiseState;
  trackingCodes: string[];
  reason: string | null;
};

/** The latest that have not come. */
export async function latestMissing(db: Db, filter: PromisesAsked, most: number): Promise<MissingRow[]> {
  const { rows } = await query<MissingRow>`
    select visit_id as "visitId", at, unit_id as "unitId", clerk_id as "clerkId", clerk, kind, state,
      codes as "trackingCodes", reason
    from (${pictures(filter)}) as picture where state <> 'CAME' order by at desc, visit_id, clerk_id, kind limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Forgets what was promised before a moment: its picture ends, and would count as one that never came. */
export async function forgetOldPromises(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await query`
    update hand_over set promised_id = null, promised_kind = null, promised_at = null where promised_at < ${before}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
