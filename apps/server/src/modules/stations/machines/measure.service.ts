/**
 * Owns the boxes that a measuring line has weighed, measured and read. Promises that each box is received once,
 * whatever is sent again, as a clerk's receipt is; that nothing of it is lost where a person has to look; and that its
 * picture follows it.
 */
import { createHash } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { measureBox as measureCall } from '@rohi/contract/stations/measure.contract';

import { AppError } from '../../../errors.ts';
import type { Machine } from '../../../principal.ts';
import { takePhoto } from '../photos/station-photos.service.ts';
import type { StationContext } from '../scans/scan-acts.service.ts';
import { takeMachineScan } from '../scans/scans.service.ts';

type Measured = BodyOf<typeof measureCall>;
type Answer = DataOf<typeof measureCall>;

/**
 * Receives a box. Throws `stations.sequenceTaken` for a sequence that another box had, `stations.keyUnknown` when the
 * device has ended meanwhile.
 */
export async function measureBox(
  context: StationContext,
  { deviceId, principal }: Machine,
  { picture, sequence, ...measured }: Measured,
): Promise<Answer> {
  const scanId = idOf('scan', deviceId, sequence);
  const scan = { ...measured, scanId, seq: sequence, action: 'RECEIVE', weighedBy: 'SCALE' } as const;
  const answer = await takeMachineScan(context, { principal, deviceId }, scan);
  if (answer.repeated === 'OTHER') throw new AppError('stations.sequenceTaken');
  if (answer.say === 'DEVICE_ENDED') throw new AppError('stations.keyUnknown');
  const { verdict, say, repeated } = answer;
  const photo = {
    photoId: idOf('photo', deviceId, sequence),
    deviceId,
    scanId,
    code: measured.code,
    kind: 'SCALE',
    takenAt: measured.at,
  } as const;
  const photoOutcome = await addPicture(() =>
    picture === undefined ? undefined : takePhoto(context, principal, photo, Buffer.from(picture, 'base64')),
  );
  return { verdict, say, picture: photoOutcome, repeated: repeated !== undefined };
}

/**
 * What became of the picture; a receipt stands without it. Throws what may pass by itself: the call may be repeated.
 */
async function addPicture(add: () => Promise<unknown> | undefined): Promise<Answer['picture']> {
  try {
    return (await add()) === undefined ? 'NONE' : 'STORED';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (notTaken.has(error.errorName)) return 'NOT_TAKEN';
    if (refused.has(error.errorName)) return 'REFUSED';
    throw error;
  }
}

const notTaken: ReadonlySet<string> = new Set(['stations.photoBeforeScan', 'stations.photoElsewhere']);
const refused: ReadonlySet<string> = new Set([
  'stations.photoKind',
  'stations.photoBroken',
  'stations.photoTooLarge',
  'stations.tooManyPhotos',
]);

/** The id of what a device sends under a sequence: the same each time, in the form of a UUID of version 8. */
function idOf(kind: 'scan' | 'photo', deviceId: string, sequence: number): string {
  const hash = createHash('sha256').update(`${kind}:${deviceId}:${sequence}`).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
