import type { PageName } from '@rohi/contract/site/pages';
import { createTextContext } from '../../shared/i18n/text-context.ts';

/** Texts of the frame around every page, and of the pages that have none of their own. */
export type SiteTexts = {
  brand: string;
  /** Title of the document on /home. */
  homeTitle: string;
  skipToContent: string;
  nav: {
    label: string;
    orders: string;
    tariffs: string;
    logIn: string;
    openMenu: string;
    closeMenu: string;
    /** Accessible name of the language button; `current` is the short name that it shows. */
    language: (current: string) => string;
  };
  footer: {
    label: string;
    hotline: string;
    messengers: string;
    apps: string;
    pages: string;
    aboutUs: string;
    contact: string;
    privacyPolicy: string;
    termsOfService: string;
  };
  /** Heading and document title of each page. */
  pageTitles: Record<PageName, string>;
  toHome: string;
  toTracking: string;
  notFound: { title: string; text: string };
  /** A page that is not stored on the device, without a network. */
  offline: { title: string; text: string };
  failure: { title: string; text: string; tooSlow: string; again: string };
};

export const { Provider: SiteTextsProvider, useTexts: useSiteTexts } = createTextContext<SiteTexts>('site');
