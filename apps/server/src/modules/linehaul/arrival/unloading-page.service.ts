/** An unloading against what was expected: what is missing, too much and damaged, and the seals. */
import type { DataOf } from '@rohi/contract/endpoint';
import {
  shownOnChecklist,
  type MissingThing,
  type readUnloading as readCall,
  type SurplusThing,
} from '@rohi/contract/linehaul/trip-arrival.contract';
import type { Locale } from '@rohi/contract/locales';
import { isSameSeal } from '@rohi/contract/stations/seal-number';
import type { Context } from '../../../context.ts';
import { listItems, listSeals, type ListedItem } from '../../containers/checklists.service.ts';
import type { TripRow } from '../../trips/trips.service.ts';
import { describeArriving, findUnloading } from './arrivals.service.ts';
import { loadedTimes } from './arriving.store.ts';

type Page = DataOf<typeof readCall>;
type Seals = Awaited<ReturnType<typeof listSeals>>;

/** Throws `list.notFound` where nobody has begun it at this hub. */
export async function readUnloading(
  context: Context,
  unitId: number,
  code: string,
  locale: Locale,
): Promise<Page> {
  const { db } = context;
  const { trip, list } = await findUnloading(context, unitId, code);
  const [[arriving], seals, missing, surplus, damaged] = await Promise.all([
    describeArriving(context, [trip], locale),
    listSeals(db, list.id),
    listItems(db, list.id, 'MISSING'),
    listItems(db, list.id, 'SURPLUS'),
    listItems(db, list.id, 'DAMAGED'),
  ]);
  if (arriving === undefined) throw new RangeError('a trip that was found is described');
  return {
    trip: arriving,
    seals: describeSeals(trip, seals),
    missing: { parcels: missing.length, list: await describeMissing(context, missing, seals) },
    surplus: {
      parcels: surplus.length,
      list: surplus.slice(0, shownOnChecklist).map((item) => describeSurplus(item, code)),
    },
    damaged: {
      parcels: damaged.length,
      list: damaged
        .slice(0, shownOnChecklist)
        .map(({ code: parcel, customerCode, ...item }) => ({ code: parcel, customerCode, ...seenOf(item) })),
    },
  };
}

function seenOf({ at, by }: Pick<ListedItem, 'at' | 'by'>) {
  return { at: at?.toISOString() ?? null, by };
}

function settledOf({ settled, settledAt, settledBy }: ListedItem) {
  return { settled, settledAt: settledAt?.toISOString() ?? null, settledBy };
}

/** Those on record, and those that were read and are on none. */
function describeSeals({ units }: TripRow, read: Seals): Page['seals'] {
  const known = units.flatMap((unit) => unit.seals);
  const ofVehicle = read.flatMap(({ bagCode, number, isMatch }) =>
    bagCode === null && number !== null ? [{ number, isMatch }] : [],
  );
  return [
    ...known.map((number) => {
      const isRead = ofVehicle.some((seal) => isSameSeal(seal.number, number));
      return { number, state: isRead ? ('MATCHES' as const) : ('UNREAD' as const), bagCode: null };
    }),
    ...ofVehicle.flatMap(({ number, isMatch }) =>
      isMatch ? [] : [{ number, state: 'OTHER' as const, bagCode: null }],
    ),
    ...read.flatMap(({ bagCode, number, isMatch }) =>
      bagCode === null || isMatch || number === null ? [] : [{ number, state: 'OTHER' as const, bagCode }],
    ),
  ];
}

/** Bags that are missing as a whole stand as one; of a bag that is scanned parcel by parcel each parcel stands alone. */
async function describeMissing(
  context: Context,
  items: readonly ListedItem[],
  seals: Seals,
): Promise<MissingThing[]> {
  const opened = new Set(seals.flatMap(({ bagCode }) => bagCode ?? []));
  const keyOf = ({ bagCode, code }: ListedItem) => (bagCode === null || opened.has(bagCode) ? code : bagCode);
  // What somebody has settled stands apart from what nobody has.
  const groups = [...Map.groupBy(items, (item) => `${item.settled ?? ''} ${keyOf(item)}`).values()];
  const shown = groups.slice(0, shownOnChecklist);
  const loaded = await loadedTimes(
    context.db,
    shown.flatMap(([first]) => first?.parcelId ?? []),
  );
  return shown.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const isBag = keyOf(first) === first.bagCode;
    return [
      {
        code: keyOf(first),
        isBag,
        parcels: group.length,
        customerCode: isBag ? null : first.customerCode,
        bagCode: isBag ? null : first.bagCode,
        isBagHere: first.bagCode !== null && opened.has(first.bagCode),
        loadedAt: loaded.get(first.parcelId ?? '')?.toISOString() ?? null,
        ...settledOf(first),
      },
    ];
  });
}

function describeSurplus(item: ListedItem, trip: string): SurplusThing {
  const { code, customerCode, parcelId, tripCode, state } = item;
  return {
    code,
    customerCode,
    isKnown: parcelId !== null,
    trip: tripCode === trip ? null : tripCode,
    isTakenIn: state === 'SCANNED',
    ...seenOf(item),
    ...settledOf(item),
  };
}
