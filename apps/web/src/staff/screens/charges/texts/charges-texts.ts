/** Words of the explanation of a charge in the console. */
export type ChargesTexts = {
  title: string;
  notWeighed: string;
  check: {
    title: string;
    lead: string;
    date: string;
    channel: string;
    customer: string;
    customerHint: string;
    length: string;
    width: string;
    height: string;
    weight: string;
    places: string;
    button: string;
    empty: string;
    storage: string;
    storageRule: (freeDays: number, perDay: string, most: string) => string;
  };
};
