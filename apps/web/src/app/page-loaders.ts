import type { ComponentType } from 'react';
import { loadInTime } from './load-in-time.ts';
import type { BuiltPage, FirstPage, PageLoader } from './built-pages.ts';

/**
 * The pages of most first visits. The others stand in `more-page-loaders.ts`, a piece of its own, so that a first visit
 * does not carry the names of all files.
 */
export const firstPageLoaders: Record<FirstPage, PageLoader> = {
  home: async () => (await import('./pages/home.tsx')).HomePage,
  parcelTracking: async () => (await import('./pages/parcel-tracking.tsx')).ParcelTrackingPage,
  tariffs: async () => (await import('./pages/tariffs.tsx')).loadTariffsPage(),
  freightQuotation: async () => (await import('./pages/freight-quotation.tsx')).loadFreightQuotationPage(),
};

function isFirst(page: BuiltPage): page is FirstPage {
  return page in firstPageLoaders;
}

async function loadComponent(page: BuiltPage): Promise<ComponentType> {
  if (isFirst(page)) return firstPageLoaders[page]();
  return (await import('./more-page-loaders.ts')).morePageLoaders[page]();
}

const loaded = new Map<BuiltPage, ComponentType>();
const pending = new Map<BuiltPage, Promise<ComponentType>>();

/** The page's component when it is already here. */
export function findLoadedPage(page: BuiltPage): ComponentType | undefined {
  return loaded.get(page);
}

/** One promise a page, however often it is asked for; a failed one stays failed until the site is loaded again. */
export function loadPage(page: BuiltPage): Promise<ComponentType> {
  const known = pending.get(page);
  if (known) return known;
  const promise = loadInTime(() => loadComponent(page)).then((component) => {
    loaded.set(page, component);
    return component;
  });
  pending.set(page, promise);
  return promise;
}
