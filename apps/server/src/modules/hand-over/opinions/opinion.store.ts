/** What customers say of hand-overs. */
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type Collected = {
  id: string;
  unitId: number;
  isAtDoor: boolean;
  at: Date;
  parcels: number;
  trackingCodes: string[];
  isGood: boolean | null;
};

const firstNamed = 3;

/** The last visit with a hand-over to this customer, not before `since`. */
export async function findLatestCollected(
  db: Db,
  customerCode: string,
  since: Date,
): Promise<Collected | undefined> {
  const { rows } = await query<Collected>`
    with last as (
      select visit.id, visit.unit_id, visit.stop_id, max(given.at) as at, count(*)::integer as parcels,
        (array_agg(given.tracking_code order by given.id))[1:${firstNamed}] as codes
      from counter_visit visit join hand_over given on given.visit_id = visit.id and given.taken_back_at is null
      where visit.customer_code = ${customerCode} and visit.opened_at >= ${since}
      group by visit.id order by max(given.at) desc, max(given.id) desc limit 1)
    select last.id, last.unit_id as "unitId", stop_id is not null as "isAtDoor", last.at, parcels, codes as "trackingCodes",
      opinion.is_good as "isGood"
    from last left join visit_opinion opinion on opinion.visit_id = last.id`.execute(db);
  return rows[0];
}

/** False where the visit is not this customer's, was before `since`, or has no hand-over that stands. */
export async function storeOpinion(
  db: Db,
  opinion: { visitId: string; customerCode: string; since: Date; isGood: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await query`
    insert into visit_opinion (visit_id, unit_id, is_good, at)
    select id, unit_id, ${opinion.isGood}, ${opinion.at} from counter_visit
    where id = ${opinion.visitId} and customer_code = ${opinion.customerCode} and opened_at >= ${opinion.since}
      and exists (select from hand_over where visit_id = counter_visit.id and taken_back_at is null)
    on conflict (visit_id) do update set is_good = excluded.is_good, at = excluded.at
    returning visit_id`.execute(db);
  return rows.length > 0;
}

/** Opinions since then by point, counted by kind; the points with the most bad ones first. */
export async function countOpinions(
  db: Db,
  since: Date,
): Promise<{ unitId: number; good: number; bad: number }[]> {
  const { rows } = await query<{ unitId: number; good: number; bad: number }>`
    select unit_id as "unitId", (count(*) filter (where is_good))::integer as good,
      (count(*) filter (where not is_good))::integer as bad
    from visit_opinion where at >= ${since} group by unit_id order by bad desc, good desc, unit_id`.execute(
    db,
  );
  return rows;
}

export type BadOpinion = {
  visitId: string;
  unitId: number;
  customerCode: string;
  at: Date;
  trackingCode: string | null;
};

/** The latest that were not good. */
export async function latestBadOpinions(db: Db, since: Date, most: number): Promise<BadOpinion[]> {
  const { rows } = await query<BadOpinion>`
    select visit_id as "visitId", opinion.unit_id as "unitId", customer_code as "customerCode", opinion.at,
      (select tracking_code from hand_over where hand_over.visit_id = opinion.visit_id and taken_back_at is null
        order by id limit 1) as "trackingCode"
    from visit_opinion opinion join counter_visit on counter_visit.id = visit_id
    where not is_good and opinion.at >= ${since} order by opinion.at desc, visit_id limit ${most}`.execute(
    db,
  );
  return rows;
}
