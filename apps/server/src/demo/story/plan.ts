/**
 * Owns the story as data: which trip leaves on which day by which road, and which parcels of which customers are in it.
 * The same at every playing.
 */
import type { RoadReport } from '@rohi/contract/trips/trip-words';
import { seededRandom } from '../demo-parcels.ts';
import { buyers, goods, type Buyer } from './cast.ts';
import type { StoryTime } from './story-days.ts';

/** What is reported of a trip so many days after its departure. */
type Report = { after: number; hour: number; type: RoadReport; place?: string };

const overKulma: readonly Report[] = [
  { after: 4, hour: 7, type: 'HUB_PASSED', place: 'URUMQI' },
  { after: 6, hour: 8, type: 'HUB_PASSED', place: 'KASHGAR' },
  { after: 7, hour: 9, type: 'EXPORT_CUSTOMS_IN', place: 'KARASU' },
  { after: 7, hour: 18, type: 'EXPORT_CUSTOMS_OUT', place: 'KARASU' },
  { after: 8, hour: 11, type: 'BORDER_CROSSED', place: 'KULMA' },
  { after: 9, hour: 14, type: 'HUB_PASSED', place: 'MURGHAB' },
  { after: 11, hour: 16, type: 'HUB_PASSED', place: 'KHOROG' },
  { after: 13, hour: 10, type: 'IMPORT_CUSTOMS_IN', place: 'DUSHANBE' },
  { after: 15, hour: 9, type: 'IMPORT_CUSTOMS_OUT', place: 'DUSHANBE' },
  { after: 15, hour: 15, type: 'ARRIVED', place: 'DUSHANBE-HUB' },
];

const overIrkeshtam: readonly Report[] = [
  { after: 4, hour: 8, type: 'HUB_PASSED', place: 'URUMQI' },
  { after: 7, hour: 9, type: 'HUB_PASSED', place: 'KASHGAR' },
  { after: 8, hour: 9, type: 'EXPORT_CUSTOMS_IN', place: 'IRKESHTAM' },
  { after: 8, hour: 17, type: 'EXPORT_CUSTOMS_OUT', place: 'IRKESHTAM' },
  { after: 9, hour: 10, type: 'BORDER_CROSSED', place: 'IRKESHTAM' },
  { after: 10, hour: 12, type: 'HUB_PASSED', place: 'SARY-TASH' },
  { after: 12, hour: 15, type: 'HUB_PASSED', place: 'KARAMYK' },
  { after: 13, hour: 11, type: 'IMPORT_CUSTOMS_IN', place: 'DUSHANBE' },
  { after: 15, hour: 10, type: 'IMPORT_CUSTOMS_OUT', place: 'DUSHANBE' },
  { after: 15, hour: 16, type: 'ARRIVED', place: 'DUSHANBE-HUB' },
];

/** A trip of the story; `departs` is the day on which it leaves, today or later for one that has not left. */
export type StoryTrip = {
  key: string;
  channel: 'PARCEL' | 'PARCEL-IRKESHTAM';
  road: readonly Report[];
  departs: number;
  parcels: number;
  lorry: readonly [number: string, trailer: string];
  driver: readonly [name: string, phone: string];
  seal: string;
  /** Announced when it was last reported so many days after its departure; what follows comes so many days later. */
  delay?: { after: number; days: number; reason: 'WEATHER' | 'QUEUE'; place: string; note: string };
  /** How far it is today, where it has not been unloaded. */
  stands?: 'ARRIVED' | 'CUSTOMS' | 'ROAD' | 'LOADING' | 'PLANNED';
};

