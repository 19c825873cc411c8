import type { Rolldown } from 'vite';

/** Where a first visit begins; what only other pages share must not come with it. */
const firstLoads = /[\\/]src[\\/](?:main|app[\\/]pages[\\/](?:home|parcel-tracking))\.tsx$/;

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** `shared` for a module that a first visit needs, whichever of its pages it is; nothing for the others. */
export function nameOfShared(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const isNeeded = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    return firstLoads.test(each) || (modules.getModuleInfo(each)?.importers ?? []).some(isNeeded);
  };
  return isNeeded(id) ? 'shared' : null;
}
