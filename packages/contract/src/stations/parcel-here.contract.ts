import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { stayFlags } from '../tracking/stays-put.ts';
import { wireText } from '../wire-text.ts';

export const parcelHere = endpoint({
  method: 'GET',
  path: '/stations/parcels/{code}',
  summary:
    'Why a box with this code cannot be one that the warehouse of a device holds or receives: null when it can, also where nobody has declared the code',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ code: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    refusal: z.nullable(z.enum(['COLLECTED', 'CANCELLED', 'LEFT_CHINA', 'OTHER_WAREHOUSE', ...stayFlags])),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});
