import type { UserInfo } from './user-info.ts';

/** The screen of a route such as `/bsc/cash?view=shifts`. */
export function screenOf(route: string): string {
  return route.split(/[/?]/)[2] ?? '';
}

/** Whether the screen of a route stands in the menu of its line, whatever line is looked at. */
export function isOpenTo({ menus }: Pick<UserInfo, 'menus'>, route: string): boolean {
  const line = route.startsWith('/fba/') ? 'FBA' : 'BSC';
  return menus[line].some(({ key }) => key === screenOf(route));
}
