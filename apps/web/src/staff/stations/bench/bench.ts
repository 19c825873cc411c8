import { commandOf, confirmedCommands, confirmWithinMs } from '@rohi/contract/stations/command-cards';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import { readCode } from '../scan-input/read-code.ts';
import type { ScanAnswer, ScannedParcel } from '@rohi/contract/stations/scans.contract';
import type { ScaleNotice } from '../scale/scale-verdict.ts';
import type { ScanFacts, StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';

/** What is shown until something else happens; `own` is a word of the station itself. */
export type BenchNotice =
  | { kind: 'notHere' | 'again' | 'help'; command: StationCommand; at: number }
  /** No parcel bears it; `say` names what it is. */
  | { kind: 'noCode'; code: string; say?: ScanSay | undefined; at: number }
  | { kind: 'notStored'; at: number }
  /** Refused by what the station has stored, while offline: nothing is sent. */
  | { kind: 'stays'; say: ScanSay; code: string; at: number }
  | ScaleNotice
  /**
   * `tone`: something stands against it until the clerk has seen to it. `mayLieHere`: the station has not looked at the
   * parcel, which may be one that is brought on nowhere.
   */
  | {
      kind: 'own';
      word: string;
      code?: string | undefined;
      tone?: 'ASKS' | 'BLOCKED' | 'UNKNOWN' | undefined;
      mayLieHere?: boolean;
      at: number;
    };

/** What a station says of a scan before the service does. */
export type Foretold = Pick<ScanAnswer, 'verdict' | 'say'> & {
  parcel: Pick<ScannedParcel, 'customerCode' | 'weightG' | 'cell'> | null;
  bag: NonNullable<ScanAnswer['bag']> | null;
};

type BenchShown = {
  notice: BenchNotice | undefined;
  /** The scan that was stored last; what was said of it at once. */
  last: { scanId: string; code: string; foretold: Foretold | undefined } | undefined;
};

/** Where things are scanned into something else, one after another: what all such stations have in common. */
export type Bench = {
  queue: StationQueue;
  deviceId: string;
  view: Observed<BenchShown>;
  /** Says at once what will come of a scan that is being stored, where the station has what it needs for that. */
  foretell?: (scanId: string, facts: ScanFacts) => Foretold | undefined;
  /** What was said so, by the id of the scan. */
  foretold: Map<string, Foretold>;
};

export function openBench(queue: StationQueue, deviceId: string, foretell?: Bench['foretell']): Bench {
  const state = createObserved<BenchShown>({ notice: undefined, last: undefined });
  return {
    queue,
    deviceId,
    view: state,
    ...(foretell === undefined ? {} : { foretell }),
    foretold: new Map(),
  };
}

export function notify({ view }: Bench, notice: BenchNotice): void {
  view.write({ ...view.read(), notice });
}

/** Kinds of codes that a parcel may bear; a code that is none of ours is one of a carrier. */
const ownCodesOfParcels: ReadonlySet<ReturnType<typeof kindOfOwnCode>> = new Set([undefined, 'parcel']);

type WithoutTime<Facts> = Facts extends ScanFacts ? Omit<Facts, 'at'> : never;
/** A scan without its moment, which is that of storing it. */
export type FactsToStore = WithoutTime<ScanFacts>;

/** Acts that see to whatever was asked or refused of a parcel before. */
const seesToAll: ReadonlySet<ScanFacts['action']> = new Set(['RECEIVE', 'REPORT_PROBLEM', 'LIES_HERE']);

/** Whether a scan settles an earlier one that was refused: the one that it takes back, or one of the same thing. */
function settles(facts: FactsToStore, { scanId, facts: earlier }: StationScanRow): boolean {
  if (facts.action === 'UNDO' && facts.undoes === scanId) return true;
  return earlier.code === facts.code && (seesToAll.has(facts.action) || earlier.action === facts.action);
}

/** The station shows something else: what was said before is over. */
export function clearBanner({ view }: Bench): void {
  view.write({ notice: undefined, last: undefined });
}

/**
 * Stores a scan (`scanId`: where it was made before), which is shown at once; earlier ones that were refused are
 * settled by it. Its id; the screen says when it could not be stored, after `onLost`.
 */
export function storeScan(
  bench: Bench,
  facts: FactsToStore,
  scanId: string = newRequestId(),
  onLost?: () => void,
): string {
  const { queue, deviceId, view } = bench;
  const scanned = { ...facts, at: new Date().toISOString() } as ScanFacts;
  const foretold = sureOf(bench, bench.foretell?.(scanId, scanned));
  if (foretold !== undefined) bench.foretold.set(scanId, foretold);
  view.write({ notice: undefined, last: { scanId, code: facts.code, foretold } });
  const settled = queue.read().needsPerson.filter((row) => settles(facts, row));
  queue.add({ scanId, deviceId, facts: scanned }, settled).catch(() => {
    onLost?.();
    notify(bench, { kind: 'notStored', at: Date.now() });
  });
  return scanId;
}

/**
 * Reports that a parcel lies here which is brought on nowhere: whatever was refused of it before is settled by that.
 */
export function reportHere(bench: Bench, code: string): void {
  storeScan(bench, { action: 'LIES_HERE', code });
}

/** A word of the station's own in the banner. */
export function sayOwn(bench: Bench, word: string, code?: string): void {
  notify(bench, { kind: 'own', word, code, at: Date.now() });
}

/**
 * Something was scanned before it was chosen what it comes into: the word of the station for that. A parcel that is
 * brought on nowhere can be reported all the same.
 */
export function askChoice(bench: Bench, word: string, code: string): void {
  const mayLieHere = isTrackingCodeFormat(code) && ownCodesOfParcels.has(kindOfOwnCode(code));
  notify(bench, { kind: 'own', word, code, mayLieHere, at: Date.now() });
}

/** What this device does not know may have come a moment ago: while the line stands the service says what it is. */
function sureOf({ queue }: Bench, foretold: Foretold | undefined): Foretold | undefined {
  return foretold?.verdict === 'UNKNOWN' && queue.read().line !== 'down' ? undefined : foretold;
}

/** What the cards do at a station, by name; one that is not there does nothing here, and says so. */
export type CardActs = Partial<Record<StationCommand, (() => void) | undefined>> & {
  /** The first scan of the card "undo", which counts when it comes again. */
  asksUndo?: (() => void) | undefined;
};

/**
 * Takes what was scanned for a card where it is one; else gives the code in what was read. `actsNow`: called where what
 * the cards do changes with what lies there.
 */
export function openScans(
  bench: Bench,
  actsNow: CardActs | (() => CardActs),
  onCode: (code: string, into?: string) => void,
) {
  let last: { command: StationCommand; at: number } | undefined;
  const run = (command: StationCommand) => {
    const at = Date.now();
    const isAgain = last?.command === command && at - last.at <= confirmWithinMs;
    last = { command, at };
    const acts = typeof actsNow === 'function' ? actsNow() : actsNow;
    const act = acts[command];
    if (command === 'HELP') notify(bench, { kind: 'help', command, at });
    else if (act === undefined) notify(bench, { kind: 'notHere', command, at });
    else if (confirmedCommands.includes(command) && !isAgain) {
      notify(bench, { kind: 'again', command, at });
      if (command === 'UNDO') acts.asksUndo?.();
    } else act();
  };
  return (raw: string, into?: string): void => {
    const code = readCode(raw);
    const command = commandOf(code);
    if (command === undefined) onCode(code, into);
    else run(command);
  };
}
