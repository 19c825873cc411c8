import type { Role } from './roles.ts';

/** Whose orders somebody of the office sees: all, those that go to one pickup point, or those of one China warehouse. */
export type OrderScope = { kind: 'all' } | { kind: 'point' | 'warehouse'; unitId: number | undefined };

/** Roles whose unit limits which orders they see, and roles that read none: neither widens what the others see. */
const limited: readonly Role[] = [
  'customer',
  'china-operator',
  'dispatcher',
  'hub-operator',
  'pickup-clerk',
  'cashier',
];

/** The orders that somebody sees (docs/domain.md, section 4). Without a unit where one is needed, `unitId` is undefined: none. */
export function orderScopeOf({
  roles,
  operationUnitId,
}: {
  readonly roles: readonly Role[];
  readonly operationUnitId: number | null;
}): OrderScope {
  if (roles.some((role) => !limited.includes(role))) return { kind: 'all' };
  const kind = roles.includes('china-operator') ? 'warehouse' : 'point';
  return { kind, unitId: operationUnitId ?? undefined };
}
