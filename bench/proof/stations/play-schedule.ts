import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import {
  openChannel,
  openDisk,
  openLocks,
  seeded,
  storeWhileOpen,
  whileOpen,
} from '../../../apps/web/src/staff/stations/scan-queue/browser-in-parts.ts';
import { isDone, outcomeOfFailure } from '../../../apps/web/src/staff/stations/scan-queue/failure-outcome.ts';
import type { QueuedScan } from '../../../apps/web/src/staff/stations/scan-queue/queued-scan.ts';
import { openScanQueue } from '../../../apps/web/src/staff/stations/scan-queue/scan-queue.ts';
import type { SendOutcome } from '../../../apps/web/src/staff/stations/scan-queue/send-waiting.ts';
import { lineFaults, type FaultProxy } from './fault-proxy.ts';
import { newParcelCode } from './station-setup.ts';

type Facts = { action: 'RECEIVE'; code: string; at: string; customerCode?: string; weightG: number };
export type ScheduledScan = QueuedScan<Facts, ScanAnswer>;

type Station = {
  proxy: FaultProxy;
  deviceId: string;
  customerCode: string;
  /** Logs the clerk in; returns the token. */
  logIn: () => Promise<string>;
  /** Ends the clerk's log-ins. */
  expire: () => Promise<void>;
};

/** What came of a schedule: the scans that a clerk saw stored, and what the device has of all of them. */
export type Played = {
  seed: number;
  shown: readonly ScheduledScan[];
  rows: readonly ScheduledScan[];
  /** Things that happened, by name. */
  events: Record<string, number>;
};

/** The clock of a schedule runs so many times as fast as that of the machine. */
const speed = 200;
const twoHoursMs = 7_200_000;
/** At the end all is well for so long, by the machine's clock, at most. */
const longestEndMs = 60_000;

function openClock() {
  const startedAt = Date.now();
  const begun = performance.now();
  const clock = {
    /** The clock of the device is off by this. */
    skewMs: 0,
    now: () => Math.round(startedAt + (performance.now() - begun) * speed + clock.skewMs),
    after: (ms: number, work: () => void) => {
      const timer = setTimeout(work, ms / speed);
      return () => clearTimeout(timer);
    },
  };
  return clock;
}

