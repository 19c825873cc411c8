/**
 * Owns the list of what waits for the staff. Promises that every kind is in it, those without any too, and that a number is
 * that of the rows behind its route.
 */
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import {
  waitingTypes,
  type waitAudit,
  type WaitingType,
} from '@rohi/contract/reports/staff-reports.contract';
import { waitingNames } from '@rohi/contract/reports/waiting-names';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { countWaitingClaims } from '../orders/claims/claim-decisions.service.ts';
import { countOrdersOfWarehouse } from '../orders/staff/staff-orders.service.ts';
import { countWaitingParcels } from '../tracking/staff/staff-parcels.service.ts';
import type { StaffCut } from './report-scope.ts';
import { countUndeclared, type Waiting } from './waiting.store.ts';

/** What waits, in the order of the types; names in `locale`. */
export async function readWaiting(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  cut: StaffCut,
  locale: Locale,
): Promise<DataOf<typeof waitAudit>> {
  const [claims, undeclared, parcels] = await Promise.all([
    countWaitingClaims(context, principal, { line: cut.businessLine, unitId: unitOf(cut) }),
    waitingOrders(context, principal, cut),
    waitingParcels(context, cut),
  ]);
  const waitingOf = (type: WaitingType): Waiting => {
    if (type === 'claims') return claims;
    if (type === 'undeclared') return undeclared;
    return parcels.get(type) ?? { count: 0, oldest: null };
  };
  return waitingTypes.map((type) => {
    const { count: waiting, oldest } = waitingOf(type);
    return {
      type,
      name: waitingNames[type][locale],
      names: waitingNames[type],
      count: waiting,
      oldestTime: oldest?.toISOString() ?? null,
      route: routeOf(type, cut),
    };
  });
}

/** Submitted orders without a declaration: of the own warehouse for whoever works in one. */
async function waitingOrders(
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  cut: StaffCut,
): Promise<Waiting> {
  const stages = await countOrdersOfWarehouse(context, principal, cut.businessLine);
  if (stages === undefined) return countUndeclared(context.db, cut);
  const stage = stages.find(({ status }) => status === ParcelStatus.AwaitingDeclaration);
  return { count: stage?.orders ?? 0, oldest: stage?.oldest ?? null };
}

function unitOf({ scope }: StaffCut): number | undefined {
  return scope.kind === 'all' ? undefined : scope.unitId;
}

/** Parcels wait since something last happened to them; beyond the free days, since the day after the last of those. */
async function waitingParcels(
  context: Pick<Context, 'db' | 'clock'>,
  cut: StaffCut,
): Promise<ReadonlyMap<WaitingType, Waiting>> {
  const counts = await countWaitingParcels(context, { line: cut.businessLine, unitId: unitOf(cut) });
  return new Map(
    counts.map(({ waiting, count, oldestEventAt, lastFreeDay }) => {
      const overdueSince = lastFreeDay === null ? null : startOfDushanbeDay(addDays(lastFreeDay, 1));
      return [waiting, { count, oldest: waiting === 'overdue' ? overdueSince : oldestEventAt }];
    }),
  );
}

/** Where the console lists what waits: orders by their stage, parcels by why they wait. */
function routeOf(type: WaitingType, { businessLine = 'BSC' }: StaffCut): string {
  const line = businessLine.toLowerCase();
  if (type === 'claims') return `/${line}/claims?state=OPEN`;
  if (type === 'undeclared') return `/${line}/orders?stage=WAIT_FORECAST`;
  return `/${line}/parcels?waiting=${type}`;
}
