import { randomUUID } from 'node:crypto';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { passKeys } from '@rohi/contract/hand-over/pass-keys.contract';
import type { CounterParcel, counterSnapshot } from '@rohi/contract/stations/counter-snapshot.contract';
import type { CaseResult } from '../case-result.ts';
import { ask, dataOf, endOf, faultsOf, openTill, type Till } from '../money/money-setup.ts';
import { openFaultyStation } from '../stations/fault-schedules.ts';
import { eventsOf, playMany, type Played, type Work } from '../stations/play-schedule.ts';
import {
  loadCounterCode,
  type CounterCode,
  type CounterFacts,
  type CounterQueue,
  type KnownKeys,
  type Snapshot,
  type Table,
} from './counter-code.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  newClerk,
  newCollector,
  newCounterDevice,
  newPerson,
  point,
  readyParcels,
  undo,
  type Clerk,
  type CounterSetup,
} from './counter-setup.ts';

/** Customers of a schedule, each with parcels of which some are to be paid. */
const customers = 3;
/** Two notes of a hundred somoni are enough for what one parcel costs. */
const handed = 50_000n;

type Shelf = { customerCode: string; codes: readonly string[]; pass: string };
type Shelves = Shelf[];

/** The whole snapshot of a counter, part by part as its device asks for it. */
async function readSnapshot(address: string, token: string, deviceId: string): Promise<Snapshot> {
  const parcels = new Map<string, CounterParcel>();
  for (let since = ''; ;) {
    const query = new URLSearchParams({ deviceId, ...(since === '' ? {} : { since }) });
    const answer = await ask(address, token, `/stations/counter-snapshot?${query}`);
    const { hasMore, ...part } = dataOf<DataOf<typeof counterSnapshot>>(answer);
    for (const parcel of part.parcels) parcels.set(parcel.code, parcel);
    since = part.cursor;
    if (!hasMore) return { ...part, parcels, at: Date.now() };
  }
}

/** The keys by which passes are judged; the clocks of these devices are that of the service. */
async function readKeys(address: string, token: string): Promise<KnownKeys> {
  const answer = await ask(address, token, '/hand-over/pass-keys');
  const { at, ...keys } = dataOf<DataOf<typeof passKeys>>(answer);
  return { ...keys, at: Date.parse(at), gapMs: 0 };
}

type AtCounter = {
  code: CounterCode;
  shelves: Shelves;
  snapshot: Snapshot;
  keys: KnownKeys;
  deviceId: string;
  beside: (trackingCode: string, chance: number) => Promise<unknown>;
};

/** The counter's own table over the queue of a tab, at which a clerk does one thing after the other by chance. */
function workAtCounter(
  random: () => number,
  { code, shelves, snapshot, keys, deviceId, beside }: AtCounter,
): Work<CounterFacts> {
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
  return {
    sitDown: (queue) => {
      const stored: Promise<unknown>[] = [];
      const add: CounterQueue['add'] = (scan) => {
        const adding = queue.add(scan);
        stored.push(adding);
        return adding;
      };
      const table = code.openTable(
        { queue: { ...queue, add }, deviceId, passKeys: () => keys },
        { snapshot, mayTake: true },
      );
      return async () => {
        stored.length = 0;
        await Promise.race([code.readActs(table), new Promise((resolve) => setTimeout(resolve, 20))]);
        const shelf = pick(shelves);
        // What is refused there is refused; it is looked at in the database.
        if (random() < 0.15) await beside(pick(shelf.codes), random()).catch(() => undefined);
        else await serve(code, table, { ...shelf, random });
        return Promise.all(stored);
      };
    },
  };
}

/** One customer: chosen with a document that was seen, or by a pass, and parcels that are given or paid for. */
async function serve(
  { close, takeScan, see, pay, give }: CounterCode,
  table: Table,
  { customerCode, codes, pass, random }: Shelf & { random: () => number },
): Promise<void> {
  if (random() < 0.8) await close(table);
  if (random() < 0.5) await takeScan(table, pass);
  else {
    await takeScan(table, customerCode);
    if (random() < 0.9) await see(table, { type: 'PASSPORT', end: '4412' });
  }
  for (const code of codes) if (random() < 0.5) await takeScan(table, code);
  if (random() < 0.4) pay(table, handed);
  await give(table);
}

/** What the same point does with the line meanwhile. */
function besideAt(setup: CounterSetup, colleague: Clerk, till: Till) {
  return async (shelves: Shelves, code: string, chance: number): Promise<unknown> => {
    const customerCode = shelves.find(({ codes }) => codes.includes(code))?.customerCode ?? '';
    if (chance < 0.2) return undo(setup, code, { index: 1, ifGiven: true });
    if (chance < 0.5) return till.take(customerCode, { cash: { USD: '100' }, over: 'BALANCE' });
    const card = await colleague.open(
      { kind: 'DOCUMENT', document: { type: 'ID_CARD', end: '0001' } },
      customerCode,
    );
    if (endOf(card) !== 'ok') return undefined;
    return colleague.give(dataOf<{ id: string }>(card).id, code);
  };
}

