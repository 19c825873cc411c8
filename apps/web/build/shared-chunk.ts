import type { Rolldown } from 'vite';

/** What a build knows of its modules while it parts them into files. */
export type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** Whether what begins with one of these modules cannot begin without this one. */
export function isNeededBy(begins: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const isNeeded = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    return begins.test(each) || (modules.getModuleInfo(each)?.importers ?? []).some(isNeeded);
  };
  return isNeeded(id);
}

/** Where a first visit begins, and its texts; what only other pages share must not come with it. */
const firstLoads =
  /[\\/]src[\\/](?:main\.tsx|app[\\/](?:locales[\\/](?:ru|en|zh|tg)\.ts|pages[\\/](?:home|parcel-tracking)\.tsx))$/;

/** `shared` for a module that a first visit needs, whichever of its pages it is; nothing for the others. */
export function nameOfShared(id: string, modules: Modules): string | null {
  return isNeededBy(firstLoads, id, modules) ? 'shared' : null;
}

/** What is opened most, by the modules that it begins with. */
const areas = {
  /** The answer to a search. */
  answer:
    /[\\/]src[\\/](?:app[\\/]pages[\\/]parcel-tracking\.tsx|features[\\/]tracking[\\/]parcels[\\/]answer-parts\.ts)$/,
  /** The home of the cabinet, with the cards that it loads by itself. */
  account:
    /[\\/]src[\\/](?:app[\\/]pages[\\/]cabinet\.tsx|features[\\/]cabinet[\\/]home[\\/]late-cards\.ts)$/,
  /** What stands around every page, and comes after it. */
  frame:
    /[\\/]src[\\/](?:app[\\/](?:layout[\\/]footer|cache-for-offline)|shared[\\/](?:ui[\\/]message-stack|session[\\/]refresh-session)|features[\\/]accounts[\\/]session-parts)\.tsx?$/,
};

/** The other pages, and those of them that a visitor opens. */
const otherPages = /[\\/]src[\\/]app[\\/]pages[\\/](?!cabinet|parcel-tracking)[^\\/]+\.tsx$/;
const openPages =
  /[\\/]src[\\/]app[\\/]pages[\\/](?!cabinet|parcel-tracking|order-|profile|balance)[^\\/]+\.tsx$/;
/**
 * Signs of code: what weighs less is taken along by a page that has no use for it, since a file of its own would cost
 * as much.
 */
const nextToNothing = 4_500;

/**
 * Where what is opened most goes, in a few pieces in the place of a hundred of some hundred bytes each: over the line
 * of a phone each file costs a turn. `common` is what two of them need, or one of them and a page that visitors open;
 * `own` what other pages of a customer need. What is heavy and needed elsewhere too stays where it is.
 */
export function nameOfArea(id: string, modules: Modules): string | null {
  const [first, second] = Object.entries(areas).filter(([, begins]) => isNeededBy(begins, id, modules));
  if (first === undefined) return null;
  const [name] = first;
  if (name === 'frame') return second === undefined ? name : 'common';
  const isElsewhere = isNeededBy(otherPages, id, modules);
  if (isElsewhere && (modules.getModuleInfo(id)?.code?.length ?? 0) > nextToNothing) return null;
  if (second === undefined && !isElsewhere) return name;
  const isOwn = second === undefined && name === 'account' && !isNeededBy(openPages, id, modules);
  return isOwn ? 'own' : 'common';
}

const textsOfCards =
  /[\\/]src[\\/](?:features[\\/](?:cabinet[\\/](?:collected|messages|problems)|accounts[\\/]menu)|shared[\\/]parcel-name)[\\/]texts[\\/](?<locale>ru|en|zh|tg)\.ts$/;

/** `cards-ru` for what the late cards of the home say in Russian. */
export function nameOfCardTexts(id: string): string | null {
  const { locale } = textsOfCards.exec(id)?.groups ?? {};
  return locale === undefined ? null : `cards-${locale}`;
}
