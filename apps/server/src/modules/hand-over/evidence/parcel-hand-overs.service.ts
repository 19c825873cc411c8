/** How a parcel was handed over, for staff who may see the parcel. */
import type { ParcelHandOvers } from '@rohi/contract/hand-over/evidence.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { listAttachments, readAttachment } from '../../attachments/attachments.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findCodeForStaff, findOwnedForStaff } from '../../tracking/staff/staff-parcels.service.ts';
import { readFetchedReturns } from '../shelf/fetched-returns.service.ts';
import { promisesExpectedSince } from './promised.service.ts';
import { promisedOfCode } from './promised.store.ts';
import { droppedOfVisits, handOversOfCode } from './evidence.store.ts';

/** The latest first. Throws `tracking.parcelNotFound`, also for a parcel beyond the principal's unit. */
export async function readHandOvers(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<ParcelHandOvers> {
  const code = await findCodeForStaff(context, principal, id);
  const rows = await handOversOfCode(context.db, code);
  const visits = rows.map(({ visitId }) => visitId);
  const [made, dropped, promised, units, returns] = await Promise.all([
    listAttachments(context.db, 'VISIT', visits),
    droppedOfVisits(context.db, visits),
    promisedOfCode(context.db, code, promisesExpectedSince(context)),
    readUnits(context),
    readFetchedReturns(context, code, locale),
  ]);
  const list = rows.map(({ visitId, unitId, at, takenBackAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
    pickupPoint: units.find((unit) => unit.id === unitId)?.names[locale] ?? null,
    evidence: made
      .filter((each) => each.subjectId === visitId)
      .map(({ id: evidenceId, kind, takenAt }) => ({ id: evidenceId, kind, takenAt: takenAt.toISOString() })),
    promised:
      promised.filter((each) => each.visitId === visitId).map(({ kind, state }) => ({ kind, state }))[0] ??
      null,
    dropped: dropped
      .filter((each) => each.visitId === visitId)
      .map(({ id: droppedId, kind, reason, by, at: droppedAt }) => ({
        id: droppedId,
        kind,
        reason,
        by,
        at: droppedAt.toISOString(),
      })),
  }));
  return { list, returns };
}

/** The file; that somebody has looked is on record. Throws as `readHandOvers` does, and `tracking.photoNotFound`. */
export async function readEvidenceFile(
  context: Context,
  { principal, actor }: { principal: UserPrincipal; actor: Viewer },
  { id, evidenceId }: { id: string; evidenceId: string },
): Promise<{ bytes: Buffer; fileName: string }> {
  const { trackingCode, customerCode: name } = await findOwnedForStaff(context, principal, id);
  const visits = (await handOversOfCode(context.db, trackingCode)).map(({ visitId }) => visitId);
  const bytes = await readAttachment(context, { subject: 'VISIT', subjectIds: visits, id: evidenceId });
  if (bytes === undefined) throw new AppError('tracking.photoNotFound');
  if (name !== null) {
    const owner = (await findCustomersOfCodes(context.db, [name])).get(name);
    const person = owner === undefined ? null : { id: owner, name };
    await recordLook(context, actor, { kind: 'PHOTO', person, subjectId: trackingCode });
  }
  return { bytes, fileName: `${trackingCode}.jpg` };
}