/**
 * Each schedule of faults against the counter's own code and the real service: each hand-over and each payment is on
 * record once, or on the list.
 */
export async function playCounterSchedules(setup: CounterSetup, count: number): Promise<CaseResult> {
  const code = await loadCounterCode();
  const all: string[] = [];
  const colleague = await newClerk(setup, { index: 1 });
  const till = await openTill(setup, { address: setup.addresses[1] ?? '' });
  const beside = besideAt(setup, colleague, till);
  const played = await playMany<CounterFacts>(count, async (index) => {
    const { account, token } = await newPerson(setup.context, 'pickup-clerk', point);
    const address = setup.addresses[index % setup.addresses.length] ?? '';
    await openShift(setup, token);
    const deviceId = await newCounterDevice(setup);
    const station = await openFaultyStation(setup, { clerk: account, deviceId, index });
    return {
      station,
      workOf: async () => {
        const shelves = await newShelves(setup);
        all.push(...shelves.flatMap(({ codes }) => codes));
        const clerk = await station.logIn();
        const snapshot = await readSnapshot(address, clerk, deviceId);
        const keys = await readKeys(address, clerk);
        return (random) =>
          workAtCounter(random, {
            code,
            shelves,
            snapshot,
            keys,
            deviceId,
            beside: (trackingCode, chance) => beside(shelves, trackingCode, chance),
          });
      },
    };
  });
  const { shown, given, paid, listed, lost, twice } = await judge(setup, played);
  const faults = [...(await faultsOfParcels(setup, all)), ...(await faultsOf(setup)), ...lost, ...twice];
  return {
    name: 'counter',
    what: `${count.toLocaleString('en')} seeded schedules of faults, the counter's own code without the line, the service behind a line that fails, and a colleague with the line beside it (${eventsOf(played)})`,
    figure: `${shown} hand-overs and payments shown as stored: ${given} and ${paid} on record, ${listed} on a list; ${lost.length} lost, ${twice.length} twice, ${faults.length} wrong in all${faults.length > 0 ? `: ${faults.slice(0, 4).join('; ')}` : ''}`,
    isMet: played.length === count && given > 0 && paid > 0 && faults.length === 0,
  };
}

async function openShift({ addresses, manager, unitId }: CounterSetup, token: string): Promise<void> {
  const address = addresses[0] ?? '';
  const name = `Drawer ${randomUUID().slice(0, 8)}`;
  const { id } = dataOf<{ id: string }>(await ask(address, manager, '/staff/drawers', { unitId, name }));
  const counted = { TJS: { notes: { '500': 100 } }, USD: { notes: {} } };
  dataOf(await ask(address, token, '/staff/shifts', { drawerId: id, counted }));
}

async function newShelves(setup: CounterSetup): Promise<Shelves> {
  const shelves: Shelves = [];
  for (let made = 0; made < customers; made += 1) {
    const { customerCode, token } = await newCollector(setup.context);
    const answer = await ask(setup.addresses[0] ?? '', token, '/profile/passes');
    const { own } = dataOf<DataOf<typeof ownPasses>>(answer);
    const free = await readyParcels(setup, customerCode, { count: 2 });
    const owed = await readyParcels(setup, customerCode, { count: 1, isOwed: true });
    shelves.push({ customerCode, codes: [...free, ...owed], pass: own.text });
  }
  return shelves;
}

/** Holds what the devices show against what the database has. */
async function judge(
  { context: { sql } }: CounterSetup,
  played: readonly Played<CounterFacts>[],
): Promise<{ shown: number; given: number; paid: number; listed: number; lost: string[]; twice: string[] }> {
  const rows = played.flatMap((each) => each.rows);
  const ids = rows.map(({ scanId }) => scanId);
  const idsOf = async (found: Promise<{ id: string }[]>) => (await found).map(({ id }) => id);
  const handOvers = await idsOf(
    sql`select request_id as id from hand_over where request_id = any(${ids}::uuid[])`,
  );
  const payments = await idsOf(sql`select id from payment where id = any(${ids}::uuid[])`);
  const cases = new Set(
    await idsOf(sql`select scan_id as id from scan_exception where scan_id = any(${ids}::uuid[])`),
  );
  const byId = new Map(rows.map((row) => [row.scanId, row]));
  const allIds = new Set([...handOvers, ...payments]);
  const lost: string[] = [];
  let listed = 0;
  for (const { seed, shown } of played)
    for (const { scanId, facts } of shown) {
      const row = byId.get(scanId);
      const isListed = row?.state === 'needsPerson' || cases.has(scanId);
      if (isListed) listed += 1;
      else if (row?.state !== 'accepted' || !allIds.has(scanId))
        lost.push(`seed ${seed}: ${facts.action} ${scanId} is ${row?.state ?? 'nowhere'}`);
    }
  const doubles = (found: readonly string[]) => found.filter((id, index) => found.indexOf(id) !== index);
  return {
    shown: played.reduce((sum, each) => sum + each.shown.length, 0),
    given: handOvers.length,
    paid: payments.length,
    twice: [...doubles(handOvers), ...doubles(payments)],
    listed,
    lost,
  };
}
