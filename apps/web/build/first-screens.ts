import { styleSheetsOf, readAsset, type Bundle } from './chunks.ts';
import { beginningOf, mainOf } from './prerender/first-screen.ts';
import { pageChunkNames } from './static-pages.ts';
import type { DrawnSite } from './prerender/prerender-site.ts';
import { usedStyle } from './used-style.ts';

/** The beginnings of pages as `template` elements, and the style that they need beside that of the shells. */
export type FirstScreens = { templates: string; style: string };

/** The id of the template with their style. */
export const beginningsStyle = 'beginnings';

/** The id of the template of one notice. */
export const noticeBeginning = 'notice';

/** As many letters fill the screen of a phone. */
const screenful = 700;

/**
 * Pages that begin with a form or with what only a call can say: their heading and what stands under it.
 */
const lettersOf: Readonly<Record<string, number>> = {
  freightQuotation: 40,
  pickupPoints: 40,
  login: 20,
  register: 40,
  resetPassword: 40,
};

/** The log-in has a bar of its own, which stands in its template. */
const pagesWithOwnBar = new Set(['login']);

/**
 * What a phone shows first of each page that `drawn` has the markup of. It stands in the document because a call for it
 * would come half a second later on a slow line; it is not taken over but drawn anew, so its beginning is enough.
 */
export function makeFirstScreens(
  bundle: Bundle,
  { firstScreens: drawn, noticeBeginning: notice }: DrawnSite,
  paths: ReadonlyMap<string, string>,
  locale: string,
): FirstScreens {
  const screens = Object.entries(drawn).map(([page, markup]) => {
    const path = paths.get(page) ?? '';
    const main = mainOf(markup);
    const beginning = beginningOf(main, lettersOf[page] ?? screenful);
    const html = pagesWithOwnBar.has(page) ? markup.replace(main, () => beginning) : beginning;
    // Without those that stand in the document.
    const sheets = [...styleSheetsOf(bundle, pageChunkNames(bundle, page, path))].filter(
      (name) => name in bundle,
    );
    return { id: `${path.slice(1)}-${locale}`, shown: html, sheets };
  });
  const all = screens.map(({ shown }) => shown).join('') + notice;
  const sheets = new Set(screens.flatMap(({ sheets: ofPage }) => ofPage));
  return {
    templates: [...screens, { id: noticeBeginning, shown: notice }]
      .map(({ id, shown }) => `<template id="${id}">${shown}</template>`)
      .join('\n'),
    style: [...sheets].map((sheet) => usedStyle(readAsset(bundle, sheet).trim(), all)).join(''),
  };
}
