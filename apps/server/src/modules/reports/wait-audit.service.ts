/**
 * Owns the list of what waits for somebody of the staff. Promises that every kind that the role sees to is in it, those
 * without any too, and no other, and that a number is that of the rows behind its route.
 */
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { waitAudit } from '@rohi/contract/reports/staff-reports.contract';
import { waitingNames } from '@rohi/contract/reports/waiting-names';
import {
  alertTypesFor,
  waitingTypesFor,
  type MoneyWait,
  type WaitingType,
} from '@rohi/contract/reports/waiting-types';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { parcelWaits, type ParcelWait } from '@rohi/contract/tracking/parcel-waits';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { countMoneyToDecide } from '../billing/money-to-decide.service.ts';
import { countOpenWeighings } from '../cargo/weighing/decide-weighing.service.ts';
import { countDrafts } from '../content/notice-list.service.ts';
import { countApprovalsToDecide } from '../hand-over/approvals/approval-cases.service.ts';
import { countSlips } from '../accounts/claiming/slip-list.service.ts';
import { countNameLooksToSee } from '../hand-over/finding/name-looks.service.ts';
import { countDisposalsToDecide } from '../hand-over/shelf/shelf-decisions.service.ts';
import { countWaitingClaims } from '../orders/claims/claim-decisions.service.ts';
import { countOrdersOfWarehouse } from '../orders/staff/staff-orders.service.ts';
import { countPool } from '../pool/pool-parcels.service.ts';
import { countWaitingRecords } from '../pricing/rates/rate-list.service.ts';
import { countWaitingConversations } from '../records/conversations.service.ts';
import { countPairingAlarms } from '../stations/devices/pairings.service.ts';
import { countExceptions } from '../stations/exceptions/exceptions.service.ts';
import { countWaitingParcels } from '../tracking/staff/staff-parcels.service.ts';
import { countProblems } from '../warehouse/problems/problem-list.service.ts';
import type { StaffCut } from './report-scope.ts';
import { countUndeclared, type Waiting } from './waiting.store.ts';

/** What waits for the caller, in the order in which it comes for the role; names in `locale`. */
export function readWaiting(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  cut: StaffCut,
  locale: Locale,
): Promise<DataOf<typeof waitAudit>> {
  const types = waitingTypesFor(principal).filter((type) => isOfLine(type, cut.businessLine));
  return countTypes(context, principal, { cut, locale, types });
}

/**
 * What the caller is alerted to, as {@link readWaiting}; of kinds with lists of one line, the other line's as well
 * where something waits there.
 */
export async function readAlerts(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  cut: StaffCut,
  locale: Locale,
): Promise<DataOf<typeof waitAudit>> {
  const types = alertTypesFor(principal);
  const ownLine = cut.businessLine ?? 'BSC';
  const others = businessLines.filter((line) => line !== ownLine);
  const [own, ...elsewhere] = await Promise.all([
    countTypes(context, principal, { cut, locale, types: types.filter((type) => isOfLine(type, ownLine)) }),
    ...others.map((businessLine) =>
      countTypes(context, principal, {
        cut: { ...cut, businessLine },
        locale,
        types: types.filter((type) => ofOneLine.has(type)),
      }),
    ),
  ]);
  return [...own, ...elsewhere.flat().filter(({ count }) => count > 0)];
}

/**
 * Kinds with lists that show one line at a time; what is of the firm or of a customer, not of goods, waits in both
 * alike.
 */
const ofOneLine: ReadonlySet<WaitingType> = new Set<WaitingType>([
  ...parcelWaits,
  'claims',
  'problemsUnanswered',
  'problemsToDo',
  'undeclared',
  'cargoRequests',
  'notices',
]);

/** Cargo is asked for in its own line alone: in the other the same list would be behind two numbers. */
function isOfLine(type: WaitingType, line: BusinessLine | undefined): boolean {
  return type !== 'cargoRequests' || line !== 'BSC';
}

async function countTypes(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  { cut, locale, types }: { cut: StaffCut; locale: Locale; types: readonly WaitingType[] },
): Promise<DataOf<typeof waitAudit>> {
  const waits = parcelWaits.filter((wait) => types.includes(wait));
  const [parcels, ...beside] = await Promise.all([
    waitingParcels(context, principal, cut, waits),
    ...types.map((type) => countersBeside[type]?.(context, principal, cut)),
  ]);
  return types.map((type, index) => {
    const { count, oldest } = beside[index] ?? parcels.get(type) ?? { count: 0, oldest: null };
    return {
      type,
      name: waitingNames[type][locale],
      names: waitingNames[type],
      count,
      oldestTime: oldest?.toISOString() ?? null,
      route: routeOf(type, cut),
      inBothLines: !ofOneLine.has(type),
    };
  });
}

