import type { Authority } from '@rohi/contract/accounts/authorities';
import { boundUnitOf } from '@rohi/contract/accounts/unit-bound';
import type { Role } from '@rohi/contract/accounts/roles';
import type { BusinessLine } from '@rohi/contract/reference-data/business-lines';

/** Whose orders a report counts. A unit is a pickup point; `unitId` -1 has none. */
export type ReportScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'unit'; readonly unitId: number }
  | { readonly kind: 'customer'; readonly customerId: string };

/** What staff may be told of: all orders, or those of a unit. */
export type StaffScope = Exclude<ReportScope, { kind: 'customer' }>;

/** The orders that a report counts: those of the scope, of one business line or (undefined) of both. */
export type ReportCut<Scope extends ReportScope = ReportScope> = {
  readonly scope: Scope;
  readonly businessLine: BusinessLine | undefined;
};
export type StaffCut = ReportCut<StaffScope>;

/** Who asks, as far as it decides what is counted. */
export type Asker = {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly authorities: ReadonlySet<Authority>;
  readonly operationUnitId: number | null;
};

/** What somebody who may see everybody's orders sees of them: a clerk whose unit nobody has set sees none. */
export function staffScope(asker: Asker): StaffScope {
  const unitId = boundUnitOf(asker);
  return unitId === undefined ? { kind: 'all' } : { kind: 'unit', unitId };
}

/** Staff who may read orders see those of all customers; anybody else the own ones, if there are any. */
export function scopeOf(asker: Asker): ReportScope {
  const isStaff = asker.authorities.has('order:read') || asker.authorities.has('report:read');
  return isStaff ? staffScope(asker) : { kind: 'customer', customerId: asker.userId };
}
