import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { inNotes, typedAmount, typedAmountOrZero } from './amounts.ts';
import { cashCurrencies, differenceReasons, drawerKinds, payOutReasons } from './cash.ts';
import { reasonLetters } from './money-limits.ts';

const taking = { kind: 'staff', authority: 'shift:open' } as const;
const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const nullableText = z.nullable(z.string());

const shiftStates = ['OPEN', 'COUNTED', 'WAITING', 'CLOSED'] as const;

const mostNotes = 10_000;
const many = z.optional(z.int().check(z.gte(0), z.lte(mostNotes)));

/** Notes by what stands on them, and coins as one sum. */
const counted = z.strictObject({
  TJS: z.strictObject({
    notes: z.strictObject({
      '500': many,
      '200': many,
      '100': many,
      '50': many,
      '20': many,
      '10': many,
      '5': many,
      '3': many,
      '1': many,
    }),
    coins: z.optional(typedAmountOrZero),
  }),
  USD: z.strictObject({
    notes: z.strictObject({
      '100': many,
      '50': many,
      '20': many,
      '10': many,
      '5': many,
      '2': many,
      '1': many,
    }),
  }),
});
export type CountedCash = z.output<typeof counted>;

/** Sums in both currencies of a drawer. */
const both = z.object({ TJS: z.string(), USD: z.string() });

const drawer = z.object({
  id: z.string(),
  unitId: z.int(),
  /** Of a purse the login name of its courier. */
  name: z.string(),
  kind: z.enum(drawerKinds),
  /** Since when it takes no shift any more; null while it does. */
  retiredAt: nullableText,
  /** Who has a shift at it that is not closed; null when it is free. */
  shift: z.nullable(
    z.object({ id: z.string(), clerk: z.string(), openedAt: z.string(), state: z.enum(shiftStates) }),
  ),
});
export type WireDrawer = z.output<typeof drawer>;

/** A line of what cash was expected: why, how often, and how much came in (less than zero: went out). */
const expectedLine = z.object({ kind: z.string(), count: z.int(), TJS: z.string(), USD: z.string() });

/**
 * A payment that came after the notes were counted: when it was taken and when it came, and what it changed of what was
 * expected.
 */
const lateItem = z.object({
  paymentId: z.string(),
  receiptNumber: z.string(),
  customerCode: z.string(),
  takenAt: z.string(),
  at: z.string(),
  cash: both,
  /** Somoni at the terminal. */
  card: z.string(),
});

/** What is answered once the notes are counted, and not before. */
const result = z.object({
  countedAt: z.string(),
  counts: z.int(),
  lines: z.array(expectedLine),
  expected: both,
  counted: both,
  /** Less than zero: missing. */
  difference: both,
  /** Takings by card as they were typed, and the sum of the terminal. */
  card: z.object({ count: z.int(), taken: z.string(), terminal: z.string() }),
  /** What came after the count, line by line; it stands in what was expected. */
  late: z.array(lateItem),
  /** Whether the difference needs a second person. */
  needsSecond: z.boolean(),
});

const shift = z.object({
  id: z.string(),
  drawer: z.object({ id: z.string(), name: z.string(), kind: z.enum(drawerKinds), unitId: z.int() }),
  clerk: z.string(),
  state: z.enum(shiftStates),
  openedAt: z.string(),
  /** The Dushanbe day of its opening. */
  day: z.string(),
  /** What was found at the opening, and what the last shift has left. */
  float: both,
  left: both,
  /** The first shift at the drawer: the float comes from the safe of the point. */
  isFirst: z.boolean(),
  /** Null while the notes are not counted. */
  result: z.nullable(result),
  reason: nullableText,
  note: nullableText,
  closedAt: nullableText,
  confirmedBy: nullableText,
});
export type WireShift = z.output<typeof shift>;

export const addDrawer = endpoint({
  method: 'POST',
  path: '/staff/drawers',
  summary: 'Gives the counter of a point another drawer',
  access: { kind: 'staff', authority: 'unit:edit' },
  body: z.strictObject({
    requestId: z.uuid(),
    unitId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    name: wireText({ max: 60, min: 1 }),
  }),
  data: drawer,
  errors: ['request.invalid', 'billing.notFound', 'billing.drawerNameTaken', 'billing.requestReused'],
});

const ofDrawer = z.object({ id: z.uuid() });
/** As it was read: changed by somebody else meanwhile, it is not overwritten. */
const drawerSeen = { was: z.strictObject({ name: z.string(), isRetired: z.boolean() }) };

export const renameDrawer = endpoint({
  method: 'PUT',
  path: '/staff/drawers/{id}/name',
  summary: 'Names a drawer of a counter anew, in its former shifts too; a purse has the name of its courier',
  access: { kind: 'staff', authority: 'unit:edit' },
  params: ofDrawer,
  body: z.strictObject({ name: wireText({ max: 60, min: 1 }), ...drawerSeen }),
  data: drawer,
  errors: [
    'request.invalid',
    'billing.notFound',
    'billing.drawerNameTaken',
    'billing.drawerChanged',
    'server.busy',
  ],
});

export const retireDrawer = endpoint({
  method: 'PUT',
  path: '/staff/drawers/{id}/retired',
  summary:
    'Retires a drawer of a counter that is free and empty: it takes no shift, what was done at it stands, and its name is free again. Also the way back',
  access: { kind: 'staff', authority: 'unit:edit' },
  params: ofDrawer,
  body: z.strictObject({ isRetired: z.boolean(), ...drawerSeen }),
  data: drawer,
  errors: [
    'request.invalid',
    'billing.notFound',
    'billing.drawerTaken',
    'billing.drawerHoldsCash',
    'billing.drawerNameTaken',
    'billing.drawerChanged',
    'server.busy',
  ],
});

