import { Truck } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import type { ChecklistKind, ListedContainer } from '../checklist/checklist-kind.ts';
import { personName } from '../../kit/people.ts';

export const acceptanceTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

type Coming = ReplyTo<'GET /stations/coming-transfers'>;
type Transfer = Coming['list'][number];
type Page = ReplyTo<'GET /stations/coming-transfers/{code}'>;
type Snapshot = ReplyTo<'GET /stations/coming-transfers/{code}/snapshot'>;

/** A pickup point takes in transfers: what has left the hub in one is what is expected. */
export const acceptanceKind: ChecklistKind<Coming, Page, Snapshot> = {
  scans: {
    action: 'ACCEPT',
    container: 'transfer',
    chooseWord: 'CHOOSE_TRANSFER',
    knowsCells: true,
    takeIn: (transfer, thing) => ({ action: 'ACCEPT', transfer, ...thing }),
    shelve: (code, cell) => ({ action: 'SHELVE_AT_POINT', code, cell }),
  },
  path: 'GET /stations/coming-transfers',
  key: 'coming',
  icon: Truck,
  listsAgainMs: 0,
  texts: acceptanceTexts.read,
  list: ({ deviceId, signal }) =>
    call('GET /stations/coming-transfers', { query: { deviceId }, quiet: true, signal }),
  begin: ({ code, deviceId }) =>
    call('POST /stations/coming-transfers/{code}/begin', {
      params: { code },
      body: { deviceId },
      quiet: true,
    }),
  page: ({ code, deviceId, signal }) =>
    call('GET /stations/coming-transfers/{code}', {
      params: { code },
      query: { deviceId },
      quiet: true,
      signal,
    }),
  snapshot: ({ code, deviceId, signal }) =>
    call('GET /stations/coming-transfers/{code}/snapshot', {
      params: { code },
      query: { deviceId },
      quiet: true,
      signal,
    }),
  settle: ({ code, thing, ...body }) =>
    call('POST /stations/coming-transfers/{code}/settle', {
      params: { code },
      body: { ...body, codes: [thing] },
      quiet: true,
    }),
  finish: ({ code, ...body }) =>
    call('POST /stations/coming-transfers/{code}/finish', { params: { code }, body, quiet: true }),
  containersOf: ({ list }) => list.map(listed),
  viewOf,
  knownOf: ({ parcels }) => ({
    parcels: new Map(parcels.map(({ code, isHere }) => [code, { isHere }])),
    seals: [],
  }),
  lineOf: ({ say, transfer: numbers }, coming) => {
    const { ofTransfer, goesTo } = acceptanceTexts.read();
    if (say === 'OF_OTHER_TRANSFER' && numbers?.otherTransfer) return ofTransfer(numbers.otherTransfer);
    const point = nameOf(coming, numbers?.otherPointId);
    return say === 'OTHER_POINT' && point !== undefined ? goesTo(point) : undefined;
  },
};

function nameOf(coming: Coming | undefined, pointId: number | null | undefined): string | undefined {
  return coming?.points.find(({ id }) => id === pointId)?.name;
}

function listed(transfer: Transfer): ListedContainer {
  const { list: words } = acceptanceTexts.read();
  const { code, no, day, hub, vehicle, driver, departedAt, expected, state } = transfer;
  const left = departedAt !== null && words.left(momentText(departedAt));
  const parts = [code, words.from(hub), vehicle, driver, left, words.parcels(expected)];
  const about = [...parts, state === 'FINISHED' && words.over].filter(Boolean).join(' · ');
  const hasBegun = state === 'ARRIVED' || state === 'FINISHED';
  return { code, name: words.number(no, formatDay(day)), about, headLines: [about], hasBegun };
}

function viewOf({ transfer, missing, surplus, damaged }: Page, coming: Coming | undefined) {
  const texts = acceptanceTexts.read();
  const { surplus: words } = texts;
  const settledOf = ({
    settled,
    settledBy,
  }: Pick<Page['missing']['list'][number], 'settled' | 'settledBy'>) => ({
    settled,
    settledText: settled === null ? '' : texts.settledBy(texts.settled[settled], personName(settledBy ?? '')),
  });
  const surplusRow = (thing: Page['surplus']['list'][number]) => {
    const { isKnown, pointId, transfer: other } = thing;
    const isOfPoint = pointId === transfer.pointId;
    const point = nameOf(coming, pointId);
    const where = [
      !isKnown && words.unowned,
      isKnown && pointId === null && words.noPoint,
      !isOfPoint && point !== undefined && words.goesTo(point),
      other === null ? isOfPoint && words.ofNoTransfer : words.ofTransfer(other),
    ];
    return { ...thing, ...settledOf(thing), where: where.filter(Boolean).join(' · '), mayTakeIn: isOfPoint };
  };
  return {
    numbers: transfer,
    isOver: transfer.state === 'FINISHED',
    missing: {
      parcels: missing.parcels,
      rows: missing.list.map((thing) => ({ ...thing, ...settledOf(thing) })),
    },
    surplus: { parcels: surplus.parcels, rows: surplus.list.map(surplusRow) },
    damaged: { parcels: damaged.parcels, rows: damaged.list },
  };
}
