import type { Locale } from '@rohi/contract/locales';
import { pages, startPage } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';

/** The real path of a public page in one language: `/ru/`, `/en/tariffs/`. */
export function staticPath(page: PageName, locale: Locale): string {
  return page === startPage ? `/${locale}/` : `/${locale}${pages[page].path}/`;
}
