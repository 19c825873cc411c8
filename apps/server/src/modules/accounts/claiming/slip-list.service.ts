/** Owns what those see and decide of slips who look after clerks. Promises that no clerk decides about an own one. */
import type { listClaimSlips as listCall, SlipDoubt } from '@rohi/contract/accounts/claim-slips.contract';
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findPlace } from '../../places/places.service.ts';
import {
  countSlipsToSee,
  listDoubtfulSlips,
  listWaitingSlips,
  lockSlip,
  storeSlipDecision,
  storeSlipSeen,
  type ListedSlip,
} from './claim-slip-list.store.ts';
import { slipRequestMs, type SlipClerk } from './print-slip.service.ts';

const shownMs = 30 * 86_400_000;

type Asks = Pick<Context, 'db' | 'clock'>;

/** What waits and what stands out, limited to the own point for staff of one point; names of units in `locale`. */
export async function readSlips(
  context: Asks,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const { db } = context;
  const unitId = boundPointOf(principal);
  const waiting = await listWaitingSlips(db, { since: before(context, slipRequestMs), unitId });
  const printed = await listDoubtfulSlips(db, { since: before(context, shownMs), unitId });
  const units = await namesOf(db, [...waiting, ...printed], locale);
  const describe = ({ unitId: id, ...slip }: ListedSlip) => ({
    id: slip.id,
    customerId: slip.customerId,
    customerCode: slip.customerCode,
    nameMasked: maskName(slip.name) ?? '',
    clerk: slip.clerk,
    unit: id === null ? null : { id, name: units.get(id) ?? String(id) },
    documentSeen: slip.documentSeen,
    at: slip.at.toISOString(),
    isOwn: slip.clerkId === principal.userId,
  });
  return {
    waiting: waiting.map(describe),
    printed: printed.map((slip) => ({
      ...describe(slip),
      doubts: doubtsOf(slip),
      usedAt: slip.usedAt?.toISOString() ?? null,
      seen:
        slip.seenAt === null || slip.seenBy === null
          ? null
          : { by: slip.seenBy, at: slip.seenAt.toISOString() },
    })),
  };
}

const before = ({ clock }: Pick<Context, 'clock'>, ms: number) => new Date(clock.now().getTime() - ms);

const doubtsOf = ({ isOneOfMany, isOwnPhone }: ListedSlip): SlipDoubt[] => [
  ...(isOneOfMany ? (['MANY'] as const) : []),
  ...(isOwnPhone ? (['OWN_PHONE'] as const) : []),
];

async function namesOf(db: Context['db'], slips: readonly ListedSlip[], locale: Locale) {
  const names = new Map<number, string>();
  for (const id of new Set(slips.flatMap(({ unitId }) => unitId ?? []))) {
    const place = await findPlace(db, id);
    if (place !== undefined) names.set(id, (place.names as LocaleTexts)[locale]);
  }
  return names;
}

/** How many slips wait for the reader's decision or look, and since when the first. */
export function countSlips(
  context: Asks,
  principal: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  return countSlipsToSee(context.db, {
    asked: before(context, slipRequestMs),
    printed: before(context, shownMs),
    unitId: boundPointOf(principal),
    reader: principal.userId,
  });
}

/** A slip of the own point, locked. Throws `list.notFound`, `claim.ownSlip`. */
async function lockOthersSlip(tx: Tx, principal: UserPrincipal, id: string) {
  const slip = await lockSlip(tx, id);
  const unitId = boundPointOf(principal);
  if (slip === undefined || (unitId !== undefined && unitId !== slip.unitId))
    throw new AppError('list.notFound');
  if (slip.clerkId === principal.userId) throw new AppError('claim.ownSlip');
  return slip;
}

/** Decides about a slip that waits. Throws `list.notFound`, `list.otherState`, `claim.ownSlip`. */
export async function decideOnSlip(
  context: Asks,
  { principal, actor }: SlipClerk,
  { id, isAllowed }: { id: string; isAllowed: boolean },
): Promise<null> {
  await inTransaction(context.db, async (tx) => {
    const slip = await lockOthersSlip(tx, principal, id);
    if (slip.state !== 'WAITING' || slip.askedAt <= before(context, slipRequestMs))
      throw new AppError('list.otherState');
    const at = context.clock.now();
    await storeSlipDecision(tx, id, { isAllowed, at, by: principal.name, byId: principal.userId });
    await recordAudit(tx, {
      at,
      actor,
      action: isAllowed ? 'customer:slip-allowed' : 'customer:slip-refused',
      subject: { type: 'account', id: slip.customerId },
      details: { clerk: slip.clerkId },
    });
  });
  return null;
}

/** That somebody has looked at a slip that stood out; on record, once. Throws `list.notFound`, `claim.ownSlip`. */
export async function seeSlip(context: Asks, { principal, actor }: SlipClerk, id: string): Promise<null> {
  await inTransaction(context.db, async (tx) => {
    const slip = await lockOthersSlip(tx, principal, id);
    const at = context.clock.now();
    if (!(await storeSlipSeen(tx, id, { at, by: principal.name }))) return;
    await recordAudit(tx, {
      at,
      actor,
      action: 'customer:slip-seen',
      subject: { type: 'account', id: slip.customerId },
      details: { clerk: slip.clerkId },
    });
  });
  return null;
}
