import type { CardOf } from '@rohi/contract/stations/command-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { leave } from '../../kit/session/leaving.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import { openScans } from '../bench/bench.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import {
  openTransferTable,
  putTransferAside,
  takeTransferAnswer,
  takeTransferScan,
  toggleTakingOut,
} from './transfer-table.ts';
import type { TransferTable } from './transfer-table.ts';
import { knownAtHub } from './transfer-work.ts';
import type { KnownAs } from './transfer-work.ts';

type HubTransfers = ReplyTo<'GET /stations/transfers'>;
export type WaitingPoint = HubTransfers['points'][number];
export type ShownTransfer = HubTransfers['transfers'][number];
export type TransferPage = ReplyTo<'GET /stations/transfers/{code}'>;
export type TransfersAtWork = ReturnType<typeof useTransfers>;

const lookAgainMs = 15_000;
const storeAgainMs = 60_000;

/** A station that fills transfers, at work: what is scanned counts at once, the queue brings the answers, and the lists are asked for again after each. */
export function useTransfers(device: OwnDevice) {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openTransferTable(bench), [bench]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['stations', 'transfers'] });
  useBenchAnswers(at, (row) => {
    takeTransferAnswer(table, row);
    refresh();
  });
  const work = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const hasLine = status.line !== 'down';
  const asked = useAsked(device.id, work.transfer, hasLine);
  const snapshot = useLastAnswer(
    work.transfer === undefined ? undefined : `GET /stations/transfers/${work.transfer}/snapshot`,
    asked.snapshot,
  );
  const hub = useLastAnswer('GET /stations/transfers', asked.hub);
  useEffect(() => {
    if (snapshot === undefined) return;
    table.known.write({ parcels: new Map(snapshot.parcels.map(({ code, ...parcel }) => [code, parcel])) });
  }, [table, snapshot]);
  useEffect(() => {
    // Every answer has come, be it while another station was open.
    if (status.waiting === 0 && table.shown.read().pending.length > 0)
      table.shown.write({ ...table.shown.read(), pending: [] });
  }, [status.waiting, table]);
  const onCode = useMemo(
    () => openScans(bench, cardsOf(table), (code) => takeTransferScan(table, code)),
    [bench, table],
  );
  const transfer = hub?.transfers.find(({ code }) => code === work.transfer);
  return {
    ...{ ...at, device, table, work, hasLine, onCode, hub, transfer, refresh },
    page: asked.page,
    /** Where a parcel goes that the station has stored. */
    pointOf: (code: string) => table.known.read().parcels.get(code)?.pointId ?? null,
    knownAs: (code: string): KnownAs | undefined => {
      const [last, ...earlier] = status.recent;
      if (snapshot === undefined || transfer === undefined) return undefined;
      if (last?.facts.action !== 'TRANSFER' || last.facts.code !== code) return undefined;
      const scanned = new Set(earlier.map(({ facts }) => facts.code));
      return knownAtHub(table.known.read(), code, transfer.pointId, scanned);
    },
  };
}

function cardsOf(table: TransferTable) {
  return {
    NEXT: () => putTransferAside(table),
    UNDO: () => toggleTakingOut(table),
    asksUndo: () => toggleTakingOut(table),
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'TRANSFERS'>, 'HELP'> | 'asksUndo', () => void>;
}

function useAsked(deviceId: string, code: string | undefined, hasLine: boolean) {
  const query = { deviceId };
  const params = { code: code ?? '' };
  const again = { refetchInterval: lookAgainMs, staleTime: 0 };
  const hub = useQuery({
    queryKey: ['stations', 'transfers', deviceId],
    queryFn: ({ signal }) => call('GET /stations/transfers', { query, quiet: true, signal }),
    enabled: hasLine,
    ...again,
  });
  const page = useQuery({
    queryKey: ['stations', 'transfers', deviceId, code, 'page'],
    queryFn: ({ signal }) => call('GET /stations/transfers/{code}', { params, query, quiet: true, signal }),
    enabled: hasLine && code !== undefined,
    ...again,
  });
  const snapshot = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, code],
    queryFn: ({ signal }) =>
      call('GET /stations/transfers/{code}/snapshot', { params, query, quiet: true, signal }),
    enabled: hasLine && code !== undefined,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return { hub: hub.data, page: page.data, snapshot: snapshot.data };
}
