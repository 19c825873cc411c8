import type { Locale } from '@rohi/contract/locales';
import { fillFacts, isNothing, writePart } from '@rohi/contract/page-facts/fill-facts';
import type { FactItem, FactValue, FactValues } from '@rohi/contract/page-facts/fill-facts';
import { locale } from '../i18n/locale.ts';

/** What the server has put into the page. The build draws pages without it: then marks stay for the server to fill. */
const values =
  typeof document === 'undefined'
    ? undefined
    : (JSON.parse(document.getElementById('facts')?.textContent ?? 'null') as FactValues | null);

function fillIn(part: unknown, language: Locale): unknown {
  if (typeof part === 'string') return part.includes('{{') ? fillFacts(part, values ?? [], language) : part;
  if (typeof part === 'function')
    return (...args: unknown[]) => {
      const text: unknown = part(...args);
      return typeof text === 'string' ? fillIn(text, language) : text;
    };
  if (Array.isArray(part)) return part.map((each) => fillIn(each, language));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, fillIn(each, language)]));
}

/** Texts with the facts of the day in the places of their marks, also in what their functions say. */
export function fillTexts<Texts>(texts: Texts, language: Locale = locale): Texts {
  return values ? (fillIn(texts, language) as Texts) : texts;
}

/** The number that customers call, and the link that calls it. */
export const hotline = fillTexts('{{hotline}}');
export const hotlineHref = fillTexts('tel:{{hotlineDialled}}');

/** The number of the fact in a mark: `factNumber('{{hotline}}')`. */
export function factNumber(mark: string): number {
  return Number.parseInt(mark.slice(2), 10);
}

/** The value of the fact in a mark, `factValue('{{upcomingDay}}')`; undefined in the build, which knows none. */
export function factValue(mark: string): FactValue | undefined {
  return values?.[factNumber(mark)];
}

/** The value of a number's fact: `numberOf('{{freeStorageDays}}')`; money in minor units. */
export function numberOf(mark: string): number {
  return Number(factValue(mark) ?? 0);
}

/**
 * What an element must carry that stands only while there is a fact (its number): undefined when there is none, or its
 * list is empty.
 */
export function whileThereIs(fact: number): { 'data-needs'?: number } | undefined {
  if (!values) return { 'data-needs': fact };
  return isNothing(values[fact]) ? undefined : {};
}

/**
 * What an element must carry that stands in the place of what `whileThereIs` leaves out: undefined while there is the
 * fact.
 */
export function whileThereIsNone(fact: number): { 'data-lacks'?: number } | undefined {
  if (!values) return { 'data-lacks': fact };
  return isNothing(values[fact]) ? {} : undefined;
}

type DrawnItem = { parts: readonly string[]; attributes: { 'data-each'?: number } };

/**
 * The items of a list (the number of its fact), each with its parts in the visitor's language and what its element must
 * carry. The build draws one, with marks for `partCount` parts: the server writes it once for each item.
 */
export function itemsOf(fact: number, partCount: number): readonly DrawnItem[] {
  if (!values) {
    const marks = Array.from({ length: partCount }, (_, at) => `{{${at}i}}`);
    return [{ parts: marks, attributes: { 'data-each': fact } }];
  }
  return ((values[fact] ?? []) as readonly FactItem[]).map((item) => ({
    parts: item.map((part) => writePart(part, locale)),
    attributes: {},
  }));
}
