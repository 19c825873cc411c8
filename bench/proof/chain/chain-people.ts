import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { Context } from '../../../apps/server/src/context.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { deviceBody } from '../../../apps/server/test/stations.ts';
import { ask, dataOf, endOf, type MoneySetup } from '../money/money-setup.ts';

/** Somebody who is logged in; each call goes to the other one of the two services. */
export type Caller = {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: Record<string, unknown>): Promise<Data>;
};

let people = 0;
let calls = 0;

/** A new person of a role, at a unit where one is given. */
export async function newCaller(
  { context, addresses }: MoneySetup,
  role: Role,
  unit?: string,
): Promise<Caller & { id: string }> {
  people += 1;
  const details = { username: `chain-${role}-${people}`, ...(unit === undefined ? {} : { unit }) };
  const account = await newAccount(context, role, details);
  let { token } = await enter(context, account);
  const call = async <Data>(path: string, body?: Record<string, unknown>): Promise<Data> => {
    calls += 1;
    const address = addresses[calls % addresses.length] ?? '';
    let reply = await ask(address, token, path, body);
    // The whole chain takes longer than a token lives.
    if (endOf(reply).endsWith('auth.sessionExpired')) {
      ({ token } = await enter(context, account));
      reply = await ask(address, token, path, body);
    }
    try {
      return dataOf<Data>(reply);
    } catch (error) {
      throw new Error(`${role}, ${path}`, { cause: error });
    }
  };
  return { id: account.id, get: (path) => call(path), post: (path, body) => call(path, body) };
}

/** Stations of one kind in one hall, and customers who come at one time. */
const atOnce = 4;

/** The things in so many shares, each as they follow one another. */
export function sharesOf<Thing>(things: readonly Thing[]): Thing[][] {
  const size = Math.ceil(things.length / atOnce);
  return Array.from({ length: atOnce }, (_, at) => things.slice(at * size, (at + 1) * size));
}

/** A device that a manager has registered for these kinds of work. */
async function newStation(
  { context }: { context: Context },
  manager: Caller,
  unit: string,
  works: readonly string[],
): Promise<string> {
  const body = await deviceBody({ context }, { name: `Chain ${randomUUID().slice(0, 8)}`, unit, works });
  return (await manager.post<{ id: string }>('/stations/devices', body)).id;
}

/** The stations of a hall. */
export function newStations(
  setup: { context: Context },
  manager: Caller,
  unit: string,
  works: readonly string[],
): Promise<string[]> {
  return Promise.all(Array.from({ length: atOnce }, () => newStation(setup, manager, unit, works)));
}

/** So many scans are sent together, as a station does that had no line. */
const scansAtOnce = 50;
/** Of so many calls the answer of one is lost: it is sent once more, and does nothing. */
const lostOneOf = 10;

let scanned = 0;

/** Sends scans from all stations of a hall at once, each its share in its order. */
export async function sendFromAll(
  caller: Caller,
  deviceIds: readonly string[],
  scans: readonly Record<string, unknown>[],
  says: readonly string[],
): Promise<void> {
  const shares = sharesOf(scans);
  await Promise.all(deviceIds.map((deviceId, at) => sendAll(caller, deviceId, shares[at] ?? [], says)));
}

/** Sends scans in their order; some calls twice. Each has to end with one of these words. */
async function sendAll(
  caller: Caller,
  deviceId: string,
  scans: readonly Record<string, unknown>[],
  says: readonly string[],
): Promise<void> {
  const answers: ScanAnswer[] = [];
  for (let from = 0; from < scans.length; from += scansAtOnce) {
    const some = scans.slice(from, from + scansAtOnce).map((scan) => {
      scanned += 1;
      return { scanId: randomUUID(), seq: scanned, at: new Date().toISOString(), ...scan };
    });
    // A body without a request id of its own: each scan has one.
    const body = { requestId: undefined, deviceId, scans: some };
    const send = () => caller.post<{ list: ScanAnswer[] }>('/stations/scans', body);
    const { list } = await send();
    answers.push(...list);
    if ((from / scansAtOnce) % lostOneOf !== 0) continue;
    const { list: again } = await send();
    const other = again.find(({ repeated, say }, at) => repeated !== 'SAME' || say !== list[at]?.say);
    if (other !== undefined)
      throw new Error(`sent again, a scan was answered otherwise: ${JSON.stringify(other)}`);
  }
  const wrong = answers.find(({ say }) => !says.includes(say ?? ''));
  if (wrong !== undefined) throw new Error(`a scan was answered ${JSON.stringify(wrong)}`);
}
