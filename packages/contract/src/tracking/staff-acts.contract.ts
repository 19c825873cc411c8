import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { cancelReasons } from './parcel-events.ts';
import { officeFlags } from './parcel-status.ts';
import { getStaffParcel, moveErrors, moveVerdict } from './staff-parcels.contract.ts';
import { maxTrackingCodeLength } from './tracking-codes.ts';

const readParcels = { kind: 'staff', authority: 'parcel:read' } as const;
const nullableText = z.nullable(z.string());

/** So many parcels are asked about at once: a page of the list holds no more. */
const mostJudged = 100;

const flagBody = z.object({
  requestId: z.uuid(),
  flag: z.enum(officeFlags),
  /** For colleagues alone: the customer reads the words of the flag. */
  reason: wireText({ max: 200, min: 1 }),
});

export const flagStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/flag',
  summary: 'Raises a flag on a parcel, with a reason for colleagues. May be repeated with the same requestId',
  access: readParcels,
  params: getStaffParcel.params,
  body: flagBody,
  data: moveVerdict,
  errors: [...moveErrors, 'request.invalid'],
});

export const unflagStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/unflag',
  summary:
    'Takes a flag of a parcel down, with a reason for colleagues. May be repeated with the same requestId',
  access: readParcels,
  params: getStaffParcel.params,
  body: flagBody,
  data: moveVerdict,
  errors: [...moveErrors, 'request.invalid'],
});

export const acceptStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/accept',
  summary: 'Accepts the declaration of a submitted parcel: it waits for the goods from now on',
  access: readParcels,
  params: getStaffParcel.params,
  body: z.object({ requestId: z.uuid() }),
  data: moveVerdict,
  errors: moveErrors,
});

/** `why` says in the caller's language what stands against it; null where it fits, or has been done already. */
const verdict = { fits: z.boolean(), why: nullableText };

const parcelActs = z.object({
  id: z.string(),
  /** The version that an undo is asked over. */
  version: z.int(),
  accept: z.object(verdict),
  /** The reasons that may be given where the parcel is now. */
  cancel: z.object({ ...verdict, reasons: z.array(z.enum(cancelReasons)) }),
  /** What would be taken back: which event, when, and who reported it. */
  undo: z.object({ ...verdict, event: nullableText, at: nullableText, actor: nullableText }),
  raise: z.object({ ...verdict, flags: z.array(z.enum(officeFlags)) }),
  clear: z.object({ ...verdict, flags: z.array(z.enum(officeFlags)) }),
});

export const staffParcelActs = endpoint({
  method: 'POST',
  path: '/staff/parcels/acts',
  summary:
    'What the caller may do to each of these parcels now, and why not; writes nothing, unknown codes are left out',
  access: readParcels,
  body: z.object({
    ids: z
      .array(wireText({ max: maxTrackingCodeLength, min: 1 }))
      .check(z.minLength(1), z.maxLength(mostJudged)),
  }),
  leaves: 'nothing',
  data: z.object({ list: z.array(parcelActs) }),
  errors: ['request.invalid'],
});

export const staffActEndpoints = [
  flagStaffParcel,
  unflagStaffParcel,
  acceptStaffParcel,
  staffParcelActs,
] as const;
