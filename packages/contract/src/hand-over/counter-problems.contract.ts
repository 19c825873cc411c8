import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { reasonLength } from './approval-rules.ts';
import { counterProblems } from './counter-problem-rules.ts';

const clerk = { kind: 'staff', authority: 'parcel:hand-over' } as const;

const counterProblem = z.object({
  id: z.string(),
  trackingCode: z.string(),
  kind: z.enum(counterProblems),
  /** Where the parcel goes back to; null where it lay in no cell. */
  cell: z.nullable(z.string()),
  /** The last day by which the office decides. */
  decideBy: z.string(),
  photos: z.int(),
});
export type WireCounterProblem = z.output<typeof counterProblem>;

export const reportCounterProblem = endpoint({
  method: 'POST',
  path: '/hand-over/visits/{id}/problems',
  summary:
    'A parcel of this visit is not taken: not wanted, damaged or opened, with the words of the clerk. It is held and goes back to its cell, what was paid or is owed stays, and the customer gets a letter with the day by which the office decides. A repeated `requestId` reports once',
  access: clerk,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    requestId: z.uuid(),
    trackingCode: wireText({ max: 200, min: 1 }),
    kind: z.enum(counterProblems),
    note: wireText(reasonLength),
  }),
  data: counterProblem,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.visitNotFound',
    'handOver.visitEnded',
    'handOver.otherCustomer',
    'handOver.otherPoint',
    'handOver.notHere',
    'handOver.alreadyGiven',
    'handOver.withCourier',
    'handOver.requestReused',
    'tracking.parcelNotFound',
    'tracking.parcelHeld',
    'tracking.roleNotAllowed',
    'server.busy',
  ],
});

export const sendCounterProblemPhoto = endpoint({
  method: 'PUT',
  path: '/hand-over/problems/{id}/photos/{photoId}',
  summary:
    'A photo of an own report, as the bytes of a JPEG, PNG or WebP; it is a photo of the parcel, which its owner and the office see. The device makes its id; sent again, it is stored once',
  access: clerk,
  params: z.object({ id: z.uuid(), photoId: z.uuid() }),
  query: z.object({ takenAt: wireMoment }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: counterProblem,
  errors: [
    'request.invalid',
    'request.tooLarge',
    'handOver.noPoint',
    'handOver.problemNotFound',
    'stations.photoIdTaken',
    'stations.photoKind',
    'stations.photoBroken',
    'stations.photoTooLarge',
    'stations.tooManyPhotos',
    'server.busy',
    'server.diskFull',
  ],
});

export const ownCounterProblems = endpoint({
  method: 'GET',
  path: '/profile/counter-problems',
  summary:
    'Own parcels that were not taken at the counter and wait for the office, with the day by which it decides',
  access: customerAccess,
  data: z.object({
    list: z.array(
      z.object({
        trackingCode: z.string(),
        kind: z.enum(counterProblems),
        kindName: z.string(),
        pickupPoint: z.string(),
        raisedAt: z.string(),
        decideBy: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const counterProblemEndpoints = [
  reportCounterProblem,
  sendCounterProblemPhoto,
  ownCounterProblems,
] as const;
