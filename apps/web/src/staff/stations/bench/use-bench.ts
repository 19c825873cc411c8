import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { useStationQueue } from '../scan-queue/browser-queue.ts';
import type { StationQueueStatus, StationScanRow } from '../scan-queue/browser-queue.ts';
import { spokenWord } from '../verdict/spoken-words.ts';
import { toneOf } from '../verdict/tones.ts';
import { announce } from '../verdict/voice.ts';
import { openBench } from './bench.ts';
import type { Bench, BenchNotice, Foretold } from './bench.ts';

export type BenchAtWork = {
  bench: Bench;
  status: StationQueueStatus;
  notice: BenchNotice | undefined;
  /** The scan that was stored last, with its answer once there is one. */
  last:
    | { scanId: string; code: string; foretold: Foretold | undefined; row: StationScanRow | undefined }
    | undefined;
};

/** A bench of this device, at work. `foretell`: the same as long as the station stands. */
export function useBench(device: OwnDevice, foretell?: Bench['foretell']): BenchAtWork {
  const { id: owner } = useUser();
  const { queue, status } = useStationQueue(owner);
  const bench = useMemo(() => openBench(queue, device.id, foretell), [queue, device.id, foretell]);
  const { notice, last } = useSyncExternalStore(bench.shown.subscribe, bench.shown.read);
  const row = status.recent.find(({ scanId }) => scanId === last?.scanId);
  return { bench, status, notice, last: last && { ...last, row } };
}

/**
 * Calls for each answer that comes while the bench stands, once. What stands in the banner sounds there: the answer to the last scan, where `isInBanner` does not say
 * otherwise; what is said of earlier ones sounds here.
 */
export function useBenchAnswers(
  { status: { recent }, bench: { shown } }: BenchAtWork,
  onAnswer: (row: StationScanRow) => void,
  isInBanner = ({ scanId }: StationScanRow) => shown.read().last?.scanId === scanId,
): void {
  const seen = useRef(new Map<string, string>());
  const latest = useRef({ onAnswer, isInBanner });
  useEffect(() => {
    latest.current = { onAnswer, isInBanner };
  });
  useEffect(() => {
    for (const row of recent) {
      const { scanId, state, answer } = row;
      const before = seen.current.get(scanId);
      seen.current.set(scanId, state);
      if (before === undefined || before === state || answer === undefined) continue;
      // The answer may change what stands there.
      const sounds = !latest.current.isInBanner(row);
      latest.current.onAnswer(row);
      const tone = toneOf(answer.verdict, true);
      if (sounds && answer.verdict !== 'OK' && tone !== undefined)
        announce(tone, spokenWord(answer.verdict, answer.say));
    }
  }, [recent]);
}
