import type { Locale, WordsOf } from '@rohi/contract/locales';
import { fillTexts } from '../facts/site-facts.ts';
import { locale } from './locale.ts';

/** Russian is the type, which the other languages satisfy. */
type Loaders<Texts> = {
  ru: () => Promise<{ texts: Texts }>;
} & Record<Locale, () => Promise<{ texts: WordsOf<NoInfer<Texts>> }>>;

/**
 * Texts that only some pages need: they come with the page (`load`, by the loader of the page), in one language,
 * instead of with every first visit. `read` throws when the page was drawn without them.
 */
// Words that the site or the console never loads stay out of its files, though their loaders stand beside others.
/* @__NO_SIDE_EFFECTS__ */
export function createPageTexts<Texts>(loaders: Loaders<Texts>) {
  const inLanguage: Record<Locale, () => Promise<{ texts: WordsOf<Texts> }>> = loaders;
  let loaded: WordsOf<Texts> | undefined;
  return {
    load: async (): Promise<void> => {
      loaded ??= fillTexts((await inLanguage[locale]()).texts);
    },
    read: (): WordsOf<Texts> => {
      if (loaded === undefined) throw new Error('The texts of this page are not loaded');
      return loaded;
    },
  };
}
