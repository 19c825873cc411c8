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

/** Where a first visit begins; what only other pages share must not come with it. */
const firstLoads = /[\\/]src[\\/](?:main|app[\\/]pages[\\/](?:home|parcel-tracking))\.tsx$/;

/** `shared` for a module that a first visit needs, whichever of its pages it is; nothing for the others. */
export function nameOfShared(id: string, modules: Modules): string | null {
  return isNeededBy(firstLoads, id, modules) ? 'shared' : null;
}

/** The home of the cabinet, the page that is opened most by whoever is logged in. */
const cabinet = /[\\/]src[\\/]app[\\/]pages[\\/]cabinet\.tsx$/;
/** Pages that do not begin with what the cabinet shares with its neighbours. */
const otherPages = /[\\/]src[\\/]app[\\/]pages[\\/](?!cabinet|profile|balance)[^\\/]+\.tsx$/;
/** Small modules that nearly every page after the first draws or writes with. */
const small =
  /lucide-react|[\\/]src[\\/]shared[\\/](?:format|api|session)[\\/][^\\/]+\.ts$|dushanbe-time|exact-decimal|[\\/]money\.ts$/;
/**
 * Where what the cabinet's home begins with goes, in a few pieces in the place of fifty of some hundred bytes each: over the line of a phone each file costs a turn. What other pages
 * need too stays where it is but for what is small, so that no visitor fetches much more than before.
 */
export function nameOfCabinet(id: string, modules: Modules): string | null {
  if (!isNeededBy(cabinet, id, modules)) return null;
  if (!isNeededBy(otherPages, id, modules)) return 'account';
  return small.test(id) ? 'small' : null;
}
