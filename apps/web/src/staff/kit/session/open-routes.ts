import type { BusinessLine } from '@rohi/contract/business-lines';
import type { UserInfo } from './user-info.ts';

/** The screen of a route such as `/bsc/cash?view=shifts`. */
export function screenOf(route: string): string {
  return route.split(/[/?]/)[2] ?? '';
}

/** The line with the menu that holds a route. */
export function lineOf(route: string): BusinessLine {
  return route.startsWith('/fba/') ? 'FBA' : 'BSC';
}

/** Whether the screen of a route stands in the menu of its line, whatever line is looked at. */
export function isOpenTo({ menus }: Pick<UserInfo, 'menus'>, route: string): boolean {
  return menus[lineOf(route)].some(({ key }) => key === screenOf(route));
}
