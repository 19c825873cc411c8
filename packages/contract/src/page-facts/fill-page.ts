import type { Locale } from '../locales.ts';
import { liveFactNames } from './live-facts.ts';
import { isNothing, writeFact, writePart, type FactItem, type FactValues } from './fill-facts.ts';

/**
 * Fills the marks of a page that the build has made, `{{ru:7n}}`, the place of the values themselves and that of the
 * style of the firm's colour. An element
 * that needs a fact (`data-needs="3"`) is left out while there is none or its list is empty, one that needs its absence
 * (`data-lacks="3"`) while there is one, and one that stands for a list (`data-each="3"`) stands once for each item; no
 * element of its kind may stand within any of them.
 */
export function fillPage(page: string, values: FactValues): string {
  return page
    .replace(
      /<(\w+)([^<>]*?) data-each="(\d+)"([^<>]*)>([^]*?)<\/\1>/g,
      (_, tag: string, before: string, list: string, after: string, inside: string) =>
        ((values[Number(list)] ?? []) as readonly FactItem[])
          .map((item) => fillItem(`<${tag}${before}${after}>${inside}</${tag}>`, item))
          .join(''),
    )
    .replace(
      /<(\w+)([^<>]*?) data-(needs|lacks)="(\d+)"([^<>]*)>([^]*?)<\/\1>/g,
      (_, tag: string, before: string, condition: string, at: string, after: string, inside: string) =>
        isNothing(values[Number(at)]) === (condition === 'lacks')
          ? `<${tag}${before}${after}>${inside}</${tag}>`
          : '',
    )
    .replace(
      /\{\{(ru|en|zh|tg):(\d+)([a-z])(?:\|([^{}]*))?\}\}/g,
      (_, locale: Locale, at: string, kind: string, forms: string | undefined) =>
        escape(writeFact(values[Number(at)], kind, locale, forms)),
    )
    .replace('%BRAND%', () => {
      const style = brandStyleIn(values);
      return style === null ? '' : `<style>${style}</style>`;
    })
    .replace('%FACTS%', () => JSON.stringify(values).replaceAll('<', '\\u003c'));
}

/** The style of the firm's colour; null where it has none of its own. */
export function brandStyleIn(values: FactValues): string | null {
  const style = values[liveFactNames.indexOf('brandStyle')];
  return typeof style === 'string' ? style : null;
}

/** Parts of an item stand in its element as `{{ru:1i}}`. */
function fillItem(element: string, item: FactItem): string {
  return element.replace(/\{\{(ru|en|zh|tg):(\d+)i\}\}/g, (_, locale: Locale, at: string) =>
    escape(writePart(item[Number(at)] ?? '', locale)),
  );
}

/** Says the language of every mark within a part of a page. */
export function markLanguage(markup: string, locale: Locale): string {
  return markup.replace(/\{\{(?=\d+[a-z][|}])/g, () => `{{${locale}:`);
}

/** What was typed is neither markup nor a mark that is filled after it. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{', '&#123;')
    .replaceAll('%', '&#37;');
}
