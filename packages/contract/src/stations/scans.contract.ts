import * as z from 'zod/mini';
import { bagKinds } from '../containers/bag-kinds.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { readPassText } from '../collection/passes/pass-text.ts';
import { documentTypes, readDocumentEnd } from '../hand-over/counter-rules.ts';
import { evidenceKinds } from '../pickup-points/hand-over-evidence.ts';
import { listedContainer } from '../cargo/checklists.contract.ts';
import { scannedUnloading } from '../cargo/arrivals.contract.ts';
import { scannedTransfer } from '../cargo/transfers.contract.ts';
import { scannedTrip } from '../linehaul/trip-loading.contract.ts';
import { handlingNotes, type ParcelProblem } from '../tracking/parcel-status.ts';
import { problemAnswers, receiptMarks, receiptProblems } from '../tracking/receipt-problems.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { bagCloseScan, bagOpenScan, bagPutScan, bagTakeOutScan } from './bag-scans.ts';
import { scannedCount } from './inventory-words.ts';
import { scanFields } from './scan-fields.ts';
import { heaviestG, longestField, longestNote, longestSeal, longestSideMm } from './scan-limits.ts';
import { undoReasons } from './undo-reasons.ts';
import { scanSays, scanVerdicts } from './verdicts.ts';

/** So many scans in one call. */
export const mostScans = 50;
/** So long the answer to a scan is given again. */
export const scanAnswerDays = 30;
const sideMm = z.int().check(z.minimum(1), z.maximum(longestSideMm));

/** Length, width and height of a box. */
export const scanSides = z.strictObject({ lengthMm: sideMm, widthMm: sideMm, heightMm: sideMm });

/** What a box is taken in with. */
const boxFacts = {
  weightG: z.optional(z.int().check(z.minimum(1), z.maximum(heaviestG))),
  weighedBy: z.optional(z.enum(['SCALE', 'HAND'])),
  sides: z.optional(scanSides),
  /** As it stands on the label. */
  customerCode: z.optional(wireText({ max: longestField, min: 1 })),
  cell: z.optional(wireText({ max: longestField, min: 1 })),
  /**
   * The code of a sticker of ours that was stuck on it; where the box was taken in before, nothing but this is written.
   */
  sticker: z.optional(wireText({ max: longestField, min: 1 })),
  /** The clerk has confirmed: weight and sides are right, or the owner is illegible. */
  isSure: z.optional(z.boolean()),
  /** How the box has to be handled, as the clerk sees it. */
  marks: z.optional(z.array(z.enum(receiptMarks)).check(z.maxLength(receiptMarks.length))),
};

/** A box is taken in at the China warehouse. */
const receiveScan = z.strictObject({ ...scanFields, action: z.literal('RECEIVE'), ...boxFacts });

/** Something is wrong with a box: it is taken in, where it was not yet, and held until its owner has answered. */
const reportProblemScan = z.strictObject({
  ...scanFields,
  action: z.literal('REPORT_PROBLEM'),
  ...boxFacts,
  problem: z.enum(receiptProblems),
  /** For colleagues alone. */
  note: z.optional(wireText({ max: longestNote, min: 1 })),
});

/** A box, or a bag with all that is in it, is put into a cell. */
const putAwayScan = z.strictObject({
  ...scanFields,
  action: z.literal('PUT_AWAY'),
  cell: wireText({ max: longestField, min: 1 }),
});

/** The trip that the station loads, as it was read or chosen. */
const loadedTrip = wireText({ max: longestField, min: 1 });
const mostUnits = 40;

/** A parcel, or a closed bag with all that is in it, comes aboard a trip. */
const loadScan = z.strictObject({
  ...scanFields,
  action: z.literal('LOAD'),
  trip: loadedTrip,
  /** Which of its lorries or wagons, counted from 1; the first where nothing is said. */
  unit: z.optional(z.int().check(z.minimum(1), z.maximum(mostUnits))),
});

/** A parcel, or a bag with all that is in it, is taken off a trip again. */
const unloadScan = z.strictObject({ ...scanFields, action: z.literal('UNLOAD'), trip: loadedTrip });

/** The trip that the hub unloads, as it was read or chosen. */
const unloadedTrip = wireText({ max: longestField, min: 1 });

