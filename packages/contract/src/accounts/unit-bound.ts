import type { Role } from './roles.ts';

/** Roles that work at one pickup point and see what goes there (docs/domain.md, section 4). */
const unitBoundRoles: readonly Role[] = ['pickup-clerk', 'cashier'];
const noUnit = -1;

/**
 * The unit that limits what somebody sees; undefined for whoever has a role that no unit limits. A clerk whose unit nobody has
 * set is bound to none (-1), and sees nothing.
 */
export function boundUnitOf({
  roles,
  operationUnitId,
}: {
  readonly roles: readonly Role[];
  readonly operationUnitId: number | null;
}): number | undefined {
  const isBound = roles.every((role) => unitBoundRoles.includes(role) || role === 'customer');
  return isBound ? (operationUnitId ?? noUnit) : undefined;
}
