/** Every language of the service: of its answers, its letters and its interface. */
export const locales = ['ru', 'en', 'zh', 'tg'] as const;
export type Locale = (typeof locales)[number];

/** The same in the order of the language menu: CN / EN / RU of the specification, then TJ. */
export const menuLocales = ['zh', 'en', 'ru', 'tg'] as const satisfies readonly Locale[];

/** Specification, section 9: the default locale is ru. */
export const defaultLocale: Locale = 'ru';

/** One text in every language; a missing one fails the type check. */
export type LocaleTexts = Record<Locale, string>;

/**
 * What the texts of every language must be: the shape of the Russian ones. A missing text, one too many, or a function
 * that wants other values fails the type check. What a function says may be any text, where Russian chooses between
 * two.
 */
export type WordsOf<Texts> = Texts extends (...values: infer Values) => infer Said
  ? (...values: Values) => Said extends string ? string : Said
  : Texts extends object
    ? { readonly [Key in keyof Texts]: WordsOf<Texts[Key]> }
    : Texts;

/** Value of the HTML `lang` attribute: without the region, Linux shows Chinese in Japanese glyphs. */
export const htmlLang: Record<Locale, string> = { ru: 'ru', en: 'en', zh: 'zh-CN', tg: 'tg' };

/** How `Intl` writes numbers of a language: it is never asked for Tajik, which browsers do not know (`tajik.ts`). */
export const numberTags: Record<Locale, string> = { ru: 'ru', en: 'en', zh: 'zh-CN', tg: 'ru' };

/** The same for days: their figures in Tajik are those of Russian, their words are in `tajik.ts`. */
export const dateTags: Record<Locale, string> = { ...numberTags, en: 'en-GB' };

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** The language a header, query or stored value asks for; anything unknown is Russian. */
export function resolveLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
