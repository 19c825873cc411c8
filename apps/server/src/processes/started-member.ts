/** A process of the service, seen by its supervisor: its orders, and what it says. */
import { fork, type ChildProcess, type SendHandle } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config.ts';
import type { Duty, Figures, Order, Places, Report } from './process-messages.ts';
import type { openSharedCounts } from './shared-counts.ts';
import type { PortHandle } from './shared-port.ts';

const file = fileURLToPath(new URL('child.ts', import.meta.url));
/** No caller waits for it by the millisecond: a smaller place for what is short-lived spares a third of its memory. */
const youngHeap = '--max-semi-space-size=4';
/** A process that is busy gives no figures this time. */
const figuresMs = 3_000;

/** How a process ended. */
export type MemberEnd = { code: number | null; signal: NodeJS.Signals | null };

export type StartedMember = {
  child: ChildProcess;
  /** Resolves once it has ended, however. */
  ended: Promise<MemberEnd>;
  /** True from the beginning of its work to its end. */
  isReady(): boolean;
  /** Says something without waiting for what comes of it. */
  order(order: Order): void;
  /** Opens its context. Throws ConfigError with its line when it ends instead, as the two below do. */
  open(places: Places): Promise<void>;
  /** Lets it listen, and returns the address. */
  listen(handles: readonly PortHandle[]): Promise<string>;
  begin(): Promise<void>;
  /** What it counts; nothing while it is away or busy. */
  readFigures(databaseRestarts: number | null): Promise<Figures>;
};

/** Counts for all processes. */
export type Count = ReturnType<typeof openSharedCounts>;

/** Starts a process; it loads its code and waits. It ends with this one. */
export function startMember(duty: Duty, name: string, count: Count): StartedMember {
  const child = fork(file, [duty, name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: duty === 'works' ? [...process.execArgv, youngHeap] : process.execArgv,
  });
  const waiting = new Map<string, (report: Report) => void>();
  let line: string | undefined;
  let isReady = false;
  let requests = 0;
  const ended = new Promise<MemberEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      isReady = false;
      resolve({ code, signal });
    });
  });
  child.on('message', (report: Report) => {
    if (report.report === 'failed') ({ line } = report);
    else if (report.report === 'counts')
      order({ order: 'counted', id: report.id, ...count(report.key, report.windowMs) });
    else if (report.report === 'says') process.stdout.write(`${report.line}\n`);
    else waiting.get(keyOf(report))?.(report);
  });
  // What is said to a process that has just ended is lost with it.
  child.on('error', () => undefined);
  const order = (order: Order, handle?: PortHandle) => {
    if (child.connected) child.send(order, handle as SendHandle | undefined, () => undefined);
  };
  const failure = async (): Promise<never> => {
    const { code, signal } = await ended;
    throw new ConfigError(
      line ?? `A process of the service ended at its start (${signal ?? code}): ${name}.`,
    );
  };
  const reported = <Name extends Report['report']>(
    key: string,
  ): Promise<Extract<Report, { report: Name }>> => {
    const report = new Promise<Report>((resolve) => waiting.set(key, resolve));
    return Promise.race([report, failure()]) as Promise<Extract<Report, { report: Name }>>;
  };
  return {
    child,
    ended,
    order,
    isReady: () => isReady,
    async open(places) {
      order({ order: 'open', places });
      await reported('opened');
    },
    async listen(handles) {
      for (const [index, handle] of handles.entries())
        order({ order: 'listen', isLast: index === handles.length - 1 }, handle);
      return (await reported<'listening'>('listening')).address;
    },
    async begin() {
      order({ order: 'begin' });
      await reported('begun');
      isReady = true;
    },
    async readFigures(databaseRestarts) {
      if (!isReady) return [];
      const id = (requests += 1);
      order({ order: 'readFigures', id, databaseRestarts });
      const key = `figures ${id}`;
      const figuresOf = reported<'figures'>(key).then(
        ({ figures }) => figures,
        () => [],
      );
      const figures = await Promise.race([figuresOf, pause(figuresMs, [], { ref: false })]);
      waiting.delete(key);
      return figures;
    },
  };
}

function keyOf(report: Report): string {
  return report.report === 'figures' ? `figures ${report.id}` : report.report;
}
