import { sql as query } from 'kysely';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { Db, Tx } from '../../platform/database.ts';

export type PlaceRow = {
  id: number;
  code: string;
  kind: string;
  countryCode: string;
  cityId: number | null;
  names: Record<string, string>;
};

/** Every place; some dozens of rows. */
export async function listPlaces(db: Db | Tx): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'code', 'kind', 'country_code', 'city_id', 'names'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    kind: row.kind,
    countryCode: row.country_code,
    cityId: row.city_id,
    names: row.names as Record<string, string>,
  }));
}

/** A warehouse, hub or pickup point in a city that is there already. */
export type NewPlace = {
  code: string;
  kind: 'WAREHOUSE' | 'HUB' | 'PICKUP_POINT';
  cityCode: string;
  names: LocaleTexts;
};

/** Inserts places; a code that is taken is left as it is. */
export async function insertPlaces(tx: Tx, places: readonly NewPlace[]): Promise<void> {
  await query`
    insert into place (code, kind, country_code, city_id, names, latitude, longitude)
    select new.code, new.kind, city.country_code, city.id, new.names, city.latitude, city.longitude
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as new (code text, kind text, "cityCode" text, names jsonb)
    join place city on city.code = new."cityCode"
    on conflict (code) do nothing`.execute(tx);
}

/**
 * Names a unit and says where it stands; without `at` it stands where its city does. Its Russian cases, which cities
 * have, stay.
 */
export async function changeUnitPlace(
  tx: Tx,
  code: string,
  { names, at }: { names: LocaleTexts; at: { latitude: number; longitude: number } | null },
): Promise<void> {
  await query`
    update place set names = place.names || ${JSON.stringify(names)}::text::jsonb,
      latitude = coalesce(${at?.latitude ?? null}::double precision, city.latitude),
      longitude = coalesce(${at?.longitude ?? null}::double precision, city.longitude)
    from place city where city.id = place.city_id and place.code = ${code}`.execute(tx);
}

/** Every place, locked against additions until the end of the transaction. */
export async function lockPlaces(tx: Tx): Promise<PlaceRow[]> {
  await query`lock table place in share row exclusive mode`.execute(tx);
  return listPlaces(tx);
}

/** A place by its id. */
export async function findPlace(
  db: Db | Tx,
  id: number,
): Promise<{ id: number; code: string; kind: string; names: unknown } | undefined> {
  return db
    .selectFrom('place')
    .select(['id', 'code', 'kind', 'names'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The id of a warehouse, hub or pickup point by its code. */
export async function findUnitId(db: Db | Tx, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('place')
    .select('id')
    .where('code', '=', code)
    .where('kind', 'in', ['WAREHOUSE', 'HUB', 'PICKUP_POINT'])
    .executeTakeFirst();
  return row?.id;
}
