import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { parcelPhoto } from '../tracking/parcel-photos.contract.ts';
import { mostPhotoBytes, photoKinds, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { longestScan } from './scan-limits.ts';

export const sendPhoto = endpoint({
  method: 'PUT',
  path: '/stations/photos/{photoId}',
  summary:
    'A photo of a box, as the bytes of a JPEG, PNG or WebP, sent behind its scan: refused with `stations.photoBeforeScan` until the box is taken in. The device makes its id; sent again, it is stored once',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ photoId: z.uuid() }),
  query: z.object({
    deviceId: z.uuid(),
    scanId: z.uuid(),
    code: wireText({ max: longestScan, min: 1 }),
    kind: z.enum(photoKinds),
    takenAt: wireMoment,
  }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: parcelPhoto,
  errors: [
    'request.invalid',
    'request.tooLarge',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'stations.photoBeforeScan',
    'stations.photoElsewhere',
    'stations.photoIdTaken',
    'stations.tooManyPhotos',
    'stations.photoKind',
    'stations.photoBroken',
    'stations.photoTooLarge',
    'auth.notAllowed',
    'server.busy',
    'server.diskFull',
  ],
});
