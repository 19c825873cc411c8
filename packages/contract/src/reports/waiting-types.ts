import type { Workplace } from '../accounts/workplaces.ts';
import type { Authority } from '../authorities.ts';
import type { ParcelWait } from '../tracking/parcel-waits.ts';

/**
 * What waits for somebody of the staff. `claims` counts what customers have claimed, `messages` conversations with customers, `undeclared`
 * orders, `rates` exchange rates that need a second person, `notices` drafts, all others parcels.
 */
export const waitingTypes = [
  'claims',
  'messages',
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
  'rates',
  'notices',
] as const satisfies readonly ('claims' | 'messages' | 'undeclared' | 'rates' | 'notices' | ParcelWait)[];
export type WaitingType = (typeof waitingTypes)[number];

/** Who may see to it: what the list behind its number asks for. */
const needs: Partial<Record<WaitingType, Authority>> = {
  claims: 'claim:decide',
  messages: 'customer:read',
  undeclared: 'order:read',
  rates: 'rate:edit',
  notices: 'notice:edit',
};

/** What is seen to where somebody works, first what comes first there. */
const seenToAt: Record<Workplace, readonly WaitingType[]> = {
  OFFICE: waitingTypes,
  WAREHOUSE: [
    'undeclared',
    'unidentified',
    'declaredTwice',
    'claims',
    'withoutCell',
    'withoutBag',
    'held',
    'damaged',
    'lost',
    'returning',
  ],
  ROAD: ['delayed', 'held', 'lost', 'damaged'],
  HUB: ['unidentified', 'claims', 'held', 'damaged', 'lost', 'returning', 'delayed'],
  POINT: ['overdue', 'held', 'damaged', 'lost', 'returning', 'unidentified'],
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
