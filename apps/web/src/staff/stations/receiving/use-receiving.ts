import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { leave } from '../../kit/session/leaving.ts';
import { useUser } from '../../kit/session/user-info.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { photoAct } from '../photos/photo-button.ts';
import { useStationQueue } from '../scan-queue/browser-queue.ts';
import type {
  ScanFacts,
  StationQueue,
  StationQueueStatus,
  StationScanRow,
} from '../scan-queue/browser-queue.ts';
import type { ReceiptMark, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { spokenWord } from '../verdict/spoken-words.ts';
import { toneOf } from '../verdict/tones.ts';
import { announce } from '../verdict/voice.ts';
import { printWanted } from '../printing/print-label.ts';
import { useLabels } from '../printing/use-labels.ts';
import {
  askAbout,
  reportScale,
  dropReport,
  lookUp,
  markCard,
  noteProblem,
  openCard,
  openTable,
  putCardAside,
  receiveCard,
  receiveWithoutWeight,
  reopenScan,
  reportCard,
  reportHere,
  show,
  showProblems,
  storeUndo,
  takeScaleWeight,
  typeInto,
} from './receiving-table.ts';
import type { Notice, Table } from './receiving-table.ts';
import { storedScans } from '../scan-queue/queue-database.ts';
import { openOwnReceipts } from './own-receipts.ts';
import type { OwnReceipts } from './own-receipts.ts';
import { takeScan } from './take-scan.ts';
import { isReceivable } from './look-up.ts';
import { isAsking, labelledCode } from './receiving-work.ts';
import type { TypedName, Work } from './receiving-work.ts';
import { takeUndoScan } from '../undo/use-bench-undo.ts';
import { lastToUndo } from '../undo/undo-work.ts';
import { useUndo } from '../undo/use-undo.ts';
import type { Undoing } from '../undo/use-undo.ts';
import { useFreshSnapshot } from './snapshot.ts';
import { useScale } from '../scale/use-scale.ts';
import { openCommands } from './station-commands.ts';

export type Receiving = ReturnType<typeof openActs> & {
  work: Work;
  notice: Notice | undefined;
  /** The problems stand open, with the note for colleagues. */
  problems: { note: string } | undefined;
  status: StationQueueStatus;
  queue: StationQueue;
  /** The scan that received the parcel on the table. */
  row: StationScanRow | undefined;
  undo: Undoing;
  /** Scans that need a person, but for what is being answered on the table. */
  listed: readonly StationScanRow[];
};

/**
 * A receiving station at work. What is scanned is looked up and stands on the table at once; Enter stores its scan, and the queue brings the
 * answer, whatever lies on the table by then.
 * @param focus puts the focus into a field of the parcel, or back into that of the scans
 */
export function useReceiving(device: OwnDevice, focus: (field: TypedName | 'scan') => void): Receiving {
  const { id: owner } = useUser();
  const { queue, status } = useStationQueue(owner);
  useFreshSnapshot(device.id, status.line);
  const receipts = useOwnReceipts(status);
  const table = useMemo(
    () => openTable({ queue, deviceId: device.id, receipts, focus }),
    [queue, device.id, receipts, focus],
  );
  const undo = useTableUndo(table);
  const { open, choose } = undo;
  const acts = useMemo(() => openActs(table, { open, choose }), [table, open, choose]);
  const onCode = (raw: string, into?: string) => {
    if (!takeUndoScan(undo, raw)) acts.onCode(raw, into);
  };
  const { work, notice, problems } = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const row = status.recent.find(({ scanId }) => scanId === work.card?.scanId);
  const onTable = work.card?.scanId === undefined ? work.card?.code : undefined;
  const listed = status.needsPerson.filter(({ facts }) => facts.code !== onTable);
  useAnswers(status, table);
  useScale({
    onWeight: (grams) => takeScaleWeight(table, grams),
    onTrouble: (trouble) => reportScale(table, trouble),
  });
  useLabels(status.recent, work.card?.scanId);
  return { ...acts, onCode, undo, work, notice, problems, status, queue, row, listed };
}

/** Reads once what was received here before this page was opened, and follows what is received now. */
function useOwnReceipts({ recent }: StationQueueStatus): OwnReceipts {
  const receipts = useMemo(() => openOwnReceipts(), []);
  useEffect(() => {
    storedScans<StationScanRow>()
      .then(receipts.learn)
      .catch(() => undefined);
  }, [receipts]);
  useEffect(() => receipts.learn(recent), [receipts, recent]);
  return receipts;
}

/** The undo of what this station has scanned last. */
function useTableUndo(table: Table): Undoing {
  const deps = useMemo(
    () => ({
      recent: () => table.queue.read().recent,
      store: (undoId: string, facts: ScanFacts, row: StationScanRow) => storeUndo(table, undoId, facts, row),
      rest: () => table.focus('scan'),
    }),
    [table],
  );
  return useUndo(deps);
}

function openActs(table: Table, undo: Pick<Undoing, 'open' | 'choose'>) {
  const runCommand = openCommands({
    receive: () => receiveCard(table),
    withoutWeight: () => receiveWithoutWeight(table),
    putAside: () => putCardAside(table),
    asksUndo: () => void undo.open(),
    undo: () =>
      lastToUndo(table.queue.read().recent) === undefined ? undefined : () => undo.choose('MISTAKE'),
    cell: () => {
      show(table, { isCellNext: true });
      table.focus('cell');
    },
    damaged: () => reportCard(table, 'DAMAGED'),
    prohibited: () => reportCard(table, 'PROHIBITED'),
    label: () => {
      const code = labelledCode(table.shown.read().work.card);
      return code === undefined ? undefined : () => void printWanted(code);
    },
    logOut: () => void leave(),
    photo: photoAct,
    hasCard: () => openCard(table) !== undefined,
    show: (notice) => show(table, { notice }),
  });
  return {
    onCode: (raw: string, into?: string) => takeScan(table, runCommand, raw, into),
    type: (name: TypedName, value: string) => typeInto(table, name, value),
    receive: () => receiveCard(table),
    putAside: () => putCardAside(table),
    reportHere: (code: string) => reportHere(table, code),
    openProblems: () => showProblems(table, true),
    closeProblems: () => {
      if (table.shown.read().problems !== undefined) showProblems(table, false);
    },
    noteProblem: (note: string) => noteProblem(table, note),
    report: (problem: ReceiptProblem) => reportCard(table, problem),
    dropReport: () => dropReport(table),
    mark: (mark: ReceiptMark) => markCard(table, mark),
    /** Brings a parcel back that was not received, with what was typed for it. */
    reopen: (code: string) => lookUp(table, code),
    /** Brings a parcel back whose scan did not do its work, with what that said, and what it was asked about. */
    reopenScan: (row: StationScanRow) => reopenScan(table, row),
  };
}

/** Answers as they come: a question about the parcel on the table opens it again; what is said of an earlier one sounds. */
function useAnswers({ recent }: StationQueueStatus, table: Table): void {
  const seen = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { scanId, state, answer } of recent) {
      const before = seen.current.get(scanId);
      seen.current.set(scanId, state);
      if (before === undefined || before === state || answer === undefined) continue;
      const { card } = table.shown.read().work;
      if (card?.scanId === scanId) {
        if (isAsking(answer.say) && isReceivable(card.look.say)) askAbout(table, card, answer.say);
        continue;
      }
      const tone = toneOf(answer.verdict, true);
      if (answer.verdict !== 'OK' && tone !== undefined)
        announce(tone, spokenWord(answer.verdict, answer.say));
    }
  }, [recent, table]);
}
