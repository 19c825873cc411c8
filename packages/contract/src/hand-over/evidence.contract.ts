import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { evidenceKinds } from '../pickup-points/hand-over-evidence.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { reasonLength } from './approval-rules.ts';
import { documentTypes, visitProofs } from './counter-rules.ts';

const reader = { kind: 'staff', authority: 'parcel:read' } as const;
const code = wireText({ max: 200, min: 1 });

export const sendEvidence = endpoint({
  method: 'PUT',
  path: '/hand-over/evidence/{id}',
  summary:
    'A photo of what is handed over at a visit of the own point, or the signature of who takes it, as the bytes of a JPEG, PNG or WebP. The device makes its id; sent again, it is stored once. It may come before its visit or after it',
  access: { kind: 'staff', authority: 'parcel:hand-over' },
  params: z.object({ id: z.uuid() }),
  query: z.object({ visit: z.uuid(), kind: z.enum(evidenceKinds), takenAt: wireMoment }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: z.object({ id: z.string(), kind: z.enum(evidenceKinds) }),
  errors: [
    'request.invalid',
    'request.tooLarge',
    'handOver.noPoint',
    'handOver.tooManyPhotos',
    'stations.photoIdTaken',
    'stations.photoKind',
    'stations.photoBroken',
    'stations.photoTooLarge',
    'server.busy',
    'server.diskFull',
  ],
});

export const dropEvidence = endpoint({
  method: 'PUT',
  path: '/hand-over/evidence/{id}/dropped',
  summary:
    'A photo or signature of a visit of the own point that could not be stored is given up: why stands in the record of the hand-over. Given up again, the first reason stays',
  access: { kind: 'staff', authority: 'parcel:hand-over' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ visit: z.uuid(), kind: z.enum(evidenceKinds), reason: wireText(reasonLength) }),
  data: z.object({ id: z.string() }),
  errors: ['request.invalid', 'handOver.noPoint'],
});

const seen = z.nullable(z.object({ type: z.enum(documentTypes), end: z.string() }));

const kind = z.enum(evidenceKinds);

/**
 * What became of evidence that an offline counter promised: it has come, has not come yet, or is not expected any more
 * (a day is over, or it was given up).
 */
const promiseStates = ['CAME', 'WAITS', 'NEVER'] as const;
const promiseState = z.enum(promiseStates);
export type PromiseState = z.output<typeof promiseState>;

const handOver = z.object({
  at: z.string(),
  clerk: z.string(),
  pickupPoint: z.nullable(z.string()),
  /** Null while it was not taken back. */
  takenBackAt: z.nullable(z.string()),
  proof: z.enum(visitProofs),
  document: seen,
  passSerial: z.nullable(z.string()),
  /** Who collected in the place of the customer. */
  delegate: z.nullable(z.string()),
  evidence: z.array(z.object({ id: z.string(), kind, takenAt: z.string() })),
  /** Null where nothing was promised: what was made stood before the parcel was given. */
  promised: z.nullable(z.object({ kind, state: promiseState })),
  /** What was made and could not be stored: who has given it up, and why. */
  dropped: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(evidenceKinds),
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type ParcelHandOver = z.output<typeof handOver>;

const handOvers = z.object({
  list: z.array(handOver),
  /** Returns that were given to their senders at a hub, the latest first. */
  returns: z.array(
    z.object({
      at: z.string(),
      clerk: z.string(),
      hub: z.nullable(z.string()),
      to: z.string(),
      document: seen,
    }),
  ),
});
export type ParcelHandOvers = z.output<typeof handOvers>;

export const handOversOfParcel = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/hand-overs',
  summary:
    'How a parcel was handed over: by whom, by what proof, with what photo or signature; and to whom it was given when it was returned; the latest first',
  access: reader,
  params: z.object({ id: code }),
  data: handOvers,
  errors: ['tracking.parcelNotFound'],
});

export const evidenceFile = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/hand-overs/{evidenceId}',
  summary: 'The photo or the signature of a hand-over of a parcel, as a JPEG',
  access: reader,
  params: z.object({ id: code, evidenceId: z.uuid() }),
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['tracking.parcelNotFound', 'tracking.photoNotFound'],
});

const unit = z.object({ id: z.int(), name: z.string() });

const promises = z.object({
  /**
   * By point and clerk, those with the most that never came first. A picture counts once, whatever number of parcels
   * went with it.
   */
  clerks: z.array(
    z.object({
      pickupPoint: unit,
      clerkId: z.uuid(),
      clerk: z.string(),
      promised: z.int(),
      came: z.int(),
      /** Those of them that took longer than a day. */
      late: z.int(),
      waits: z.int(),
      never: z.int(),
    }),
  ),
  /** The latest that have not come. */
  list: z.array(
    z.object({
      visitId: z.uuid(),
      at: z.string(),
      pickupPoint: unit,
      clerkId: z.uuid(),
      clerk: z.string(),
      kind,
      state: promiseState,
      trackingCodes: z.array(z.string()),
      /** Why it was given up; null where it was not. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** There are more than are listed. */
  hasMore: z.boolean(),
});

export const promisedEvidence = endpoint({
  method: 'GET',
  path: '/staff/hand-overs/promised',
  summary:
    'Photos and signatures of the last thirty days of which offline counters have said that they were made: how many came, by point and clerk, and the latest that did not. Hand-overs that were taken back are left out; whoever works at a point gets that point',
  access: { kind: 'staff', authority: 'hand-over:approve' },
  data: promises,
  errors: [],
});

export const evidenceEndpoints = [
  sendEvidence,
  dropEvidence,
  handOversOfParcel,
  evidenceFile,
  promisedEvidence,
] as const;
