import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { getStaffParcel } from '../tracking/staff-parcels.contract.ts';
import { wireText } from '../wire-text.ts';

export const assignStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/assign',
  summary:
    'Gives an unidentified parcel, with the open parcels of its order, to a customer; open claims to them end. May be repeated: whose it is already stays',
  access: { kind: 'staff', authority: 'claim:decide' },
  params: getStaffParcel.params,
  body: z.object({
    customerCode: wireText({ max: 40, min: 1 }),
    /** Why it is theirs, for colleagues. */
    reason: wireText({ max: 200, min: 1 }),
  }),
  data: getStaffParcel.data,
  errors: [
    'tracking.parcelNotFound',
    'orders.customerNotFound',
    'customers.codeAmbiguous',
    'claims.parcelOwned',
    'claims.parcelAway',
    'tracking.parcelClosed',
    'request.invalid',
    'server.busy',
  ],
});
