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
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  addAttachment,
  deleteWaiting,
  giveToPart,
  listAttachments,
  readAttachment,
  removeFile,
  takeSent,
  type Attachment,
} from '../../attachments/attachments.service.ts';
import { listTripEvents, lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';

type Named = { code: string; photoId: string };

/** Takes a photo of a seal: it waits for the departure, or joins the one that stands. Throws as the call says. */
export async function takeSealPhoto(
  context: Context,
  principal: UserPrincipal,
  { code, photoId, takenAt }: Named & { takenAt: string },
  bytes: Buffer,
): Promise<SealPhoto> {
  const seen = await seenTrip(context, principal, code);
  return takeSent(
    context,
    {
      id: photoId,
      subject: 'TRIP',
      isSame: ({ subjectId }) => subjectId === seen.id,
      lockOf: () => ({
        lane: `trip:${code}`,
        async lock(tx) {
          const [trip] = await lockTripRows(tx, [code], 'change');
          if (trip === undefined) throw new AppError('list.notFound');
          return trip;
        },
      }),
      repeated: (_db, stored) => photoOf(stored),
      async store(tx, picture, trip) {
        const part = partOf(await departureFor(tx, trip));
        const others = await listAttachments(tx, 'TRIP', [trip.id]);
        if (others.filter((each) => each.part === part).length >= mostSealPhotos)
          throw new AppError('linehaul.tooManySealPhotos', { params: { max: mostSealPhotos } });
        const about = { subject: 'TRIP', subjectId: trip.id, part, kind: null } as const;
        const taken = { takenBy: principal.name, takenAt: new Date(takenAt) };
        return photoOf(await addAttachment(context, tx, { ...about, id: photoId, ...taken }, picture));
      },
    },
    bytes,
  );
}

/** The departure that a photo belongs to, as it is stored; null while it waits for one. */
function partOf(eventId: number | null | undefined): string | null {
  return eventId === null || eventId === undefined ? null : String(eventId);
}

async function seenTrip(context: Context, principal: UserPrincipal, code: string): Promise<TripRow> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  return trip;
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
    const photo = (await listAttachments(tx, 'TRIP', [trip.id])).find(
      ({ id }) => id === photoId.toLowerCase(),
    );
    if (photo !== undefined && photo.part !== null)
      throw new AppError('linehaul.otherState', { params: { code } });
    return deleteWaiting(tx, { subject: 'TRIP', subjectId: trip.id, id: photoId });
  });
  if (fileName !== undefined) await removeFile(context, 'TRIP', fileName);
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
  const rows = await listAttachments(context.db, 'TRIP', [id]);
  // After a departure that was taken back there is none, and what waits belongs to the next one.
  const isShown = (part: string | null) => (departure === undefined ? false : part === partOf(departure));
  return { list: rows.filter(({ part }) => isShown(part)).map(photoOf) };
}

/** The photos of the departures of a trip, by the entry of its history. */
export async function photosOfDepartures(db: Db, tripId: string): Promise<Map<number | null, SealPhoto[]>> {
  const byPart = Map.groupBy(await listAttachments(db, 'TRIP', [tripId]), ({ part }) => part);
  return new Map([...byPart].map(([part, rows]) => [part === null ? null : Number(part), rows.map(photoOf)]));
}

/** The photos that wait for the departure of a trip are those of this one from now on. */
export async function giveToDeparture(tx: Tx, tripId: string, eventId: number): Promise<void> {
  await giveToPart(tx, { subject: 'TRIP', subjectId: tripId }, String(eventId));
}

/** The file of a photo. Throws `list.notFound`, also for one of another trip. */
export async function readPhotoFile(
  context: Context,
  principal: UserPrincipal,
  { code, photoId }: Named,
): Promise<{ bytes: Buffer; fileName: string }> {
  const trip = await seenTrip(context, principal, code);
  const bytes = await readAttachment(context, { subject: 'TRIP', subjectIds: [trip.id], id: photoId });
  if (bytes === undefined) throw new AppError('list.notFound');
  return { bytes, fileName: `${code}.jpg` };
}

function photoOf({ id, takenAt, takenBy, widthPx, heightPx }: Attachment<'TRIP'>): SealPhoto {
  return { photoId: id, takenAt: takenAt.toISOString(), takenBy, widthPx, heightPx };
}
