import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment } from '../wire-text.ts';
import { tripCode } from './trip-list.contract.ts';

/** So many photos belong to one departure: a train has several wagons with a seal each. */
export const mostSealPhotos = 12;

/** A photo of a seal without its bytes; `takenAt` by the clock of the device. */
export const sealPhoto = z.object({
  photoId: z.uuid(),
  takenAt: z.string(),
  takenBy: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
});
export type SealPhoto = z.output<typeof sealPhoto>;

const params = z.object({ id: tripCode, photoId: z.uuid() });

export const sendSealPhoto = endpoint({
  method: 'PUT',
  path: '/trips/{id}/seal-photos/{photoId}',
  summary:
    'A photo of a seal of a trip, as the bytes of a JPEG, PNG or WebP. Before the departure it waits for it; on the road it joins the departure that stands. The device makes its id; sent again, it is stored once',
  access: { kind: 'staff', authority: 'trip:depart' },
  params,
  query: z.object({ takenAt: wireMoment }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: sealPhoto,
  errors: [
    'request.invalid',
    'request.tooLarge',
    'list.notFound',
    'linehaul.otherState',
    'linehaul.tooManySealPhotos',
    'stations.photoIdTaken',
    'stations.photoKind',
    'stations.photoBroken',
    'stations.photoTooLarge',
    'server.busy',
    'server.diskFull',
  ],
});

export const removeSealPhoto = endpoint({
  method: 'DELETE',
  path: '/trips/{id}/seal-photos/{photoId}',
  summary:
    'Removes a photo that waits for a departure; one of a departure stays. Asked for again, nothing happens',
  access: { kind: 'staff', authority: 'trip:depart' },
  params,
  data: z.null(),
  errors: ['list.notFound', 'linehaul.otherState', 'server.busy'],
});

export const readSealPhotos = endpoint({
  method: 'GET',
  path: '/trips/{id}/seal-photos',
  summary:
    'The photos that wait for the departure of a trip, or those of its departure that stands; the first taken first',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  data: z.object({ list: z.array(sealPhoto) }),
  errors: ['list.notFound'],
});

export const sealPhotoFile = endpoint({
  method: 'GET',
  path: '/trips/{id}/seal-photos/{photoId}',
  summary: 'A photo of a seal, as a JPEG',
  access: { kind: 'staff', authority: 'trip:read' },
  params,
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['list.notFound'],
});

export const sealPhotoEndpoints = [sendSealPhoto, removeSealPhoto, readSealPhotos, sealPhotoFile] as const;
