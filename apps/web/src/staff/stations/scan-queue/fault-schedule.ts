/**
 * A station for tests: a clock that is turned by hand, a store that lives as long as the device, tabs that can be
 * closed in the middle of anything, and a service that takes each scan by its id, behind a line with the faults of a
 * schedule. Everything is drawn from one seed.
 */
import { openChannel, openDisk, openLocks, seeded, storeWhileOpen, whileOpen } from './browser-in-parts.ts';
import type { QueuedScan } from './queued-scan.ts';
import { openScanQueue } from './scan-queue.ts';
import type { SendOutcome } from './send-waiting.ts';

type Answer = { scanId: string; verdict: string };
type Scan = QueuedScan<string, Answer>;
/**
 * `cut`: the call never arrives. `lost`: taken, the answer is lost. `half`: the first half is taken, then the line
 * breaks. `few`: half the answers come.
 */
type Fault = 'cut' | 'lost' | 'half' | 'few' | 'conflict' | 'broken';
const faults: readonly Fault[] = ['cut', 'lost', 'half', 'few', 'conflict', 'broken'];

/** Lets everything end that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

function openClock() {
  type Timer = { at: number; work: () => void };
  let now = 1_700_000_000_000;
  let timers: Timer[] = [];
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      const timer = { at: now + ms, work };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async run(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.work();
        await settle();
      }
      now = end;
    },
  };
}

type Clock = ReturnType<typeof openClock>;

function newLine() {
  return {
    isUp: true,
    refuses: true,
    failsWith: undefined as 'silent' | 'locked' | undefined,
    /** How often a call meets a fault, from 0 to 1. */
    faultRate: 0,
    delayMs: 0,
    calls: 0,
    beats: 0,
    mostAtOnce: 0,
    taken: [] as string[],
    takenIds: [] as string[],
  };
}

type Line = ReturnType<typeof newLine>;

/** The service: takes each scan once by its id, and gives its answer again. */
function openService(line: Line, random: () => number) {
  const taken = new Map<string, Answer>();
  const take = ({ scanId, facts }: Scan): Answer => {
    const earlierAnswer = taken.get(scanId);
    if (earlierAnswer !== undefined) return earlierAnswer;
    const answer = { scanId, verdict: facts === 'PERSON' ? 'NEEDS_PERSON' : 'OK' };
    taken.set(scanId, answer);
    line.taken.push(facts);
    line.takenIds.push(scanId);
    return answer;
  };
  return (scans: readonly Scan[]): SendOutcome<Answer> => {
    const fault = random() < line.faultRate ? faults[Math.floor(random() * faults.length)] : undefined;
    if (!line.isUp || fault === 'cut' || fault === 'broken') return { kind: 'silent' };
    if (line.failsWith !== undefined) return { kind: line.failsWith };
    if (fault === 'conflict') return { kind: 'refused', error: 'stations.deviceNotFound' };
    if (line.refuses && scans.some(({ facts }) => facts === 'REFUSED'))
      return { kind: 'refused', error: 'request.invalid' };
    const half = Math.ceil(scans.length / 2);
    const answers = (fault === 'half' ? scans.slice(0, half) : scans).map(take);
    if (fault === 'lost' || fault === 'half') return { kind: 'silent' };
    return { kind: 'answered', answers: fault === 'few' ? answers.slice(0, half) : answers };
  };
}

function openLine(clock: Clock, random: () => number) {
  const line = newLine();
  const answer = openService(line, random);
  let atOnce = 0;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.after(ms, resolve);
    });
  return {
    line,
    beat: async () => {
      line.beats += 1;
      return line.isUp;
    },
    async send(_device: string, scans: readonly Scan[]): Promise<SendOutcome<Answer>> {
      line.calls += 1;
      atOnce += 1;
      line.mostAtOnce = Math.max(line.mostAtOnce, atOnce);
      const delay = Math.floor(line.delayMs * (line.faultRate > 0 ? random() : 1));
      if (delay > 0) await pause(delay);
      const outcome = answer(scans);
      if (delay > 0 && line.faultRate > 0) await pause(Math.floor(delay * random()));
      atOnce -= 1;
      return outcome;
    },
  };
}

export function openFakeStation(seed: number) {
  const random = seeded(seed);
  const clock = openClock();
  const { disk, store, all } = openDisk<string, Answer>();
  const { line, beat, send } = openLine(clock, random);
  const { locks, lock } = openLocks();
  const join = openChannel();
  let since: number | undefined;
  const downSince = {
    read: () => since,
    write: (next: number | undefined) => {
      since = next;
    },
  };
  let ids = 0;
  /** `onBeat`: at each beat, before it goes out. */
  const openTab = (owner = 'li', onBeat = () => {}) => {
    const life = { isOpen: true };
    const queue = openScanQueue<string, Answer>({
      owner,
      permit: async (deviceId) => `${owner}@${deviceId}`,
      store: storeWhileOpen(life, store),
      send: (...args) => whileOpen(life, send(...args)),
      isDone: ({ verdict }) => verdict === 'OK',
      beat: () => {
        onBeat();
        return whileOpen(life, beat());
      },
      clock: { now: clock.now, after: (ms, work) => clock.after(ms, () => life.isOpen && work()) },
      random,
      lock,
      tabs: join(),
      downSince,
    });
    const add = (facts: string, settled?: readonly Scan[]) => {
      ids += 1;
      return queue.add({ scanId: `id-${ids}`, deviceId: 'device', facts }, settled);
    };
    const close = () => {
      life.isOpen = false;
      queue.stop();
    };
    return { queue, read: queue.read, add, close };
  };
  return { line, disk, locks, openTab, all, run: clock.run, random };
}

/**
 * One schedule: tabs that come and go, a line that comes and goes, calls that meet faults; at the end all is well for
 * an hour.
 */
export async function openFakeLine(seed: number) {
  const station = openFakeStation(seed);
  const { line, locks, random, run } = station;
  line.faultRate = 0.2 + random() * 0.6;
  line.delayMs = random() * 4_000;
  locks.isBroken = random() < 0.2;
  let tabs = [station.openTab()];
  const scanned: Scan[] = [];
  const steps = 10 + Math.floor(random() * 30);
  for (let step = 0; step < steps; step += 1) {
    const chance = random();
    if (chance < 0.1) line.isUp = !line.isUp;
    else if (chance < 0.2) tabs.shift()?.close();
    else if (chance < 0.3 && tabs.length < 3) tabs = [...tabs, station.openTab()];
    if (tabs.length === 0) tabs = [station.openTab()];
    const tab = tabs[Math.floor(random() * tabs.length)];
    const code = random() < 0.05 ? 'REFUSED' : random() < 0.05 ? 'PERSON' : `C${step}`;
    if (tab !== undefined && random() < 0.8) scanned.push(await tab.add(code));
    await run(Math.floor(random() * random() * 20_000));
  }
  for (const tab of tabs) tab.close();
  Object.assign(line, { isUp: true, faultRate: 0 });
  const last = station.openTab();
  await run(600_000);
  last.close();
  return { scanned, line, isOrdered: !locks.isBroken, all: () => station.all('li') };
}
