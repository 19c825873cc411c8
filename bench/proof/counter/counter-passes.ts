import { randomUUID } from 'node:crypto';
import {
  judgePass,
  passHours,
  type PassKeys,
  type PassVerdict,
} from '@rohi/contract/collection/passes/judge-pass';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import {
  passSigner,
  verifySignature,
} from '../../../apps/server/src/modules/collection/passes/pass-keys.service.ts';
import type { CaseResult } from '../case-result.ts';
import { ask, dataOf, endOf } from '../money/money-setup.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  newClerk,
  newCollector,
  newCounterDevice,
  readyParcels,
  type Clerk,
  type Collector,
  type CounterSetup,
} from './counter-setup.ts';

type Passes = DataOf<typeof ownPasses>;
type Keys = PassKeys & { at: string };

const acts = ['cancel', 'replace', 'delegate', 'collect'] as const;
type Act = (typeof acts)[number];
const orders = permutations(acts);

function permutations(of: readonly Act[]): Act[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) =>
    permutations(of.filter((act) => act !== first)).map((rest) => [first, ...rest]),
  );
}

/** As a counter that has read the keys judges by itself. */
async function judge(
  text: string,
  keys: PassKeys,
  pickupPointId: number,
  now = Date.now(),
): Promise<PassVerdict> {
  const read = readPassText(text);
  if (read === undefined) throw new TypeError('the service has signed no pass');
  return judgePass(read, keys, { pickupPointId, now, verify: verifySignature });
}

const keysOf = async ({ address, token }: Clerk) =>
  dataOf<Keys>(await ask(address, token, '/hand-over/pass-keys'));

/** Customer, online counter and offline counter of one order of acts. */
type Play = {
  setup: CounterSetup;
  customer: Collector;
  codes: string[];
  clerk: Clerk;
  wrong: string[];
};

const cabinet = ({ setup, customer }: Play, path: string, body?: Record<string, unknown>) =>
  ask(setup.addresses[0] ?? '', customer.token, path, body);
const passesOf = async (play: Play) => dataOf<Passes>(await cabinet(play, '/profile/passes'));

async function delegate(play: Play): Promise<Passes> {
  return dataOf<Passes>(
    await cabinet(play, '/profile/passes', {
      pickupPointId: play.setup.unitId,
      delegate: 'Раҷабов Фирӯз',
      trackingCodes: null,
      term: 'THREE_DAYS',
    }),
  );
}

/**
 * Does one act; every pass that was good before it is good no more, at both processes and at a counter that has read
 * the list since.
 */
async function playAct(play: Play, act: Act): Promise<void> {
  const { setup, customer, codes, clerk, wrong } = play;
  const before = act === 'cancel' ? await delegate(play) : await passesOf(play);
  const good = before.given.filter(({ state }) => state === 'GOOD');
  // Cancelling one revokes it and every older one; the own pass that was made after it stays.
  const older = [...good, ...(act === 'cancel' ? [] : [before.own])].flatMap(({ text }) => text ?? []);
  if (act === 'cancel') dataOf(await cabinet(play, `/profile/passes/${good[0]?.serial}/cancel`, {}));
  if (act === 'replace') dataOf(await cabinet(play, '/profile/passes/replace', {}));
  if (act === 'delegate') await delegate(play);
  if (act === 'collect') {
    const card = await clerk.openByDocument(customer.customerCode);
    dataOf(await clerk.give(card.id, codes.pop() ?? ''));
  }
  const keys = await keysOf(clerk);
  for (const text of older) {
    const offline = await judge(text, keys, setup.unitId);
    const online = endOf(await clerk.open({ kind: 'PASS', pass: text }));
    if (offline !== 'REVOKED' || online !== '409 handOver.passRevoked')
      wrong.push(`${act}: ${offline} without the line, ${online} with it`);
  }
  const { own } = await passesOf(play);
  const [fresh, card] = [
    await judge(own.text, keys, setup.unitId),
    await clerk.open({ kind: 'PASS', pass: own.text }),
  ];
  if (fresh !== 'GOOD' || endOf(card) !== 'ok') wrong.push(`${act}: the new one is ${fresh}, ${endOf(card)}`);
}

/**
 * S13: every order of cancelling, replacing, giving and collecting, beside a counter that has been offline since
 * before.
 */
