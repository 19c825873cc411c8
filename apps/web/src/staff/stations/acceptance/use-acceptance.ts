import type { CardOf } from '@rohi/contract/stations/command-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { leave } from '../../kit/session/leaving.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { useLastAnswer } from '../bags/use-last-answer.ts';
import { notify, openScans } from '../bench/bench.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { usePhotos } from '../photos/browser-photos.ts';
import { takeUndoScan, useBenchUndo } from '../undo/use-bench-undo.ts';
import type { Undoing } from '../undo/use-undo.ts';
import {
  openAcceptanceTable,
  putComingAside,
  reportBroken,
  takeAcceptanceAnswer,
  takeAcceptanceScan,
} from './acceptance-table.ts';
import type { AcceptanceTable } from './acceptance-table.ts';

type Coming = ReplyTo<'GET /stations/coming-transfers'>;
export type ComingTransfer = Coming['list'][number];
export type AcceptancePage = ReplyTo<'GET /stations/coming-transfers/{code}'>;
export type AcceptanceAtWork = ReturnType<typeof useAcceptance>;

const lookAgainMs = 15_000;
const storeAgainMs = 60_000;

/** A station that accepts transfers, at work: what is scanned counts at once, the queue brings the answers, and the lists are asked for again after each. */
export function useAcceptance(device: OwnDevice) {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openAcceptanceTable(bench), [bench]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['stations', 'coming'] });
  useBenchAnswers(at, (row) => {
    takeAcceptanceAnswer(table, row);
    refresh();
  });
  const work = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const hasLine = status.line !== 'down';
  const asked = useAsked(device.id, work.transfer, hasLine);
  const snapshot = useLastAnswer(
    work.transfer === undefined ? undefined : `GET /stations/coming-transfers/${work.transfer}/snapshot`,
    asked.snapshot,
  );
  useEffect(() => {
    if (snapshot !== undefined)
      table.known.write(new Map(snapshot.parcels.map(({ code, isHere }) => [code, { isHere }])));
  }, [table, snapshot]);
  useEffect(() => {
    // Every answer has come, be it while another station was open.
    if (status.waiting === 0 && table.shown.read().pending.length > 0)
      table.shown.write({ ...table.shown.read(), pending: [] });
  }, [status.waiting, table]);
  const undo = useBenchUndo(bench);
  const { open, choose } = undo;
  const scan = useMemo(
    () => openScans(bench, cardsOf(table, { open, choose }), (code) => takeAcceptanceScan(table, code)),
    [bench, table, open, choose],
  );
  const onCode = (raw: string) => {
    if (!takeUndoScan(undo, raw)) scan(raw);
  };
  const photos = usePhotos(useUser().id, status);
  const coming = useLastAnswer('GET /stations/coming-transfers', asked.coming);
  return {
    ...{ ...at, device, table, work, hasLine, onCode, undo, photos, coming, refresh },
    page: asked.page,
    transfer: coming?.list.find(({ code }) => code === work.transfer),
    knownAs: (code: string): 'EXPECTED' | 'SCANNED' | 'SURPLUS' | undefined => {
      const [last, ...earlier] = status.recent;
      const isParcel = last?.facts.action === 'ACCEPT' && last.facts.code === code;
      if (snapshot === undefined || !isParcel) return undefined;
      const known = table.known.read().get(code);
      if (known === undefined) return 'SURPLUS';
      return known.isHere || earlier.some(({ facts }) => facts.code === code) ? 'SCANNED' : 'EXPECTED';
    },
  };
}

function cardsOf(table: AcceptanceTable, undo: Pick<Undoing, 'open' | 'choose'>) {
  return {
    DAMAGED: () => reportBroken(table),
    NEXT: () => putComingAside(table),
    UNDO: () => undo.choose('MISTAKE'),
    asksUndo: () => {
      if (!undo.open()) notify(table.bench, { kind: 'notHere', command: 'UNDO', at: Date.now() });
    },
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'ACCEPTANCE'>, 'HELP'> | 'asksUndo', () => void>;
}

function useAsked(deviceId: string, code: string | undefined, hasLine: boolean) {
  const query = { deviceId };
  const params = { code: code ?? '' };
  const again = { refetchInterval: lookAgainMs, staleTime: 0 };
  const coming = useQuery({
    queryKey: ['stations', 'coming', deviceId],
    queryFn: ({ signal }) => call('GET /stations/coming-transfers', { query, quiet: true, signal }),
    enabled: hasLine,
    ...again,
  });
  const state = coming.data?.list.find((each) => each.code === code)?.state;
  const hasBegun = state === 'ARRIVED' || state === 'FINISHED';
  const page = useQuery({
    queryKey: ['stations', 'coming', deviceId, code, 'page'],
    queryFn: ({ signal }) =>
      call('GET /stations/coming-transfers/{code}', { params, query, quiet: true, signal }),
    enabled: hasLine && hasBegun,
    ...again,
  });
  const snapshot = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, code],
    queryFn: ({ signal }) =>
      call('GET /stations/coming-transfers/{code}/snapshot', { params, query, quiet: true, signal }),
    enabled: hasLine && hasBegun,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return { coming: coming.data, page: page.data, snapshot: snapshot.data };
}
