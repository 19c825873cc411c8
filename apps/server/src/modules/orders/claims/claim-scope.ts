import type { Workplace } from '@rohi/contract/accounts/workplaces';

/**
 * The claims that somebody decides: undefined for all, else those to parcels that lie in this unit. Who has no unit
 * decides none. A scan that names no place is taken for the own unit of that kind.
 */
export type ClaimScope =
  | { unitId: number; inChina: boolean; atHub: boolean; userId: string }
  | 'none'
  | undefined;

/** The claims that somebody sees and decides (docs/domain.md, section 3). */
export function claimScopeOf({
  workplaces,
  unitId,
  userId,
}: {
  readonly workplaces: ReadonlySet<Workplace>;
  readonly unitId: number | null;
  readonly userId: string;
}): ClaimScope {
  if (workplaces.has('OFFICE')) return undefined;
  const inChina = workplaces.has('WAREHOUSE');
  const atHub = workplaces.has('HUB');
  if (unitId === null || !(inChina || atHub)) return 'none';
  return { unitId, inChina, atHub, userId };
}
