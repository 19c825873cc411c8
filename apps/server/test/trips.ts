import { randomUUID } from 'node:crypto';
import { newRowOf } from './list-rows.ts';
import { dataOf, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';

type TripShown = { id: string; version: number; [field: string]: unknown };

/** A dispatcher, and trips from Yiwu to the hub by the first channel of retail parcels. */
export async function dispatcherOf(service: Pick<TestApp, 'app' | 'context'>) {
  const dispatcher = await stationPerson(service, 'dispatcher');
  const { sql } = service.context;
  const [channel] = await sql<{ id: number }[]>`
    select id from channel where business_line = 'BSC' and enabled order by sort, id limit 1`;
  const places = await sql<{ id: number; code: string }[]>`select id, code from place`;
  const placeId = (code: string) => places.find((place) => place.code === code)?.id ?? -1;
  /** The body of a trip with a lorry. */
  const tripBody = (fields: object = {}) => ({
    requestId: randomUUID(),
    ...newRowOf('trips', {
      channelId: channel?.id ?? -1,
      mode: 'ROAD',
      originId: placeId('YIWU-WH'),
      destinationId: placeId('DUSHANBE-HUB'),
      units: [{ number: '新A·8K214', trailer: null, seals: [] }],
      ...fields,
    }),
  });
  return {
    dispatcher,
    channelId: channel?.id ?? -1,
    placeId,
    tripBody,
    newTrip: async (fields: object = {}) =>
      dataOf<TripShown>(await dispatcher.post('/staff/trips', tripBody(fields))),
    readTrip: async (code: string) => dataOf<TripShown>(await dispatcher.get(`/staff/trips/${code}`)),
  };
}

/** Parcels that are planned for a trip and aboard it, as if a station had scanned them. */
export async function putAboard(
  { context }: Pick<TestApp, 'context'>,
  code: string,
  parcels: readonly string[],
): Promise<void> {
  await context.sql`
    insert into trip_load (parcel_id, trip_id, planned_at, planned_by, loaded_at, loaded_by)
    select parcel.id, trip.id, now(), 'test', now(), 'test'
    from parcel join trip on trip.code = ${code}
    where parcel.tracking_code = any(${[...parcels]}::text[]) and parcel.is_current
    on conflict (parcel_id) do update set loaded_at = now(), loaded_by = 'test'`;
}