export const listDrawers = endpoint({
  method: 'GET',
  path: '/staff/drawers',
  summary:
    'What the caller may open a shift at, and who is there: the drawers of the counter, of the own point or of all, or for a courier the own purse once it has had a shift; retired ones for `unit:edit` alone; no sums',
  access: taking,
  data: z.object({
    list: z.array(drawer),
    /** The caller is a courier of a point, and may open a shift without naming a drawer. */
    hasPurse: z.boolean(),
  }),
  errors: [],
});

export const ownShift = endpoint({
  method: 'GET',
  path: '/staff/shifts/own',
  summary: 'The own shift that is not closed, or null; what is expected is told once the notes are counted',
  access: taking,
  data: z.object({ shift: z.nullable(shift) }),
  errors: [],
});

export const openShift = endpoint({
  method: 'POST',
  path: '/staff/shifts',
  summary:
    'Opens a shift at a free drawer of the counter, or at the own purse of a courier, with what was found in it, counted by notes. A repeated `requestId` changes nothing',
  access: taking,
  body: z.strictObject({
    requestId: z.uuid(),
    /** Absent for a courier: a courier's purse is made with the first shift. */
    drawerId: z.optional(z.uuid()),
    counted,
  }),
  data: shift,
  errors: [
    'request.invalid',
    'billing.notFound',
    'billing.ownPurseOnly',
    'billing.purseOfCourier',
    'billing.drawerTaken',
    'billing.drawerRetired',
    'billing.shiftOpenElsewhere',
    'billing.requestReused',
    'server.busy',
  ],
});

const ofShift = z.object({ id: z.uuid() });
const shiftErrors = [
  'request.invalid',
  'billing.notFound',
  'billing.shiftNotOpen',
  'billing.requestReused',
  'server.busy',
] as const;

export const payOut = endpoint({
  method: 'POST',
  path: '/staff/shifts/{id}/pay-outs',
  summary: 'Cash out of the drawer for an expense, with its reason and voucher; dollars in whole ones',
  access: taking,
  params: ofShift,
  body: z
    .strictObject({
      requestId: z.uuid(),
      currency: z.enum(cashCurrencies),
      amount: typedAmount,
      reason: z.enum(payOutReasons),
      voucher: z.optional(wireText({ max: 40 })),
      note: z.optional(wireText({ max: reasonLetters.max })),
    })
    .check(inNotes),
  data: z.object({ id: z.string(), amount: money }),
  errors: [...shiftErrors, 'billing.drawerTooEmpty'],
});

export const collectCash = endpoint({
  method: 'POST',
  path: '/staff/shifts/{id}/collections',
  summary:
    'Cash that is collected from the drawer: how much, in which bag, and by whom; dollars in whole ones',
  access: taking,
  params: ofShift,
  body: z
    .strictObject({
      requestId: z.uuid(),
      currency: z.enum(cashCurrencies),
      amount: typedAmount,
      number: wireText({ max: 40, min: 1 }),
      takenBy: wireText({ max: 120, min: 2 }),
    })
    .check(inNotes),
  data: z.object({ id: z.string(), amount: money }),
  errors: [...shiftErrors, 'billing.drawerTooEmpty'],
});

export const countShift = endpoint({
  method: 'POST',
  path: '/staff/shifts/{id}/count',
  summary:
    'The notes in the drawer at the end: the shift takes no more, and only now what was expected is told. May be counted again until it is closed; each count stays',
  access: taking,
  params: ofShift,
  body: z.strictObject({ requestId: z.uuid(), counted, card: typedAmountOrZero }),
  data: shift,
  errors: shiftErrors,
});

export const closeShift = endpoint({
  method: 'POST',
  path: '/staff/shifts/{id}/close',
  summary:
    'Closes a counted shift; a difference has a reason, and above a limit it waits for a second person',
  access: taking,
  params: ofShift,
  body: z.strictObject({
    requestId: z.uuid(),
    reason: z.nullable(z.enum(differenceReasons)),
    note: z.optional(wireText({ max: reasonLetters.max })),
  }),
  data: shift,
  errors: [...shiftErrors, 'billing.reasonNeeded'],
});

export const confirmShift = endpoint({
  method: 'POST',
  path: '/staff/shifts/{id}/confirm',
  summary: 'Confirms the difference of a shift that waits, and closes it; never by whose shift it is',
  access: confirming,
  params: ofShift,
  body: z.strictObject({ requestId: z.uuid() }),
  data: shift,
  errors: [...shiftErrors, 'billing.secondPersonNeeded'],
});

export const readShift = endpoint({
  method: 'GET',
  path: '/staff/shifts/{id}',
  summary: 'A shift with its report; somebody else’s for who confirms money',
  access: taking,
  params: ofShift,
  data: shift,
  errors: ['billing.notFound'],
});

export const listShifts = endpoint({
  method: 'GET',
  path: '/staff/shifts',
  summary:
    'Shifts with their differences once they are counted: those that wait for a second person first, the oldest of them before all, then the newest',
  access: confirming,
  query: z.object(pagingQuery),
  data: z.object({ total: z.int(), list: z.array(shift) }),
  errors: ['request.invalid'],
});

export const shiftEndpoints = [
  addDrawer,
  renameDrawer,
  retireDrawer,
  listDrawers,
  ownShift,
  openShift,
  payOut,
  collectCash,
  countShift,
  closeShift,
  confirmShift,
  readShift,
  listShifts,
] as const;
