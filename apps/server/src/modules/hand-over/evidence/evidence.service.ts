/**
 * Owns the photo or signature that a point asks for before it hands over. Promises that nothing is given at a counter
 * without it where the point asks, that each is stored once, and that a file ends with its row.
 */
import {
  isEnoughEvidence,
  type EvidenceKind,
  type EvidenceRule,
} from '@rohi/contract/pickup-points/hand-over-evidence';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { removeUnnamed, removeWithRows } from '../../../platform/file-retention.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { remakeSentPhoto } from '../../tracking/photos/sent-photo.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import {
  deleteOldDropped,
  deleteOldEvidence,
  evidenceOfVisits,
  findEvidence,
  findNamedEvidence,
  insertDropped,
  insertEvidence,
} from './evidence.store.ts';
import { forgetOldPromises } from './promised.store.ts';

export const evidenceFolder = 'hand-over-evidence';
const dayMs = 86_400_000;
/** As long as looks at the counter. */
const evidenceDays = 400;
/** One signature and some photos; more is a mistake of a device. */
const mostOfVisit = 10;

/** What a point asks for. */
export async function evidenceRuleOf(context: Context, unitId: number): Promise<EvidenceRule> {
  return (await readUnits(context)).find(({ id }) => id === unitId)?.house?.evidence ?? 'NONE';
}

/** What is asked for at a visit, at the counter or at the door, and what was made there. */
export async function evidenceOf(
  context: Context,
  { id, unitId }: Pick<Visit, 'id' | 'unitId'>,
  db: Db | Tx = context.db,
): Promise<{ asked: EvidenceRule; made: EvidenceKind[] }> {
  const rule = await evidenceRuleOf(context, unitId);
  const made = rule === 'NONE' ? [] : await evidenceOfVisits(db, [id]);
  return { asked: rule, made: made.map(({ kind }) => kind) };
}

/** Throws `handOver.noPhoto`, `handOver.noSignature`. */
export async function requireEvidence(context: Context, tx: Tx, visit: Visit): Promise<void> {
  const { asked, made } = await evidenceOf(context, visit, tx);
  if (isEnoughEvidence(asked, made)) return;
  throw new AppError(asked === 'PHOTO' ? 'handOver.noPhoto' : 'handOver.noSignature');
}

export type SentEvidence = { id: string; visit: string; kind: EvidenceKind; takenAt: string };

/** Takes what was made at a visit of the own point. Throws as the call says. */
export async function takeEvidence(
  context: Context,
  { principal }: Pick<CounterClerk, 'principal'>,
  { id, visit: visitId, kind, takenAt }: SentEvidence,
  bytes: Buffer,
): Promise<{ id: string; kind: EvidenceKind }> {
  const { id: unitId } = await requirePoint(context, principal);
  const own = { id, visitId, unitId };
  if (await isStored(context.db, own)) return { id, kind };
  const { bytes: made } = await remakeSentPhoto(bytes);
  return inPatientTransaction(context, `visit:${visitId}`, async (tx) => {
    if (await isStored(tx, own)) return { id, kind };
    if ((await evidenceOfVisits(tx, [visitId])).length >= mostOfVisit)
      throw new AppError('handOver.tooManyPhotos', { params: { max: mostOfVisit } });
    const storedAt = context.clock.now();
    // The file first: a row never names a file that is not there, and a file without a row is thrown away by a job.
    const fileName = await context.files.add(evidenceFolder, 'jpg', made, storedAt);
    const row = { ...own, kind, fileName, takenBy: principal.name, takenAt: new Date(takenAt) };
    await insertEvidence(tx, { ...row, byteLength: made.length, storedAt });
    return { id, kind };
  });
}

async function isStored(
  db: Db | Tx,
  { id, visitId, unitId }: { id: string; visitId: string; unitId: number },
): Promise<boolean> {
  const existing = await findEvidence(db, id);
  if (existing !== undefined && (existing.visitId !== visitId || existing.unitId !== unitId))
    throw new AppError('stations.photoIdTaken');
  return existing !== undefined;
}

type Dropping = { id: string; visit: string; kind: EvidenceKind; reason: string };

/** Notes at the own point why there is no picture of a visit. Throws `handOver.noPoint`. */
export async function dropEvidence(
  context: Context,
  { principal }: Pick<CounterClerk, 'principal'>,
  { id, visit: visitId, kind, reason }: Dropping,
): Promise<{ id: string }> {
  const { id: unitId } = await requirePoint(context, principal);
  const by = principal.name;
  await insertDropped(context.db, { id, visitId, unitId, kind, reason, by, at: context.clock.now() });
  return { id };
}

/** Throws away what is too old, and files that no row names. Idempotent. */
export async function throwEvidenceAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const storedBefore = new Date(now - evidenceDays * dayMs);
  // First, and a day sooner: a promise with an ended picture would be one that never came.
  const promises = await forgetOldPromises(db, new Date(storedBefore.getTime() + dayMs));
  const deleted = await removeWithRows(files, evidenceFolder, (most) =>
    deleteOldEvidence(db, storedBefore, most),
  );
  const orphans = await removeUnnamed(files, evidenceFolder, {
    before: new Date(now - dayMs),
    findNamed: (names) => findNamedEvidence(db, names),
  });
  const dropped = await deleteOldDropped(db, storedBefore);
  log.info({ deleted, orphans, dropped, promises }, 'photos and signatures of hand-overs thrown away');
}
