import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import type { HandlingNote, ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { Move } from '../modules/tracking/moves/parcel-move.ts';
import { newOrderCode, newOwnParcelCode } from '../modules/tracking/codes/own-codes.ts';
import type { ParcelWrite } from '../modules/tracking/tracking.service.ts';
import { systemPrincipal } from '../principal.ts';
import { usualCodePrefix } from '@rohi/contract/reference-data/usual-settings';

/** Finds a place's id by its code. */
export type FindPlace = (code: string) => number;

type Step = { day: number; hour: number; type: ParcelEventType; place?: string; flag?: ParcelProblem };

/** The actor of everything in the demo data. */
export const demoActor = systemPrincipal('demo');

/** The road over Kulma (docs/domain.md, section 8); days count from receipt in China. */
export const roadOverKulma: readonly Step[] = [
  { day: 0, hour: 11, type: 'CN_RECEIVED', place: 'YIWU-WH' },
  { day: 1, hour: 9, type: 'CN_PACKED', place: 'YIWU-WH' },
  { day: 2, hour: 18, type: 'LINEHAUL_DEPARTED', place: 'YIWU' },
  { day: 6, hour: 7, type: 'HUB_PASSED', place: 'URUMQI' },
  { day: 8, hour: 8, type: 'HUB_PASSED', place: 'KASHGAR' },
  { day: 9, hour: 9, type: 'EXPORT_CUSTOMS_IN', place: 'KARASU' },
  { day: 9, hour: 18, type: 'EXPORT_CUSTOMS_OUT', place: 'KARASU' },
  { day: 10, hour: 11, type: 'BORDER_CROSSED', place: 'KULMA' },
  { day: 11, hour: 14, type: 'HUB_PASSED', place: 'MURGHAB' },
  { day: 13, hour: 16, type: 'HUB_PASSED', place: 'KHOROG' },
  { day: 15, hour: 10, type: 'IMPORT_CUSTOMS_IN', place: 'DUSHANBE' },
  { day: 17, hour: 9, type: 'IMPORT_CUSTOMS_OUT', place: 'DUSHANBE' },
  { day: 17, hour: 15, type: 'HUB_INBOUND', place: 'DUSHANBE-HUB' },
  { day: 18, hour: 9, type: 'HUB_OUTBOUND', place: 'DUSHANBE-HUB' },
  { day: 19, hour: 10, type: 'PP_RECEIVED' },
];

export const throughKyrgyzstan: readonly Step[] = roadOverKulma.map((step) => {
  const places: Record<string, string> = {
    KARASU: 'IRKESHTAM',
    KULMA: 'IRKESHTAM',
    MURGHAB: 'SARY-TASH',
    KHOROG: 'KARAMYK',
  };
  return step.place === undefined ? step : { ...step, place: places[step.place] ?? step.place };
});

/** One parcel of the demo, described by how far it has come. */
export type Plot = {
  code: string;
  /** Days since receipt in China; -1 before it. */
  age: number;
  route: readonly Step[];
  city: string;
  /** Where a parcel that China has not received stands; the others follow from their age. */
  before?: 'NEW' | 'WAIT_FORECAST' | 'DTH';
  /** Stops the plot after so many days, so that a status can be shown at any age. */
  stopAfterDay?: number;
  collected?: boolean;
  cancelled?: string;
  flag?: ParcelProblem;
  note?: HandlingNote;
};

export const demoCities = [
  'DUSHANBE',
  'KHUJAND',
  'BOKHTAR',
  'KULOB',
  'ISTARAVSHAN',
  'PANJAKENT',
  'KHOROG',
  'TURSUNZODA',
  'VAHDAT',
  'HISOR',
] as const;

/** Codes to try first: on the road, ready to collect, cancelled, held, collected. */
export const firstDemoCodes = [
  'YT8834201957316',
  'SF1402857713264',
  'JT3108844520917',
  'JDVC20483917562',
  '773288401956274',
];

/**
 * The same parcels at every start on the same day: all nine statuses and every problem on two routes over the last 40
 * days.
 */
export function demoParcels(now: Date, findPlace: FindPlace): ParcelWrite[] {
  const random = seededRandom(20_261_121);
  return plots(random).map((plot) => writePlot(plot, now, findPlace, random));
}

function plots(random: (below: number) => number): Plot[] {
  const named: Plot[] = [
    { code: 'YT8834201957316', age: 12, route: roadOverKulma, city: 'DUSHANBE', note: 'FRAGILE' },
    { code: 'SF1402857713264', age: 21, route: roadOverKulma, city: 'DUSHANBE' },
    {
      code: 'JT3108844520917',
      age: -1,
      before: 'DTH',
      route: roadOverKulma,
      city: 'KHUJAND',
      cancelled: 'CUSTOMER_REQUEST',
    },
    { code: 'JDVC20483917562', age: 9, route: throughKyrgyzstan, city: 'KHUJAND', flag: 'HELD' },
    { code: '773288401956274', age: 30, route: roadOverKulma, city: 'KHOROG', collected: true },
    { code: 'DPK364920118837', age: 6, route: roadOverKulma, city: 'BOKHTAR', flag: 'DAMAGED' },
    {
      code: 'LP00651284907733',
      age: 3,
      route: throughKyrgyzstan,
      city: 'KULOB',
      flag: 'UNIDENTIFIED',
      stopAfterDay: 1,
    },
    { code: 'YT7712093348120', age: 12, route: roadOverKulma, city: 'HISOR', flag: 'DELAYED' },
    {
      code: 'SF1400098217745',
      age: 25,
      route: roadOverKulma,
      city: 'VAHDAT',
      flag: 'LOST',
      stopAfterDay: 11,
    },
    { code: 'JT3100457190026', age: 33, route: throughKyrgyzstan, city: 'KHUJAND', flag: 'OVERDUE' },
    {
      code: 'YT6650128843917',
      age: 8,
      route: roadOverKulma,
      city: 'DUSHANBE',
      flag: 'RETURNING',
      stopAfterDay: 1,
    },
    {
      code: 'SF1409920184467',
      age: 26,
      route: roadOverKulma,
      city: 'DUSHANBE',
      cancelled: 'SEIZED',
      stopAfterDay: 15,
    },
  ];
  const others = Array.from({ length: 108 }, (_, index): Plot => ordinaryPlot(index, random));
  return [...named, ...others];
}

function ordinaryPlot(index: number, random: (below: number) => number): Plot {
  const age = (index * 7) % 40;
  const plot: Plot = {
    code: courierCode(index, random),
    age,
    route: index % 3 === 0 ? throughKyrgyzstan : roadOverKulma,
    city: demoCities[index % demoCities.length] ?? 'DUSHANBE',
  };
  if (index % 9 === 0)
    return { ...plot, age: -1, before: (['NEW', 'WAIT_FORECAST', 'DTH'] as const)[(index / 9) % 3] ?? 'NEW' };
  if (index % 10 === 1) return { ...plot, stopAfterDay: 17 };
  if (index % 10 === 2) return { ...plot, stopAfterDay: 18 };
  if (age > 21 && index % 4 !== 3) return { ...plot, collected: true };
  return index % 13 === 5 ? { ...plot, note: 'BATTERY' } : plot;
}

function courierCode(index: number, random: (below: number) => number): string {
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
  const makers = [
    () => `YT${digits(13)}`,
    () => `SF${digits(13)}`,
    () => `78${digits(12)}`,
    () => `773${digits(11)}`,
    () => `JT${digits(13)}`,
    () => `DPK3${digits(11)}`,
  ];
  return (makers[index % makers.length] ?? (() => digits(13)))();
}

/** The moves and declaration of one plot. */
export function writePlot(
  plot: Plot,
  now: Date,
  findPlace: FindPlace,
  random: (below: number) => number,
): ParcelWrite {
  const today = dushanbeDay(now);
  const received = plot.age < 0 ? undefined : addDays(today, -plot.age);
  const ordered = momentOf(addDays(received ?? today, -4), 12, random(50));
  const move = (type: ParcelEventType, at: Date, more: Partial<Move> = {}): Move => ({
    type,
    claimedAt: at,
    actor: demoActor,
    source: 'demo',
    ...more,
  });
  const moves: Move[] = [];
  if (plot.before !== 'NEW') moves.push(move('ORDER_SUBMITTED', shift(ordered, 20)));
  if (plot.before !== 'NEW' && plot.before !== 'WAIT_FORECAST')
    moves.push(move('FORECAST_ACCEPTED', shift(ordered, 55)));
  const steps = received === undefined ? [] : reachedSteps(plot, received, now, random);
  moves.push(
    ...steps.map(({ step, at }) =>
      move(step.type, at, { placeId: findPlace(step.place ?? pickupPointCode(plot.city)) }),
    ),
  );
  const last = moves.at(-1)?.claimedAt ?? ordered;
  // A step of this very hour has its flag at once: every problem is there to be seen at any time of the day.
  const flaggedAt = new Date(Math.min(shift(last, 90).getTime(), now.getTime()));
  if (plot.flag === 'DELAYED') moves.push(move('DELAYED', flaggedAt, { placeId: findPlace('MURGHAB') }));
  else if (plot.flag !== undefined) moves.push(move('FLAG_RAISED', flaggedAt, { flag: plot.flag }));
  if (plot.collected === true)
    moves.push(
      move('CUSTOMER_RECEIVED', shift(last, 60 * 26 + random(300)), {
        placeId: findPlace(pickupPointCode(plot.city)),
      }),
    );
  if (plot.cancelled !== undefined)
    moves.push(move('CANCELLED', shift(last, 60 * 20), { reason: plot.cancelled }));
  return {
    trackingCode: plot.code,
    declare: {
      facts: factsOf(plot, ordered, moves, findPlace, random),
      move: { claimedAt: ordered, actor: demoActor, source: 'demo' },
    },
    moves: moves.filter(({ claimedAt }) => claimedAt === undefined || claimedAt <= now),
  };
}

function reachedSteps(
  plot: Plot,
  received: string,
  now: Date,
  random: (below: number) => number,
): { step: Step; at: Date }[] {
  const cityDays = plot.city === 'DUSHANBE' || plot.city === 'HISOR' || plot.city === 'VAHDAT' ? 0 : 1;
  return plot.route
    .filter((step) => step.day <= (plot.stopAfterDay ?? 99))
    .map((step) => ({
      step,
      at: momentOf(
        addDays(received, step.day + (step.type === 'PP_RECEIVED' ? cityDays : 0)),
        step.hour,
        random(60),
      ),
    }))
    .filter(({ at }) => at <= now);
}

function factsOf(
  plot: Plot,
  ordered: Date,
  moves: readonly Move[],
  findPlace: FindPlace,
  random: (below: number) => number,
): NonNullable<ParcelWrite['declare']>['facts'] {
  const sent = moves.some((each) => each.type === 'HUB_OUTBOUND');
  const weighed = moves.some((each) => each.type === 'CN_RECEIVED');
  return {
    orderCode: newOrderCode(dushanbeDay(ordered), random),
    customerCode: `${usualCodePrefix}-${10_400 + random(400)}`,
    handlingNotes: plot.note === undefined ? [] : [plot.note],
    lastMileTracking: sent ? newOwnParcelCode(random) : null,
    pickupPointId: findPlace(pickupPointCode(plot.city)),
    ...(weighed
      ? {
          weightG: 200 + random(9_000),
          lengthMm: 150 + random(450),
          widthMm: 120 + random(300),
          heightMm: 60 + random(300),
        }
      : {}),
  };
}

export function pickupPointCode(city: string): string {
  return `PP-${city}`;
}

/** The minute of a Dushanbe day. */
function momentOf(day: string, hour: number, minute: number): Date {
  return shift(startOfDushanbeDay(day), hour * 60 + minute);
}

function shift(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

/** mulberry32: the same numbers at every start, 0 … below − 1. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
