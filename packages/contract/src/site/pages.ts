/**
 * Every page of the web client (specification, section 2, and the pages that it names without a path). Paths live in
 * the hash and are case-sensitive, as the specification writes them. `access: 'customer'` asks for a log-in.
 */
export const pages = {
  home: { path: '/home', access: 'public' },
  parcelTracking: { path: '/parcelTracking', access: 'public' },
  tariffs: { path: '/tariffs', access: 'public' },
  freightQuotation: { path: '/freight-quotation', access: 'public' },
  contact: { path: '/contact', access: 'public' },
  help: { path: '/help', access: 'public' },
  termsOfService: { path: '/terms-of-service', access: 'public' },
  privacyPolicy: { path: '/privacy-policy', access: 'public' },
  prohibitedGoods: { path: '/prohibited-goods', access: 'public' },
  faq: { path: '/faq', access: 'public' },
  aboutUs: { path: '/about-us', access: 'public' },
  info: { path: '/info', access: 'public' },
  news: { path: '/news', access: 'public' },
  videoLessons: { path: '/video-lessons', access: 'public' },
  returns: { path: '/returns', access: 'public' },
  billingAndPoints: { path: '/billing-and-points', access: 'public' },
  partners: { path: '/partners', access: 'public' },
  pickupPoints: { path: '/pickup-points', access: 'public' },
  login: { path: '/login', access: 'public' },
  register: { path: '/register', access: 'public' },
  resetPassword: { path: '/reset-password', access: 'public' },
  claim: { path: '/claim', access: 'public' },
  undoEmail: { path: '/undo-email', access: 'public' },
  profile: { path: '/profile', access: 'customer' },
  orderManagement: { path: '/orderManagement', access: 'customer' },
  platform: { path: '/platform', access: 'customer' },
  balance: { path: '/balance', access: 'customer' },
  orderPickupPoint: { path: '/OrderPickupPoint', access: 'customer' },
} as const satisfies Record<string, { readonly path: `/${string}`; readonly access: 'public' | 'customer' }>;

export type PageName = keyof typeof pages;

const pageByPath: ReadonlyMap<string, PageName> = new Map(
  (Object.keys(pages) as PageName[]).map((name) => [pages[name].path, name]),
);

/** The page at a path of the hash (`/parcelTracking`), without its query. */
export function findPage(path: string): PageName | undefined {
  return pageByPath.get(path);
}

/** The root leads here (specification, section 2). */
export const startPage: PageName = 'home';
