import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { evidenceRules } from '../pickup-points/hand-over-evidence.ts';
import { parcelProblems } from '../tracking/parcel-status.ts';

/** For so many days from today on a counter is sent what parcels cost: it may be offline over midnight. */
export const counterDays = 3;
/**
 * A counter that was asked longer ago is sent the whole: rates, closed days and claims change what storage costs, and
 * no parcel with it.
 */
export const counterCursorMinutes = 60;

/** A parcel that can be collected at a point: no name, telephone, document or pickup code. */
const counterParcel = z.object({
  code: z.string(),
  customerCode: z.string(),
  /** Other codes that lead to the customer, folded; missing where there is none. */
  otherCodes: z.optional(z.array(z.string())),
  cell: z.nullable(z.string()),
  goods: z.nullable(z.string()),
  weightG: z.nullable(z.int()),
  flags: z.array(z.enum(parcelProblems)),
  /**
   * What is left to pay for it, charge by charge, in cents of a dollar by the end of each of `days`; nothing of what is
   * paid.
   */
  owed: z.array(z.object({ id: z.string(), cents: z.array(z.int()) })),
});
export type CounterParcel = z.output<typeof counterParcel>;

export const counterSnapshot = endpoint({
  method: 'GET',
  path: '/stations/counter-snapshot',
  summary:
    'What lies at the pickup point of a device, with what is owed for it today and on the next days, for giving offline: the whole, or with `since` what has changed. Parcels come in parts; `hasMore` says to ask again at once with the cursor',
  access: { kind: 'staff', authority: 'parcel:hand-over' },
  query: z.object({ deviceId: z.uuid(), since: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.object({
    /** The first part of a whole snapshot: what the counter has stored before is to be dropped. */
    isWhole: z.boolean(),
    /** New or changed; a code that is there already is replaced. */
    parcels: z.array(counterParcel),
    /** Codes of what is there no more; to be taken out before `parcels` are put in. */
    gone: z.array(z.string()),
    /** Dushanbe days, today first, as `owed` has them. */
    days: z.array(z.string()),
    /** By which somoni are taken: `nominal` dollars cost `rate` somoni. Null where there is none. */
    rate: z.nullable(z.object({ rate: z.string(), nominal: z.int(), rateDate: z.string() })),
    /**
     * The caller's open shift; null without one. `taken`: cents of a dollar that were paid in it in cash while offline.
     */
    shift: z.nullable(z.object({ id: z.string(), taken: z.int() })),
    /** Cents of a dollar in cash while offline: at most so many in a hand-over, and in a shift. */
    limits: z.object({ handOver: z.int(), shift: z.int() }),
    /** What the point asks for before it hands over. */
    evidence: z.enum(evidenceRules),
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.deviceEnded'],
});
