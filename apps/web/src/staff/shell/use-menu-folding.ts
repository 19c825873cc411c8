import type { StaffMenuGroup } from '@rohi/contract/accounts/staff-menu';
import { useState } from 'react';
import { readDeviceChoice, storeDeviceChoice } from './device-choice.ts';
import type { groupEntries } from './menu-entries.ts';
import { foldingText, openGroups, parseFolding, withGroup } from './menu-folding.ts';

const cookieName = 'staff_menu';

/** Which groups of the menu are open, and how one is opened or folded; this device remembers it. `screen` is the one that is shown. */
export function useMenuFolding(groups: ReturnType<typeof groupEntries>, screen: string) {
  const [folding, setFolding] = useState(() => parseFolding(readDeviceChoice(cookieName)));
  // Going to a screen opens its group again, until it is folded there too.
  const [foldedAt, setFoldedAt] = useState<string>();
  const own = groups.find(({ entries }) => entries.some(({ key }) => key === screen))?.group;
  const open = openGroups(groups, { ...folding, current: foldedAt === screen ? undefined : own });
  const toggle = (group: StaffMenuGroup) => {
    const next = withGroup(folding, group, !open.has(group));
    if (group === own) setFoldedAt(open.has(group) ? screen : undefined);
    setFolding(next);
    storeDeviceChoice(cookieName, foldingText(next));
  };
  return { open, toggle };
}
