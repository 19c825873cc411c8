import type { Authority } from '@rohi/contract/accounts/authorities';
import type { Role } from '@rohi/contract/accounts/roles';

/** Whose orders a report counts. A unit is a pickup point; `unitId` -1 has none. */
export type ReportScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'unit'; readonly unitId: number }
  | { readonly kind: 'customer'; readonly customerId: string };

type Asker = {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly authorities: ReadonlySet<Authority>;
  readonly operationUnitId: number | null;
};

/** Roles that work at one pickup point and see what goes there (docs/domain.md, section 4). */
const unitBoundRoles: readonly Role[] = ['pickup-clerk', 'cashier'];
const noUnit = -1;

/** What somebody who may see everybody's orders sees of them: a clerk whose unit nobody has set sees none. */
export function staffScope({ roles, operationUnitId }: Asker): Exclude<ReportScope, { kind: 'customer' }> {
  const isBound = roles.every((role) => unitBoundRoles.includes(role) || role === 'customer');
  return isBound ? { kind: 'unit', unitId: operationUnitId ?? noUnit } : { kind: 'all' };
}

/** Staff who may read orders see those of all customers; anybody else the own ones, if there are any. */
export function scopeOf(asker: Asker): ReportScope {
  const isStaff = asker.authorities.has('order:read') || asker.authorities.has('report:read');
  return isStaff ? staffScope(asker) : { kind: 'customer', customerId: asker.userId };
}
