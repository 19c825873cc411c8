import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import type { StationQueue } from '../../stations/scan-queue/browser-queue.ts';
import type { TypedDocument } from '../document-fields.tsx';
import type { EvidenceQueue } from '../evidence/evidence-queue.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';
import {
  addEvidence,
  close,
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

type Station = {
  deviceId: string;
  queue: StationQueue;
  evidence: EvidenceQueue;
  snapshot: CounterSnapshot;
};

/** A counter without the line at work. Its snapshot does not change while the line is down. */
export function useWithoutLine({ deviceId, queue, evidence, snapshot }: Station) {
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
  const shelf = shelfNow(table);
  return {
    ...{ state, acts, shelf, taken: takenNow(table), payable: payable(shelf.forCash, state.brought) },
    // Scans are taken one after another: a signature takes its time.
    onCode: (raw: string) => {
      line.current = line.current.then(() => takeScan(table, raw));
    },
    see: (document: TypedDocument) => see(table, document),
    addEvidence: (kind: EvidenceKind, file: Blob) => addEvidence(table, kind, file),
    close: () => close(table),
    pay: (handed: bigint) => pay(table, handed),
  };
}

export type WithoutLine = ReturnType<typeof useWithoutLine>;
