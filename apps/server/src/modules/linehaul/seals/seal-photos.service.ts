/**
 * Owns the photos of the seals of trips. Promises that one is stored once however often it is sent, that nothing of the
 * bytes that came is stored but the picture itself, and that the photos of a departure stay with it, also when it is
 * taken back.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import {
  mostSealPhotos,
  type readSealPhotos,
  type SealPhoto,
} from '@rohi/contract/linehaul/seal-photos.contract';
import { isBeforeDeparture, isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { removeUnnamed } from '../../../platform/file-retention.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { remakeSentPhoto } from '../../tracking/photos/sent-photo.service.ts';
import { listTripEvents, lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import {
  deleteWaitingPhoto,
  findNamedFiles,
  findSealPhoto,
  insertSealPhoto,
  listSealPhotos,
  type SealPhotoRow,
} from './seal-photo.store.ts';

export { giveToDeparture } from './seal-photo.store.ts';

/** Of the file store. */
const folder = 'seal-photos';

type Named = { code: string; photoId: string };

/** Takes a photo of a seal: it waits for the departure, or joins the one that stands. Throws as the call says. */
export async function takeSealPhoto(
  context: Context,
  principal: UserPrincipal,
  { code, photoId, takenAt }: Named & { takenAt: string },
  bytes: Buffer,
): Promise<SealPhoto> {
  const seen = await seenTrip(context, principal, code);
  const existing = await findStored(context.db, seen, photoId);
  if (existing !== undefined) return photoOf(existing);
  const picture = await remakeSentPhoto(bytes);
  return inPatientTransaction(context, `trip:${code}`, async (tx) => {
    const [trip] = await lockTripRows(tx, [code], 'change');
    if (trip === undefined) throw new AppError('list.notFound');
    // A parallel sender of the same photo has waited for the trip.
    const stored = await findStored(tx, trip, photoId);
    if (stored !== undefined) return photoOf(stored);
    const eventId = await departureFor(tx, trip);
    const others = await listSealPhotos(tx, trip.id);
    if (others.filter((each) => each.eventId === eventId).length >= mostSealPhotos)
      throw new AppError('linehaul.tooManySealPhotos', { params: { max: mostSealPhotos } });
    const storedAt = context.clock.now();
    // The file first: a row never names a file that is not there, and a file without a row is thrown away by a job.
    const fileName = await context.files.add(folder, 'jpg', picture.bytes, storedAt);
    const { widthPx, heightPx } = picture;
    const made = { id: photoId, tripId: trip.id, eventId, fileName, widthPx, heightPx };
    const row = { ...made, takenBy: principal.name, takenAt: new Date(takenAt) };
    await insertSealPhoto(tx, { ...row, byteLength: picture.bytes.length, storedAt });
    return photoOf(row);
  });
}

async function seenTrip(context: Context, principal: UserPrincipal, code: string): Promise<TripRow> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  return trip;
}

async function findStored(
  db: Db | Tx,
  { id }: Pick<TripRow, 'id'>,
  photoId: string,
): Promise<SealPhotoRow | undefined> {
  const existing = await findSealPhoto(db, photoId);
  if (existing !== undefined && existing.tripId !== id) throw new AppError('stations.photoIdTaken');
  return existing;
}

/**
 * The departure that a photo joins; null before it. Throws `linehaul.otherState` for a trip that has come, or was taken
 * back.
 */
async function departureFor(tx: Tx, { id, code, state }: TripRow): Promise<number | null> {
  if (isBeforeDeparture(state)) return null;
  const departure = isOnTheRoad(state) ? await standingDeparture(tx, id) : undefined;
  if (departure === undefined) throw new AppError('linehaul.otherState', { params: { code } });
  return departure;
}

async function standingDeparture(db: Db | Tx, tripId: string): Promise<number | undefined> {
  const events = await listTripEvents(db, [tripId]);
  return events.findLast(({ type, takenBackAt }) => type === 'DEPARTED' && takenBackAt === null)?.id;
}

/** Removes a photo that waits for a departure. Throws as the call says. */
export async function removeSealPhoto(
  context: Context,
  principal: UserPrincipal,
  { code, photoId }: Named,
): Promise<null> {
  await seenTrip(context, principal, code);
  const fileName = await inPatientTransaction(context, `trip:${code}`, async (tx) => {
    const [trip] = await lockTripRows(tx, [code], 'read');
    if (trip === undefined) throw new AppError('list.notFound');
    const photo = await findSealPhoto(tx, photoId);
    if (photo?.tripId === trip.id && photo.eventId !== null)
      throw new AppError('linehaul.otherState', { params: { code } });
    return deleteWaitingPhoto(tx, trip.id, photoId);
  });
  if (fileName !== undefined) await context.files.remove(folder, fileName);
  return null;
}

/** The photos of a trip that wait for its departure, or are of the one that stands. Throws `list.notFound`. */
export async function readPhotos(
  context: Context,
  principal: UserPrincipal,
  code: string,
): Promise<DataOf<typeof readSealPhotos>> {
  const { id, state } = await seenTrip(context, principal, code);
  const departure = isBeforeDeparture(state) ? null : await standingDeparture(context.db, id);
  const rows = await listSealPhotos(context.db, id);
  return { list: rows.filter(({ eventId }) => eventId === departure).map(photoOf) };
}

/** The photos of the departures of a trip, by the entry of its history. */
export async function photosOfDepartures(db: Db, tripId: string): Promise<Map<number | null, SealPhoto[]>> {
  const byEvent = Map.groupBy(await listSealPhotos(db, tripId), ({ eventId }) => eventId);
  return new Map([...byEvent].map(([eventId, rows]) => [eventId, rows.map(photoOf)]));
}

/** The file of a photo. Throws `list.notFound`, also for one of another trip. */
export async function readPhotoFile(
  context: Context,
  principal: UserPrincipal,
  { code, photoId }: Named,
): Promise<{ bytes: Buffer; fileName: string }> {
  const trip = await seenTrip(context, principal, code);
  const photo = await findSealPhoto(context.db, photoId);
  const bytes = photo?.tripId === trip.id ? await context.files.read(folder, photo.fileName) : undefined;
  if (bytes === undefined) throw new AppError('list.notFound');
  return { bytes, fileName: `${code}.jpg` };
}

function photoOf({ id, takenAt, takenBy, widthPx, heightPx }: SealPhotoRow): SealPhoto {
  return { photoId: id, takenAt: takenAt.toISOString(), takenBy, widthPx, heightPx };
}

const dayMs = 86_400_000;

/** Throws files away that no photo names. Idempotent. */
export async function throwSealPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  const orphans = await removeUnnamed(files, folder, {
    before,
    findNamed: (names) => findNamedFiles(db, names),
  });
  log.info({ orphans }, 'photos of seals thrown away');
}
