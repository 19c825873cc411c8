import { isLocale } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { locale } from '../../shared/i18n/locale.ts';
import { hasText, versionsOf } from './load-content.ts';

export type AskedText = {
  textLocale: Locale;
  version: string | undefined;
  /** Other versions of the text, the newest first. */
  former: string[];
  isCurrent: boolean;
};

/** Which text an address asks for (`?text=tg&version=2025-09-20`): the one in force, in the visitor's language. */
export function readAskedText(page: PageName, query: URLSearchParams): AskedText {
  const versions = versionsOf(page);
  const [current] = versions;
  const askedVersion = query.get('version');
  const version = askedVersion !== null && versions.includes(askedVersion) ? askedVersion : current;
  const textName = query.get('text');
  return {
    textLocale: isLocale(textName) && hasText({ page, textLocale: textName, version }) ? textName : locale,
    version,
    former: versions.filter((each) => each !== current),
    isCurrent: version === current,
  };
}
