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
import { isDone } from '../../../apps/web/src/staff/stations/scan-queue/failure-outcome.ts';
import type { QueuedScan } from '../../../apps/web/src/staff/stations/scan-queue/queued-scan.ts';
import { openScanQueue, type ScanQueue } from '../../../apps/web/src/staff/stations/scan-queue/scan-queue.ts';
import { lineFaults, type FaultProxy } from './fault-proxy.ts';
import { beat, sendScans } from './schedule-line.ts';

export type ScheduledScan<Facts> = QueuedScan<Facts, ScanAnswer>;

type Queue<Facts> = Pick<ScanQueue<Facts, ScanAnswer>, 'add' | 'unsent'>;

/** What a person does at a station. */
export type Work<Facts> = {
  /** Sits down in a tab; returns how the next thing is done there. What is stored by `queue.add` counts. */
  sitDown: (queue: Queue<Facts>, token: string) => () => Promise<unknown>;
};

export type Station = {
  proxy: FaultProxy;
  deviceId: string;
  /** Logs the clerk in; returns the token. */
  logIn: () => Promise<string>;
  /** Ends the clerk's log-ins. */
  expire: () => Promise<void>;
};

/** What came of a schedule: the scans that a clerk saw stored, and what the device has of all of them. */
export type Played<Facts> = {
  seed: number;
  shown: readonly ScheduledScan<Facts>[];
  rows: readonly ScheduledScan<Facts>[];
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

type Tab<Facts> = {
  queue: ScanQueue<Facts, ScanAnswer>;
  doNext: () => Promise<unknown>;
  close: () => void;
};

/** A browser of a station: what is stored in it lives, its tabs come and go. */
function openBrowser<Facts>(
  { proxy, deviceId }: Station,
  work: Work<Facts>,
  { random, session }: { random: () => number; session: { token: string } },
) {
  const clock = openClock();
  const { store, all } = openDisk<Facts, ScanAnswer>();
  const { locks, lock } = openLocks();
  locks.isBroken = random() < 0.2;
  const join = openChannel();
  const batch: ScheduledScan<Facts>[] = [];
  const openTab = (): Tab<Facts> => {
    const life = { isOpen: true };
    const queue = openScanQueue<Facts, ScanAnswer>({
      owner: 'clerk',
      permit: async () => undefined,
      store: storeWhileOpen(life, store),
      send: (device, scans) =>
        whileOpen(
          life,
          sendScans(proxy.address, session.token, {
            device,
            scans: scans as readonly QueuedScan<object, ScanAnswer>[],
            sentAt: clock.now(),
          }),
        ),
      isDone,
      beat: () => whileOpen(life, beat(proxy.address)),
      clock: { now: clock.now, after: (ms, next) => clock.after(ms, () => life.isOpen && next()) },
      random,
      lock,
      tabs: join(),
    });
    const add: Queue<Facts>['add'] = async ({ facts, ...scan }) => {
      const at = new Date(clock.now()).toISOString();
      const stored = await queue.add({ ...scan, deviceId, facts: { ...facts, at } });
      batch.push(stored);
      return stored;
    };
    const close = () => {
      life.isOpen = false;
      queue.stop();
    };
    return { queue, doNext: work.sitDown({ add, unsent: queue.unsent }, session.token), close };
  };
  return { clock, openTab, shown: batch, all };
}

/**
 * Plays one schedule against the service: the queue's own code in tabs that come and go, over a line that fails.
 * Everything but the time the machine takes follows from the seed.
 */
async function playSchedule<Facts>(
  seed: number,
  station: Station,
  workBy: (random: () => number) => Work<Facts>,
): Promise<Played<Facts>> {
  const { proxy, logIn, expire } = station;
  const random = seeded(seed);
  const session = { token: await logIn() };
  const { clock, openTab, shown, all } = openBrowser(station, workBy(random), { random, session });
  const faultRate = 0.2 + random() * 0.5;
  proxy.isUp = true;
  proxy.next = (path) =>
    path.endsWith('/stations/scans') && random() < faultRate
      ? lineFaults[Math.floor(random() * lineFaults.length)]
      : undefined;
  let tabs = [openTab()];
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
  const doNext = async () => {
    const done = tabs[Math.floor(random() * tabs.length)]?.doNext();
    // One that was killed in the middle never comes back, and its clerk has seen nothing stored.
    if (random() < 0.9) await Promise.race([done, pause(20)]);
  };
  const events = await playSteps(random, acts, doNext);
  for (const tab of tabs) tab.close();
  events['faulty calls'] = proxy.faults;
  proxy.isUp = true;
  proxy.next = () => undefined;
  session.token = await logIn();
  await endWell(openTab(), seed);
  return { seed, shown, rows: await all('clerk'), events };
}

/** Work, and between it what goes wrong, each with its share; returns how often each happened. */
async function playSteps(
  random: () => number,
  acts: readonly [number, string, () => void | Promise<void>][],
  doNext: () => Promise<void>,
): Promise<Record<string, number>> {
  const events: Record<string, number> = {};
  const steps = 12 + Math.floor(random() * 28);
  for (let step = 0; step < steps; step += 1) {
    let chance = random();
    const act = acts.find(([share]) => {
      chance -= share;
      return chance < 0;
    });
    if (act === undefined) await doNext();
    else {
      const [, name, happen] = act;
      events[name] = (events[name] ?? 0) + 1;
      await happen();
    }
    await pause(Math.floor(random() * random() * 40));
  }
  return events;
}

/** All is well: what waits goes, and of what was refused a person sends every second again. */
async function endWell<Facts>({ queue, close }: Tab<Facts>, seed: number): Promise<void> {
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

/** Things that happened in all of them, in words. */
export function eventsOf(played: readonly Pick<Played<unknown>, 'events'>[]): string {
  const counts = new Map<string, number>();
  for (const { events } of played)
    for (const [name, times] of Object.entries(events)) counts.set(name, (counts.get(name) ?? 0) + times);
  return [...counts].map(([name, times]) => `${name} ${times.toLocaleString('en')}`).join(', ');
}

/** So many stations play at once. */
const stations = 16;

/**
 * Plays so many schedules; `openAt` brings a station for each that plays at once, and what is done in a schedule there.
 */
export async function playMany<Facts>(
  count: number,
  openAt: (
    index: number,
  ) => Promise<{ station: Station; workOf: () => Promise<(random: () => number) => Work<Facts>> }>,
): Promise<Played<Facts>[]> {
  const played: Played<Facts>[] = [];
  let next = 0;
  const playOn = async (index: number) => {
    const { station, workOf } = await openAt(index);
    while (next < count) {
      const seed = next;
      next += 1;
      station.proxy.faults = 0;
      played.push(await playSchedule(seed, station, await workOf()));
    }
    await station.proxy.close();
  };
  await Promise.all(Array.from({ length: Math.min(stations, count) }, (_, index) => playOn(index)));
  return played;
}
