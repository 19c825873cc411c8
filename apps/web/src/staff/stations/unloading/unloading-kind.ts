import { PackageCheck } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { countText } from '../bench/container-card.tsx';
import type { ChecklistKind, ListedContainer } from '../checklist/checklist-kind.ts';
import { askOwner, leaveOwner, takeOwnerText } from './owner-table.ts';
import { takeScaleLine } from './weighing-table.ts';
import type { UnloadingTexts } from './texts/ru.ts';
import { personName } from '../../kit/people.ts';

export const unloadingTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

type Arrivals = ReplyTo<'GET /stations/arrivals'>;
type Trip = Arrivals['list'][number];
export type UnloadingPage = ReplyTo<'GET /stations/arrivals/{code}'>;
type Missing = UnloadingPage['missing']['list'][number];
type Surplus = UnloadingPage['surplus']['list'][number];
type Snapshot = ReplyTo<'GET /stations/arrivals/{code}/snapshot'>;

/** A hub takes in trips: what is on the road with one is what is expected. */
export const unloadingKind: ChecklistKind<Arrivals, UnloadingPage, Snapshot> = {
  scans: {
    action: 'INBOUND',
    container: 'trip',
    chooseWord: 'CHOOSE_TRIP',
    knowsCells: false,
    takeIn: (trip, thing) => ({ action: 'INBOUND', trip, ...thing }),
    shelve: (code, cell) => ({ action: 'SHELVE_AT_HUB', code, cell }),
    takeScaleLine,
    takeOwnerText,
    askOwner,
    leaveOwner,
    seal: (trip, number) => ({ action: 'SEAL', code: number, trip }),
  },
  path: 'GET /stations/arrivals',
  key: 'arrivals',
  icon: PackageCheck,
  listsAgainMs: 2_000,
  texts: unloadingTexts.read,
  list: ({ deviceId, signal }) =>
    call('GET /stations/arrivals', { query: { deviceId }, quiet: true, signal }),
  begin: ({ code, deviceId }) =>
    call('POST /stations/arrivals/{code}/begin', { params: { code }, body: { deviceId }, quiet: true }),
  page: ({ code, deviceId, signal }) =>
    call('GET /stations/arrivals/{code}', { params: { code }, query: { deviceId }, quiet: true, signal }),
  snapshot: ({ code, deviceId, signal }) =>
    call('GET /stations/arrivals/{code}/snapshot', {
      params: { code },
      query: { deviceId },
      quiet: true,
      signal,
    }),
  settle: ({ code, thing, ...body }) =>
    call('POST /stations/arrivals/{code}/settle', {
      params: { code },
      body: { ...body, codes: [thing] },
      quiet: true,
    }),
  finish: ({ code, ...body }) =>
    call('POST /stations/arrivals/{code}/finish', { params: { code }, body, quiet: true }),
  containersOf: ({ list }) => list.map(listed),
  viewOf,
  knownOf: ({ parcels, seals }) => ({
    parcels: new Map(parcels.map(({ code, isHere }) => [code, { isHere }])),
    seals,
  }),
  // The numbers come with each answer.
  numbersIn: ({ unloading }) =>
    unloading
      ? { code: unloading.trip, into: (page) => ({ ...page, trip: { ...page.trip, unloading } }) }
      : undefined,
  lineOf: ({ say, unloading }) =>
    say === 'OF_OTHER_TRIP' && unloading?.otherTrip
      ? unloadingTexts.read().ofTrip(unloading.otherTrip)
      : undefined,
};

