import { useEffect } from 'react';
import type { Observed } from '../observed.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';

/** A scan that has no answer yet. */
export type PendingScan = { scanId: string; code: string };
type Waiting<Pending> = { pending: readonly Pending[] };

/** An answer has come: its scan waits no more. */
export function takeAnswered<Pending extends PendingScan, State extends Waiting<Pending>>(
  stateStore: Observed<State & Waiting<Pending>>,
  { scanId }: Pick<StationScanRow, 'scanId'>,
): void {
  const state = stateStore.read();
  stateStore.write({ ...state, pending: state.pending.filter((each) => each.scanId !== scanId) });
}

/** Every answer has come, be it while another station was open: nothing waits. */
export function usePendingEnd<State extends Waiting<PendingScan>>(
  state: Observed<State>,
  waiting: number,
): void {
  useEffect(() => {
    if (waiting === 0 && state.read().pending.length > 0) state.write({ ...state.read(), pending: [] });
  }, [waiting, state]);
}
