import type { ScanAnswer, StationScan } from '@rohi/contract/stations/scans.contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { onSilence } from '../../../shared/api/silence.ts';
import { endedSession } from '../../../shared/session/session-end.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { isDone } from './failure-outcome.ts';
import { hasWaited } from './queued-scan.ts';
import { outcomeOf } from './outcome-of.ts';
import { readOwnDevice } from '../device/device-store.ts';
import { readPermit } from '../permit/station-permit.ts';
import { beat, downSince, holdLockOf, longestSendMs, openTabs } from './browser-line.ts';
import { openQueueStore, removeAccepted } from './queue-database.ts';
import type { QueuedScan } from './queued-scan.ts';
import { openScanQueue } from './scan-queue.ts';
import type { QueueDeps, QueueStatus, ScanQueue } from './scan-queue.ts';

type WithoutId<Scan> = Scan extends StationScan ? Omit<Scan, 'scanId' | 'seq'> : never;

/** What was scanned, as the service is given it. */
export type ScanFacts = WithoutId<StationScan>;
export type StationQueue = ScanQueue<ScanFacts, ScanAnswer>;
export type StationScanRow = QueuedScan<ScanFacts, ScanAnswer>;
export type StationQueueStatus = QueueStatus<ScanFacts, ScanAnswer>;

const lockName = 'station-queue';

let open: { owner: string; queue: StationQueue } | undefined;

/** The queue of a person in this tab. It goes on sending when its screen has gone, until somebody else logs in. */
function stationQueueOf(owner: string): StationQueue {
  if (open?.owner === owner) return open.queue;
  open?.queue.stop();
  const queue = openScanQueue(browserDeps(owner));
  open = { owner, queue };
  void removeAccepted(Date.now()).catch(() => undefined);
  for (const event of ['focus', 'online']) addEventListener(event, queue.wake);
  // The browser's word alone is no line; but the line is asked for at once, as it is after a call without an answer.
  addEventListener('online', queue.doubt);
  addEventListener('offline', queue.lose);
  onSilence(queue.doubt);
  return queue;
}

function browserDeps(owner: string): QueueDeps<ScanFacts, ScanAnswer> {
  const openedAt = Date.now();
  return {
    owner,
    permit: (deviceId) => readPermit(owner, deviceId),
    store: openQueueStore({ leftOf: withoutProof }),
    send: async (deviceId, rows) => {
      // Another tab has logged somebody else in: in their name goes nothing of this person's.
      if ((readUser()?.id ?? owner) !== owner) return { kind: 'locked' };
      const { line, backSince } = open?.queue.read() ?? { line: 'unknown', backSince: undefined };
      const ofPage = { openedAt, isDown: line === 'down', backSince };
      const scans = rows.map((row) => toSend(owner, row, hasWaited(row, ofPage)));
      try {
        const { list } = await call('POST /stations/scans', {
          body: { deviceId, sentAt: new Date().toISOString(), scans },
          quiet: true,
          signal: AbortSignal.timeout(longestSendMs),
        });
        return { kind: 'answered', answers: list };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    isDone,
    beat: () => reportOrBeat(owner),
    clock: {
      now: () => Date.now(),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    lock: holdLockOf(lockName),
    tabs: openTabs(lockName),
    downSince,
  };
}

/** Which document or pass was seen is the service's alone once it has the parcel on record as given. */
function withoutProof(facts: ScanFacts): ScanFacts {
  if (facts.action !== 'GIVE') return facts;
  const { document: _document, pass: _pass, ...left } = facts;
  return left;
}

/** A scan as the service takes it: with its owner, and the permit that proves the login it was made under. */
function toSend(sender: string, row: StationScanRow, waited: boolean): StationScan {
  const { facts, scanId, seq, owner, permit } = row;
  const own = { ...facts, scanId, seq, hasWaited: waited } as StationScan;
  const isPlain = owner === sender && permit === undefined;
  return isPlain ? own : { ...own, madeBy: { userId: owner, permit } };
}

/**
 * Whether anybody answers at all. A registered device reports with it what waits here; where it may not, the smallest
 * question there is must do.
 */
async function reportOrBeat(owner: string): Promise<boolean> {
  const device = await readOwnDevice().catch(() => undefined);
  const mayReport = endedSession.read() === undefined && readUser()?.id === owner;
  return device === undefined || !mayReport ? beat() : (await hasReported(device.id)) || beat();
}

/** A line over which nothing comes in this time is none. */
const longestReportMs = 4_000;

async function hasReported(id: string): Promise<boolean> {
  const status = open?.queue.read();
  const waiting = (status?.waiting ?? 0) + (status?.othersWaiting ?? 0);
  const oldestAt = status?.oldestAt;
  const body = {
    waiting,
    ...(oldestAt === undefined
      ? {}
      : { oldestSeconds: Math.max(0, Math.floor((Date.now() - oldestAt) / 1_000)) }),
  };
  const signal = AbortSignal.timeout(longestReportMs);
  return call('POST /stations/devices/{id}/report', { params: { id }, body, quiet: true, signal }).then(
    () => true,
    () => false,
  );
}

/** The queue of the person, and how it stands. A log-in after the end of a session sets it going again. */
export function useStationQueue(owner: string): { queue: StationQueue; status: StationQueueStatus } {
  const queue = useMemo(() => stationQueueOf(owner), [owner]);
  const ended = endedSession.useValue();
  useEffect(() => {
    if (ended === undefined) queue.wake();
  }, [ended, queue]);
  return { queue, status: useSyncExternalStore(queue.subscribe, queue.read) };
}
