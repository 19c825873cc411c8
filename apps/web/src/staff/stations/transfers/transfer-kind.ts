import type { CardOf } from '@rohi/contract/stations/command-cards';
import { useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import { saveFile } from '../../kit/list/save-file.ts';
import { leave } from '../../kit/session/leaving.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { putAside, toggleTakingOut, type FillingTable } from '../filling/filling-table.ts';
import { useFilling, type FillingKind } from '../filling/use-filling.ts';
import { knownAtHub, type KnownAs } from './known-at-hub.ts';

export const transferTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

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
      params: { code },
      query: { deviceId },
      quiet: true,
      signal,
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
  const stock = useMemo(
    () => snapshot && { parcels: new Map(snapshot.parcels.map((parcel) => [parcel.code, parcel])) },
    [snapshot],
  );
  const transfer = hub?.transfers.find(({ code }) => code === state.container);
  return {
    ...filling,
    hub,
    transfer,
    /** Where a parcel goes that the station has stored. */
    pointOf: (code: string) => stock?.parcels.get(code)?.pointId ?? null,
    knownAs: (code: string): KnownAs | undefined => {
      const [last, ...earlier] = status.recent;
      if (stock === undefined || transfer === undefined) return undefined;
      if (last?.facts.action !== 'TRANSFER' || last.facts.code !== code) return undefined;
      const scanned = new Set(earlier.map(({ facts }) => facts.code));
      return knownAtHub(stock, code, transfer.pointId, scanned);
    },
  };
}

/** Saves the sheet of the chosen transfer for its driver. */
export async function saveSheet({ state, device }: Pick<TransfersAtWork, 'state' | 'device'>): Promise<void> {
  const { container: code } = state;
  if (code === undefined) return;
  const request = { params: { code }, query: { deviceId: device.id } };
  await saveFile('GET /stations/transfers/{code}/sheet', request, transferTexts.read().card.sheetSaved);
}

type Left = TransferPage['left']['list'][number];

/** It was not said why it is left, or somebody is looking for it. */
export function isOpenThing({ settled }: Pick<Left, 'settled'>): boolean {
  return settled === null || settled === 'LOOK_AGAIN';
}

/** What the clerk comes to next. */
export function firstLeft(page: TransferPage | undefined): Left | undefined {
  return page?.left.list.find(isOpenThing);
}

/** Why the chosen transfer cannot be sent off now, in words; undefined where it can, or has left. */
export function whyNotSent({ transfer, hasLine, state: filled }: TransfersAtWork): string | undefined {
  const { card: words } = transferTexts.read();
  if (transfer === undefined || !hasLine) return words.needsLine;
  if (filled.pending.length > 0) return words.waits(filled.pending.length);
  const { state, unsettled } = transfer;
  return state === 'OPEN' && unsettled > 0 ? words.unsettled(unsettled) : undefined;
}

export type Leaving = {
  settle: (act: 'LOOK_AGAIN' | 'NOT_FOUND' | 'NEXT_TRANSFER', thing: string) => void;
  busy: boolean;
};

/** Says why things stay behind. */
export function useLeaving({ state: filled, device, refresh, hasLine }: TransfersAtWork): Leaving {
  const { run, busy } = useSubmit();
  return {
    settle: (act, thing) => {
      const { container: code } = filled;
      if (code === undefined) return;
      void run(async () => {
        const body = { requestId: newRequestId(), deviceId: device.id, act, codes: [thing] };
        await call('POST /stations/transfers/{code}/settle', { params: { code }, body, quiet: true });
        refresh();
      }, refresh);
    },
    busy: busy || !hasLine,
  };
}
