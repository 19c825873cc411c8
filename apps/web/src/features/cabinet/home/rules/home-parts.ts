import type { DataOf } from '@rohi/contract/endpoint';
import type { ownParcels } from '@rohi/contract/orders/orders.contract';
import { findStoppingProblem, stoppingProblems } from '@rohi/contract/tracking/parcel-headline';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';

export type OwnParcels = DataOf<typeof ownParcels>;
export type OwnParcel = OwnParcels['list'][number];

export type Task =
  | { kind: 'point' }
  | { kind: 'draft' | 'declare'; orderCode: string }
  | { kind: 'unordered'; trackingCode: string };

/** What a customer has to know of a parcel, and mostly can do nothing about. */
export type Trouble = { problem: AskedAbout; trackingCode: string };

/** Where the parcel is on the line from China to the pickup point. */
export type Leg = 'toChina' | 'china' | 'road' | 'hub' | 'toPoint';

/**
 * Problems that their owner must know of, the gravest first; the others (delayed, overdue) are shown where the days
 * stand.
 */
const askedAbout = [...stoppingProblems, 'DAMAGED'] as const satisfies readonly ParcelProblem[];
export type AskedAbout = (typeof askedAbout)[number];

function problemOf({ problems }: OwnParcel): AskedAbout | undefined {
  return askedAbout.find((problem) => problems.includes(problem));
}

/** The leg of a parcel on the way; undefined for one that is not. */
export function legOf({ status, eta }: Pick<OwnParcel, 'status' | 'eta'>): Leg | undefined {
  switch (status) {
    case ParcelStatus.AwaitingDeparture:
      // An estimate exists from the receipt in China on.
      return eta === null ? 'toChina' : 'china';
    case ParcelStatus.AwaitingHubIn:
      return 'road';
    case ParcelStatus.AwaitingHubOut:
      return 'hub';
    case ParcelStatus.AwaitingPickupPoint:
      return 'toPoint';
    default:
      return undefined;
  }
}

/**
 * The days a parcel is expected in: null where none are known yet, undefined where a problem stops it and they no
 * longer hold.
 */
export function expectedDays({
  eta,
  problems,
}: Pick<OwnParcel, 'eta' | 'problems'>): OwnParcel['eta'] | undefined {
  return findStoppingProblem(problems) ? undefined : eta;
}

function ordersAt(list: readonly OwnParcel[], status: ParcelStatus): string[] {
  const codes = list.flatMap((parcel) => (parcel.status === status ? (parcel.orderCode ?? []) : []));
  return [...new Set(codes)];
}

function troublesOf(list: readonly OwnParcel[], problemCodes: ReadonlySet<string> | null): Trouble[] {
  if (problemCodes === null) return [];
  return list.flatMap((parcel): Trouble[] => {
    const { trackingCode } = parcel;
    const problem = problemOf(parcel);
    return problem === undefined || problemCodes.has(trackingCode) ? [] : [{ problem, trackingCode }];
  });
}

/** What only the customer can do, the most pressing first. */
function tasksOf(list: readonly OwnParcel[], hasPoint: boolean): Task[] {
  const isAtPoint = ({ status }: OwnParcel) => status === ParcelStatus.AwaitingCustomer;
  // Boxes of cargo that was asked for wait for the office.
  const retail = list.filter(({ businessLine }) => businessLine !== 'FBA');
  const loose = list.filter((parcel) => parcel.orderCode === null && !isAtPoint(parcel));
  return [
    ...(hasPoint ? [] : [{ kind: 'point' as const }]),
    ...ordersAt(retail, ParcelStatus.AwaitingDeclaration).map((orderCode): Task => ({
      kind: 'declare',
      orderCode,
    })),
    ...ordersAt(list, ParcelStatus.AwaitingSubmission).map((orderCode): Task => ({
      kind: 'draft',
      orderCode,
    })),
    ...loose
      .filter((parcel) => problemOf(parcel) === undefined)
      .map(({ trackingCode }): Task => ({ kind: 'unordered', trackingCode })),
  ];
}

/** How many tasks there are in all: of orders the parcels listed are only the most pressing, `counts` has them all. */
export function taskCount(
  tasks: readonly Task[],
  counts: { NEW: number; WAIT_FORECAST: number } | undefined,
): number {
  const others = tasks.filter(({ kind }) => kind !== 'draft' && kind !== 'declare').length;
  return Math.max(tasks.length, counts === undefined ? 0 : others + counts.NEW + counts.WAIT_FORECAST);
}

/** Days as text sort by themselves; none at all comes last. */
function byDay(a: string | null | undefined, b: string | null | undefined): number {
  return (a ?? '9').localeCompare(b ?? '9');
}

/**
 * The open parcels as the home of the cabinet shows them: the first to pay storage, the first to arrive, comes first.
 * @param problemCodes parcels about which their owner is asked beside the troubles already; null while that is not
 * known
 */
export function homeParts(
  { list }: Pick<OwnParcels, 'list'>,
  hasPoint: boolean,
  problemCodes: ReadonlySet<string> | null = new Set(),
) {
  return {
    ready: list.filter(({ canCollect }) => canCollect).toSorted((a, b) => byDay(a.freeUntil, b.freeUntil)),
    road: list
      .filter((parcel) => legOf(parcel) !== undefined && staysFor(parcel.problems) === undefined)
      .toSorted((a, b) => byDay(a.eta?.to, b.eta?.to)),
    troubles: troublesOf(list, problemCodes),
    tasks: tasksOf(list, hasPoint),
  };
}
