/**
 * Owns what a clerk asks for who has a customer without code and document at the counter. Promises that a request is
 * asked once, that its clerk alone sees how it stands, and that it opens one card within its time.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import { mostApprovalPhotos, type ApprovalPhotoKind } from '@rohi/contract/hand-over/approval-rules';
import type { askApproval as askCall, OwnApproval } from '@rohi/contract/hand-over/approvals.contract';
import { usualAtCounter } from '@rohi/contract/reference-data/usual-settings';
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readCodeAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import {
  addAttachment,
  countAttachments,
  idsStoredBefore,
  takeSent,
  type AttachmentEnd,
} from '../../attachments/attachments.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { countParcelsReadyAt } from '../../tracking/tracking.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { stateAt } from './approval-state.ts';
import {
  findApproval,
  insertApproval,
  storeWithdrawal,
  withdrawEarlier,
  type Approval,
  type NewApproval,
} from './approval.store.ts';

type Asked = BodyOf<typeof askCall>;

/** How long a request waits, and is good for once it is allowed, in milliseconds. */
export async function approvalTimeMs(context: Context): Promise<number> {
  const settings = await readSettings(context);
  const key = 'counter.approvalMinutes';
  return Number(settings[key] ?? usualAtCounter[key]) * 60_000;
}

/**
 * Asks. Throws `handOver.noPoint`, `handOver.nobodyFound`, `customers.codeAmbiguous`, `handOver.nothingWaits`,
 * `handOver.requestReused`,
 * `request.invalid`.
 */
export async function askApproval(
  context: Context,
  clerk: CounterClerk,
  { requestId: id, deviceId, said, ...request }: Asked,
): Promise<OwnApproval> {
  const { id: unitId } = await requirePoint(context, clerk.principal);
  const customerCode = await readCodeAsWritten(context, request.customerCode);
  if (customerCode === undefined) throw new AppError('handOver.nobodyFound');
  const reason = request.reason.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  if ((await countParcelsReadyAt(context.db, customerCode, unitId)) === 0)
    throw new AppError('handOver.nothingWaits', { params: { code: customerCode } });
  const { userId: clerkId, name } = clerk.principal;
  const askedAt = context.clock.now();
  const endsAt = new Date(askedAt.getTime() + (await approvalTimeMs(context)));
  const row: NewApproval = {
    id,
    unitId,
    customerCode,
    clerkId,
    clerk: name,
    deviceId,
    reason,
    said,
    askedAt,
    endsAt,
  };
  await inTransaction(context.db, async (tx) => {
    if (await insertApproval(tx, row)) await withdrawEarlier(tx, row);
  });
  const stored = await findApproval(context.db, id);
  if (stored?.clerkId !== clerkId || stored.customerCode !== customerCode)
    throw new AppError('handOver.requestReused');
  return describeOwn(context, context.db, stored);
}

/** How an own request stands. Throws `handOver.noPoint`, `handOver.approvalNotFound`. */
export async function readOwnApproval(
  context: Context,
  clerk: CounterClerk,
  id: string,
): Promise<OwnApproval> {
  return describeOwn(context, context.db, await requireOwn(context, clerk, id));
}

/** The request of this clerk at the own point. Throws `handOver.noPoint`, `handOver.approvalNotFound`. */
async function requireOwn(context: Context, { principal }: CounterClerk, id: string): Promise<Approval> {
  const { id: unitId } = await requirePoint(context, principal);
  const approval = await findApproval(context.db, id);
  if (approval === undefined || approval.unitId !== unitId || approval.clerkId !== principal.userId)
    throw new AppError('handOver.approvalNotFound');
  return approval;
}

/** Takes an own request back, unless it was decided. Throws as `requireOwn` does, and `server.busy`. */
export async function withdrawApproval(
  context: Context,
  clerk: CounterClerk,
  id: string,
): Promise<OwnApproval> {
  await requireOwn(context, clerk, id);
  await inPatientTransaction(context, `approval:${id}`, (tx) => storeWithdrawal(tx, id));
  return readOwnApproval(context, clerk, id);
}

type SentPhoto = { id: string; photoId: string; kind: ApprovalPhotoKind; takenAt: string };

/** Takes a photo for a request that waits. Throws as the call says. */
export async function takeApprovalPhoto(
  context: Context,
  clerk: CounterClerk,
  { id, photoId, kind, takenAt }: SentPhoto,
  bytes: Buffer,
): Promise<OwnApproval> {
  const own = await requireOwn(context, clerk, id);
  const about = { subject: 'APPROVAL', subjectId: id } as const;
  return takeSent(
    context,
    {
      id: photoId,
      subject: about.subject,
      isSame: ({ subjectId }) => subjectId === id,
      lockOf: () => ({
        lane: `approval:${id}`,
        async lock(tx) {
          const approval = await findApproval(tx, id, 'lock');
          if (approval === undefined) throw new AppError('handOver.approvalNotFound');
          return approval;
        },
      }),
      repeated: (db, _stored, approval = own) => describeOwn(context, db, approval),
      async store(tx, picture, approval) {
        if (stateAt(approval, context.clock.now()) !== 'WAITING') throw new AppError('handOver.approvalOver');
        if ((await countAttachments(tx, about)) >= mostApprovalPhotos)
          throw new AppError('handOver.tooManyPhotos', { params: { max: mostApprovalPhotos } });
        const photo = { ...about, id: photoId, kind, takenAt: new Date(takenAt) };
        await addAttachment(context, tx, photo, picture);
        return describeOwn(context, tx, approval);
      },
    },
    bytes,
  );
}

async function describeOwn(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  approval: Approval,
): Promise<OwnApproval> {
  const { id, customerCode, askedAt, endsAt } = approval;
  return {
    id,
    customerCode,
    state: stateAt(approval, clock.now()),
    askedAt: askedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    photos: await countAttachments(db, { subject: 'APPROVAL', subjectId: id }),
    decision: decisionOf(approval),
  };
}

/** Who has decided a request, when and why. */
export function decisionOf({
  decidedBy: by,
  decidedAt,
  decisionReason: reason,
}: Approval): OwnApproval['decision'] {
  return by === null || decidedAt === null || reason === null
    ? null
    : { by, at: decidedAt.toISOString(), reason };
}

/**
 * The customer of the card that an own request opens. Throws as `requireOwn` does, `handOver.notAllowed`,
 * `handOver.approvalOver`.
 */
export async function customerOfApproval(context: Context, clerk: CounterClerk, id: string): Promise<string> {
  const approval = await requireOwn(context, clerk, id);
  const state = stateAt(approval, context.clock.now());
  if (state === 'WAITING' || state === 'DENIED') throw new AppError('handOver.notAllowed');
  if (state !== 'ALLOWED') throw new AppError('handOver.approvalOver');
  return approval.customerCode;
}

/** Photos of requests end as long after they were stored as those of parcels after their parcel. */
export function endOfApprovalPhotos({ db, clock }: Pick<Context, 'db' | 'clock'>): AttachmentEnd {
  const before = new Date(clock.now().getTime() - photoDaysAfterEnd * 86_400_000);
  return { subject: 'APPROVAL', ended: (most) => idsStoredBefore(db, 'APPROVAL', before, most) };
}
