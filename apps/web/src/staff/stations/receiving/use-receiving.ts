import type { ReceiptMark, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { leave } from '../../kit/session/leaving.ts';
import { notify, openScans } from '../bench/bench.ts';
import { focusField } from '../bench/focus-field.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import type { BenchAtWork } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { photoAct } from '../photos/photo-button.ts';
import { printWanted } from '../printing/print-label.ts';
import { useLabels } from '../printing/use-labels.ts';
import { useScale } from '../scale/use-scale.ts';
import type { StationQueueStatus, StationScanRow } from '../scan-queue/browser-queue.ts';
import { storedScans } from '../scan-queue/queue-database.ts';
import { lastToUndo } from '../undo/undo-work.ts';
import { takeUndoScan, useBenchUndo } from '../undo/use-bench-undo.ts';
import type { Undoing } from '../undo/use-undo.ts';
import { isQuestion } from '../verdict/tones.ts';
import { isReceivable } from './look-up.ts';
import { openOwnReceipts } from './own-receipts.ts';
import type { OwnReceipts } from './own-receipts.ts';
import { cardsOfReceiving } from './receiving-cards.ts';
import type { ReceivingActs } from './receiving-cards.ts';
import {
  askAbout,
  clearUndone,
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
  reportOnTable,
  show,
  showProblems,
  takeScaleWeight,
  typeInto,
} from './receiving-table.ts';
import type { Table } from './receiving-table.ts';
import { labelledCode } from './receiving-work.ts';
import type { TypedName, Work } from './receiving-work.ts';
import { useFreshSnapshot } from './snapshot.ts';
import { takeScan } from './take-scan.ts';

export type Receiving = BenchAtWork &
  ReturnType<typeof openActs> & {
    work: Work;
    /** The problems stand open, with the note for colleagues. */
    problems: { note: string } | undefined;
    /** The scan that received the parcel on the table. */
    row: StationScanRow | undefined;
    undo: Undoing;
    onCode: (raw: string, into?: string) => void;
    /** Scans that need a person, but for what is being answered on the table. */
    listed: readonly StationScanRow[];
    /** What was received at this device. */
    receipts: OwnReceipts;
  };

/**
 * A receiving station at work. What is scanned is looked up and stands on the table at once; Enter stores its scan, and
 * the queue brings the answer, whatever lies on the table by then.
 */
export function useReceiving(device: OwnDevice): Receiving {
  const at = useBench(device);
  const { bench, status } = at;
  useFreshSnapshot(device.id, status.line);
  const receipts = useOwnReceipts(status);
  const table = useMemo(() => openTable({ bench, receipts, focus: focusField }), [bench, receipts]);
  const onUndone = useMemo(() => (undone: StationScanRow) => clearUndone(table, undone), [table]);
  const undo = useBenchUndo(bench, onUndone);
  const { open, choose } = undo;
  const acts = useMemo(() => openActs(table), [table]);
  const scan = useMemo(
    () =>
      openScans(
        bench,
        () => cardsOfReceiving(actsOfCards(table, { open, choose })),
        (code, into) => takeScan(table, code, into),
      ),
    [bench, table, open, choose],
  );
  const onCode = (raw: string, into?: string) => {
    if (!takeUndoScan(undo, raw)) scan(raw, into);
  };
  const { work, problems } = useSyncExternalStore(table.view.subscribe, table.view.read);
  const row = status.recent.find(({ scanId }) => scanId === work.card?.scanId);
  const onTable = work.card?.scanId === undefined ? work.card?.code : undefined;
  const listed = status.needsPerson.filter(({ facts }) => facts.code !== onTable);
  useBenchAnswers(
    at,
    (answered) => takeAnswer(table, answered),
    ({ scanId }) => table.view.read().work.card?.scanId === scanId || at.last?.scanId === scanId,
  );
  useScale({
    onWeight: (grams) => takeScaleWeight(table, grams),
    onTrouble: (trouble) => notify(bench, { kind: 'scale', trouble, at: Date.now() }),
  });
  useLabels(status.recent, work.card?.scanId);
  return { ...at, ...acts, onCode, undo, work, problems, row, listed, receipts };
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

/** What the cards of the sheet do with what lies on the table. */
function actsOfCards(table: Table, undo: Pick<Undoing, 'open' | 'choose'>): ReceivingActs {
  return {
    receive: () => receiveCard(table),
    withoutWeight: () => receiveWithoutWeight(table),
    putAside: () => putCardAside(table),
    asksUndo: () => void undo.open(),
    undo: () =>
      lastToUndo(table.bench.queue.read().recent) === undefined ? undefined : () => undo.choose('MISTAKE'),
    cell: () => {
      show(table, { isCellNext: true });
      table.focus('cell');
    },
    damaged: () => reportCard(table, 'DAMAGED'),
    prohibited: () => reportCard(table, 'PROHIBITED'),
    label: () => {
      const code = labelledCode(table.view.read().work.card);
      return code === undefined ? undefined : () => void printWanted(code);
    },
    logOut: () => void leave(),
    photo: photoAct,
    hasCard: () => openCard(table) !== undefined,
  };
}

/** What keys and buttons do. */
function openActs(table: Table) {
  return {
    type: (name: TypedName, value: string) => typeInto(table, name, value),
    receive: () => receiveCard(table),
    putAside: () => putCardAside(table),
    reportHere: (code: string) => reportOnTable(table, code),
    openProblems: () => showProblems(table, true),
    closeProblems: () => {
      if (table.view.read().problems !== undefined) showProblems(table, false);
    },
    noteProblem: (note: string) => noteProblem(table, note),
    report: (problem: ReceiptProblem) => reportCard(table, problem),
    dropReport: () => dropReport(table),
    mark: (mark: ReceiptMark) => markCard(table, mark),
    /** Brings a parcel back that was not received, with what was typed for it. */
    reopen: (code: string) => lookUp(table, code),
    /** Brings a parcel back after a scan that did not do its work, with what that said, and what it was asked about. */
    reopenScan: (row: StationScanRow) => reopenScan(table, row),
  };
}

/** A question about the parcel on the table opens it again. */
function takeAnswer(table: Table, { scanId, answer }: StationScanRow): void {
  const { card } = table.view.read().work;
  if (card?.scanId !== scanId || answer === undefined) return;
  if (isQuestion(answer.say) && isReceivable(card.look.say)) askAbout(table, card, answer.say);
}