export async function playPassOrders(setup: CounterSetup, times: number): Promise<CaseResult> {
  const clerk = await newClerk(setup, { index: 1 });
  const offline = await newClerk(setup);
  const deviceId = await newCounterDevice(setup);
  const wrong: string[] = [];
  const all: string[] = [];
  for (const order of Array.from({ length: times }, () => orders).flat()) {
    const customer = await newCollector(setup.context);
    const codes = await readyParcels(setup, customer.customerCode, { count: 3 });
    all.push(...codes);
    const collected = codes.at(-1) ?? '';
    const play = { setup, customer, codes, clerk, wrong };
    const { own } = await delegate(play);
    const before = await judge(own.text, await keysOf(offline), setup.unitId);
    if (before !== 'GOOD') wrong.push(`${order.join()}: ${before} before anything`);
    for (const act of order) await playAct(play, act);
    // What the offline counter has given meanwhile: one by the pass of then, the same by a document, and one that was
    // collected.
    const seen = { document: { type: 'PASSPORT', end: '0001' } };
    const [lying = ''] = codes;
    const late = await giveLate(offline, { deviceId, customerCode: customer.customerCode }, [
      [lying, { pass: own.text }],
      [lying, seen],
      [collected, seen],
    ]);
    if (late !== 'NEEDS_PERSON PASS_REVOKED, OK GIVEN, NEEDS_PERSON ALREADY_GIVEN')
      wrong.push(`${order.join()}: ${late}`);
    const { revoked } = await keysOf(clerk);
    const left = (await passesOf(play)).own;
    if (revoked.includes(left.serial)) wrong.push(`${order.join()}: no good pass after it`);
  }
  const faults = await faultsOfParcels(setup, all);
  return {
    name: 'counter',
    what: `S13: all ${orders.length} orders of cancel, replace, delegate and collect, ${times} times, beside a counter without the line`,
    figure: `${wrong.length} passes judged wrongly or scans taken wrongly, ${faults.length} wrong in the database${[...wrong, ...faults].length > 0 ? `: ${[...wrong, ...faults].slice(0, 3).join('; ')}` : ''}`,
    isMet: wrong.length + faults.length === 0,
  };
}

async function giveLate(
  { address, token }: Clerk,
  { deviceId, customerCode }: { deviceId: string; customerCode: string },
  acts: readonly (readonly [code: string, proof: object])[],
): Promise<string> {
  const at = new Date().toISOString();
  const scans = acts.map(([code, proof], index) => ({
    scanId: randomUUID(),
    seq: index + 1,
    at,
    action: 'GIVE',
    code,
    visit: randomUUID(),
    customerCode,
    ...proof,
  }));
  const response = await fetch(`${address}/api/stations/scans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ deviceId, sentAt: at, scans }),
  });
  const { data } = (await response.json()) as { data: { list: ScanAnswer[] } | null };
  return (data?.list ?? []).map(({ verdict, say }) => `${verdict} ${say}`).join(', ');
}

const twoHoursMs = 7_200_000;

/** A counter with a clock that is two hours wrong judges by the time of the service, as it was at the last answer. */
export async function judgeByWrongClocks(setup: CounterSetup): Promise<CaseResult> {
  const { context, unitId } = setup;
  const clerk = await newClerk(setup);
  const { customerCode } = await newCollector(context);
  const sign = await passSigner(context);
  const now = Date.now();
  const ends: [string, number, PassVerdict][] = [
    ['that ends in an hour', now + 3_600_000, 'GOOD'],
    ['that was made a moment ago', now + passHours * 3_600_000, 'GOOD'],
    ['that ended an hour ago', now - 3_600_000, 'EXPIRED'],
  ];
  const wrong = { byService: 0, byDevice: 0 };
  for (const skewMs of [-twoHoursMs, 0, twoHoursMs]) {
    const keys = await keysOf(clerk);
    // The clock of the device, and what it has seen of the service's.
    const clock = () => Date.now() + skewMs;
    const offsetMs = Date.parse(keys.at) - clock();
    for (const [, notAfter, right] of ends) {
      const text = sign({
        customerCode,
        pickupPointId: null,
        delegate: null,
        parcelLimit: null,
        serial: 'ABCD2345',
        notAfter,
      });
      if ((await judge(text, keys, unitId, clock() + offsetMs)) !== right) wrong.byService += 1;
      if ((await judge(text, keys, unitId, clock())) !== right) wrong.byDevice += 1;
    }
  }
  return {
    name: 'counter',
    what: 'a pass that is good for an hour, one made now and one that has ended, at clocks that are right and two hours wrong',
    figure: `${wrong.byService} of 9 judged wrongly by the service's time, ${wrong.byDevice} of 9 would be by the device's own`,
    isMet: wrong.byService === 0 && wrong.byDevice > 0,
  };
}
