import type { CardOf, CardStation } from '@rohi/contract/stations/command-cards';
import { useMemo, useEffect, useRef, useSyncExternalStore } from 'react';
import { leave } from '../../kit/session/leaving.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { takeUndoScan } from '../undo/use-bench-undo.ts';
import { toneOf } from '../verdict/tones.ts';
import { announce } from '../verdict/voice.ts';
import type { Undoing } from '../undo/use-undo.ts';
import { spokenWord } from '../verdict/spoken-words.ts';
import type { OwnDevice } from '../device/device-store.ts';
import {
  useStationQueue,
  type StationQueueStatus,
  type StationScanRow,
} from '../scan-queue/browser-queue.ts';
import {
  notify,
  openScans,
  openBench,
  type Bench,
  type CardActs,
  type BenchNotice,
  type Foretold,
} from './bench.ts';

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
  const { notice, last } = useSyncExternalStore(bench.view.subscribe, bench.view.read);
  const row = status.recent.find(({ scanId }) => scanId === last?.scanId);
  return { bench, status, notice, last: last && { ...last, row } };
}

/**
 * Calls for each answer that comes while the bench stands, once. What stands in the banner sounds there: the answer to
 * the last scan, where `isInBanner` does not say otherwise; what is said of earlier ones sounds here.
 */
export function useBenchAnswers(
  { status: { recent }, bench: { view } }: BenchAtWork,
  onAnswer: (row: StationScanRow) => void,
  isInBanner = ({ scanId }: StationScanRow) => view.read().last?.scanId === scanId,
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
      const tone = toneOf(answer.verdict, true, answer.say);
      if (sounds && answer.verdict !== 'OK' && tone !== undefined)
        announce(tone, spokenWord(answer.verdict, answer.say));
    }
  }, [recent]);
}

/** The cards of a station beside those that every bench with an undo has: one that is forgotten does not compile. */
export type OwnCards<Station extends CardStation> = Record<
  Exclude<CardOf<Station>, 'HELP' | 'UNDO' | 'LOGOUT'>,
  () => void
>;

/** What the cards "undo" and "log out" do at a bench with scans that can be taken back. */
function commonCards(bench: Bench, undo: Pick<Undoing, 'open' | 'choose'>): CardActs {
  return {
    UNDO: () => undo.choose('MISTAKE'),
    asksUndo: () => {
      if (!undo.open()) notify(bench, { kind: 'notHere', command: 'UNDO', at: Date.now() });
    },
    LOGOUT: () => void leave(),
  };
}

/**
 * Takes what is read at a bench with an undo: a card, a digit of the reasons while they stand open, or a code. `table`,
 * `cardsOf` and `take` stay the same as long as the station stands; `takeWhileUndoing`: takes a scan that closes the
 * reasons, and says whether it was one for it.
 */
export function useBenchScans<Table extends { bench: Bench }>(
  table: Table,
  undo: Undoing,
  cardsOf: (table: Table) => CardActs,
  take: (table: Table, code: string, into?: string) => void,
  takeWhileUndoing?: (table: Table, code: string) => boolean,
): (raw: string, into?: string) => void {
  const { open, choose } = undo;
  const scan = useMemo(() => {
    const cards = { ...commonCards(table.bench, { open, choose }), ...cardsOf(table) };
    return openScans(table.bench, cards, (code, into) => take(table, code, into));
  }, [table, cardsOf, take, open, choose]);
  return (raw, into) => {
    const takeOther = takeWhileUndoing && ((code: string) => takeWhileUndoing(table, code));
    if (!takeUndoScan(undo, raw, takeOther)) scan(raw, into);
  };
}
