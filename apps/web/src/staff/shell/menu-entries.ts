import type { StaffMenuGroup, StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { staffMenuGroups } from '@rohi/contract/accounts/staff-menu';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { UserInfo } from '../kit/session/user-info.ts';
import { staffScreens } from '../screens.ts';

export type MenuEntry = { key: StaffMenuKey; href: string; group: StaffMenuGroup };

function isBuilt(key: string): key is StaffMenuKey {
  return Object.hasOwn(staffScreens, key);
}

/** What of the service's menu stands in the console already. */
export function menuEntries({ menus }: UserInfo, line: BusinessLine): MenuEntry[] {
  return menus[line].flatMap(({ key, route, group }) =>
    isBuilt(key) ? [{ key, href: `#${route}`, group }] : [],
  );
}

/** The entries under their headings; a heading without entries is left out. */
export function groupEntries(
  entries: readonly MenuEntry[],
): { group: StaffMenuGroup; entries: readonly MenuEntry[] }[] {
  return staffMenuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((each) => each.entries.length > 0);
}
