import { createObserved } from '../observed.ts';
import type { AnyAnswer, NewScan, QueuedScan, QueueStore, QueueView } from './queued-scan.ts';
import { asSettled, isWaiting } from './queued-scan.ts';
import { retryDelayMs } from './failure-outcome.ts';
import { sendWaiting } from './send-waiting.ts';
import type { SendScans } from './send-waiting.ts';

/** Asked so often whether the line stands, while something waits. */
const beatMs = 5_000;
/** And so often while nothing does. */
const idleBeatMs = 30_000;
/** Once a call got no answer, the line counts as down when nothing has come for so long. */
const doubtMs = 1_000;

export type Clock = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Does the work later; returns how it is given up. */
  after: (ms: number, work: () => void) => () => void;
};

/** `unknown` until the service has answered or not answered once. */
export type LineState = 'up' | 'down' | 'unknown';

export type QueueStatus<Facts, Answer extends AnyAnswer> = QueueView<Facts, Answer> & {
  /** What waits on this device has been read: before that it is unknown whether anything does. */
  isRead: boolean;
  line: LineState;
  /** Epoch milliseconds since when the line is as it is. */
  lineSince: number;
  /** Epoch milliseconds since when it is back; undefined where this page has never seen it down. */
  backSince: number | undefined;
  /** No user is logged in: it goes on after the log-in. */
  isLocked: boolean;
};

export type QueueDeps<Facts, Answer extends AnyAnswer> = {
  owner: string;
  /** The permit by which the owner scans at a device offline, once there is one. */
  permit: (deviceId: string) => Promise<string | undefined>;
  store: QueueStore<Facts, Answer>;
  send: SendScans<Facts, Answer>;
  /** Whether an answer says that the work is done; else the scan is listed until somebody has dealt with it. */
  isDone: (answer: Answer) => boolean;
  /** So many go in one call; fifty where it is left out. */
  mostInCall?: number | undefined;
  /** A small question to the service; true when it has answered. */
  beat: () => Promise<boolean>;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  /** Begins when no other tab sends, and gives the lock back when the returned function is called. */
  lock: (begin: () => void) => () => void;
  /** Says to the other tabs that something has changed, and is called when one of them says so. */
  tabs: {
    say: (message: TabMessage) => void;
    listen: (listener: (message: TabMessage) => void) => () => void;
  };
  /** Since when the device is offline, beyond the life of a page; left out where it is not needed. */
  downSince?: { read: () => number | undefined; write: (since: number | undefined) => void } | undefined;
};

/**
 * `added`: the holder of the lock sends. `changed`: what is shown is to be read again. `doubt`: the holder of the lock
 * checks the connection. `opened`: a tab that knows the state of the connection says so.
 */
export type TabMessage =
  | { kind: 'added' }
  | { kind: 'doubt' }
  | { kind: 'opened' }
  | { kind: 'changed'; line: LineState; since: number };

export type ScanQueue<Facts, Answer extends AnyAnswer> = {
  /**
   * Resolves when the scan is durable on this device; rejects when it could not be stored, and then nothing is.
   * @param settled listed scans that it stands for: they leave the list in the same transaction
   */
  add: (
    scan: Pick<NewScan<Facts>, 'scanId' | 'deviceId' | 'facts'>,
    settled?: readonly QueuedScan<Facts, Answer>[],
  ) => Promise<QueuedScan<Facts, Answer>>;
  /** Sends a scan again that the service has refused. */
  sendAgain: (scan: QueuedScan<Facts, Answer>) => Promise<void>;
  /** Takes a scan off the list: somebody has dealt with it. */
  settle: (scan: QueuedScan<Facts, Answer>) => Promise<void>;
  /** The first so many scans that wait on this device, of all users, in their order. */
  unsent: (most: number) => Promise<QueuedScan<Facts, Answer>[]>;
  /** Something speaks for the line: it is tried at once. */
  wake: () => void;
  /** A call got no answer, or the line may be back: it is asked for at once. */
  doubt: () => void;
  /** The browser itself says that it has no line: so it is until the service answers. */
  lose: () => void;
  stop: () => void;
  read: () => QueueStatus<Facts, Answer>;
  subscribe: (listener: () => void) => () => void;
};

/**
 * The queue of one person in one tab. Any tab adds; the one that holds the lock sends, one call at a time, and what
 * colleagues have left on the device as well.
 */
