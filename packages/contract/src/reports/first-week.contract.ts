import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Subjects of the first week, in the order in which an installation takes them. */
export const firstWeekSubjects = [
  'places',
  'people',
  'stations',
  'money',
  'letters',
  'firm',
  'data',
] as const;
export type FirstWeekSubject = (typeof firstWeekSubjects)[number];

/** What a firm needs before its first parcel can be collected and paid for, by subject. */
export const firstWeekRows = {
  chinaAddress: 'places',
  pickupPoint: 'places',
  staff: 'people',
  secondFactor: 'people',
  demoAccounts: 'people',
  devices: 'stations',
  exchangeRate: 'money',
  tariff: 'money',
  drawers: 'money',
  firstShift: 'money',
  letters: 'letters',
  brand: 'firm',
  customerCodes: 'firm',
  contacts: 'firm',
  provider: 'firm',
  customers: 'data',
  backup: 'data',
  keyCopy: 'data',
} as const satisfies Record<string, FirstWeekSubject>;
export type FirstWeekRow = keyof typeof firstWeekRows;

/** What a row can be in doubt or missing for. */
export const firstWeekReasons = [
  'none',
  /** What is named lacks it. */
  'lacking',
  /** It is of the day that is named. */
  'old',
  /** What the product came with is unchanged. */
  'opening',
  /** So many of them. */
  'some',
  /** It is there and was never tried. */
  'untried',
  'failing',
] as const;
export type FirstWeekReason = (typeof firstWeekReasons)[number];

const row = z.object({
  row: z.enum(Object.keys(firstWeekRows) as [FirstWeekRow, ...FirstWeekRow[]]),
  state: z.enum(['THERE', 'DOUBTFUL', 'MISSING']),
  /** Null where it is there. */
  reason: z.nullable(z.enum(firstWeekReasons)),
  /**
   * What it is about, in the caller's language or as a word of ours: units, people, roles, channels, languages, a day.
   */
  names: z.array(z.string()),
  count: z.int(),
});
export type FirstWeekState = z.output<typeof row>;

export const firstWeek = endpoint({
  method: 'GET',
  path: '/staff/first-week',
  summary:
    'What a new installation needs for its first parcel, and whether it is there: computed from what is on record',
  access: { kind: 'staff', authority: 'unit:edit' },
  data: z.object({
    rows: z.array(row),
    /** Somebody has taken the list out of the menu (setting `start.hidden`). */
    isHidden: z.boolean(),
  }),
  errors: [],
});
