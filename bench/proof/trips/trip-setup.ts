import { randomUUID } from 'node:crypto';
import type { Context } from '../../../apps/server/src/context.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { builders } from '../../../apps/server/test/build.ts';
import { newRowOf } from '../../../apps/server/test/list-rows.ts';
import { putAboard } from '../../../apps/server/test/trips.ts';
import { post, type StationsSetup } from '../stations/station-setup.ts';

let people = 0;

export type Office = {
  token: string;
  /** Calls an act of a trip at one of the services; the end is `ok` or the name of the refusal. */
  act: (address: string, trip: string, act: string, body: object) => Promise<string>;
  newTrip: () => Promise<string>;
};

/** A dispatcher of the warehouse in Yiwu, and empty trips to the hub. */
export async function openOffice({ context, addresses }: StationsSetup): Promise<Office> {
  people += 1;
  const account = await newAccount(context, 'dispatcher', { username: `proof-dispatcher-${people}` });
  const { token } = await enter(context, account);
  const [channel] = await context.sql<{ id: number }[]>`
    select id from channel where business_line = 'BSC' and enabled order by sort, id limit 1`;
  const places = await context.sql<{ id: number; code: string }[]>`
    select id, code from place where code in ('YIWU-WH', 'DUSHANBE-HUB')`;
  const placeId = (code: string) => places.find((place) => place.code === code)?.id ?? -1;
  const fields = {
    channelId: channel?.id ?? -1,
    mode: 'ROAD',
    originId: placeId('YIWU-WH'),
    destinationId: placeId('DUSHANBE-HUB'),
    units: [{ number: '新A·8K214', trailer: null, seals: [] }],
  };
  return {
    token,
    act: async (address, trip, act, body) =>
      (await post(address, `/trips/${trip}/${act}`, token, { requestId: randomUUID(), ...body })).error ??
      'ok',
    newTrip: async () => {
      const body = { requestId: randomUUID(), ...newRowOf('trips', fields) };
      const { data, error } = await post(addresses[0] ?? '', '/staff/trips', token, body);
      if (error !== undefined) throw new Error(`no trip: ${error}`);
      return (data as { id: string }).id;
    },
  };
}

/** So many parcels that wait in China, each of one of these customers in turn. */
export async function waitingParcels(
  context: Context,
  count: number,
  customers: readonly string[] = [],
): Promise<string[]> {
  const build = builders(context);
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const customerCode = customers[made % Math.max(1, customers.length)];
    const facts = { weightG: 2_000, ...(customerCode === undefined ? {} : { customerCode }) };
    codes.push(await build.parcelReceivedInChina({ facts }));
  }
  return codes;
}

/** A trip with parcels aboard that may leave. */
export async function loadedTrip(
  setup: StationsSetup,
  office: Office,
  count: number,
  customers: readonly string[] = [],
): Promise<{ trip: string; codes: string[] }> {
  const trip = await office.newTrip();
  const codes = await waitingParcels(setup.context, count, customers);
  const planned = await office.act(setup.addresses[0] ?? '', trip, 'plan', { act: 'TAKE', codes });
  if (planned !== 'ok') throw new Error(`not planned: ${planned}`);
  await putAboard(setup, trip, codes);
  return { trip, codes };
}

/**
 * How many of these parcels are on the road with the trip, how many departures stand in their histories, and where the
 * trip is.
 */
export async function standOf({ sql }: Context, trip: string, codes: readonly string[]) {
  const [row] = await sql<{ gone: number; state: string }[]>`
    select (select count(*)::integer from parcel where tracking_code = any(${[...codes]}::text[]) and is_current
        and status = 'DHWCRK' and trip_code = ${trip}) as gone,
      (select state from trip where code = ${trip}) as state`;
  return { gone: row?.gone ?? -1, state: row?.state ?? '' };
}

/** How often each outcome came: `3 × ok, 1 × linehaul.otherLoad`. */
export function counted(outcomes: readonly string[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts].map(([name, all]) => `${all.length} × ${name}`).join(', ');
}
