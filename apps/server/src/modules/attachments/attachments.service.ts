/**
 * Owns the pictures that people send, of any subject. Promises that nothing of the received bytes is stored but the
 * picture itself, that each is stored once however often it is sent, that a picture is read only through its subject,
 * after the caller has checked the reader's right to that subject, and that a file ends with its row.
 */
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { removeUnnamed, removeWithRows } from '../../platform/file-retention.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import type { RemadePicture } from '../../platform/pictures.ts';
import {
  attachmentFolders,
  attachmentSubjects,
  type AttachmentFacts,
  type AttachmentSubject,
} from './attachment-subjects.ts';
import {
  deleteAttachments,
  deletePartless,
  findAttachment,
  findNamedFiles,
  insertAttachment,
  listAttachments,
  type About,
  type Attachment,
} from './attachment.store.ts';
import { remakeSent } from './sent-picture.service.ts';

export type { About, Attachment } from './attachment.store.ts';
export {
  countAttachments,
  giveToPart,
  idsStoredBefore,
  listAttachments,
  lockAttachment,
  moveAttachments,
} from './attachment.store.ts';

type Lock<Locked> = { lane: string; lock: (tx: Tx) => Promise<Locked> };

/** How a picture with an id of its sender comes in. */
export type Sent<Subject extends AttachmentSubject, Locked, Result> = {
  id: string;
  subject: Subject;
  /**
   * Whether the picture of this subject that is stored under the id is what is sent; where not, the id is another's.
   */
  isSame: (stored: Attachment<Subject>, locked: Locked | undefined) => boolean;
  /**
   * How what it is about is locked: the line in which its writing waits, as `parcel:YT…`, and the lock. Throws what
   * stands against it before it is decoded.
   */
  lockOf: () => Lock<Locked> | Promise<Lock<Locked>>;
  /** The answer where it is stored already; `locked` is undefined before anything is. */
  repeated: (
    db: Db | Tx,
    stored: Attachment<Subject>,
    locked: Locked | undefined,
  ) => Result | Promise<Result>;
  /** Stores it, or throws what stands against it. */
  store: (tx: Tx, picture: RemadePicture, locked: Locked) => Promise<Result>;
};

/**
 * Takes a picture, once however often it is sent. Throws `stations.photoIdTaken`, `stations.photoKind`,
 * `…photoBroken`, `…photoTooLarge`, `server.busy`, and what `lockOf` and `store` throw.
 */
export async function takeSent<Subject extends AttachmentSubject, Locked, Result>(
  context: Context,
  sent: Sent<Subject, Locked, Result>,
  bytes: Buffer,
): Promise<Result> {
  const before = await findSame(context.db, sent, undefined);
  if (before !== undefined) return sent.repeated(context.db, before, undefined);
  const { lane, lock } = await sent.lockOf();
  const picture = await remakeSent(bytes, 'photo');
  return inPatientTransaction(context, lane, async (tx) => {
    const locked = await lock(tx);
    // A parallel sender of the same picture has waited for the lock.
    const stored = await findSame(tx, sent, locked);
    return stored === undefined ? sent.store(tx, picture, locked) : sent.repeated(tx, stored, locked);
  });
}

async function findSame<Subject extends AttachmentSubject, Locked>(
  db: Db | Tx,
  { id, subject, isSame }: Pick<Sent<Subject, Locked, unknown>, 'id' | 'subject' | 'isSame'>,
  locked: Locked | undefined,
): Promise<Attachment<Subject> | undefined> {
  const stored = await findAttachment(db, id);
  if (stored === undefined) return undefined;
  const own = stored as Attachment<Subject>;
  if (stored.subject !== subject || !isSame(own, locked)) throw new AppError('stations.photoIdTaken');
  return own;
}

/** A picture before it is stored; `storedAt` is now where it is not given. */
export type NewAttachment<Subject extends AttachmentSubject> = About<Subject> &
  Omit<AttachmentFacts[Subject], 'kind' | 'widthPx' | 'heightPx'> &
  Pick<AttachmentFacts[Subject], 'kind'> & {
    id: string;
    part?: string | null;
    scanId?: string | null;
    storedAt?: Date;
  };

