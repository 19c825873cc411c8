import type { PageName } from '@rohi/contract/site/pages';

/** The links that the specification (section 2) asks of /home, in its order. */
export const homeLinks = [
  'videoLessons',
  'prohibitedGoods',
  'returns',
  'billingAndPoints',
  'partners',
  'faq',
  'news',
  'aboutUs',
  'contact',
  'termsOfService',
  'freightQuotation',
  'pickupPoints',
] as const satisfies readonly PageName[];

export type HomeLink = (typeof homeLinks)[number];