export function openScanQueue<Facts, Answer extends AnyAnswer>(
  deps: QueueDeps<Facts, Answer>,
): ScanQueue<Facts, Answer> {
  const { owner, store, clock, tabs } = deps;
  const status = openStatus<Facts, Answer>(clock, deps.downSince);
  const refresh = openRefresh(() => store.view(owner), status.write);
  const sayLine = () => {
    const { line, lineSince } = status.read();
    tabs.say({ kind: 'changed', line, since: lineSince });
  };
  const announce = () => {
    sayLine();
    return refresh();
  };
  const sender = openSender(deps, {
    settled: announce,
    sawLine: (line, isLocked) => {
      if (status.sawLine(line, isLocked)) sayLine();
    },
    waits: () => status.read().waiting + status.read().othersWaiting > 0,
  });
  const unlisten = tabs.listen((message) => {
    if (message.kind === 'doubt') return sender.doubt();
    if (message.kind === 'opened') return status.read().line === 'unknown' ? undefined : sayLine();
    if (message.kind === 'added') sender.wake();
    else if (message.line !== 'unknown') status.sawLine(message.line, status.read().isLocked, message.since);
    void refresh().catch(() => undefined);
    return undefined;
  });
  void refresh().catch(() => undefined);
  tabs.say({ kind: 'opened' });
  const doubt = () => {
    if (!sender.doubt()) tabs.say({ kind: 'doubt' });
  };
  const added = async () => {
    await refresh();
    tabs.say({ kind: 'added' });
    sender.wake();
  };
  return {
    ...status.outside,
    ...openListActs(deps, { added, announce }),
    unsent: store.waiting,
    wake: sender.wake,
    doubt,
    lose() {
      if (status.sawLine('down', status.read().isLocked)) sayLine();
      doubt();
    },
    stop() {
      unlisten();
      sender.stop();
    },
  };
}

type Announcing = { added: () => Promise<void>; announce: () => Promise<void> };

/** What a person does with scans of the queue. */
function openListActs<Facts, Answer extends AnyAnswer>(
  { owner, permit: permitAt, store, clock }: QueueDeps<Facts, Answer>,
  { added, announce }: Announcing,
): Pick<ScanQueue<Facts, Answer>, 'add' | 'sendAgain' | 'settle'> {
  return {
    async add(scan, settled = []) {
      const permit = await permitAt(scan.deviceId).catch(() => undefined);
      const stored = await store.append({ ...scan, owner, permit, storedAt: clock.now() }, settled);
      await added();
      return stored;
    },
    async sendAgain(scan) {
      if (isWaiting(scan)) return;
      await store.put([{ ...scan, state: 'sent', answer: undefined, refusal: undefined }]);
      await added();
    },
    async settle(scan) {
      if (isWaiting(scan)) return;
      await store.put([asSettled(scan)]);
      await announce();
    },
  };
}

/** Reads what is stored and shows it; what was read earlier and comes later is old, and not shown. */
function openRefresh<View>(read: () => Promise<View>, write: (view: View) => void): () => Promise<void> {
  let reads = 0;
  let newest = 0;
  return async () => {
    reads += 1;
    const own = reads;
    const view = await read();
    if (own < newest) return;
    newest = own;
    write(view);
  };
}

type SenderEvents = {
  settled: () => Promise<void>;
  sawLine: (line: LineState, isLocked: boolean) => void;
  waits: () => boolean;
};

/** Sends while this tab holds the lock, and asks for the line meanwhile. */
function openSender<Facts, Answer extends AnyAnswer>(deps: QueueDeps<Facts, Answer>, events: SenderEvents) {
  const { sawLine, waits } = events;
  const life = { holds: false, isOver: false, isSending: false, isAsked: false, isLocked: false };
  const retry = openRetry(deps, () => wake());
  const wake = () => {
    life.isAsked = true;
    if (life.holds && !life.isSending && !life.isOver) void run();
  };
  const run = async () => {
    life.isSending = true;
    retry.cancel();
    while (life.isAsked && !life.isOver) {
      life.isAsked = false;
      const end = await sendRound(deps, events);
      life.isLocked = end === 'locked';
      if (end === 'silent') retry.later();
      else retry.reset();
    }
    life.isSending = false;
    beats.emptied();
  };
  const beats = openBeats(deps, waits, (isUp) => {
    sawLine(isUp ? 'up' : 'down', life.isLocked);
    if (isUp && !life.isLocked) wake();
  });
  const release = deps.lock(() => {
    if (life.isOver) return;
    life.holds = true;
    wake();
    beats.start();
  });
  return {
    wake,
    /** False where another tab asks. */
    doubt(): boolean {
      if (life.holds && !life.isOver) beats.doubt();
      return life.holds;
    },
    stop() {
      life.isOver = true;
      retry.cancel();
      beats.stop();
      release();
    },
  };
}