function listed({
  code,
  origin,
  units,
  arrivedAt,
  plannedArrivalDay,
  parcels,
  unloading,
  isOwnerAtHub,
}: Trip): ListedContainer {
  const { list: words, card } = unloadingTexts.read();
  const when =
    arrivedAt === null
      ? plannedArrivalDay !== null && words.expectedOn(formatDay(plannedArrivalDay))
      : words.arrived(momentText(arrivedAt));
  const how =
    unloading === null
      ? words.onTheRoad(parcels)
      : words.done(countText(unloading.scanned), countText(unloading.expected));
  const from = [origin !== null && card.from(origin), units.join(', ')];
  const about = [...from, when, how, unloading?.isOver === true && words.over].filter(Boolean).join(' · ');
  const arrived = arrivedAt === null ? '' : card.arrived(momentText(arrivedAt));
  const headLines = [from.filter(Boolean).join(', '), arrived];
  return { code, name: code, about, headLines, hasBegun: unloading !== null, findsOwners: isOwnerAtHub };
}

function viewOf({ trip, missing, surplus, damaged }: UnloadingPage) {
  return {
    numbers: trip.unloading ?? undefined,
    isOver: trip.unloading?.isOver === true,
    missing: { parcels: missing.parcels, rows: missing.list.map(missingRow) },
    surplus: { parcels: surplus.parcels, rows: surplus.list.map(surplusRow) },
    damaged: { parcels: damaged.parcels, rows: damaged.list },
  };
}

function missingRow(thing: Missing) {
  return { ...thing, ...settledOf(thing), where: whereMissing(thing) };
}

function whereMissing({ isBag, bagCode, isBagHere, loadedAt }: Missing): string {
  const { missing: words } = unloadingTexts.read();
  if (bagCode !== null) return isBagHere ? words.bagHere(bagCode) : words.inBag(bagCode);
  if (loadedAt !== null) return words.loaded(momentText(loadedAt));
  return isBag ? '' : words.loose;
}

function surplusRow(thing: Surplus) {
  const { surplus: words } = unloadingTexts.read();
  const { isKnown, trip } = thing;
  const where = trip === null ? (isKnown ? words.ofNoTrip : words.unowned) : words.fromTrip(trip);
  return { ...thing, ...settledOf(thing), where, mayTakeIn: isKnown };
}

function settledOf({ settled, settledAt, settledBy }: Pick<Missing, 'settled' | 'settledAt' | 'settledBy'>) {
  const texts = unloadingTexts.read();
  if (settled === null || settledAt === null) return { settled, settledText: '' };
  return {
    settled,
    settledText: texts.settledBy(texts.settled[settled], personName(settledBy ?? ''), momentText(settledAt)),
  };
}

type ReadSeal = { number: string; state: string; bagCode: string | null };

/**
 * How the seals of a vehicle stand: what was read wrongly once counts no more when each was read rightly since.
 * `DIFFERS`: another number was read, and not all of the own.
 */
export function sealsOf(seals: readonly ReadSeal[]) {
  const own = seals.filter(({ state, bagCode }) => bagCode === null && state !== 'OTHER');
  const others = seals.filter(({ state }) => state === 'OTHER').map(({ number }) => number);
  const read = own.filter(({ state }) => state === 'MATCHES').length;
  const isWhole = own.length > 0 && read === own.length;
  const state = isWhole ? 'MATCHES' : others.length > 0 ? 'DIFFERS' : own.length === 0 ? 'NONE' : 'UNREAD';
  return { state, own: own.map(({ number }) => number), others, read } as const;
}

type FinishWords = Pick<
  UnloadingTexts['card'],
  'sealsDiffer' | 'sealsMatch' | 'finishAnyway' | 'finishRight'
>;

/**
 * What is asked before a trip is finished when another number was read in its seals; `isRight`: all of its own were
 * read since.
 */
export function finishQuestion(seals: readonly ReadSeal[], words: FinishWords) {
  const { state, own, others, read } = sealsOf(seals);
  if (others.length === 0) return undefined;
  if (state === 'MATCHES')
    return {
      isRight: true,
      title: words.sealsMatch(read, own.length),
      text: words.finishRight(others.join(', ')),
    };
  return {
    isRight: false,
    title: words.sealsDiffer(others.join(', ')),
    text: words.finishAnyway(own.join(', ')),
  };
}
