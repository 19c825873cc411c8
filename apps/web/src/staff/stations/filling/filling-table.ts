import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { askChoice, notify, sayOwn, storeScan } from '../bench/bench.ts';
import type { Bench, FactsToStore } from '../bench/bench.ts';
import type { PendingScan } from '../bench/pending-scans.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';

/** What stands on the screen of a station that fills a container: a trip in China, a transfer at a hub. */
export type FillingState = {
  /** The code of the container that is filled. */
  container: string | undefined;
  /** Lorry or wagon of it, counted from 1. */
  unit: number;
  /** What is scanned next comes out of it. */
  takesOut: boolean;
  pending: readonly (PendingScan & { container: string })[];
};

const nothingFilled: FillingState = { container: undefined, unit: 1, takesOut: false, pending: [] };

type Into = { code: string; container: string; unit: number };

/** What the scans of a kind of container are; `Snapshot`: what the station stores of one. */
export type FillingScans<Snapshot> = {
  /** Of the codes that choose one. */
  container: 'trip' | 'transfer';
  /**
   * The own words of the station: for a scan before a container is chosen, and where the next scan takes something out.
   */
  words: { choose: string; takeOut: string };
  putIn: (into: Into) => FactsToStore;
  takeOut: (into: Into) => FactsToStore;
  /** Why a thing stays, as far as the station has stored it: offline it is refused by that, and nothing is sent. */
  whyStays?: (snapshot: Snapshot, code: string) => ScanSay | undefined;
};

/** The table of a station that fills a container: what is filled, what is known of it, and what the banner says. */
export type FillingTable<Snapshot = unknown> = {
  bench: Bench;
  scans: FillingScans<Snapshot>;
  view: Observed<FillingState>;
  /** As the station has stored it; nothing before it is there. */
  stored: Observed<{ container: string; snapshot: Snapshot } | undefined>;
};

export function openFillingTable<Snapshot>(
  bench: Bench,
  scans: FillingScans<Snapshot>,
): FillingTable<Snapshot> {
  const snapshotState = createObserved<{ container: string; snapshot: Snapshot } | undefined>(undefined);
  return { bench, scans, view: createObserved(nothingFilled), stored: snapshotState };
}

type Acting = Pick<FillingTable, 'bench' | 'view'>;

/** A container is filled from now on, its first lorry or wagon where it is another; what waits for its answer stays. */
export function chooseContainer({ bench, view }: Acting, container: string): void {
  const state = view.read();
  const { pending } = state;
  const isSame = state.container === container;
  view.write(isSame ? { ...state, takesOut: false } : { ...nothingFilled, container, pending });
  sayOwn(bench, 'CHOSEN', container);
}

/** No container is filled from now on: it is put aside for the moment, or done; what was scanned stays. */
export function putAside({ bench, view }: Acting, as: 'ASIDE' | 'DONE' = 'ASIDE'): void {
  const { container, pending } = view.read();
  if (container === undefined) return;
  view.write({ ...nothingFilled, pending });
  sayOwn(bench, as, container);
}

export function chooseUnit({ view }: Pick<FillingTable, 'view'>, unit: number): void {
  view.write({ ...view.read(), unit });
}

type Words = { scans: Pick<FillingScans<never>, 'words'> };

/** What is scanned next comes out of the container, or goes into it again. */
export function toggleTakingOut({ bench, scans, view }: Acting & Words): void {
  const state = view.read();
  if (state.container === undefined) return sayOwn(bench, scans.words.choose);
  view.write({ ...state, takesOut: !state.takesOut });
  return sayOwn(bench, state.takesOut ? 'GO_ON' : scans.words.takeOut);
}

/**
 * What was scanned, once it is known to be no card: the code of a container chooses it, anything else goes into the
 * chosen one, or comes out once.
 */
export function takeFillingScan<Snapshot>(table: FillingTable<Snapshot>, code: string): void {
  const { bench, scans, view } = table;
  const state = view.read();
  const { container, unit, takesOut } = state;
  const kind = kindOfOwnCode(code);
  if (kind === scans.container) return chooseContainer(table, code);
  if (container === undefined) return askChoice(bench, scans.words.choose, code);
  const at = Date.now();
  if (kind === undefined && !isTrackingCodeFormat(code)) return notify(bench, { kind: 'noCode', code, at });
  const stays = takesOut ? undefined : whyStays(table, container, code);
  // It is set aside, and perhaps paid before the line is back: a scan that waited would put it in then.
  if (stays !== undefined) return notify(bench, { kind: 'stays', say: stays, code, at });
  const into = { code, container, unit };
  const scanId = storeScan(bench, takesOut ? scans.takeOut(into) : scans.putIn(into));
  return view.write({ ...state, takesOut: false, pending: [{ scanId, code, container }, ...state.pending] });
}

function whyStays<Snapshot>(
  { bench, scans, stored: storedSnapshot }: FillingTable<Snapshot>,
  container: string,
  code: string,
) {
  const stored = storedSnapshot.read();
  if (bench.queue.read().line !== 'down' || stored?.container !== container) return undefined;
  return scans.whyStays?.(stored.snapshot, code);
}