type Counter = (
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  cut: StaffCut,
) => Promise<Waiting>;

/** What the warehouse has to do with a parcel that has a problem. */
const toDo = ['TO_RETURN', 'TO_DISPOSE'] as const;

const money =
  (type: MoneyWait): Counter =>
  (context, principal) =>
    countMoneyToDecide(context, principal, type);

/** Second weights are decided where charges are corrected. */
const countCorrections: Counter = async (context, principal, cut) =>
  together(await Promise.all([money('corrections')(context, principal, cut), countOpenWeighings(context)]));

function together(parts: readonly Waiting[]): Waiting {
  const [oldest = null] = parts
    .flatMap((part) => part.oldest ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { count: parts.reduce((sum, { count }) => sum + count, 0), oldest };
}

/** What waits that is no parcel, each counted by the room that has its list. */
const countersBeside: Partial<Record<WaitingType, Counter>> = {
  approvals: (context, principal) => countApprovalsToDecide(context, principal),
  shifts: money('shifts'),
  refunds: money('refunds'),
  corrections: countCorrections,
  compensations: money('compensations'),
  topUps: money('topUps'),
  disposals: (context, principal) => countDisposalsToDecide(context, principal),
  nameLooks: (context, principal) => countNameLooksToSee(context, principal),
  claimSlips: (context, principal) => countSlips(context, principal),
  stationCodes: (context) => countPairingAlarms(context),
  claims: (context, principal, cut) =>
    countWaitingClaims(context, principal, { line: cut.businessLine, unitId: unitOf(cut) }),
  messages: (context) => countWaitingConversations(context),
  problemsUnanswered: (context, principal, { businessLine: line }) =>
    countProblems(context, principal, { states: ['OVERDUE'], line }),
  problemsToDo: (context, principal, { businessLine: line }) =>
    countProblems(context, principal, { states: toDo, line }),
  pool: (context, principal) => countPool(context, principal),
  needsPerson: (context, principal) => countExceptions(context, principal),
  cargoRequests: ({ db }, _principal, { scope }) => countUndeclared(db, { businessLine: 'FBA', scope }),
  undeclared: waitingOrders,
  rates: ({ db }) => countWaitingRecords(db),
  notices: ({ db }, _principal, cut) => countDrafts(db, cut.businessLine),
};

/** Submitted orders without a declaration: of the own warehouse for staff of one. */
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

async function waitingParcels(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
  cut: StaffCut,
  waits: readonly ParcelWait[],
): Promise<ReadonlyMap<WaitingType, Waiting>> {
  const filter = { line: cut.businessLine, unitId: unitOf(cut), waits };
  const counts = waits.length === 0 ? [] : await countWaitingParcels(context, principal, filter);
  return new Map(counts.map(({ waiting, ...counted }) => [waiting, counted]));
}

const listsBeside: Partial<Record<WaitingType, string>> = {
  approvals: 'approvals',
  shifts: 'cash?view=shifts',
  refunds: 'cash?view=refunds',
  corrections: 'cash?view=corrections',
  compensations: 'cash?view=compensations',
  topUps: 'cash?view=topUps',
  disposals: 'shelf',
  nameLooks: 'approvals?view=names',
  claimSlips: 'approvals?view=slips',
  stationCodes: 'devices',
  claims: 'claims?state=OPEN',
  messages: 'messages?state=WAITING',
  problemsUnanswered: 'problems?state=OVERDUE',
  problemsToDo: `problems?state=${toDo.join(',')}`,
  pool: 'pool',
  needsPerson: 'needs-person',
  cargoRequests: 'orders?stage=WAIT_FORECAST',
  undeclared: 'orders?stage=WAIT_FORECAST',
  rates: 'rates?status=WAITING',
  notices: 'notices?state=DRAFT',
};

/** Where the console lists what waits: orders by their stage, parcels by why they wait. */
function routeOf(
  type: WaitingType,
  { businessLine = type === 'cargoRequests' ? 'FBA' : 'BSC' }: StaffCut,
): string {
  return `/${businessLine.toLowerCase()}/${listsBeside[type] ?? `parcels?waiting=${type}`}`;
}
