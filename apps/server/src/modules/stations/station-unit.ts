/** At which unit somebody works at a station. */
import type { UserPrincipal } from '../../principal.ts';

const noUnit = -1;

/**
 * The unit beyond which somebody neither registers nor scans; undefined for the office and the road, which are bound to
 * none. A user without a set unit is bound to none that there is (-1).
 */
export function stationUnitOf({
  workplaces,
  unitId,
}: Pick<UserPrincipal, 'workplaces' | 'unitId'>): number | undefined {
  const isFree = workplaces.has('OFFICE') || workplaces.has('ROAD');
  return isFree ? undefined : (unitId ?? noUnit);
}