/** Plays one schedule against the service: the queue's own code in tabs that come and go, over a line that fails. Everything but the time the machine takes follows from the seed. */
export async function playSchedule(seed: number, station: Station): Promise<Played> {
  const { proxy, deviceId, customerCode, logIn, expire } = station;
  const random = seeded(seed);
  const clock = openClock();
  const { store, all } = openDisk<Facts, ScanAnswer>();
  const { locks, lock } = openLocks();
  locks.isBroken = random() < 0.2;
  const join = openChannel();
  const session = { token: await logIn() };
  const faultRate = 0.2 + random() * 0.5;
  proxy.isUp = true;
  proxy.next = (path) =>
    path.endsWith('/stations/scans') && random() < faultRate
      ? lineFaults[Math.floor(random() * lineFaults.length)]
      : undefined;
  const openTab = () => {
    const life = { isOpen: true };
    const queue = openScanQueue<Facts, ScanAnswer>({
      owner: 'clerk',
      permit: async () => undefined,
      store: storeWhileOpen(life, store),
      send: (device, scans) =>
        whileOpen(life, send(proxy.address, session.token, { device, scans, sentAt: clock.now() })),
      isDone,
      beat: () => whileOpen(life, beat(proxy.address)),
      clock: { now: clock.now, after: (ms, work) => clock.after(ms, () => life.isOpen && work()) },
      random,
      lock,
      tabs: join(),
    });
    const close = () => {
      life.isOpen = false;
      queue.stop();
    };
    return { queue, close };
  };
  let tabs = [openTab()];
  const shown: ScheduledScan[] = [];
  const codes: string[] = [];
  const events: Record<string, number> = {};
  const note = (event: string) => {
    events[event] = (events[event] ?? 0) + 1;
  };
  const acts: [number, string, () => void | Promise<void>][] = [
    [0.1, 'line cut or back', () => void (proxy.isUp = !proxy.isUp)],
    [
      0.08,
      'reload',
      () => {
        tabs.shift()?.close();
        tabs = [openTab(), ...tabs];
      },
    ],
    [
      0.05,
      'browser killed',
      () => {
        for (const tab of tabs) tab.close();
        tabs = [openTab()];
      },
    ],
    [0.06, 'second tab', () => void (tabs = tabs.length < 3 ? [...tabs, openTab()] : tabs)],
    [0.05, 'login expired', () => expire()],
    [
      0.06,
      'clock two hours off or right',
      () => void (clock.skewMs = [-twoHoursMs, 0, twoHoursMs][Math.floor(random() * 3)] ?? 0),
    ],
    [
      0.08,
      'logged in again',
      async () => {
        session.token = await logIn();
        for (const { queue } of tabs) queue.wake();
      },
    ],
  ];
  const scan = async () => {
    const tab = tabs[Math.floor(random() * tabs.length)];
    const chance = random();
    const known = codes[Math.floor(random() * codes.length)];
    const code = chance < 0.06 ? 'buy one, get one' : chance < 0.14 && known ? known : newParcelCode();
    codes.push(code);
    const named = random() < 0.92 ? { customerCode } : {};
    const facts: Facts = {
      action: 'RECEIVE',
      code,
      at: new Date(clock.now()).toISOString(),
      ...named,
      weightG: 1_000 + Math.floor(random() * 9_000),
    };
    const adding = tab?.queue.add({ scanId: randomUUID(), deviceId, facts }).then((stored) => {
      shown.push(stored);
      return undefined;
    });
    // One that was killed in the middle never comes back, and its clerk has seen nothing stored.
    if (random() < 0.9) await Promise.race([adding, pause(20)]);
  };
  const steps = 12 + Math.floor(random() * 28);
  for (let step = 0; step < steps; step += 1) {
    let chance = random();
    const act = acts.find(([share]) => {
      chance -= share;
      return chance < 0;
    });
    if (act === undefined) await scan();
    else {
      note(act[1]);
      await act[2]();
    }
    await pause(Math.floor(random() * random() * 40));
  }
  for (const tab of tabs) tab.close();
  events['faulty calls'] = proxy.faults;
  proxy.isUp = true;
  proxy.next = () => undefined;
  session.token = await logIn();
  await endWell(openTab(), seed);
  return { seed, shown, rows: await all('clerk'), events };
}

/** All is well: what waits goes, and of what was refused a person sends every second again. */
async function endWell(
  { queue, close }: { queue: ReturnType<typeof openScanQueue<Facts, ScanAnswer>>; close: () => void },
  seed: number,
): Promise<void> {
  const until = performance.now() + longestEndMs;
  const untilEmpty = async () => {
    // The first look at what is stored comes a moment after the tab.
    await pause(10);
    while (queue.read().waiting > 0 && performance.now() < until) await pause(5);
  };
  await untilEmpty();
  const refused = queue.read().needsPerson.filter(({ refusal }) => refusal !== undefined);
  for (const [index, row] of refused.entries()) if ((index + seed) % 2 === 0) await queue.sendAgain(row);
  await untilEmpty();
  close();
}

async function beat(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

type Sent = { device: string; scans: readonly ScheduledScan[]; sentAt: number };

/** The call as the console makes it, and what it means for the scans. */
async function send(
  address: string,
  token: string,
  { device, scans, sentAt }: Sent,
): Promise<SendOutcome<ScanAnswer>> {
  const body = JSON.stringify({
    deviceId: device,
    sentAt: new Date(sentAt).toISOString(),
    scans: scans.map(({ facts, scanId, seq }) => ({ ...facts, scanId, seq })),
  });
  try {
    const headers = { 'content-type': 'application/json', token };
    const response = await fetch(`${address}/api/stations/scans`, { method: 'POST', headers, body });
    const answer = parsed(await response.text());
    if (answer === undefined) return outcomeOfFailure(response.status, 'client.badAnswer');
    if (answer.success) return { kind: 'answered', answers: answer.data.list };
    return outcomeOfFailure(answer.code, answer.error);
  } catch {
    return { kind: 'silent' };
  }
}

type Envelope =
  | { success: true; data: { list: ScanAnswer[] } }
  | { success: false; code: number; error: string };

function parsed(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text) as Envelope | null;
    return typeof answer === 'object' && answer !== null && 'success' in answer ? answer : undefined;
  } catch {
    return undefined;
  }
}
