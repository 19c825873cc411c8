/** What is said where codes not found are only counted, or not searched for at all. `wait` is "in 40 minutes". */
export type LimitTexts = {
  notTold: {
    heading: (count: number) => string;
    /** Why, to a stranger whose network is counted and to a customer whose account is. */
    network: string;
    account: string;
    details: (wait: string) => string;
    detailsNow: string;
    retry: string;
  };
  limited: {
    title: string;
    network: (wait: string) => string;
    account: (wait: string) => string;
    now: string;
    retry: string;
  };
  /** To strangers: "Log in and there is no wait." */
  logIn: { link: string; after: string };
};