/** Stores a picture of a locked subject. Throws `stations.photoIdTaken`. */
export async function addAttachment<Subject extends AttachmentSubject>(
  { files, clock }: Pick<Context, 'files' | 'clock'>,
  tx: Tx,
  attachment: NewAttachment<Subject>,
  { bytes, widthPx, heightPx }: RemadePicture,
): Promise<Attachment<Subject>> {
  const storedAt = attachment.storedAt ?? clock.now();
  // The file first: a row never names a file that is not there, and a file without a row is thrown away by a job.
  const fileName = await files.add(attachmentFolders[attachment.subject], 'jpg', bytes, storedAt);
  const row = {
    part: null,
    placeId: null,
    deviceId: null,
    device: null,
    scanId: null,
    takenBy: null,
    takenAt: null,
    ...attachment,
    fileName,
    byteLength: bytes.length,
    widthPx,
    heightPx,
    storedAt,
  } as unknown as Attachment<Subject>;
  if (!(await insertAttachment(tx, row as Attachment))) throw new AppError('stations.photoIdTaken');
  return row;
}

/**
 * The bytes of a picture of one of these subjects, which the caller has found that the reader may see. Undefined where
 * none of them has such a picture, or its file has ended.
 */
export async function readAttachment(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { subject, subjectIds, id }: { subject: AttachmentSubject; subjectIds: readonly string[]; id: string },
): Promise<Buffer | undefined> {
  const own = (await listAttachments(db, subject, subjectIds)).find((each) => each.id === id.toLowerCase());
  return own && files.read(attachmentFolders[subject], own.fileName);
}

/** The bytes of a picture, for an archive of all; undefined where its file has ended. */
export async function readStoredPicture(
  { files }: Pick<Context, 'files'>,
  subject: string,
  fileName: string,
): Promise<Buffer | undefined> {
  const own = attachmentSubjects.find((each) => each === subject);
  return own && files.read(attachmentFolders[own], fileName);
}

/** Deletes a picture that belongs to no part of its subject yet; its file is to be removed after the commit. */
export async function deleteWaiting(tx: Tx, about: About & { id: string }): Promise<string | undefined> {
  return deletePartless(tx, about);
}

/** Removes the file of a picture that was deleted. */
export async function removeFile(
  { files }: Pick<Context, 'files'>,
  subject: AttachmentSubject,
  fileName: string,
): Promise<void> {
  await files.remove(attachmentFolders[subject], fileName);
}

/** How the pictures of a subject end; those of a subject without one stay. */
export type AttachmentEnd = {
  subject: AttachmentSubject;
  /** What has to be done before any of them is deleted. */
  first?: () => Promise<void>;
  /** The ids of at most so many that are not needed any more. */
  ended: (most: number) => Promise<readonly string[]>;
};

const dayMs = 86_400_000;

/**
 * Throws away the pictures that are not needed any more, and files that no picture names. Idempotent. Throws once all
 * subjects had their turn.
 */
export async function throwAttachmentsAway(context: Context, ends: readonly AttachmentEnd[]): Promise<void> {
  const failures: unknown[] = [];
  for (const subject of attachmentSubjects)
    await throwSubjectAway(
      context,
      subject,
      ends.find((each) => each.subject === subject),
    ).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'pictures of some subjects were not thrown away');
}

async function throwSubjectAway(
  { db, clock, files, log }: Context,
  subject: AttachmentSubject,
  end: AttachmentEnd | undefined,
): Promise<void> {
  const folder = attachmentFolders[subject];
  await end?.first?.();
  const deleteSome = async (most: number) =>
    end === undefined ? [] : deleteAttachments(db, subject, await end.ended(most));
  const pictures = await removeWithRows(files, folder, deleteSome);
  const orphans = await removeUnnamed(files, folder, {
    before: new Date(clock.now().getTime() - dayMs),
    findNamed: (names) => findNamedFiles(db, names),
  });
  log.info({ subject, pictures, orphans }, 'pictures thrown away');
}
