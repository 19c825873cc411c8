import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireMoment, wireText } from '../wire-text.ts';

const clerk = { kind: 'staff', authority: 'parcel:hand-over' } as const;

/** By what customers were found. */
const foundBy = ['CUSTOMER', 'PARCEL', 'PHONE', 'NAME'] as const;
export type FoundBy = (typeof foundBy)[number];

/** A customer as anybody at the counter may see one before there is a proof. */
const foundCustomer = z.object({
  customerCode: z.string(),
  /** First letters alone; null where no name is on record. */
  nameMasked: z.nullable(z.string()),
  /** How many parcels can be collected here. */
  ready: z.int(),
  /** A customer without an account, who may be given a slip. */
  isUnclaimed: z.optional(z.literal(true)),
});
export type FoundCustomer = z.output<typeof foundCustomer>;

export const findAtCounter = endpoint({
  method: 'POST',
  path: '/hand-over/find',
  summary:
    'Customers with parcels at or on the way to the own pickup point, by customer code, code of a parcel, phone or its last four digits, or name in any script and keyboard layout; who looked for whom is on record, and names are looked for sixty times an hour',
  access: clerk,
  leaves: 'little',
  body: z.strictObject({ text: wireText({ max: 200, min: 1 }), deviceId: z.uuid() }),
  data: z.object({
    by: z.enum(foundBy),
    list: z.array(foundCustomer),
    /** There are more than are listed. */
    hasMore: z.boolean(),
  }),
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.nobodyFound',
    'handOver.tooManyNames',
    'handOver.alreadyGiven',
    'handOver.notHere',
    'handOver.otherPoint',
  ],
});

export const counterDay = endpoint({
  method: 'GET',
  path: '/hand-over/day',
  summary:
    'The day of the own pickup point: what comes from the hub, what waits, what is overdue, what was handed over, how many cells are taken, and the latest hand-overs',
  access: clerk,
  data: z.object({
    pickupPoint: z.object({ id: z.int(), name: z.string() }),
    /** Parcels that have left the hub for the point, and were not accepted yet. */
    coming: z.int(),
    /** Parcels that came the day before or earlier and lie in no cell, where cells are used. */
    withoutCell: z.int(),
    /** Occupied cells out of all cells of the point; null while the cells have not been counted. */
    cells: z.nullable(z.object({ taken: z.int(), all: z.int() })),
    /** Parcels that can be collected, and those of them beyond their free days. */
    waiting: z.int(),
    overdue: z.int(),
    /** Parcels handed over today, and in the last hour. */
    givenToday: z.int(),
    givenLastHour: z.int(),
    latest: z.array(
      z.object({
        trackingCode: z.string(),
        customerCode: z.string(),
        at: z.string(),
        clerk: z.string(),
        /** When it was taken back; null of one that stands. */
        takenBackAt: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['handOver.noPoint'],
});

export const nameLooks = endpoint({
  method: 'GET',
  path: '/staff/hand-overs/name-looks',
  summary:
    'Clerks who have used up the searches by name of an hour, in the last thirty days, by point, with how many searches were made and refused; whoever works at a point gets that point',
  access: { kind: 'staff', authority: 'hand-over:approve' },
  data: z.object({
    clerks: z.array(
      z.object({
        pickupPoint: z.object({ id: z.int(), name: z.string() }),
        clerkId: z.uuid(),
        clerk: z.string(),
        /** Searches by name in these days, and those of them that were refused since the hour had none left. */
        looks: z.int(),
        refused: z.int(),
        /** When the last was refused. */
        at: z.string(),
        /** The supervisor who has seen that, and when; null while unseen, or once it has happened again. */
        seen: z.nullable(z.object({ by: z.string(), at: z.string() })),
        /** The reader's own: somebody else sees to them. */
        isOwn: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const seeNameLooks = endpoint({
  method: 'POST',
  path: '/staff/hand-overs/name-looks/seen',
  summary:
    'Says that a supervisor has seen who used up the searches by name at a point, up to the refusal that was shown: it alerts nobody until it happens again. Repeated, it changes nothing; the own ones are seen by somebody else',
  access: { kind: 'staff', authority: 'hand-over:approve' },
  body: z.strictObject({ unitId: z.int(), clerkId: z.uuid(), upTo: wireMoment }),
  data: z.null(),
  errors: ['request.invalid', 'auth.notAllowed'],
});

export const findingEndpoints = [findAtCounter, counterDay, nameLooks, seeNameLooks] as const;
