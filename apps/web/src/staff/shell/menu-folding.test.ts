import { staffMenuGroups, staffMenuOf } from '@rohi/contract/accounts/staff-menu';
import { defaultAuthorities } from '@rohi/contract/authorities';
import { roles } from '@rohi/contract/roles';
import { describe, expect, test } from 'vitest';
import type { MenuFolding } from './menu-folding.ts';
import { foldingText, mostOpenEntries, openGroups, parseFolding, withGroup } from './menu-folding.ts';

type Role = (typeof roles)[number];

const untouched: MenuFolding = { opened: [], folded: [] };

function groupsOf(role: Role) {
  // At a pickup point: there the menu is longest.
  const entries = staffMenuOf(new Set(defaultAuthorities[role]), 'PICKUP_POINT');
  return staffMenuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((each) => each.entries.length > 0);
}

type Groups = ReturnType<typeof groupsOf>;

/** The entries that are open, the first page among them. */
function countOpen(groups: Groups, open: ReadonlySet<string>): number {
  return groups.reduce((sum, { group, entries }) => sum + (open.has(group) ? entries.length : 0), 1);
}

describe.each(roles)('the menu of a %s', (role) => {
  const groups = groupsOf(role);

  test('has at most 14 entries open at each of its screens, and the group of the screen among them', () => {
    for (const current of [undefined, ...groups.map(({ group }) => group)]) {
      const open = openGroups(groups, { ...untouched, current });
      expect(countOpen(groups, open)).toBeLessThanOrEqual(mostOpenEntries);
      if (current !== undefined) expect(open).toContain(current);
    }
  });

  test('has at most 14 open whatever is opened by hand, and what was opened last is open with the group of the screen', () => {
    for (const { group: current } of groups) {
      let folding = untouched;
      for (const { group } of groups) {
        folding = withGroup(folding, group, true);
        const open = openGroups(groups, { ...folding, current });
        expect(countOpen(groups, open)).toBeLessThanOrEqual(mostOpenEntries);
        expect([...open]).toEqual(expect.arrayContaining([current, group]));
      }
    }
  });
});

test('a short menu is open as a whole', () => {
  for (const role of roles) {
    const groups = groupsOf(role);
    const all = new Set(groups.map(({ group }) => group));
    if (countOpen(groups, all) > mostOpenEntries) continue;
    expect(openGroups(groups, { ...untouched, current: undefined })).toEqual(all);
  }
});

test('a group that was folded stays folded until its own screen is shown', () => {
  const groups = groupsOf('china-operator');
  const folding = withGroup(untouched, 'work', false);
  expect(openGroups(groups, { ...folding, current: 'china' })).not.toContain('work');
  expect(openGroups(groups, { ...folding, current: 'work' })).toContain('work');
});

test('a folding is read as it was stored, and names of another version are left out', () => {
  const folding = withGroup(withGroup(withGroup(untouched, 'money', true), 'hub', true), 'work', false);
  expect(parseFolding(foldingText(folding))).toEqual({ opened: ['hub', 'money'], folded: ['work'] });
  expect(foldingText(untouched)).toBe('');
  expect(parseFolding(undefined)).toEqual(untouched);
  expect(parseFolding('hub.cellar~work~x')).toEqual({ opened: ['hub'], folded: ['work'] });
});
