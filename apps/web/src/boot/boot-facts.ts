/**
 * Files to ask for at once: by locale, by the path of the hash route, by both, with a search in the address, and by
 * locale again what somebody who is logged in sees on every page and with a search.
 */
export type BootFiles = {
  locales: Record<string, string[]>;
  pages: Record<string, string[]>;
  texts: Record<string, Record<string, string[]>>;
  search: string[];
  session: Record<string, string[]>;
  owner: Record<string, string[]>;
};

/**
 * The same as the document has it: each file is a number in a list of names, where a name stands once. From `own` on a
 * number is that of as many files as there are languages, one each in the order of `locales`.
 */
export type NumberedFiles = {
  own: number;
  locales: Record<string, number[]>;
  pages: Record<string, number[]>;
  texts: Record<string, number[]>;
  search: number[];
  session: number[];
  owner: number[];
};

/** What the scripts in index.html must know of the contract. */
export type BootFacts = {
  /** Value of `lang` by locale. */
  lang: Record<string, string>;
  /** Path of the tracking page in the hash, and the page that the root leads to. */
  trackingPath: string;
  startPath: string;
  /** Pages without the bar; they have no shell. Customers' pages lead there without a login. */
  barePaths: string[];
  customerPaths: string[];
  /** The tracking call, as the client makes it. */
  trackUrl: string;
  /**
   * What a page asks for first with GET, by its path; the pages of a customer only with a token. One that ends with a
   * `limit` is a list, of which the address may name one (`?item=`): then the call asks for that one by its `slug`.
   */
  firstGets: Record<string, string[]>;
  localeHeader: string;
  tokenHeader: string;
  maxTrackingCodes: number;
};

/** What the first frame shows, left by the script in the head for the script in the body and for the client. */
export type FirstFrame = {
  locale: string;
  /** Path of the hash route. */
  path: string;
  searchText: string;
  /** Whether somebody is logged in. */
  session: boolean;
  /** A page without the bar. */
  bare: boolean;
};

declare global {
  interface Window {
    firstFrame: FirstFrame;
  }
}
