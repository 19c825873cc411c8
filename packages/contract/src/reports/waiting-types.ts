import type { Workplace } from '../accounts/workplaces.ts';
import type { Authority } from '../authorities.ts';
import type { ParcelWait } from '../tracking/parcel-waits.ts';

/**
 * What waits for somebody of the staff. `approvals` counts hand-overs without a proof while the customer stands at the
 * window, `shifts` those with a difference that needs a second person, `refunds`, `corrections`, `compensations` and
 * `topUps` money, `disposals` parcels, `stationCodes` guessed codes of stations. Each leaves out what the reader has
 * requested and may not decide. `claims` counts what customers have claimed, `messages` conversations with customers,
 * `cargoRequests` cargo that customers have asked for and the office has not accepted, `problemsUnanswered` parcels
 * with a problem that the owner has not answered in time, `problemsToDo` those that go back or are disposed of, `pool`
 * unidentified boxes, `needsPerson` scans that were not taken, `undeclared` orders, `rates` exchange rates that need a
 * second person, `notices` drafts, all others parcels.
 */
export const waitingTypes = [
  'approvals',
  'shifts',
  'refunds',
  'corrections',
  'compensations',
  'topUps',
  'disposals',
  'nameLooks',
  'claimSlips',
  'stationCodes',
  'claims',
  'messages',
  'cargoRequests',
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
  'withoutTransfer',
  'inTransfer',
  'withoutCellAtPoint',
  'unclaimed',
  'rates',
  'notices',
] as const satisfies readonly (WaitBeside | ParcelWait)[];
export type WaitingType = (typeof waitingTypes)[number];

/** What waits and is counted by another room than that of parcels. */
type WaitBeside =
  | MoneyWait
  | 'approvals'
  | 'disposals'
  | 'nameLooks'
  | 'claimSlips'
  | 'stationCodes'
  | 'claims'
  | 'messages'
  | 'cargoRequests'
  | 'problemsUnanswered'
  | 'problemsToDo'
  | 'pool'
  | 'needsPerson'
  | 'undeclared'
  | 'rates'
  | 'notices';

/** Money that a second person decides about. */
export type MoneyWait = 'shifts' | 'refunds' | 'corrections' | 'compensations' | 'topUps';

/**
 * What somebody is alerted to: people wait behind it. Asked for every few seconds, so each is counted from a small
 * index.
 */
const alertTypes: ReadonlySet<WaitingType> = new Set<WaitingType>([
  'approvals',
  'shifts',
  'refunds',
  'corrections',
  'compensations',
  'topUps',
  'disposals',
  'nameLooks',
  'claimSlips',
  'stationCodes',
  'claims',
  'messages',
  'cargoRequests',
  'needsPerson',
]);

/** Who may see to it: what the list behind its number asks for. */
const needs: Partial<Record<WaitingType, Authority>> = {
  approvals: 'hand-over:approve',
  shifts: 'payment:confirm',
  refunds: 'payment:confirm',
  corrections: 'payment:confirm',
  compensations: 'payment:confirm',
  topUps: 'payment:confirm',
  disposals: 'parcel:cancel',
  nameLooks: 'hand-over:approve',
  claimSlips: 'hand-over:approve',
  stationCodes: 'station:register',
  claims: 'claim:decide',
  pool: 'claim:decide',
  needsPerson: 'scan:settle',
  messages: 'customer:read',
  cargoRequests: 'order:edit',
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
    'withoutTransfer',
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
    'approvals',
    'shifts',
    'refunds',
    'nameLooks',
    'claimSlips',
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

/**
 * The kinds that somebody sees to, in the order in which they come: those of the own places of work, as far as the own
 * rights go.
 */
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

/** Those of {@link waitingTypesFor} that somebody is alerted to. */
export function alertTypesFor(principal: Parameters<typeof waitingTypesFor>[0]): WaitingType[] {
  return waitingTypesFor(principal).filter((kind) => alertTypes.has(kind));
}
