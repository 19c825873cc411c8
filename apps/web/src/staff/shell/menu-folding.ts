import type { StaffMenuGroup } from '@rohi/contract/accounts/staff-menu';
import { staffMenuGroups } from '@rohi/contract/accounts/staff-menu';

/** So many entries are open at once, the first page among them: more are no menu that one reads. */
export const mostOpenEntries = 14;

/** Which groups somebody has opened on this device, the latest first, and which they have folded. */
export type MenuFolding = { opened: readonly StaffMenuGroup[]; folded: readonly StaffMenuGroup[] };

type GroupSize = { group: StaffMenuGroup; entries: readonly unknown[] };

/** What is open in a long menu until somebody opens something else. */
const usuallyOpen: readonly StaffMenuGroup[] = ['work', 'customers'];

/**
 * The groups that are open: that of the present screen, what was opened by hand from the latest on, then what is usual,
 * as far as the entries are not too many. A menu that is short as a whole is open as a whole.
 */
export function openGroups(
  groups: readonly GroupSize[],
  { current, opened, folded }: MenuFolding & { current: StaffMenuGroup | undefined },
): ReadonlySet<StaffMenuGroup> {
  const sizes = new Map(groups.map(({ group, entries }) => [group, entries.length]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 1);
  const usual = total > mostOpenEntries ? usuallyOpen : [...sizes.keys()];
  const wanted = [...opened, ...usual].filter((group) => !folded.includes(group));
  const open = new Set<StaffMenuGroup>();
  let count = 1;
  for (const group of current === undefined ? wanted : [current, ...wanted]) {
    const size = sizes.get(group) ?? 0;
    if (open.has(group) || size === 0 || count + size > mostOpenEntries) continue;
    open.add(group);
    count += size;
  }
  return open;
}

/** The folding once a group is opened by hand, or folded. */
export function withGroup(before: MenuFolding, group: StaffMenuGroup, isOpen: boolean): MenuFolding {
  const opened = before.opened.filter((each) => each !== group);
  const folded = before.folded.filter((each) => each !== group);
  return isOpen ? { opened: [group, ...opened], folded } : { opened, folded: [...folded, group] };
}

const betweenGroups = '.';
const betweenLists = '~';

/** As it is stored on a device: `hub.money~work` has hub and money opened, and work folded. */
export function foldingText({ opened, folded }: MenuFolding): string {
  if (opened.length + folded.length === 0) return '';
  return [opened, folded].map((list) => list.join(betweenGroups)).join(betweenLists);
}

/** Reads `foldingText`; what is no group of this version is left out. */
export function parseFolding(text: string | undefined): MenuFolding {
  const [opened, folded] = (text ?? '').split(betweenLists).map((list) => {
    const names = list.split(betweenGroups);
    return staffMenuGroups
      .filter((group) => names.includes(group))
      .toSorted((one, other) => names.indexOf(one) - names.indexOf(other));
  });
  return { opened: opened ?? [], folded: folded ?? [] };
}
