/** Words around the long texts. */
export type LongTextTexts = {
  /** Heading of the table of contents. */
  contents: string;
  /** Accessible name of the choice between Russian and Tajik. */
  textLanguage: string;
  faq: {
    search: string;
    found: (count: number) => string;
    noneFound: string;
    /** Offered under an empty search. */
    callUs: string;
  };
  versions: {
    /** Before the list of former versions. */
    former: string;
    /** Said over a former version; `date` is its day as readers write it. */
    notInForce: (date: string) => string;
    toCurrent: string;
  };
};
