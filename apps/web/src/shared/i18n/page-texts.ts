import type { InterfaceLocale } from '@rohi/contract/locales';
import { fillTexts } from '../facts/site-facts.ts';
import { locale } from './locale.ts';

type Loaders<Texts> = Record<InterfaceLocale, () => Promise<{ texts: Texts }>>;

/**
 * Texts that only some pages need: they come with the page (`load`, by the loader of the page), in one language, instead of
 * with every first visit. `read` throws when the page was drawn without them.
 */
export function createPageTexts<Texts>(loaders: Loaders<Texts>) {
  let loaded: Texts | undefined;
  return {
    load: async (): Promise<void> => {
      loaded ??= fillTexts((await loaders[locale]()).texts);
    },
    read: (): Texts => {
      if (loaded === undefined) throw new Error('The texts of this page are not loaded');
      return loaded;
    },
  };
}
