import type { CardOf } from '@rohi/contract/stations/command-cards';
import { useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { saveFile } from '../../kit/list/save-file.ts';
import { leave } from '../../kit/session/leaving.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { putAside, toggleTakingOut } from '../filling/filling-table.ts';
import type { FillingTable } from '../filling/filling-table.ts';
import { useFilling } from '../filling/use-filling.ts';
import type { FillingKind } from '../filling/use-filling.ts';
import { knownAtHub } from './known-at-hub.ts';
import type { KnownAs } from './known-at-hub.ts';
import { transferTexts } from './transfer-words.ts';

type HubTransfers = ReplyTo<'GET /stations/transfers'>;
export type WaitingPoint = HubTransfers['points'][number];
export type ShownTransfer = HubTransfers['transfers'][number];
export type TransferPage = ReplyTo<'GET /stations/transfers/{code}'>;
type Snapshot = ReplyTo<'GET /stations/transfers/{code}/snapshot'>;

/** A hub fills transfers to its pickup points. */
export const transferKind: FillingKind<HubTransfers, Snapshot, TransferPage> = {
  scans: {
    container: 'transfer',
    words: { choose: 'CHOOSE_TRANSFER', takeOut: 'TAKE_OUT' },
    putIn: ({ code, container: transfer }) => ({ action: 'TRANSFER', code, transfer }),
    takeOut: ({ code, container: transfer }) => ({ action: 'TRANSFER_OUT', code, transfer }),
  },
  path: 'GET /stations/transfers',
  key: 'transfers',
  outdates: [],
  cards,
  list: ({ deviceId, signal }) =>
    call('GET /stations/transfers', { query: { deviceId }, quiet: true, signal }),
  page: ({ code, deviceId, signal }) =>
    call('GET /stations/transfers/{code}', { params: { code }, query: { deviceId }, quiet: true, signal }),
  snapshot: ({ code, deviceId, signal }) =>
    call('GET /stations/transfers/{code}/snapshot', {
      ...{ params: { code }, query: { deviceId } },
      ...{ quiet: true, signal },
    }),
};

function cards(table: FillingTable<Snapshot>) {
  return {
    NEXT: () => putAside(table),
    UNDO: () => toggleTakingOut(table),
    asksUndo: () => toggleTakingOut(table),
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'TRANSFERS'>, 'HELP'> | 'asksUndo', () => void>;
}

export type TransfersAtWork = ReturnType<typeof useTransfers>;

/** A station that fills transfers, at work. */
export function useTransfers(device: OwnDevice) {
  const filling = useFilling(transferKind, device);
  const { list: hub, state, snapshot, status } = filling;
  const known = useMemo(
    () => snapshot && { parcels: new Map(snapshot.parcels.map((parcel) => [parcel.code, parcel])) },
    [snapshot],
  );
  const transfer = hub?.transfers.find(({ code }) => code === state.container);
  return {
    ...{ ...filling, hub, transfer },
    /** Where a parcel goes that the station has stored. */
    pointOf: (code: string) => known?.parcels.get(code)?.pointId ?? null,
    knownAs: (code: string): KnownAs | undefined => {
      const [last, ...earlier] = status.recent;
      if (known === undefined || transfer === undefined) return undefined;
      if (last?.facts.action !== 'TRANSFER' || last.facts.code !== code) return undefined;
      const scanned = new Set(earlier.map(({ facts }) => facts.code));
      return knownAtHub(known, code, transfer.pointId, scanned);
    },
  };
}

/** Saves the sheet of the chosen transfer for its driver. */
export async function saveSheet({ state, device }: Pick<TransfersAtWork, 'state' | 'device'>): Promise<void> {
  const { container: code } = state;
  if (code === undefined) return;
  const asked = { params: { code }, query: { deviceId: device.id } };
  await saveFile('GET /stations/transfers/{code}/sheet', asked, transferTexts.read().card.sheetSaved);
}
