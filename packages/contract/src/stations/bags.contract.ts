import * as z from 'zod/mini';
import { bagKinds } from '../containers/bag-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { parcelProblems } from '../tracking/parcel-status.ts';
import { wireText } from '../wire-text.ts';
import { scannedBag } from './scans.contract.ts';

/** So many open bags of a unit are listed, and so many of those that were closed last. */
export const mostOpenBags = 100;
const longestReason = 500;

const stationBag = z.object({
  ...scannedBag.shape,
  /** The hub or pickup point, in the caller's language; null while not set. */
  destination: z.nullable(z.string()),
  /**
   * By which what lies in it leaves today, or that it was opened for; in the caller's language, null while neither says
   * so.
   */
  channel: z.nullable(z.string()),
  cell: z.nullable(z.string()),
  openedAt: z.string(),
  openedBy: z.string(),
  closedAt: z.nullable(z.string()),
  /** As it was closed. */
  weightG: z.nullable(z.int()),
  seal: z.nullable(z.string()),
});
export type StationBag = z.output<typeof stationBag>;

const bagContent = z.object({
  /** Of a parcel its tracking code, of a bag its own. */
  code: z.string(),
  /** Null for a parcel. */
  kind: z.nullable(z.enum(bagKinds)),
  customerCode: z.nullable(z.string()),
  goods: z.nullable(z.string()),
  weightG: z.nullable(z.int()),
  flags: z.array(z.enum(parcelProblems)),
});

const packing = { kind: 'staff', authority: 'parcel:pack' } as const;

export const listBags = endpoint({
  method: 'GET',
  path: '/stations/bags',
  summary: 'The open bags of the unit of a device, the youngest first, and the last that were closed',
  access: packing,
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({ open: z.array(stationBag), closed: z.array(stationBag) }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const readBag = endpoint({
  method: 'GET',
  path: '/stations/bags/{code}',
  summary:
    'A bag of the unit of a device: what lies in it, the last put in first, and the bags around it, from the outermost on',
  access: packing,
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    ...stationBag.shape,
    /** Customers with parcels in it. */
    customers: z.int(),
    contents: z.array(bagContent),
    around: z.array(scannedBag),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.bagNotFound'],
});

export const reopenBag = endpoint({
  method: 'POST',
  path: '/stations/bags/{code}/reopen',
  summary:
    'Opens a closed bag again, with a reason; its weight and seal are forgotten. One that is open stays as it is',
  access: packing,
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({ deviceId: z.uuid(), reason: wireText({ max: longestReason, min: 1 }) }),
  data: scannedBag,
  errors: [
    'request.invalid',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'stations.bagNotFound',
    'stations.bagInClosedOne',
    'stations.bagAboard',
  ],
});

export const bagLabel = endpoint({
  method: 'GET',
  path: '/stations/bags/{code}/label',
  summary: 'The label of a bag, 100 × 150 mm, as a PDF: its code, count, weight and destination',
  access: { kind: 'staff', authority: 'label:print' },
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.unknown(),
  download: ['application/pdf'],
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.bagNotFound', 'server.busy'],
});

export const bagEndpoints = [listBags, readBag, reopenBag, bagLabel] as const;
