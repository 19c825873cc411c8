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
