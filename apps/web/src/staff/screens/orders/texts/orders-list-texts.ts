import type { ListTexts } from '../../../kit/list/list-definition.ts';

type BoxWord = 'code' | 'length' | 'width' | 'height' | 'weight' | 'count';

/** Words of the list of orders, and of cargo that is taken down. */
export type OrdersListTexts = ListTexts & {
  withProblem: string;
  /** Of orders that are sold as nothing yet. */
  noProduct: string;
  problem: string;
  sections: Record<'who' | 'goods' | 'boxes', string>;
  hints: Record<'customerCode', string>;
  boxes: Record<BoxWord | 'add' | 'remove' | 'codeHint' | 'hint', string> & {
    box: (number: number) => string;
    sum: (places: number, kg: string, m3: string) => string;
    /** By the tariff of today, before anything is measured. */
    price: (amount: string) => string;
  };
  facts: Record<'customer' | 'total', string>;
  /** What a declaration lists. */
  /** `ofOrder`: at a parcel, where an item was said of no parcel of its order. */
  items: {
    title: string;
    ofOrder: string;
    pieces: (count: number) => string;
    hsCode: (code: string) => string;
  };
  kg: string;
  cm: string;
  m3: string;
  print: string;
};
