import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { cancelReasons } from './parcel-events.ts';
import { officeFlags } from './parcel-status.ts';
import { getStaffParcel, moveErrors, moveVerdict } from './staff-parcels.contract.ts';

const readParcels = { kind: 'staff', authority: 'parcel:read' } as const;
const nullableText = z.nullable(z.string());

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
export const actVerdict = { fits: z.boolean(), why: nullableText };

/** What the transition table lets somebody do to a parcel. */
export const moveActs = {
  id: z.string(),
  /** The version that an undo is asked over. */
  version: z.int(),
  accept: z.object(actVerdict),
  /** The reasons that may be given where the parcel is now. */
  cancel: z.object({ ...actVerdict, reasons: z.array(z.enum(cancelReasons)) }),
  /** What would be taken back: which event, when, and who reported it. */
  undo: z.object({ ...actVerdict, event: nullableText, at: nullableText, actor: nullableText }),
  raise: z.object({ ...actVerdict, flags: z.array(z.enum(officeFlags)) }),
  clear: z.object({ ...actVerdict, flags: z.array(z.enum(officeFlags)) }),
};

export const staffActEndpoints = [flagStaffParcel, unflagStaffParcel, acceptStaffParcel] as const;
