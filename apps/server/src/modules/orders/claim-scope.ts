import type { Role } from '@rohi/contract/accounts/roles';

/**
 * Whose claims somebody decides: undefined for all, else those to parcels that lie in this unit. Who has no unit decides none. A
 * scan that names no place is taken for the own unit of that kind.
 */
export type ClaimScope =
  | { unitId: number; inChina: boolean; atHub: boolean; userId: string }
  | 'none'
  | undefined;

const deciders: readonly Role[] = ['support', 'manager', 'admin'];

/** The claims that somebody sees and decides (docs/domain.md, section 3). */
export function claimScopeOf({
  roles,
  operationUnitId,
  userId,
}: {
  readonly roles: readonly Role[];
  readonly operationUnitId: number | null;
  readonly userId: string;
}): ClaimScope {
  if (roles.some((role) => deciders.includes(role))) return undefined;
  const inChina = roles.includes('china-operator');
  const atHub = roles.includes('hub-operator');
  if (operationUnitId === null || !(inChina || atHub)) return 'none';
  return { unitId: operationUnitId, inChina, atHub, userId };
}
