import type { Workplace } from '../accounts/workplaces.ts';
import type { Authority } from '../authorities.ts';
import type { ParcelWait } from '../tracking/parcel-waits.ts';

/**
 * What waits for somebody of the staff. `claims` counts what customers have claimed, `messages` conversations with customers, `problemsUnanswered` parcels with a
 * problem whose owner has not answered in time, `problemsToDo` those that go back or are disposed of, `pool` boxes of nobody, `needsPerson` scans that were not taken, `undeclared` orders, `rates` exchange rates
 * that need a second person, `notices` drafts, all others parcels.
 */
export const waitingTypes = [
  'claims',
  'messages',
  'problemsUnanswered',
  'problemsToDo',
  'pool',
  'needsPerson',
  'unidentified',
  'declaredTwice',
  'undeclared',
  'held',
  'lost',
  'damaged',
  'returning',
  'delayed',
  'overdue',
  'withoutCell',
  'withoutBag',
  'withoutTrip',
  'notScanned',
  'withoutCellAtHub',
  'inTransfer',
  'withoutCellAtPoint',
  'unclaimed',
  'rates',
  'notices',
] as const satisfies readonly (WaitBeside | ParcelWait)[];
export type WaitingType = (typeof waitingTypes)[number];

/** What waits and is counted by another room than that of parcels. */
type WaitBeside =
  | 'claims'
  | 'messages'
  | 'problemsUnanswered'
  | 'problemsToDo'
  | 'pool'
  | 'needsPerson'
  | 'undeclared'
  | 'rates'
  | 'notices';

/** Who may see to it: what the list behind its number asks for. */
const needs: Partial<Record<WaitingType, Authority>> = {
  claims: 'claim:decide',
  pool: 'claim:decide',
  needsPerson: 'scan:settle',
  messages: 'customer:read',
  undeclared: 'order:read',
  rates: 'rate:edit',
  notices: 'notice:edit',
};

/** What is seen to where somebody works, first what comes first there. */
const seenToAt: Record<Workplace, readonly WaitingType[]> = {
  OFFICE: waitingTypes,
  WAREHOUSE: [
    'needsPerson',
    'withoutCell',
    'withoutBag',
    'withoutTrip',
    'pool',
    'problemsToDo',
    'problemsUnanswered',
    'undeclared',
    'unidentified',
    'declaredTwice',
    'claims',
    'held',
    'damaged',
    'lost',
    'returning',
  ],
  ROAD: ['withoutTrip', 'delayed', 'held', 'lost', 'damaged'],
  HUB: [
    'needsPerson',
    'notScanned',
    'withoutCellAtHub',
    'inTransfer',
    'unidentified',
    'claims',
    'held',
    'damaged',
    'lost',
    'returning',
    'delayed',
  ],
  POINT: [
    'needsPerson',
    'withoutCellAtPoint',
    'unclaimed',
    'overdue',
    'held',
    'damaged',
    'lost',
    'returning',
    'unidentified',
  ],
};

/** The kinds that somebody sees to, in the order in which they come: those of the own places of work, as far as the own rights go. */
export function waitingTypesFor({
  authorities,
  workplaces,
}: {
  readonly authorities: ReadonlySet<Authority>;
  readonly workplaces: ReadonlySet<Workplace>;
}): WaitingType[] {
  const kinds = new Set([...workplaces].toSorted().flatMap((workplace) => seenToAt[workplace]));
  return [...kinds].filter((kind) => authorities.has(needs[kind] ?? 'parcel:read'));
}
