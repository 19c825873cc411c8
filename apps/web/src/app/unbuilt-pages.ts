import type { PageName } from '@rohi/contract/site/pages';

/** Pages of the contract that show only a heading and one true sentence yet. A test keeps this list; it is to be emptied. */
export const unbuiltPages = ['orderManagement'] as const satisfies readonly PageName[];

export type UnbuiltPage = (typeof unbuiltPages)[number];

export function isUnbuilt(page: PageName): page is UnbuiltPage {
  return (unbuiltPages as readonly PageName[]).includes(page);
}