export const trips: readonly StoryTrip[] = [
  {
    key: 'A',
    channel: 'PARCEL',
    road: overKulma,
    departs: -36,
    parcels: 22,
    seal: 'CN 0482611',
    lorry: ['新A·8K214', '新A·3306挂'],
    driver: ['马强', '+86 138 9911 4021'],
  },
  {
    key: 'B',
    channel: 'PARCEL-IRKESHTAM',
    road: overIrkeshtam,
    departs: -29,
    parcels: 22,
    lorry: ['新Q·57392', '新Q·1180挂'],
    driver: ['阿不都拉', '+86 139 9802 7715'],
    seal: 'CN 0482740',
  },
  {
    key: 'C',
    channel: 'PARCEL',
    road: overKulma,
    departs: -24,
    parcels: 24,
    seal: 'CN 0482903',
    lorry: ['新A·6N870', '新A·5521挂'],
    driver: ['Исмат Шодиев', '+992 918 44 10 27'],
    delay: { after: 9, days: 2, reason: 'WEATHER', place: 'MURGHAB', note: 'Снег на перевале Ак-Байтал' },
  },
  {
    key: 'D',
    channel: 'PARCEL',
    road: overKulma,
    departs: -16,
    parcels: 26,
    seal: 'CN 0483017',
    lorry: ['新A·8K214', '新A·3306挂'],
    driver: ['马强', '+86 138 9911 4021'],
    stands: 'ARRIVED',
  },
  {
    key: 'E',
    channel: 'PARCEL-IRKESHTAM',
    road: overIrkeshtam,
    departs: -14,
    parcels: 22,
    lorry: ['新Q·57392', '新Q·1180挂'],
    driver: ['阿不都拉', '+86 139 9802 7715'],
    seal: 'CN 0483055',
    stands: 'CUSTOMS',
  },
  {
    key: 'F',
    channel: 'PARCEL',
    road: overKulma,
    departs: -10,
    parcels: 24,
    seal: 'CN 0483128',
    lorry: ['新A·6N870', '新A·5521挂'],
    driver: ['Исмат Шодиев', '+992 918 44 10 27'],
    stands: 'ROAD',
    delay: { after: 9, days: 3, reason: 'QUEUE', place: 'MURGHAB', note: 'Очередь машин у Мургаба' },
  },
  {
    key: 'G',
    channel: 'PARCEL-IRKESHTAM',
    road: overIrkeshtam,
    departs: -5,
    parcels: 20,
    lorry: ['新Q·90114', '新Q·2047挂'],
    driver: ['Холмурод Назриев', '+992 935 01 72 66'],
    seal: 'CN 0483204',
    stands: 'ROAD',
  },
  {
    key: 'H',
    channel: 'PARCEL',
    road: overKulma,
    departs: 1,
    parcels: 24,
    seal: 'CN 0483271',
    lorry: ['新A·1R559', '新A·7718挂'],
    driver: ['刘洋', '+86 137 5790 3382'],
    stands: 'LOADING',
  },
  {
    key: 'I',
    channel: 'PARCEL',
    road: overKulma,
    departs: 6,
    parcels: 12,
    seal: 'CN 0483290',
    lorry: ['新A·8K214', '新A·3306挂'],
    driver: ['马强', '+86 138 9911 4021'],
    stands: 'PLANNED',
  },
];

/** Whether it has been unloaded by today. */
export function isClosed({ stands }: StoryTrip): boolean {
  return stands === undefined;
}

/** What is reported of a trip until today, with the days of its delay. */
export function reportsOf({ road, departs, delay, stands }: StoryTrip): (Report & StoryTime)[] {
  const reports = road.map((report) => {
    const isLater = delay !== undefined && report.after > delay.after;
    return { ...report, day: departs + report.after + (isLater ? delay.days : 0) };
  });
  const last = stands === undefined || stands === 'ARRIVED' ? -1 : 0;
  return reports.filter(({ day }) => day <= last);
}

/** The day on which a hub takes a trip in; a day later its parcels lie at their points. */
export function unloadDayOf(trip: StoryTrip): number {
  return trip.departs + 16 + (trip.delay?.days ?? 0);
}

export type Consignment = {
  code: string;
  buyer: Buyer;
  words: string;
  yuan: number;
  weightG: number;
  sides: { lengthMm: number; widthMm: number; heightMm: number };
  orderedDay: number;
  /** Null: China still waits for it. */
  receivedDay: number | null;
  trip: StoryTrip | null;
  /** Which bag of its trip it lies in; null for what goes loose. */
  bag: number | null;
  /** The day on which its owner collects it; null: not yet. */
  collectedDay: number | null;
  /** It goes to the point with a later car than the rest of its trip. */
  isLate: boolean;
};