/** What is said of something that has come. */
const comingFacts = {
  /** Of a bag: the number that was read on its seal; nothing where it is broken or gone. */
  seal: z.optional(wireText({ max: longestSeal, min: 1 })),
  isDamaged: z.optional(z.boolean()),
  /** For colleagues alone. */
  note: z.optional(wireText({ max: longestNote, min: 1 })),
  /** The clerk takes in what was not expected. */
  isSure: z.optional(z.boolean()),
};

/** A parcel of a trip has come to the hub, or a bag of it. */
const inboundScan = z.strictObject({
  ...scanFields,
  action: z.literal('INBOUND'),
  trip: unloadedTrip,
  ...comingFacts,
  /** Where owner and weight are left to the hub: the customer code as it stands on the box, the first weight, sides. */
  customerCode: z.optional(wireText({ max: longestField, min: 1 })),
  weightG: z.optional(z.int().check(z.minimum(1), z.maximum(heaviestG))),
  weighedBy: z.optional(z.enum(['SCALE', 'HAND'])),
  sides: z.optional(scanSides),
  /** The clerk takes it in without a weight. */
  isUnweighed: z.optional(z.boolean()),
});

/** The number of a seal was read at the vehicle of a trip. `code` is the number. */
const sealScan = z.strictObject({ ...scanFields, action: z.literal('SEAL'), trip: unloadedTrip });

/** A parcel that lies at a hub is weighed once more. */
const weighScan = z.strictObject({
  ...scanFields,
  action: z.literal('WEIGH'),
  weightG: z.int().check(z.minimum(1), z.maximum(heaviestG)),
  weighedBy: z.optional(z.enum(['SCALE', 'HAND'])),
  /** The clerk was asked and has confirmed: the weight is what it is. */
  isSure: z.optional(z.boolean()),
});

/** The transfer that the hub fills, or the point accepts, as it was read or chosen. */
const scannedInto = wireText({ max: longestField, min: 1 });

/** A parcel, or a closed bag with all that is in it, comes into a transfer. */
const transferScan = z.strictObject({ ...scanFields, action: z.literal('TRANSFER'), transfer: scannedInto });

/** A parcel, or a bag with all that is in it, is taken out of a transfer again. */
const transferOutScan = z.strictObject({
  ...scanFields,
  action: z.literal('TRANSFER_OUT'),
  transfer: scannedInto,
});

/** A parcel of a transfer has come to its pickup point, or a bag of it. */
const acceptScan = z.strictObject({
  ...scanFields,
  action: z.literal('ACCEPT'),
  transfer: scannedInto,
  ...comingFacts,
});

/** A parcel of a container of another kind has come, or a bag of it. */
const takeInScan = z.strictObject({
  ...scanFields,
  action: z.literal('TAKE_IN'),
  /** The name of the kind. */
  list: wireText({ max: longestField, min: 1 }),
  container: wireText({ max: longestField, min: 1 }),
  ...comingFacts,
});

/** A parcel is put into a cell of the hub, or of its pickup point. */
const shelfFacts = { cell: wireText({ max: longestField, min: 1 }) };
const hubShelfScan = z.strictObject({ ...scanFields, action: z.literal('SHELVE_AT_HUB'), ...shelfFacts });
const pointShelfScan = z.strictObject({ ...scanFields, action: z.literal('SHELVE_AT_POINT'), ...shelfFacts });

/** The count that goes on. */
const counted = { inventory: wireText({ max: longestField, min: 1 }) };

/** A parcel was found as the unit is counted, or a closed bag with all that is in it. */
const countScan = z.strictObject({
  ...scanFields,
  ...counted,
  action: z.literal('COUNT'),
  /** The cell that it lies in; nothing where it lies in none. */
  cell: z.optional(wireText({ max: longestField, min: 1 })),
});

/** All that lies in a cell was counted. `code` is the cell; what was not found in it is missing. */
const countCellScan = z.strictObject({ ...scanFields, ...counted, action: z.literal('COUNT_CELL') });

/** What an earlier scan of the same device has done is taken back. `code` is what that one has read. */
const undoScan = z.strictObject({
  ...scanFields,
  action: z.literal('UNDO'),
  /** The `scanId` of the earlier one. */
  undoes: z.uuid(),
  reason: z.enum(undoReasons),
  /** For colleagues alone. */
  note: z.optional(wireText({ max: longestNote, min: 1 })),
});

