export type CargoTexts = {
  title: string;
  lead: string;
  /** Of the form of an order of parcels, to the other one. */
  notOpen: { title: string; text: string; toParcel: string };
  boxes: {
    title: string;
    hint: string;
    row: (number: number) => string;
    remove: (number: number) => string;
    add: string;
    count: string;
    length: string;
    width: string;
    height: string;
    weight: string;
    sum: (count: number, kg: string, m3: string) => string;
    price: (amount: string) => string;
    save: string;
    saved: string;
  };
  send: string;
  sent: string;
  wrong: {
    empty: string;
    side: string;
    weight: string;
    count: string;
    tooMany: (most: number) => string;
    value: string;
  };
};
