/** What can be done with ticked orders. */
export type ActsTexts = {
  label: string;
  ticked: (count: number) => string;
  tickAll: (total: number) => string;
  clear: string;
  /** An act that fits only some of the ticked. */
  some: (act: string, count: number, of: number) => string;
  value: string;
  point: string;
  print: string;
  save: string;
  cancel: string;
  keep: string;
  close: string;
  done: (count: number) => string;
  cancelTitle: (count: number) => string;
  pointTitle: (count: number) => string;
  valueTitle: (count: number) => string;
  places: string;
  goods: string;
  recipient: string;
  placesTitle: (count: number) => string;
  goodsTitle: (count: number) => string;
  recipientTitle: (count: number) => string;
  /** Name and telephone are one person. */
  recipientHint: string;
  /** One sum in the place of one beside each order. */
  sameForAll: string;
  /** While the orders of all pages are looked up. */
  ticking: (count: number) => string;
  /** More than can be ticked at once. */
  tickFirst: (count: number, total: number) => string;
  /** Some of the chosen cannot be changed any more. */
  fits: (count: number, of: number) => string;
  progress: (tried: number, of: number) => string;
  goesOn: string;
  outcome: (done: number, of: number) => string;
  refused: (count: number) => string;
  /** What the act has not come to. */
  rest: (count: number) => string;
  again: (count: number) => string;
  details: string;
};
