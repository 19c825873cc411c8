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
import {
  addAttachment,
  countAttachments,
  idsStoredBefore,
  listAttachments,
  takeSent,
  type AttachmentEnd,
} from '../../attachments/attachments.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import { deleteOldDropped, insertDropped } from './evidence.store.ts';
import { forgetOldPromises } from './promised.store.ts';

const dayMs = 86_400_000;
/** As long as the record of lookups at the counter. */
const evidenceDays = 400;
/** A visit has one signature and some photos; more is a fault of a device. */
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
  const made = rule === 'NONE' ? [] : await listAttachments(db, 'VISIT', [id]);
  return { asked: rule, made: made.map(({ kind }) => kind) };
}

/** Throws `handOver.noPhoto`, `handOver.noSignature`. */
export async function requireEvidence(context: Context, tx: Tx, visit: Visit): Promise<void> {
  const { asked: rule, made } = await evidenceOf(context, visit, tx);
  if (isEnoughEvidence(rule, made)) return;
  throw new AppError(rule === 'PHOTO' ? 'handOver.noPhoto' : 'handOver.noSignature');
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
  const about = { subject: 'VISIT', subjectId: visitId } as const;
  return takeSent(
    context,
    {
      id,
      subject: about.subject,
      isSame: (stored) => stored.subjectId === visitId && stored.placeId === unitId,
      lockOf: () => ({ lane: `visit:${visitId}`, lock: async () => undefined }),
      repeated: () => ({ id, kind }),
      async store(tx, picture) {
        if ((await countAttachments(tx, about)) >= mostOfVisit)
          throw new AppError('handOver.tooManyPhotos', { params: { max: mostOfVisit } });
        const taken = { takenBy: principal.name, takenAt: new Date(takenAt) };
        await addAttachment(context, tx, { ...about, id, kind, placeId: unitId, ...taken }, picture);
        return { id, kind };
      },
    },
    bytes,
  );
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

/** Photos and signatures end as looks at the counter do, and with them what was promised and what was given up. */
export function endOfEvidence({ db, clock, log }: Context): AttachmentEnd {
  const storedBefore = new Date(clock.now().getTime() - evidenceDays * dayMs);
  return {
    subject: 'VISIT',
    async first() {
      // A day sooner: a promise with an ended picture would be one that never came.
      const promises = await forgetOldPromises(db, new Date(storedBefore.getTime() + dayMs));
      const dropped = await deleteOldDropped(db, storedBefore);
      log.info({ dropped, promises }, 'what was promised and given up at hand-overs was forgotten');
    },
    ended: (most) => idsStoredBefore(db, 'VISIT', storedBefore, most),
  };
}