/** A parcel lies here that is brought on nowhere: the office is informed, and asked what to do with it. */
const liesHereScan = z.strictObject({ ...scanFields, action: z.literal('LIES_HERE') });

/** What a counter does while it has no line belongs to a visit; its id is made by the device. */
const offline = {
  visit: z.uuid(),
  customerCode: wireText({ max: longestField, min: 1 }),
};

const documentEnd = wireText({ max: 20, min: 1 }).check(
  z.refine((text) => readDocumentEnd(text) !== undefined, { params: { error: 'notAllowed' } }),
);

const longestPass = 300;

/**
 * A parcel was given at a counter that was offline: by a document, by a pass, or by what had opened the card while the
 * counter was online.
 */
const giveScan = z
  .strictObject({
    ...scanFields,
    ...offline,
    action: z.literal('GIVE'),
    /** Of its number the last four signs. */
    document: z.optional(z.strictObject({ type: z.enum(documentTypes), end: documentEnd })),
    /** The photo or the signature that was made at the visit; its bytes come by themselves. */
    evidence: z.optional(z.strictObject({ id: z.uuid(), kind: z.enum(evidenceKinds) })),
    /** What stands in its QR: the service judges it anew. */
    pass: z.optional(
      z.string().check(
        z.maxLength(longestPass),
        z.refine((text) => readPassText(text) !== undefined, { params: { error: 'notAllowed' } }),
      ),
    ),
    /**
     * The service has opened `visit` by a pickup code or by what somebody else has allowed: that proof is on record.
     */
    byVisit: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ document, pass, byVisit }) =>
        [document, pass, byVisit].filter((proof) => proof !== undefined).length === 1,
      { path: ['document'], params: { error: 'required' } },
    ),
  );

const mostPaidAtOnce = 200;
const mostMinor = 1_000_000_000;
const minor = z.int().check(z.minimum(1), z.maximum(mostMinor));

/**
 * Cash was taken at a counter that had no line, by the price and the rate that its snapshot has. `code` is the customer
 * code.
 */
const takeCashScan = z
  .strictObject({
    ...scanFields,
    ...offline,
    action: z.literal('TAKE_CASH'),
    /** The shift at the drawer; it was open when the connection was lost. */
    shiftId: z.uuid(),
    /** What was paid for, in cents of a dollar as the snapshot has it for the day. */
    charges: z
      .array(z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)), cents: minor }))
      .check(z.minLength(1), z.maxLength(mostPaidAtOnce)),
    /** Dirams that were handed over, as somebody has counted and typed them, and given back. */
    handed: minor,
    change: z.int().check(z.minimum(0), z.maximum(mostMinor)),
    rate: z.strictObject({
      rate: wireText({ max: 20, min: 1 }),
      rateDate: z.string().check(z.refine(isDay)),
    }),
  })
  .check(
    z.refine(({ handed, change }) => change < handed, { path: ['change'], params: { error: 'notAllowed' } }),
  );

const stationScan = z.discriminatedUnion('action', [
  receiveScan,
  reportProblemScan,
  putAwayScan,
  bagOpenScan,
  bagPutScan,
  bagTakeOutScan,
  bagCloseScan,
  loadScan,
  unloadScan,
  inboundScan,
  sealScan,
  weighScan,
  transferScan,
  transferOutScan,
  acceptScan,
  takeInScan,
  hubShelfScan,
  pointShelfScan,
  countScan,
  countCellScan,
  undoScan,
  liesHereScan,
  giveScan,
  takeCashScan,
]);
export type StationScan = z.output<typeof stationScan>;
export type ScanAction = StationScan['action'];
/** What scans do. */
export const scanActions = [
  'RECEIVE',
  'REPORT_PROBLEM',
  'PUT_AWAY',
  'BAG_OPEN',
  'BAG_PUT',
  'BAG_TAKE_OUT',
  'BAG_CLOSE',
  'LOAD',
  'UNLOAD',
  'INBOUND',
  'SEAL',
  'WEIGH',
  'TRANSFER',
  'TRANSFER_OUT',
  'ACCEPT',
  'TAKE_IN',
  'SHELVE_AT_HUB',
  'SHELVE_AT_POINT',
  'COUNT',
  'COUNT_CELL',
  'UNDO',
  'LIES_HERE',
  'GIVE',
  'TAKE_CASH',
] as const satisfies readonly ScanAction[];

