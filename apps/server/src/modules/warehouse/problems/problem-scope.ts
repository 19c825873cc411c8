import { boundPointOf, type UserPrincipal } from '../../../principal.ts';

/** Whose problems somebody sees: those of one unit of the warehouse, those of parcels for one pickup point, or all. */
export type ProblemScope = { unitId?: number; pickupPointId?: number };

const noUnit = -1;

/** The office and the road see all, a warehouse what lies in it, a pickup point what comes to it. */
export function problemScopeOf(principal: Pick<UserPrincipal, 'workplaces' | 'unitId'>): ProblemScope {
  const { workplaces, unitId } = principal;
  const pickupPointId = boundPointOf(principal);
  if (pickupPointId !== undefined) return { pickupPointId };
  if (workplaces.has('OFFICE') || workplaces.has('ROAD') || !workplaces.has('WAREHOUSE')) return {};
  return { unitId: unitId ?? noUnit };
}
