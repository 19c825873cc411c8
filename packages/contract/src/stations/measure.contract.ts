import * as z from 'zod/mini';
import { machineAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { mostPhotoBytes } from '../tracking/photo-rules.ts';
import { wireMoment } from '../wire-text.ts';
import { heaviestG, highestSeq, longestScan } from './scan-limits.ts';
import { scanSides } from './scans.contract.ts';
import { scanSays, scanVerdicts } from './verdicts.ts';

/** What a picture weighs as it is written in JSON. */
const longestPicture = Math.ceil(mostPhotoBytes / 3) * 4;

/** What became of the picture: stored with the parcel; refused for what it is; not taken, since its box was not. */
const machinePictures = ['NONE', 'STORED', 'REFUSED', 'NOT_TAKEN'] as const;

export const measureBox = endpoint({
  method: 'POST',
  path: '/receiving/measure',
  summary:
    'Receives a box that a line has weighed, measured and read, as a clerk would; nobody is asked: an unknown code goes to the parcels without an owner, what else stands against it to the list "needs a person". The same sequence gets the same answer for 30 days. The key of the device stands in the header `token`',
  access: machineAccess,
  body: z.strictObject({
    /** Counts the boxes of this device; one that has come before is the same box. */
    sequence: z.int().check(z.minimum(1), z.maximum(highestSeq)),
    /** When the box passed, by the clock of the line. */
    at: wireMoment,
    /** As it was read. */
    code: z.string().check(z.minLength(1), z.maxLength(longestScan)),
    weightG: z.int().check(z.minimum(1), z.maximum(heaviestG)),
    sides: scanSides,
    /** The bytes of a JPEG, PNG or WebP in Base64. */
    picture: z.optional(z.base64().check(z.maxLength(longestPicture))),
  }),
  data: z.object({
    verdict: z.enum(scanVerdicts),
    say: z.enum(scanSays),
    picture: z.enum(machinePictures),
    /** The sequence has come before: this is its answer of then. */
    repeated: z.boolean(),
  }),
  errors: [
    'request.invalid',
    'request.tooLarge',
    'stations.keyUnknown',
    'stations.sequenceTaken',
    'server.busy',
    'server.diskFull',
  ],
});
