import * as z from 'zod/mini';
import { bagKinds } from '../containers/bag-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { stayFlags } from '../tracking/stays-put.ts';

/** A bag of a warehouse: an open one, or one that was closed lately or holds something that lies there. */
const knownBag = z.object({
  code: z.string(),
  kind: z.enum(bagKinds),
  isOpen: z.boolean(),
  /** Hub or pickup point, its name in the caller's language; null while not set. */
  destination: z.nullable(z.object({ id: z.int(), isHub: z.boolean(), name: z.string() })),
  /** Id of the channel that it was opened for, as goods leave by it today; null while not set. */
  channelId: z.nullable(z.int()),
  /** The bag in which it lies. */
  inBag: z.nullable(z.string()),
  /** As it was closed. */
  weightG: z.nullable(z.int()),
});
export type KnownBag = z.output<typeof knownBag>;

/** A channel by which goods leave, its name in the caller's language. */
const knownChannel = z.object({ id: z.int(), name: z.string() });
export type KnownChannel = z.output<typeof knownChannel>;

/** A received parcel that lies in a warehouse: no name, telephone or document. */
const lyingParcel = z.object({
  code: z.string(),
  customerCode: z.nullable(z.string()),
  weightG: z.nullable(z.int()),
  /** Id of the pickup point that it goes to. */
  pointId: z.nullable(z.int()),
  /** Id of the channel by which it leaves today; null where its line has none in use. */
  channelId: z.nullable(z.int()),
  isHeld: z.boolean(),
  /** It is being searched for, or goes back to its sender. */
  stays: z.nullable(z.enum(stayFlags)),
  /** The bag in which it lies. */
  bag: z.nullable(z.string()),
});
export type LyingParcel = z.output<typeof lyingParcel>;

export const bagSnapshot = endpoint({
  method: 'GET',
  path: '/stations/bag-snapshot',
  summary:
    'The bags and the parcels that lie in the warehouse of a device, for verdicts at the bags offline: the whole, or with `since` what has changed. Parcels come in parts; `hasMore` says to ask again at once with the cursor',
  access: { kind: 'staff', authority: 'parcel:pack' },
  query: z.object({ deviceId: z.uuid(), since: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.object({
    /** The first part of a whole snapshot: what the station has stored before is to be dropped. */
    isWhole: z.boolean(),
    /** New or changed, all with the first part; a code that is there already is replaced. */
    bags: z.array(knownBag),
    parcels: z.array(lyingParcel),
    /** Codes of bags and parcels that are there no more; to be taken out before the others are put in. */
    gone: z.array(z.string()),
    /** Those by which goods leave today, in the order of the office. */
    channels: z.array(knownChannel),
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.deviceEnded'],
});
