import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { newCode } from '../../../apps/server/src/modules/tracking/codes/own-codes.ts';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { openOrderPlaces, whole } from '../../../apps/server/test/orders.ts';
import type { CaseResult } from '../case-result.ts';
import {
  newClerk,
  newCustomerCode,
  newParcelCode,
  newToken,
  post,
  registerDevice,
  type StationsSetup,
} from './station-setup.ts';

type Rival = { address: string; token: string; deviceId: string };

/** Two clerks with a device each, each at another process. */
async function newRivals(setup: StationsSetup): Promise<[Rival, Rival]> {
  const newRival = async (address: string) => ({
    address,
    token: await newToken(setup.context, await newClerk(setup.context)),
    deviceId: await registerDevice(setup),
  });
  const [first = '', second = first] = setup.addresses;
  return [await newRival(first), await newRival(second)];
}

let scanned = 0;

async function scan({ address, token, deviceId }: Rival, facts: Record<string, unknown>): Promise<string> {
  scanned += 1;
  const one = { scanId: randomUUID(), seq: scanned, at: new Date().toISOString(), ...facts };
  const { data, error } = await post(address, '/stations/scans', token, { deviceId, scans: [one] });
  const [answer] = (data as { list: ScanAnswer[] } | null)?.list ?? [];
  return error ?? `${answer?.verdict} ${answer?.say}`;
}

/** How often each outcome came, the two of a round in one name. */
function counted(outcomes: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const name = outcome.toSorted().join(' + ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

/** Two devices receive the same parcel at the same moment, from two processes. */
export async function raceReceipts(setup: StationsSetup, rounds: number): Promise<CaseResult> {
  const rivals = await newRivals(setup);
  const customerCode = await newCustomerCode(setup.context);
  const outcomes: string[][] = [];
  const codes = Array.from({ length: rounds }, newParcelCode);
  for (const code of codes)
    outcomes.push(
      await Promise.all(
        rivals.map((rival) => scan(rival, { action: 'RECEIVE', code, customerCode, weightG: 1_500 })),
      ),
    );
  const [row] = await setup.context.sql<{ events: number; parcels: number }[]>`
    select count(*)::integer as events, count(distinct tracking_code)::integer as parcels
    from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CN_RECEIVED' and tracking_code = any(${codes}::text[])`;
  const oneOk = outcomes.every((pair) => pair.filter((outcome) => outcome.startsWith('OK')).length === 1);
  return {
    name: 'stations',
    what: `two devices scan the same parcel at once, from two processes, ${rounds} rounds`,
    figure: `${row?.events} receipts of ${row?.parcels} parcels; ${counted(outcomes)}`,
    isMet: row?.events === rounds && row.parcels === rounds && oneOk,
  };
}

/**
 * Two put a sack and a pallet into each other at the same moment: the sack lies in the pallet, and neither in itself.
 */
export async function raceBags(setup: StationsSetup, rounds: number): Promise<CaseResult> {
  const [first, second] = await newRivals(setup);
  const outcomes: string[][] = [];
  const cycles: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bags = [newCode('bag', ''), newCode('bag', '')];
    const [one = '', other = ''] = bags;
    await scan(first, { action: 'BAG_OPEN', code: one, kind: 'SACK' });
    await scan(first, { action: 'BAG_OPEN', code: other, kind: 'PALLET' });
    outcomes.push(
      await Promise.all([
        scan(first, { action: 'BAG_PUT', code: one, bag: other }),
        scan(second, { action: 'BAG_PUT', code: other, bag: one }),
      ]),
    );
    cycles.push(await cyclesOf(setup, bags));
  }
  const found = cycles.reduce((sum, each) => sum + each, 0);
  const oneIn = outcomes.every((pair) => pair.filter((outcome) => outcome.startsWith('OK')).length === 1);
  return {
    name: 'stations',
    what: `a sack and a pallet put into each other by two at once, from two processes, ${rounds} rounds`,
    figure: `${found} rounds with a bag in itself; ${counted(outcomes)}`,
    isMet: found === 0 && oneIn,
  };
}

/** 1 when both bags lie in each other. */
async function cyclesOf({ context }: StationsSetup, bags: readonly string[]): Promise<number> {
  const rows = await context.sql`
    select from bag_content as content
    join bag as outer_bag on outer_bag.id = content.bag_id
    join bag as inner_bag on inner_bag.id = content.inner_id
    where inner_bag.code = any(${[...bags]}::text[]) and outer_bag.code = any(${[...bags]}::text[])`;
  return rows.length > 1 ? 1 : 0;
}

/** Two clerks bind the same unidentified box at the same moment, from two processes. */
export async function raceBindings(setup: StationsSetup, rounds: number): Promise<CaseResult> {
  const rivals = await newRivals(setup);
  const [clerk] = rivals;
  const declare = await openDeclaring(setup);
  const outcomes: string[][] = [];
  const declaredCodes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { declaredCode, box } = await declaredAndTorn(declare, clerk, round);
    declaredCodes.push(declaredCode);
    outcomes.push(
      await Promise.all(
        rivals.map(async ({ address, token }) => {
          const body = { requestId: randomUUID(), declaredCode };
          const { status, error } = await post(address, `/pool/${box}/bind`, token, body);
          return `${status} ${error ?? 'bound'}`;
        }),
      ),
    );
  }
  const [row] = await setup.context.sql<{ events: number }[]>`
    select count(*)::integer as events from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CN_RECEIVED' and tracking_code = any(${declaredCodes}::text[])`;
  const oneBound = outcomes.every((pair) => pair.toSorted().join() === '200 bound,409 pool.bound');
  return {
    name: 'stations',
    what: `two clerks bind the same parcel of nobody at once, from two processes, ${rounds} rounds`,
    figure: `${row?.events} receipts; ${counted(outcomes)}`,
    isMet: oneBound && row?.events === rounds,
  };
}

/** A declared parcel, and a box with a label that is what a pen and a tear have left of its code. */
async function declaredAndTorn(
  declare: (code: string) => Promise<void>,
  clerk: Rival,
  round: number,
): Promise<{ declaredCode: string; box: string }> {
  const figures = String((((round + 1) * 7_368_787_123) % 9_999_999_967) + 10_000_000_000);
  const declaredCode = `SF140${figures.slice(1)}`;
  const box = declaredCode.replace('0', 'O').slice(0, -2);
  await declare(declaredCode);
  await scan(clerk, { action: 'RECEIVE', code: box, isSure: true, weightG: 8_300, cell: 'C-07-1' });
  return { declaredCode, box };
}

/** A customer who declares one parcel an order. */
async function openDeclaring({
  context,
  addresses,
}: StationsSetup): Promise<(code: string) => Promise<void>> {
  const { khujand: pickupPointId } = await openOrderPlaces(context);
  const account = await newAccount(context, 'customer', { username: 'proof-declarer' });
  const token = await newToken(context, account);
  const [address = ''] = addresses;
  return async (code) => {
    const order = { requestId: randomUUID(), pickupPointId, ...whole, trackingCodes: [code] };
    const made = await post(address, '/orders', token, order);
    const { code: orderCode, version } = made.data as { code: string; version: number };
    const submitted = await post(address, `/orders/${orderCode}/submit`, token, { version });
    if (submitted.error !== undefined) throw new Error(`${code} is not declared: ${submitted.error}`);
  };
}
