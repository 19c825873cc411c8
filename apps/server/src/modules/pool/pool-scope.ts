/** Whose parcels of nobody somebody sees. */
import type { UserPrincipal } from '../../principal.ts';

const noUnit = -1;

/** The warehouse whose pool somebody works at; undefined for the office, which sees all. Whoever works elsewhere sees none (-1). */
export function poolUnitOf({
  workplaces,
  unitId,
}: Pick<UserPrincipal, 'workplaces' | 'unitId'>): number | undefined {
  if (workplaces.has('OFFICE')) return undefined;
  return workplaces.has('WAREHOUSE') ? (unitId ?? noUnit) : noUnit;
}
