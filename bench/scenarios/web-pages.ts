import { pages as sitePages } from '@rohi/contract/site/pages';

/** One measurement of a page. */
export type Page = {
  name: string;
  path: string;
  /** `simulate` computes a slow network from a quick load, `devtools` really slows it down. */
  throttling: 'simulate' | 'devtools';
  network?: 'edge';
  /** Milliseconds: the largest thing is painted by then. */
  lcpWanted: number;
};

function both(name: string, path: string, lcpWanted = 1_500): Page[] {
  return (['simulate', 'devtools'] as const).map((throttling) => ({ name, path, throttling, lcpWanted }));
}

function resultsOf(codes: readonly string[], day: string): Page[] {
  const path = `/#/parcelTracking?searchText=${codes.slice(0, 5).join(',')}`;
  return both(`results by hash${day}`, path, 1_700);
}

/** Every public page as a visitor opens it, the answer to a search, and pages that have no script of the client. */
export function pagesOfQuietDay(codes: readonly string[]): Page[] {
  const publicPages = Object.entries(sitePages).filter(([, { access }]) => access === 'public');
  return [
    ...publicPages.flatMap(([name, { path }]) => both(name, `/#${path}`)),
    ...resultsOf(codes, ''),
    ...both('tariffs, static', '/ru/tariffs/'),
    ...both('questions, static', '/ru/faq/'),
    {
      name: 'tracking without script',
      path: `/t/${codes[0] ?? ''}`,
      throttling: 'devtools',
      network: 'edge',
      lcpWanted: 2_100,
    },
  ];
}

/** What a short run takes: where most visits begin, really slowed down, and one page computed. */
export function isForShortRun({ name, throttling }: Page): boolean {
  const isFirst =
    /^(?:home|results by hash|pickupPoints|tracking without script|tariffs)(?:, eventful day)?$/;
  return isFirst.test(name) && (throttling === 'devtools' || name === 'home');
}

/** The pages that say more on a day on which a road is closed and prices are announced. */
export function pagesOfEventfulDay(codes: readonly string[], noticeSlug: string): Page[] {
  const day = ', eventful day';
  const named = ['home', 'tariffs', 'freightQuotation', 'faq'] as const;
  return [
    ...named.flatMap((name) => both(`${name}${day}`, `/#${sitePages[name].path}`)),
    ...resultsOf(codes, day),
    ...both(`notice of the closed road${day}`, `/#${sitePages.info.path}?item=${noticeSlug}`),
    ...both(`tariffs, static${day}`, '/ru/tariffs/'),
  ];
}