const makers = ['YT8', 'SF14', '7888', 'JT31', '4632', 'DPK36'] as const;
const codeLength: Readonly<Record<string, number>> = { YT8: 15, SF14: 15, '7888': 14, JT31: 15, '4632': 15 };
const usualLength = 15;
/** China waits for so many. */
const expectedParcels = 18;
const bagSize = 8;

/**
 * Everything that is sent in the story, in the order in which it is ordered.
 * @param of the trips that are in it, all of them unless given
 */
export function consignments(of: readonly StoryTrip[] = trips): Consignment[] {
  const random = seededRandom(20_261_130);
  const ofTrips = of.flatMap((trip) =>
    Array.from({ length: trip.parcels }, (_, index) => consignmentOf(trip, index, random)),
  );
  const expected = Array.from({ length: expectedParcels }, (_, index) => consignmentOf(null, index, random));
  const all = [...ofTrips, ...expected];
  return all.toSorted((one, other) => one.orderedDay - other.orderedDay);
}

function consignmentOf(
  trip: StoryTrip | null,
  index: number,
  random: (below: number) => number,
): Consignment {
  // Two boxes are of one order.
  const pair = Math.floor(index / 2);
  const first = trip === null ? 0 : trips.indexOf(trip) * 11;
  const buyer = buyers[(first + pair * 7) % buyers.length];
  if (buyer === undefined) throw new RangeError('the story has no buyers');
  const kind = goods[buyer.goods[random(buyer.goods.length)] ?? ''];
  if (kind === undefined) throw new RangeError(`${buyer.username} buys nothing`);
  const [least, most] = kind.grams;
  const weightG = least + random(most - least);
  const filledBy = trip === null ? null : Math.min(trip.departs - 1, 0);
  const receivedDay = filledBy === null ? null : filledBy - random(5);
  const orderedDay = filledBy === null ? -(pair % 5) : filledBy - 7 - (pair % 3);
  const isLate = trip?.key === 'C' && index % 5 === 0;
  return {
    code: codeOf(index, random),
    buyer,
    words: kind.words,
    yuan: kind.yuan + random(120),
    weightG,
    sides: sidesOf(weightG, random),
    orderedDay,
    receivedDay,
    trip,
    bag: trip !== null && index < trip.parcels - 6 ? Math.floor(index / bagSize) : null,
    collectedDay: trip === null || isLate || !isClosed(trip) ? null : collectedOf(trip, buyer),
    isLate,
  };
}

/** The trips that carry any of these. */
export function tripsOf(all: readonly Consignment[]): StoryTrip[] {
  return trips.filter((trip) => all.some((each) => each.trip === trip));
}

/**
 * Some never hurry: of a trip of long ago every fifth customer has not come yet, of the last one two of three; of the
 * first one some come today.
 */
function collectedOf(trip: StoryTrip, buyer: Buyer): number | null {
  const number = buyers.indexOf(buyer) - trip.departs;
  if (trip.key === 'C' && number % 3 !== 0) return null;
  if (number % 5 === 0) return trip.key === 'A' && number % 2 === 0 ? 0 : null;
  const day = unloadDayOf(trip) + 1 + (number % 4);
  return day > -1 ? null : day;
}

/** Boxes of the trade hold some four litres a kilogram. */
function sidesOf(weightG: number, random: (below: number) => number) {
  const edgeMm = Math.cbrt(weightG * 4_200);
  const side = (share: number) => Math.round((edgeMm * (share + random(20) / 100)) / 10) * 10;
  return { lengthMm: side(1.3), widthMm: side(0.95), heightMm: side(0.65) };
}

function codeOf(index: number, random: (below: number) => number): string {
  const maker = makers[(index + random(makers.length)) % makers.length] ?? 'YT8';
  const digits = (codeLength[maker] ?? usualLength) - maker.length;
  return maker + Array.from({ length: digits }, () => random(10)).join('');
}
