/**
 * Owns what customers say of hand-overs. Promises that customers judge only their own visits, once
 * each, and may change that while it is fresh.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import {
  opinionDays,
  type latestCollected,
  type pointOpinions,
} from '@rohi/contract/hand-over/opinions.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readOwnReceipts } from '../../billing/statements/statements.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { countOpinions, findLatestCollected, latestBadOpinions, storeOpinion } from './opinion.store.ts';

/** A customer who pays at a counter collects within this time. */
const sameVisitMs = 2 * 3_600_000;
const dayMs = 86_400_000;
const countedDays = 30;
const mostBad = 5;

/** The last parcels handed over to the principal; names in `locale`. */
export async function readLatestCollected(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof latestCollected>> {
  const { customerCode } = principal;
  const since = daysAgo(context, opinionDays);
  const found = await findLatestCollected(context.db, customerCode ?? '', since);
  const unit = (await readUnits(context)).find(({ id }) => id === found?.unitId);
  if (found === undefined || unit === undefined) return { visit: null };
  const { unitId: _unit, at, ...visit } = found;
  const { list } = await readOwnReceipts(context, principal);
  const awayMs = (paidAt: string) => Math.abs(Date.parse(paidAt) - at.getTime());
  const [paid] = list
    .filter((receipt) => awayMs(receipt.at) <= sameVisitMs)
    .toSorted((a, b) => awayMs(a.at) - awayMs(b.at));
  return {
    visit: {
      ...visit,
      at: at.toISOString(),
      receipt: paid === undefined ? null : { id: paid.id, number: paid.receiptNumber },
      pickupPoint: { id: unit.id, name: unit.names[locale], city: unit.city.names[locale] },
    },
  };
}

/** Throws `handOver.visitNotFound`: not the principal's own, longer ago than two weeks, or taken back whole. */
export async function sayOpinion(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  { visitId, isGood }: { visitId: string; isGood: boolean },
): Promise<void> {
  const isStored = await storeOpinion(context.db, {
    visitId,
    isGood,
    customerCode: customerCode ?? '',
    since: daysAgo(context, opinionDays),
    at: context.clock.now(),
  });
  if (!isStored) throw new AppError('handOver.visitNotFound');
}

/** What was said of all points in the last thirty days; names in `locale`. */
export async function readOpinions(context: Context, locale: Locale): Promise<DataOf<typeof pointOpinions>> {
  const since = daysAgo(context, countedDays);
  const [counts, bad, units] = await Promise.all([
    countOpinions(context.db, since),
    latestBadOpinions(context.db, since, mostBad),
    readUnits(context),
  ]);
  const names = new Map(units.map(({ id, names: named }) => [id, named[locale]]));
  const pointOf = (id: number) => ({ id, name: names.get(id) ?? String(id) });
  return {
    points: counts.map(({ unitId, good, bad: notGood }) => ({
      pickupPoint: pointOf(unitId),
      good,
      bad: notGood,
    })),
    latestBad: bad.map(({ unitId, at, ...opinion }) => ({
      ...opinion,
      pickupPoint: pointOf(unitId),
      at: at.toISOString(),
    })),
  };
}

function daysAgo({ clock }: Pick<Context, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}
