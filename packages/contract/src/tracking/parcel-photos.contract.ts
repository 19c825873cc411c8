import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { photoKinds } from './photo-rules.ts';
import { maxTrackingCodeLength } from './tracking-codes.ts';

/** A photo without its bytes; `takenAt` by the clock of the device. */
export const parcelPhoto = z.object({
  photoId: z.uuid(),
  kind: z.enum(photoKinds),
  takenAt: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
});
export type ParcelPhoto = z.output<typeof parcelPhoto>;

const code = wireText({ max: maxTrackingCodeLength, min: 1 });
const staffAccess = { kind: 'staff', authority: 'parcel:read' } as const;

export const ownPhoto = endpoint({
  method: 'GET',
  path: '/profile/parcels/{code}/photos/{photoId}',
  summary: 'A photo of an own parcel, as a JPEG',
  access: customerAccess,
  params: z.object({ code, photoId: z.uuid() }),
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['tracking.photoNotFound'],
});

export const staffPhotos = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/photos',
  summary: 'The photos of a parcel with who took them, where and when, the first taken first',
  access: staffAccess,
  params: z.object({ id: code }),
  data: z.object({
    list: z.array(
      z.object({
        ...parcelPhoto.shape,
        takenBy: z.string(),
        /** The name of the station, and the unit in the caller's language. */
        device: z.string(),
        /** The scan behind which it was sent; null where that is not on record. */
        scanId: z.nullable(z.string()),
        place: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['tracking.parcelNotFound'],
});

export const staffPhoto = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/photos/{photoId}',
  summary: 'A photo of a parcel, as a JPEG',
  access: staffAccess,
  params: z.object({ id: code, photoId: z.uuid() }),
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['tracking.parcelNotFound', 'tracking.photoNotFound'],
});

export const photoEndpoints = [ownPhoto, staffPhotos, staffPhoto] as const;
