import type { PageName } from '@rohi/contract/site/pages';
import type { ComponentType } from 'react';
import { loadInTime } from './load-in-time.ts';
import type { UnbuiltPage } from './unbuilt-pages.ts';

type BuiltPage = Exclude<PageName, UnbuiltPage>;
type Loader = () => Promise<ComponentType>;

/** A page that is one long text. */
function longText(page: PageName): Loader {
  return async () => (await import('./pages/long-text.tsx')).loadLongTextPage(page);
}

/** A page that leaves the list of unbuilt ones must be named here, or the type check fails. */
export const pageLoaders: Record<BuiltPage, Loader> = {
  home: async () => (await import('./pages/home.tsx')).HomePage,
  parcelTracking: async () => (await import('./pages/parcel-tracking.tsx')).ParcelTrackingPage,
  contact: longText('contact'),
  tariffs: async () => (await import('./pages/tariffs.tsx')).loadTariffsPage(),
  freightQuotation: async () => (await import('./pages/freight-quotation.tsx')).loadFreightQuotationPage(),
  help: longText('help'),
  termsOfService: longText('termsOfService'),
  privacyPolicy: longText('privacyPolicy'),
  prohibitedGoods: longText('prohibitedGoods'),
  faq: longText('faq'),
  aboutUs: longText('aboutUs'),
  videoLessons: longText('videoLessons'),
  returns: longText('returns'),
  billingAndPoints: longText('billingAndPoints'),
  partners: longText('partners'),
  info: async () => (await import('./pages/news.tsx')).loadNoticesPage('NOTICE'),
  news: async () => (await import('./pages/news.tsx')).loadNoticesPage('NEWS'),
  pickupPoints: async () => (await import('./pages/pickup-points.tsx')).loadPickupPointsPage(),
  login: async () => (await import('./pages/login.tsx')).loadLoginPage(),
  register: async () => (await import('./pages/register.tsx')).loadRegisterPage(),
  resetPassword: async () => (await import('./pages/reset-password.tsx')).loadResetPasswordPage(),
  profile: async () => (await import('./pages/profile.tsx')).loadProfilePage(),
};

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
  const promise = loadInTime(pageLoaders[page]).then((component) => {
    loaded.set(page, component);
    return component;
  });
  pending.set(page, promise);
  return promise;
}
