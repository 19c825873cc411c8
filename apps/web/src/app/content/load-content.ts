import type { Locale } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { use } from 'react';
import { fillTexts } from '../../shared/facts/site-facts.ts';
import type { LongTextData } from '../../shared/long-text/long-text-data.ts';
import { loadInTime } from '../../shared/ui/load-in-time.ts';

type TextModule = { text: LongTextData };

/** Every text that the build found, each in a chunk of its own. */
const loaders = import.meta.glob<TextModule>([
  '../../../../../content/*/*.md',
  '../../../../../content/*/*/*.md',
  // News are on record in the database; these files only begin it.
  '!../../../../../content/news/**',
]);
const root = '../../../../../content';

/** One text in one language; `version` is the day of a text that exists in several. */
type TextKey = { page: PageName; textLocale: Locale; version: string | undefined };

const pending = new Map<string, Promise<LongTextData>>();
const loaded = new Map<string, LongTextData>();

function pathOf({ page, textLocale, version }: TextKey): string {
  const folder = version === undefined ? pages[page].path : `${pages[page].path}/${version}`;
  return `${root}${folder}/${textLocale}.md`;
}

/** Whether the text is written in this language. */
export function hasText(key: TextKey): boolean {
  return pathOf(key) in loaders;
}

/** Days of the versions of a page's text, the newest first; none where there is only one text. */
export function versionsOf(page: PageName): string[] {
  const days = Object.keys(loaders).flatMap((path) => {
    const [, folder, version] = /content(\/[^/]+)\/([^/]+)\/[^/]+\.md$/.exec(path) ?? [];
    return folder === pages[page].path && version !== undefined ? [version] : [];
  });
  return [...new Set(days)].toSorted().toReversed();
}

/** One promise a text, however often it is asked for. */
export function loadText(key: TextKey): Promise<LongTextData> {
  const path = pathOf(key);
  const loadingText = pending.get(path);
  if (loadingText) return loadingText;
  const load = loaders[path];
  if (!load) return Promise.reject(new Error(`No text ${path}`));
  const promise = loadInTime(load).then((module) => {
    const text = fillTexts(module.text, key.textLocale);
    loaded.set(path, text);
    return text;
  });
  pending.set(path, promise);
  return promise;
}

/** The text, for a component under a Suspense that waits for it. */
export function useText(key: TextKey): LongTextData {
  return loaded.get(pathOf(key)) ?? use(loadText(key));
}
