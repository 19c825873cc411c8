import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { parcelProblems } from '../tracking/parcel-status.ts';

/**
 * So long a station may be without the service and still be given changes alone; after that it gets the whole snapshot.
 */
export const snapshotCursorDays = 30;
/** So many signs of the goods a station shows. */
export const longestGoodsShown = 40;

const snapshotKinds = ['RECEIVING'] as const;

/** A parcel that a China warehouse expects: no name, telephone or document. */
const expectedParcel = z.object({
  code: z.string(),
  /** Null where the owner is unknown, or several wait for the code. */
  customerCode: z.nullable(z.string()),
  orderCode: z.nullable(z.string()),
  goods: z.nullable(z.string()),
  /** As declared. */
  weightG: z.nullable(z.int()),
  sides: z.nullable(z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() })),
  /** Where its owner collects it; null where that is not known yet, or several wait for the code. */
  pickupPointId: z.nullable(z.int()),
  flags: z.array(z.enum(parcelProblems)),
  /** Several customers wait for the code: the one on the label decides. */
  isSeveral: z.boolean(),
});
export type ExpectedParcel = z.output<typeof expectedParcel>;

export const stationSnapshot = endpoint({
  method: 'GET',
  path: '/stations/snapshot',
  summary:
    'What a station expects, for verdicts offline: the whole of it, or with `since` what has changed. Parcels come in parts; `hasMore` says to ask again at once with the cursor',
  access: { kind: 'staff', authority: 'station:scan' },
  query: z.object({
    deviceId: z.uuid(),
    kind: z.enum(snapshotKinds),
    since: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    /** The first part of a whole snapshot: what the station has stored before is to be dropped. */
    isWhole: z.boolean(),
    /** New or changed; a code that is there already is replaced. */
    parcels: z.array(expectedParcel),
    /** Codes that are not expected any more; to be taken out before `parcels` are put in. */
    gone: z.array(z.string()),
    /** Where parcels of a customer lie in this warehouse, the last put away; null: nowhere any more. */
    cells: z.array(z.object({ customerCode: z.string(), cell: z.nullable(z.string()) })),
    /** The pickup points, in the caller's language; with the first part of each sending. */
    points: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Owner and weight are left to the hub: a scan alone takes a box in. */
    isOwnerAtHub: z.boolean(),
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.deviceEnded'],
});