/** What is said aloud of a parcel that is scanned: it is damaged, is being searched for, goes back to its sender. */
export const saidNotes = ['DAMAGED', 'LOST', 'RETURNING'] as const satisfies readonly ParcelProblem[];
export type SaidNote = (typeof saidNotes)[number];

/** What a station shows of a parcel: no name, telephone or document. */
export const scannedParcel = z.object({
  trackingCode: z.string(),
  customerCode: z.nullable(z.string()),
  orderCode: z.nullable(z.string()),
  /** As the customer describes them. */
  goods: z.nullable(z.string()),
  cell: z.nullable(z.string()),
  weightG: z.nullable(z.int()),
  handling: z.array(z.enum(handlingNotes)),
  /** What is said aloud of it beside the verdict, whatever that is. */
  notes: z.array(z.enum(saidNotes)),
  /** For what it waits, or waited, and what its owner wants done; null when nothing is open. */
  problem: z.nullable(
    z.object({ kind: z.enum(receiptProblems), answer: z.nullable(z.enum(problemAnswers)) }),
  ),
});
export type ScannedParcel = z.output<typeof scannedParcel>;

/** What a station shows of a bag. */
export const scannedBag = z.object({
  code: z.string(),
  kind: z.enum(bagKinds),
  isOpen: z.boolean(),
  /** In it and in the bags in it. */
  parcels: z.int(),
  /** The sum of what lies in it; null where something in it was not weighed. */
  contentsG: z.nullable(z.int()),
});
export type ScannedBag = z.output<typeof scannedBag>;

/** Who owns a parcel that a hub has taken in. */
export const ownerFound = z.object({
  /**
   * In their order: the scan gave it to the customer of the code; it had an owner; no customer has the code; it may be
   * of several customers; no code was read.
   */
  state: z.enum(['GIVEN', 'KNOWN', 'NOBODY', 'SEVERAL', 'AWAITED']),
  /** The code as it was written. */
  written: z.nullable(z.string()),
  /** Customers that it may be of; their names are masked. */
  customers: z.array(z.object({ customerCode: z.string(), name: z.nullable(z.string()) })),
  weightG: z.nullable(z.int()),
  pickupPointId: z.nullable(z.int()),
});
export type OwnerFound = z.output<typeof ownerFound>;

const scanAnswer = z.object({
  scanId: z.string(),
  verdict: z.enum(scanVerdicts),
  say: z.enum(scanSays),
  parcel: z.nullable(scannedParcel),
  /** Of a scan of a bag, or into one: the bag as it was left. */
  bag: z.optional(z.nullable(scannedBag)),
  /** Of a scan that loads: the trip as it was left; null where the station may not see it. */
  trip: z.optional(z.nullable(scannedTrip)),
  /** Of a scan at the hub: the unloading as it was left; null where the station may not see it. */
  unloading: z.optional(z.nullable(scannedUnloading)),
  /**
   * Of a scan of a transfer, at its hub or its point: the transfer as it was left; null where the station may not see
   * it.
   */
  transfer: z.optional(z.nullable(scannedTransfer)),
  /** Of a scan of a container of another kind: how far it is; null where the station may not see it. */
  container: z.optional(z.nullable(listedContainer)),
  /** Of a scan that counts: where the parcel lies; null where the station may not see it. */
  count: z.optional(z.nullable(scannedCount)),
  /** Of a scan at the hub that names an owner or a weight: what came of that. The parcel is in, whatever it is. */
  owner: z.optional(ownerFound),
  /** Of a scan that was sent before, with the answer of then: `OTHER` when its content was another one. */
  repeated: z.optional(z.enum(['SAME', 'OTHER'])),
});
export type ScanAnswer = z.output<typeof scanAnswer>;

export const sendScans = endpoint({
  method: 'POST',
  path: '/stations/scans',
  summary:
    'Takes 1 to 50 scans of one device, in the order given, and answers each; a scan that was sent before gets its answer of then. A wrong one stops none after it',
  access: { kind: 'staff', authority: 'station:scan' },
  body: z.object({
    deviceId: z.uuid(),
    /** When the device sends them, by its own clock: what has waited there and is not taken then needs a person. */
    sentAt: z.optional(wireMoment),
    scans: z.array(stationScan).check(z.minLength(1), z.maxLength(mostScans)),
  }),
  data: z.object({ list: z.array(scanAnswer) }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});
