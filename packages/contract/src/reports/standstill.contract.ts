import * as z from 'zod/mini';
import type { Workplace } from '../accounts/workplaces.ts';
import { drawerKinds } from '../billing/cash.ts';
import { businessLines } from '../business-lines.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';

/**
 * What stands still along the chain, in the order of the way: parcels, a trip at the border, and parcels that lack an
 * answer of their owner.
 */
export const standstillKinds = [
  'withoutCell',
  'withoutBag',
  'withoutTrip',
  'tripAtBorder',
  'notScanned',
  'withoutCellAtHub',
  'withoutTransfer',
  'inTransfer',
  'withoutCellAtPoint',
  'notFound',
  'unclaimed',
  'problemsUnanswered',
] as const;
export type StandstillKind = (typeof standstillKinds)[number];

/** What is done with a row. */
export const standstillActs = [
  'LIST',
  /** One parcel alone stands there: its page. */
  'OPEN_PARCEL',
  'PLAN',
  'ANNOUNCE_DELAY',
  'OPEN_TRIP',
  /** By the number that was noted as the transfer left. */
  'CALL_DRIVER',
  'PROBLEMS',
  'DECIDE',
  /** What a count has missed is found after all, where that is said. */
  'FIND',
] as const;
export type StandstillAct = (typeof standstillActs)[number];

const holders = ['OFFICE', 'WAREHOUSE', 'ROAD', 'HUB', 'POINT'] as const satisfies readonly Workplace[];

const stage = z.object({
  kind: z.enum(standstillKinds),
  late: z.int(),
  /** Of so many that are there. */
  of: z.int(),
  /** Since when the oldest of them stands; null where nothing does. */
  oldest: z.nullable(z.string()),
  /** Page of the console with the late ones. */
  route: z.string(),
});

const row = z.object({
  kind: z.enum(standstillKinds),
  /** Parcels; of a trip those that are on the road with it. */
  parcels: z.int(),
  since: z.string(),
  /** Where it stands, in the reader's language; null where the kind says it. */
  place: z.nullable(z.string()),
  /** The trip, or the transfer, that they go with. */
  trip: z.nullable(z.string()),
  /** The parcel that stands longest; null for a trip. */
  oldestCode: z.nullable(z.string()),
  /** Who sees to it. */
  holder: z.enum(holders),
  act: z.enum(standstillActs),
  /** The trip that the act leads to. */
  actTrip: z.nullable(z.string()),
  /** The number that `CALL_DRIVER` calls; null with every other act. */
  phone: z.nullable(z.string()),
  /** Page of the console where it is done, or where it is listed. */
  route: z.string(),
});

export const readStandstill = endpoint({
  method: 'GET',
  path: '/reports/standstill',
  summary:
    'What stands still in one business line, at each stage of the way and as one list, what stands longest first; the number of a stage is that of the list behind its route',
  access: { kind: 'staff', authority: 'report:read' },
  query: z.strictObject({ businessLine: z.enum(businessLines) }),
  data: z.object({ stages: z.array(stage), rows: z.array(row) }),
  errors: ['request.invalid'],
});
export type Standstill = z.output<typeof readStandstill.data>;

const openDrawer = z.object({
  id: z.string(),
  /** Of a purse the login name of its courier. */
  name: z.string(),
  kind: z.enum(drawerKinds),
  /** The pickup point, in the reader's language. */
  unit: z.string(),
  clerk: z.string(),
  openedAt: z.string(),
  /** Counted, and not closed yet. */
  isCounted: z.boolean(),
  /** What the ledger has in it now; null at the own shift, which is counted blind. */
  cash: z.nullable(z.object({ TJS: money, USD: money })),
});

export const openDrawers = endpoint({
  method: 'GET',
  path: '/reports/drawers',
  summary: 'The drawers at which somebody has a shift now, and what should be in them; not at the own one',
  access: { kind: 'staff', authority: 'payment:confirm' },
  data: z.object({ list: z.array(openDrawer) }),
  errors: [],
});

export const standstillEndpoints = [readStandstill, openDrawers] as const;
