import type { Authority } from '@rohi/contract/authorities';
import { staffMenuOf, type StaffMenuEntry, type StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';

type MenuEntry = { key: StaffMenuKey; route: string; group: StaffMenuEntry['group'] };

/**
 * The two menu families (specification, section 6) for somebody with these authorities who works at a unit of this
 * kind.
 */
export function menusOf(
  held: ReadonlySet<Authority>,
  unitKind: string | undefined,
): Record<BusinessLine, MenuEntry[]> {
  const family = (line: BusinessLine): MenuEntry[] =>
    staffMenuOf(held, unitKind).map(({ key, route, group }) => ({
      key,
      route: `/${line.toLowerCase()}${route}`,
      group,
    }));
  return Object.fromEntries(businessLines.map((line) => [line, family(line)])) as Record<
    BusinessLine,
    MenuEntry[]
  >;
}
