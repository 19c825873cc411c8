import type { BusinessLine } from '@rohi/contract/business-lines';
import { boundPointOf, type UserPrincipal } from '../../principal.ts';

/** The orders that a report counts. A unit is a pickup point; `unitId` -1 has none. */
export type ReportScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'unit'; readonly unitId: number }
  | { readonly kind: 'customer'; readonly customerId: string };

/** What staff may see: all orders, or those of a unit. */
export type StaffScope = Exclude<ReportScope, { kind: 'customer' }>;

/** The orders that a report counts: those of the scope, of one business line or (undefined) of both. */
export type ReportCut<Scope extends ReportScope = ReportScope> = {
  readonly scope: Scope;
  readonly businessLine: BusinessLine | undefined;
};
export type StaffCut = ReportCut<StaffScope>;

/** What a user who may see everybody's orders sees of them: a clerk without a set unit sees none. */
export function staffScope(principal: Pick<UserPrincipal, 'workplaces' | 'unitId'>): StaffScope {
  const unitId = boundPointOf(principal);
  return unitId === undefined ? { kind: 'all' } : { kind: 'unit', unitId };
}

/** Staff who may read orders see those of all customers; anybody else the own ones, if there are any. */
export function scopeOf(principal: UserPrincipal): ReportScope {
  const isStaff = principal.authorities.has('order:read') || principal.authorities.has('report:read');
  return isStaff ? staffScope(principal) : { kind: 'customer', customerId: principal.userId };
}
