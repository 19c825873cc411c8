import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import type { GoodsCheck } from '@rohi/contract/site/prohibited-goods-check';

/** A heading and what can be done. */
type Notice = { title: string; text: string };
type Choice = { title: string; text: string; yes: string; no: string };

/** Fields of the declaration, by their names on the wire, and the two that are no part of it. */
export type OrderFieldLabels = {
  goods: string;
  items: string;
  places: string;
  weightKg: string;
  volumeM3: string;
  valueAmount: string;
  valueCurrency: string;
  marketplace: string;
  senderName: string;
  senderPhone: string;
  senderAddress: string;
  recipientName: string;
  recipientPhone: string;
  note: string;
  pickupPointId: string;
  trackingCodes: string;
};

/** Texts of the customer's orders: list, one order, form. */
export type OrdersTexts = {
  newOrder: string;
  fromFile: string;
  recipients: string;
  units: { kg: string; m3: string };
  failed: Notice;
  list: {
    /** A search found nothing but what it may mean. */
    close: string;
    tickPage: string;
    tick: (name: string) => string;
    search: string;
    searchShort: string;
    stages: string;
    all: string;
    filters: string;
    from: string;
    to: string;
    sort: string;
    newest: string;
    oldest: string;
    reset: string;
    columns: { code: string; time: string; point: string; weight: string; status: string };
    problem: string;
    withoutValue: string;
    /** The same in a row. */
    noValue: string;
    perPage: string;
    noGoods: string;
    notWeighed: string;
    noPoint: string;
    found: (total: number) => string;
    range: (first: number, last: number, total: number) => string;
    pages: string;
    previous: string;
    next: string;
    /** The way to a parcel that nobody's order names. */
    missing: { text: string; link: string };
    none: Notice;
    noneFound: Notice & { all: string };
    pastEnd: Notice & { first: string };
  };
  file: {
    save: Record<'xlsx' | 'csv', string>;
    saved: (rows: number) => string;
    cut: (rows: number, total: number) => string;
  };
  order: {
    back: string;
    created: (when: string) => string;
    submit: string;
    edit: string;
    takeBack: string;
    cancel: string;
    submitted: string;
    accepted: string;
    takenBack: string;
    cancelled: string;
    cancelDialog: Choice;
    takeBackDialog: Choice;
    draftHint: string;
    /** The office has cargo to accept. */
    cargoHint: string;
    forecastHint: (missing: string) => string;
    /** Between the name of a value and the value, with its space. */
    colon: string;
    listSeparator: string;
    parcels: string;
    parcel: {
      weight: string;
      lastEvent: string;
      freeUntil: string;
      turnedAway: string;
      storage: (since: string, amount: string) => string;
      receipt: string;
      history: string;
      track: string;
    };
    declaration: string;
    declared: string;
    measured: string;
    price: string;
    documents: { title: string; text: string; print: string };
    priceExplained: string;
    /** What storage has come to by today. */
    storage: string;
    notPriced: string;
    route: string;
    sender: string;
    recipient: string;
    point: string;
    marketplace: string;
    empty: string;
    missing: Notice;
  };
  fields: OrderFieldLabels;
  marketplaces: Record<Marketplace, string>;
  currencies: Record<Currency, string>;
  form: {
    newTitle: string;
    /** Who takes down cargo: the form is of parcels. */
    cargo: string;
    /** For whom cargo is open: where it is asked for. */
    cargoOpen: string;
    toCargo: string;
    editTitle: (code: string) => string;
    goods: string;
    placesHint: string;
    goodsHint: string;
    items: {
      title: string;
      hint: string;
      follows: string;
      item: (number: number) => string;
      goods: string;
      pieces: string;
      value: (currency: string) => string;
      hsCode: string;
      parcel: string;
      anyParcel: string;
      add: string;
      remove: (number: number) => string;
      sum: (sum: string) => string;
      /** One kind of goods on the page of the order. */
      line: (goods: string, pieces: number, more: string) => string;
    };
    codes: string;
    codesHint: string;
    codesLabel: string;
    add: string;
    remove: (code: string) => string;
    /** What of a pasted text was not like a code. */
    skipped: { title: (pieces: number) => string; hint: string; add: (piece: string) => string };
    likely: (carriers: string) => string;
    or: string;
    sender: string;
    senderHint: string;
    recipient: string;
    book: {
      choose: string;
      other: string;
      usual: string;
      save: string;
      manage: string;
      saved: string;
    };
    pointHint: (point: string) => string;
    choose: string;
    pointsFailed: string;
    noPoints: string;
    valueHint: string;
    completeHint: string;
    submit: string;
    saveDraft: string;
    save: string;
    leave: string;
    saved: string;
    draftSaved: string;
    restored: string;
    startOver: string;
    closed: Notice;
    wait: (seconds: number) => string;
    checks: Record<GoodsCheck['verdict'], string>;
    verdicts: Record<GoodsCheck['verdict'], string>;
    rules: string;
    conflict: Choice & { differs: string; emptyThere: string };
    wrong: {
      goodsNeeded: string;
      pointNeeded: string;
      number: string;
      sum: string;
      positive: string;
      tooPrecise: (digits: number) => string;
      tooLarge: (most: string) => string;
      places: string;
      code: (code: string) => string;
      items: string;
      pieces: string;
      hsCode: string;
      lastCode: string;
      tooManyCodes: (most: number) => string;
    };
  };
};
