/**
 * Into which files the parts of the console go, each of which would be a file of its own otherwise, most of them of a
 * few hundred bytes: a screen asks for some ten files and not for a hundred, which is what opening it takes on a slow
 * line.
 */
import { isNeededBy, type Modules } from './shared-chunk.ts';

const ours = /[\\/]src[\\/].*\.(?:tsx?|css)$/;
const entry = /[\\/]src[\\/]staff[\\/]staff-main\.tsx$/;
const texts =
  /[\\/]src[\\/]staff[\\/](?:screens[\\/])?(?<area>[a-z-]+)[\\/](?:.*[\\/])?texts[\\/](?<locale>ru|en|zh|tg)\.ts$/;

/** `first` for a module of ours that the console cannot begin without; nothing for the others. */
export function nameOfFirst(id: string, modules: Modules): string | null {
  return ours.test(id) && !entry.test(id) && isNeededBy(entry, id, modules) ? 'first' : null;
}

/**
 * `stations-ru` for the texts of a station in Russian, `cash-zh` for those of the cash screens in Chinese; nothing for
 * what is no text, or comes with the first load.
 */
export function nameOfTexts(id: string, modules: Modules): string | null {
  const { area, locale } = texts.exec(id)?.groups ?? {};
  if (area === undefined || locale === undefined || nameOfFirst(id, modules) !== null) return null;
  return `${area}-${locale}`;
}

/** Modules of ours that belong to no screen and to no station: several screens are made of them. */
export function isOfKit(id: string): boolean {
  return ours.test(id) && !/[\\/]src[\\/]staff[\\/](?:stations|counter|screens)[\\/]/.test(id);
}

/** Modules of the stations and the counter. */
export function isOfStations(id: string): boolean {
  return ours.test(id) && /[\\/]src[\\/]staff[\\/](?:stations|counter)[\\/]/.test(id);
}
