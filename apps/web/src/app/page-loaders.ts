import type { PageName } from '@rohi/contract/site/pages';
import type { ComponentType } from 'react';
import { loadInTime } from '../shared/ui/load-in-time.ts';
import type { FirstPage, PageLoader } from './first-pages.ts';

/**
 * The pages of most first visits. The others stand in `more-page-loaders.ts`, a piece of its own, so that a first visit
 * does not carry the names of all files.
 */
const firstPageLoaders: Record<FirstPage, PageLoader> = {
  home: async () => (await import('./pages/home.tsx')).HomePage,
  parcelTracking: async () => (await import('./pages/parcel-tracking.tsx')).ParcelTrackingPage,
  tariffs: async () => (await import('./pages/tariffs.tsx')).loadTariffsPage(),
  freightQuotation: async () => (await import('./pages/freight-quotation.tsx')).loadFreightQuotationPage(),
};

function isFirst(page: PageName): page is FirstPage {
  return page in firstPageLoaders;
}

async function loadComponent(page: PageName): Promise<ComponentType> {
  if (isFirst(page)) return firstPageLoaders[page]();
  return (await import('./more-page-loaders.ts')).morePageLoaders[page]();
}

const loaded = new Map<PageName, ComponentType>();
const pending = new Map<PageName, Promise<ComponentType>>();

/** The page's component when it is already here. */
export function findLoadedPage(page: PageName): ComponentType | undefined {
  return loaded.get(page);
}

/** One promise a page, however often it is asked for; a failed one stays failed until the site is loaded again. */
export function loadPage(page: PageName): Promise<ComponentType> {
  const loadingPage = pending.get(page);
  if (loadingPage) return loadingPage;
  const promise = loadInTime(() => loadComponent(page)).then((component) => {
    loaded.set(page, component);
    return component;
  });
  pending.set(page, promise);
  return promise;
}
