import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import type { Observed } from '../../stations/observed.ts';
import type { StationQueue } from '../../stations/scan-queue/browser-queue.ts';
import type { TypedDocument } from '../document-fields.tsx';
import type { EvidenceQueue } from '../evidence/evidence-queue.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';
import {
  addEvidence,
  close,
  goOnWith,
  openTable,
  pay,
  readActs,
  see,
  shelfNow,
  takenNow,
  takeScan,
} from './counter-table.ts';
import { readPassKeys } from './pass-keys.ts';
import { payable } from './shelf.ts';
import { nothingLeft } from '../use-counter.ts';
import type { LeftOpen } from '../use-counter.ts';

type Station = {
  deviceId: string;
  queue: StationQueue;
  evidence: EvidenceQueue;
  snapshot: CounterSnapshot;
  left: Observed<LeftOpen>;
};

/** A counter without the line at work. Its snapshot does not change while the line is down. */
export function useWithoutLine({ deviceId, queue, evidence, snapshot, left }: Station) {
  const mayTake = useUser().authorities.includes('payment:take');
  const table = useMemo(
    () => openTable({ queue, evidence, deviceId, passKeys: readPassKeys }, { snapshot, mayTake }),
    [queue, evidence, deviceId, snapshot, mayTake],
  );
  const line = useRef(Promise.resolve());
  const state = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const acts = useSyncExternalStore(table.acts.subscribe, table.acts.read);
  useEffect(() => {
    const read = () => void readActs(table).catch(() => undefined);
    read();
    return queue.subscribe(read);
  }, [table, queue]);
  // Scans are taken one after another: a signature takes its time.
  const onCode = (raw: string) => {
    line.current = line.current.then(() => takeScan(table, raw));
  };
  useEffect(() => {
    const { card, scans } = left.read();
    left.write(nothingLeft);
    if (card !== undefined) goOnWith(table, card);
    for (const raw of scans) line.current = line.current.then(() => takeScan(table, raw));
  }, [table, left]);
  const shelf = shelfNow(table);
  return {
    ...{ state, acts, shelf, taken: takenNow(table), payable: payable(shelf.forCash, state.brought) },
    onCode,
    see: (document: TypedDocument) => see(table, document),
    addEvidence: (kind: EvidenceKind, file: Blob) => addEvidence(table, kind, file),
    close: () => close(table),
    pay: (handed: bigint) => pay(table, handed),
  };
}

export type WithoutLine = ReturnType<typeof useWithoutLine>;
