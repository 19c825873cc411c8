import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { givenPassStates } from '../collection/passes/pass-rules.ts';
import { documentTypes } from '../hand-over/counter-rules.ts';
import { notMetReasons } from '../hand-over/courier-rules.ts';
import { money } from '../pricing/pricing.contract.ts';
import { parcelEventTypes } from '../tracking/parcel-events.ts';
import { receiptProblems } from '../tracking/receipt-problems.ts';
import { wireText } from '../wire-text.ts';
import { longestSettleNote } from './scan-limits.ts';
import { scanActions, scanSides, scannedParcel } from './scans.contract.ts';
import { scanSays, scanVerdicts } from './verdicts.ts';

/** So many stand in one answer; those that have waited longest. */
export const mostExceptionsShown = 200;
const longestCustomerCode = 200;

/** What a case is of: a scan, or a courier's stop where the parcels were not taken. */
export const caseActions = [...scanActions, 'NOT_MET'] as const;
export type CaseAction = (typeof caseActions)[number];

/** A scan that a person has to look at: what the station says of the box, and what the service has of it now. */
const scanException = z.object({
  id: z.uuid(),
  /** The caller did it at a counter or a door, has sent it, or is said to have done it: somebody else settles it. */
  isOwn: z.boolean(),
  /** Name of the warehouse or point, in the reader's language. */
  unit: z.string(),
  /** In its normal form, or what was read when it is no code. */
  code: z.string(),
  action: z.enum(caseActions),
  /** Why it was not taken. */
  say: z.enum(scanSays),
  station: z.object({
    /** Null where it was done on the phone of a courier. */
    device: z.nullable(z.string()),
    /** The user that the judgement names: the one who scanned by a valid permit, else the sender. */
    scannedBy: z.string(),
    /** Who has sent it for them; null when they did. */
    sentBy: z.nullable(z.string()),
    /** The user that the device names as the scanner, without a valid permit of theirs. */
    allegedly: z.nullable(z.string()),
    /** By the clock of the device. */
    scannedAt: z.string(),
    customerCode: z.nullable(z.string()),
    cell: z.nullable(z.string()),
    /** Into which it was scanned. */
    bag: z.nullable(z.string()),
    weightG: z.nullable(z.int()),
    sides: z.nullable(scanSides),
    /** What it reports of the box; null when it reports nothing wrong. */
    problem: z.nullable(z.enum(receiptProblems)),
    /** Of a parcel that a counter gave offline: the document that was shown. */
    document: z.nullable(z.object({ type: z.enum(documentTypes), end: z.string() })),
    /** The number of the pass that was shown instead. */
    pass: z.nullable(z.string()),
    /** Of cash that it took: what was left with it. */
    cash: z.nullable(money),
    /** Of what a courier did at a door: the stop of the round that set out then, and what was to be brought there. */
    stop: z.nullable(
      z.object({ number: z.int(), setOutAt: z.nullable(z.string()), parcels: z.array(z.string()) }),
    ),
    /** A remark by the user who passed it on; null without one. */
    remark: z.nullable(z.string()),
    /** Why the parcels were not taken, and on which day the courier is to come again; null where that is not said. */
    notMet: z.nullable(z.object({ reason: z.enum(notMetReasons), againOn: z.nullable(z.string()) })),
  }),
  /** Null when no parcel has the code. */
  parcel: z.nullable(scannedParcel),
  /** How the pass stands that was shown, and since when; null without one, and where no such pass is on record. */
  pass: z.nullable(z.object({ state: z.enum(givenPassStates), at: z.nullable(z.string()) })),
  /** What is on record of the parcel, the last things that happened to it, oldest first. */
  events: z.array(z.object({ at: z.string(), type: z.enum(parcelEventTypes), by: z.string() })),
  cameAt: z.string(),
});
export type ScanException = z.output<typeof scanException>;

/** So much of what happened to a parcel stands with its scan. */
export const mostEventsShown = 4;

const settling = { kind: 'staff', authority: 'scan:settle' } as const;

export const listExceptions = endpoint({
  method: 'GET',
  path: '/stations/exceptions',
  summary:
    'The scans that need a person, those that have waited longest first: of the unit of a device, or without one of all units that the caller is not kept from',
  access: settling,
  query: z.object({ deviceId: z.optional(z.uuid()) }),
  data: z.object({ list: z.array(scanException), total: z.int() }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const settleException = endpoint({
  method: 'POST',
  path: '/stations/exceptions/{id}/settle',
  summary:
    'Takes the scan after all, as somebody who is sure, or lays it aside. What still stands against it is answered and leaves it on the list; settled before, it stays as it is',
  access: settling,
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('how', [
    z.strictObject({
      how: z.literal('TAKE'),
      /** The owner, when the station did not know or was wrong. */
      customerCode: z.optional(wireText({ max: longestCustomerCode, min: 1 })),
    }),
    z.strictObject({ how: z.literal('LAY_ASIDE'), note: wireText({ max: longestSettleNote, min: 1 }) }),
  ]),
  data: z.object({
    isSettled: z.boolean(),
    verdict: z.enum(scanVerdicts),
    say: z.enum(scanSays),
    parcel: z.nullable(scannedParcel),
  }),
  errors: ['request.invalid', 'auth.notAllowed', 'stations.exceptionNotFound'],
});

export const exceptionEndpoints = [listExceptions, settleException] as const;
