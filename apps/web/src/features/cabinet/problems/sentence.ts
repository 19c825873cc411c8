import type { InterfaceLocale } from '@rohi/contract/locales';

/** A fact as a sentence of its own: a capital letter and a full stop, where the language has them. */
export function sentenceOf(fact: string, locale: InterfaceLocale): string {
  return locale === 'zh' ? `${fact}。` : `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`;
}
