import { sql as query } from 'kysely';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { EvidenceRule } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { ChinaAddress } from '@rohi/contract/pickup-points/china-address';
import type { Db, Tx } from '../../platform/database.ts';
import type { OpeningSpan } from './opening-hours.ts';

export type OperationUnit = {
  id: number;
  code: string;
  type: 'WAREHOUSE' | 'HUB' | 'PICKUP_POINT';
  countryCode: string;
  names: LocaleTexts;
  city: { code: string; names: LocaleTexts };
  lat: number | null;
  lon: number | null;
  /** It stands where its city does: no other position was given. */
  isAtCity: boolean;
  /** What is known of its house; undefined: nothing yet. */
  house: UnitHouse | undefined;
  /** What customers give to sellers; undefined: not written yet. */
  chinaAddress: UnitChinaAddress | undefined;
};

/** The lines carry the mark of the customer code. Moments are ISO 8601. */
export type UnitChinaAddress = ChinaAddress & {
  enabled: boolean;
  /** When lines that were there already were changed. */
  changedAt: string | null;
  /** Since when customers do not see it any more. */
  closedAt: string | null;
};

export type UnitHouse = {
  addresses: LocaleTexts;
  landmarks: LocaleTexts;
  phone: string | null;
  enabled: boolean;
  isDemo: boolean;
  evidence: EvidenceRule;
  hours: OpeningSpan[];
  closedDays: string[];
  /** How many it has; null while not counted. */
  cells: number | null;
};

/** Every warehouse, hub and pickup point, by its number; some dozens of rows. */
export async function listOperationUnits(db: Db | Tx): Promise<OperationUnit[]> {
  const { rows } = await query<
    OperationUnit & { house: UnitHouse | null; chinaAddress: UnitChinaAddress | null }
  >`
    select unit.id, unit.code, unit.kind as type, unit.country_code as "countryCode", unit.names,
      jsonb_build_object('code', city.code, 'names', city.names) as city,
      unit.latitude as lat, unit.longitude as lon,
      (unit.latitude, unit.longitude) is not distinct from (city.latitude, city.longitude) as "isAtCity",
      case when house.place_id is not null then jsonb_build_object(
        'addresses', house.addresses, 'landmarks', house.landmarks, 'phone', house.phone,
        'enabled', house.enabled, 'isDemo', house.is_demo, 'cells', house.cells,
        'evidence', house.hand_over_evidence,
        'hours', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute
          ) order by weekday, opens_minute), '[]')
          from opening_hours where opening_hours.place_id = unit.id),
        'closedDays', (
          select coalesce(jsonb_agg(day order by day), '[]') from closed_day where closed_day.place_id = unit.id)
      ) end as house,
      case when china.place_id is not null then jsonb_build_object(
        'recipient', china.recipient, 'phone', china.phone, 'region', china.region, 'street', china.street,
        'postcode', china.postcode, 'enabled', china.enabled, 'changedAt', china.changed_at, 'closedAt', china.closed_at
      ) end as "chinaAddress"
    from place_facts as unit
    join place_facts as city on city.id = unit.city_id
    left join china_address china on china.place_id = unit.id
    left join operation_unit house on house.place_id = unit.id
    where unit.kind in ('WAREHOUSE', 'HUB', 'PICKUP_POINT')
    order by unit.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    house: row.house ?? undefined,
    chinaAddress: row.chinaAddress ?? undefined,
  }));
}

/** When a point is open. `weekdays` (1 is Monday) is empty where its hours were not entered. */
export type PointCalendar = { pointId: number; weekdays: number[]; closedDays: string[] };

/** The calendars of these points, closed days of the past too. */
export async function listCalendars(db: Db | Tx, pointIds: readonly number[]): Promise<PointCalendar[]> {
  const { rows } = await query<PointCalendar>`
    select point as "pointId",
      array(select distinct weekday::integer from opening_hours where place_id = point) as weekdays,
      array(select day::text from closed_day where place_id = point) as "closedDays"
    from unnest(${[...pointIds]}::integer[]) as point`.execute(db);
  return rows;
}

/** The house of a place that is there already, by the place's code. */
export type NewUnitHouse = { placeCode: string } & Omit<UnitHouse, 'evidence'> &
  Partial<Pick<UnitHouse, 'evidence'>>;

/**
 * Writes houses down; what was known of them before is replaced, and their versions are raised. Throws when a place is
 * missing.
 */
export async function upsertHouses(
  tx: Tx,
  houses: readonly NewUnitHouse[],
  edit?: { by: string; at: Date },
): Promise<void> {
  for (const house of houses) {
    const { id } = await tx
      .selectFrom('place_facts')
      .select('id')
      .where('code', '=', house.placeCode)
      .executeTakeFirstOrThrow();
    const row = {
      addresses: JSON.stringify(house.addresses),
      landmarks: JSON.stringify(house.landmarks),
      phone: house.phone,
      enabled: house.enabled,
      is_demo: house.isDemo,
      cells: house.cells,
      hand_over_evidence: house.evidence ?? 'NONE',
      ...(edit === undefined ? {} : { updated_by: edit.by, updated_at: edit.at }),
    };
    await tx
      .insertInto('operation_unit')
      .values({ place_id: id, ...row })
      .onConflict((conflict) =>
        conflict.column('place_id').doUpdateSet({ ...row, version: query`operation_unit.version + 1` }),
      )
      .execute();
    await replaceTimes(tx, id, house);
  }
}

async function replaceTimes(
  tx: Tx,
  placeId: number,
  { hours, closedDays }: Pick<UnitHouse, 'hours' | 'closedDays'>,
): Promise<void> {
  await tx.deleteFrom('opening_hours').where('place_id', '=', placeId).execute();
  await tx.deleteFrom('closed_day').where('place_id', '=', placeId).execute();
  if (hours.length > 0)
    await tx
      .insertInto('opening_hours')
      .values(
        hours.map(({ weekday, opensMinute, closesMinute }) => ({
          place_id: placeId,
          weekday,
          opens_minute: opensMinute,
          closes_minute: closesMinute,
        })),
      )
      .execute();
  if (closedDays.length > 0)
    await tx
      .insertInto('closed_day')
      .values(closedDays.map((day) => ({ place_id: placeId, day })))
      .execute();
}

/** Version and last edit of each house, by the number of its place. */
export async function listUnitEdits(
  db: Db | Tx,
): Promise<Map<number, { version: number; updatedAt: Date | null; updatedBy: string | null }>> {
  const rows = await db
    .selectFrom('operation_unit')
    .select(['place_id', 'version', 'updated_at', 'updated_by'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.place_id,
      { version: row.version, updatedAt: row.updated_at, updatedBy: row.updated_by },
    ]),
  );
}