/** Sends what waits, and says how the line and the log-in stand after it. */
async function sendRound<Facts, Answer extends AnyAnswer>(
  deps: QueueDeps<Facts, Answer>,
  { settled, sawLine }: SenderEvents,
) {
  const onSettled = () => {
    sawLine('up', false);
    return settled();
  };
  const end = await sendWaiting({ ...deps, onSettled }).catch(() => 'silent' as const);
  if (end === 'locked') sawLine('up', true);
  // Whether it was the line or the service says the beat; the scans go again in any case.
  if (end === 'silent') sawLine((await deps.beat()) ? 'up' : 'down', false);
  return end;
}

type Timed = Pick<QueueDeps<unknown, AnyAnswer>, 'clock' | 'random' | 'beat'>;

/** Another try, later each time. */
function openRetry({ clock, random }: Omit<Timed, 'beat'>, work: () => void) {
  let failures = 0;
  let cancel = () => {};
  return {
    later() {
      failures += 1;
      cancel();
      cancel = clock.after(retryDelayMs(failures, random()), work);
    },
    cancel: () => cancel(),
    reset() {
      failures = 0;
      cancel();
    },
  };
}

/** Asks whether the line stands, at once and from then on, until it is stopped. */
function openBeats(
  { clock, beat }: Omit<Timed, 'random'>,
  waits: () => boolean,
  saw: (isUp: boolean) => void,
) {
  let isOver = false;
  let isAsking = false;
  /** A beat reports what waits: the last one said that something does. */
  let saidWaiting = false;
  let cancel = () => {};
  const isOutdated = () => saidWaiting && !waits();
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    cancel();
    const saysWaiting = waits();
    const isUp = await beat();
    isAsking = false;
    if (isOver) return;
    saidWaiting = isUp && saysWaiting;
    saw(isUp);
    const inMs = waits() ? beatMs : idleBeatMs;
    cancel = clock.after(isOutdated() ? 0 : inMs, () => void ask());
  };
  return {
    start: () => void ask(),
    /** All has been sent: a report that says so must not be waited for half a minute. */
    emptied() {
      if (!isOver && isOutdated()) void ask();
    },
    doubt() {
      if (isAsking) return;
      const giveUp = clock.after(doubtMs, () => !isOver && saw(false));
      void ask().finally(giveUp);
    },
    stop() {
      isOver = true;
      cancel();
    },
  };
}

/** What is shown, and who wants to know when it changes. */
function openStatus<Facts, Answer extends AnyAnswer>(
  clock: Clock,
  downSince: QueueDeps<Facts, Answer>['downSince'],
) {
  const { read, write, subscribe } = createObserved<QueueStatus<Facts, Answer>>({
    waiting: 0,
    oldestAt: undefined,
    recent: [],
    needsPerson: [],
    othersWaiting: 0,
    isRead: false,
    line: 'unknown',
    lineSince: clock.now(),
    backSince: undefined,
    isLocked: false,
  });
  const change = (next: Partial<QueueStatus<Facts, Answer>>) => write({ ...read(), ...next });
  return {
    read,
    write: (view: QueueView<Facts, Answer>) => change({ ...view, isRead: true }),
    /**
     * True when it is news. `since`: as another tab knows it; a page that was loaded anew goes on where the one before
     * it ended.
     */
    sawLine(line: LineState, isLocked: boolean, since?: number): boolean {
      const before = read();
      if (line === before.line && isLocked === before.isLocked) return false;
      const began = line === 'down' && before.line === 'unknown' ? downSince?.read() : undefined;
      const lineSince = line === before.line ? before.lineSince : (since ?? began ?? clock.now());
      downSince?.write(line === 'down' ? lineSince : undefined);
      const isBack = line === 'up' && before.line === 'down';
      change({ line, isLocked, lineSince, ...(isBack ? { backSince: clock.now() } : {}) });
      return true;
    },
    outside: { read, subscribe },
  };
}
