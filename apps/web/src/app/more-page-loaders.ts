import type { PageName } from '@rohi/contract/site/pages';
import type { FirstPage, PageLoader } from './first-pages.ts';

/** A page that is one long text. */
function longText(page: PageName): PageLoader {
  return async () => (await import('./pages/long-text.tsx')).loadLongTextPage(page);
}

/** A page of accounts. */
function account(page: 'login' | 'register' | 'resetPassword' | 'claim' | 'undoEmail'): PageLoader {
  return async () => (await import('./pages/accounts.tsx')).loadAccountPage(page);
}

/** Every page of the contract must be named here or among the first ones, or the type check fails. */
export const morePageLoaders: Record<Exclude<PageName, FirstPage>, PageLoader> = {
  contact: longText('contact'),
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
  login: account('login'),
  register: account('register'),
  resetPassword: account('resetPassword'),
  claim: account('claim'),
  undoEmail: account('undoEmail'),
  profile: async () => (await import('./pages/profile.tsx')).loadProfilePage(),
  platform: async () => (await import('./pages/cabinet.tsx')).loadCabinetPage(),
  orderPickupPoint: async () => (await import('./pages/order-pickup-point.tsx')).loadOrderPickupPointPage(),
  balance: async () => (await import('./pages/balance.tsx')).loadBalancePage(),
  orderManagement: async () => (await import('./pages/order-management.tsx')).loadOrderManagementPage(),
};
