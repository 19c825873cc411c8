import type { Locale } from '@rohi/contract/locales';
import type { Plugin } from 'vite';

const names = /[\\/]contract[\\/]src[\\/]field-names[\\/](ru|en|zh|tg)\.ts$/;
const newRows = /[\\/]contract[\\/]src[\\/]field-names[\\/]new-rows\.ts$/;

/**
 * What the console takes of the dictionaries of fields, made by the build: their names in the one language that is
 * loaded, and what new rows have of themselves; neither the other languages nor what only the service needs.
 */
export function oneLanguagePlugin(): Plugin {
  return {
    name: 'rohi-one-language',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: [names, newRows] },
      async handler(id) {
        const { findNewRows, namesOfFields } = await import('@rohi/contract/field-names/list-fields');
        const locale = names.exec(id)?.[1] as Locale | undefined;
        return locale === undefined
          ? `export const newRows = ${JSON.stringify(findNewRows())};`
          : `export const texts = ${JSON.stringify(namesOfFields(locale))};`;
      },
    },
  };
}
