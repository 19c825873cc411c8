import type { StayReason } from '@rohi/contract/orders/order-rules';
import type { ChinaAddressField } from '@rohi/contract/pickup-points/china-address';
import type { Fullness } from '@rohi/contract/pickup-points/fullness';
import type { SellerPhrase } from '../address/seller-phrases.ts';
import type { AskedAbout } from '../home/rules/home-parts.ts';

type Position = { refused: string; unavailable: string; insecure: string };

/** Words of the self pickup point: the bound one, and the choice of another. */
export type PointTexts = {
  title: string;
  none: string;
  /** Where there is nothing to choose from. */
  notChosen: string;
  openUntil: (time: string) => string;
  opensAt: (day: string, time: string) => string;
  alwaysOpen: string;
  /** How many parcels wait at the bound point. */
  waiting: (parcels: number) => string;
  nothingWaits: string;
  show: string;
  change: string;
  choose: string;
  chooserTitle: string;
  city: string;
  allCities: string;
  points: string;
  nearMe: string;
  locating: string;
  byCity: string;
  staysHere: string;
  nearestFirst: string;
  position: Position;
  distance: (km: string) => string;
  /** Under the picture of the points. */
  map: { open: string; closed: string; you: string };
  /** Shown with the choice: nothing is changed before it is shown. */
  before: string;
  /** Specification, section 5. */
  required: string;
  bind: string;
  switchTo: string;
  /** What a change does to orders under way, before it and after it. */
  plan: {
    title: (place: string) => string;
    follow: (parcels: number) => string;
    stay: (parcels: number) => string;
    /** Why an order stays, and where. */
    staysAt: (place: string, reason: string) => string;
    reasons: Record<StayReason, string>;
    /** Of a parcel that is in no order. */
    noOrder: string;
    /** When there are more than are listed. */
    more: string;
    newOrders: string;
    confirm: string;
    back: string;
  };
  /** Shown after the change. */
  bound: (place: string) => string;
  nothingMoves: string;
  /** What comes after the point: the first order. */
  addOrder: string;
  noPoints: string;
};

/** Words of the China warehouse address. */
export type AddressTexts = {
  title: string;
  lead: string;
  warehouse: string;
  chooseWarehouse: string;
  /** Specification, section 5: a warehouse name is required. */
  warehouseRequired: string;
  /** No warehouse has an address yet. */
  none: string;
  /** None takes parcels any more. */
  noneOpen: string;
  changed: (day: string) => string;
  closed: (warehouse: string, day: string) => string;
  fields: Record<ChinaAddressField, string>;
  copyField: (field: string) => string;
  copyAll: string;
  copyLine: string;
  lineHint: string;
  /** Around the customer code, which stands between the two. */
  keepCode: readonly [before: string, after: string];
  forms: { title: string; text: string; link: string };
  check: {
    title: string;
    lead: string;
    label: string;
    check: string;
    empty: string;
    good: string;
    bad: string;
    codeTwice: string;
    codeOnce: string;
    codeOther: (found: string) => string;
    codeMissing: string;
    phoneRight: string;
    phoneOther: (found: string) => string;
    phoneMissing: string;
    regionRight: string;
    regionMissing: string;
    streetRight: string;
    streetMissing: string;
  };
  seller: {
    title: string;
    lead: string;
    copy: (what: string) => string;
    phrases: Record<SellerPhrase, string>;
  };
};

/** Words of /platform. */
export type HomeTexts = {
  hello: (name: string) => string;
  yourCode: string;
  copyCode: string;
  ready: {
    label: string;
    title: (parcels: number) => string;
    /** `place` where several points have something. */
    titleAt: (parcels: number, place: string) => string;
    /** Over the parcels, where there is nothing to choose. */
    parcels: string;
    freeUntil: (day: string, left: number) => string;
    freeToday: string;
    afterwards: (price: string) => string;
    where: string;
  };
  weight: (kg: string) => string;
  /** What can be collected: pass, sum, hours. */
  collect: {
    /** In place of the sum: it did not come, or nobody knows the point. */
    failed: string;
    noPoint: string;
    passLabel: string;
    qr: string;
    /** The control that texts refer to. */
    openPass: string;
    entrust: string;
    offline: string;
    stored: (age: string) => string;
    due: string;
    somoni: (amount: string) => string;
    dueParts: (delivery: string, storage: string) => string;
    duePartsFree: (delivery: string) => string;
    rate: (rate: string, day: string) => string;
    noRate: string;
    /** Of one parcel. */
    paid: string;
    unpriced: (parcels: number) => string;
    now: (time: string) => string;
    fullness: Record<Fullness, string>;
    nowOrWait: string;
    today: string;
    parcels: (parcels: number) => string;
    together: (parcels: number) => string;
    better: string;
    storageOf: (amount: string) => string;
    storageFree: string;
    forStorage: string;
    nothingMore: string;
    waitIsFree: (until: string) => string;
    waitCosts: (from: string, extra: string) => string;
    running: (amount: string, days: number) => string;
    runsOn: (perDay: string, tomorrow: string) => string;
    runsNoMore: string;
    paused: string;
    /** By the final notice. */
    collectBy: (day: string) => string;
    hidden: (parcels: number) => string;
  };
  /** For staff, who have no parcels here. */
  staff: { title: string; work: string; text: string; open: string };
  road: {
    title: string;
    none: string;
    late: (days: string) => string;
    /** Said before days that hold no longer. */
    was: string;
    noDate: string;
    stops: readonly [string, string, string];
    note: string;
    more: (parcels: number) => string;
  };
  todo: {
    title: string;
    none: string;
    point: { title: string; text: string; action: string };
    draft: { title: string; text: (order: string) => string; action: string };
    declare: { title: string; text: (order: string) => string; action: string };
    unordered: { title: string; text: (code: string) => string; action: string };
    /** What is true of a parcel with a problem, and what can be done. */
    problems: Record<AskedAbout, { title: string; text: (code: string) => string }>;
    look: string;
    more: string;
  };
  address: { title: string; text: string; copy: string; open: string };
  missing: { title: string; text: string; open: string };
  notices: { title: string; all: string; allNews: string; unread: string };
  first: {
    title: string;
    lead: string;
    steps: readonly { title: string; text: string }[];
    /** In the place of a step's text where the office has not set it up yet. */
    noAddress: string;
    noPoint: string;
    point: string;
  };
};

/** Words of the cabinet's home, pickup point and China address. */
export type CabinetTexts = {
  copied: string;
  notCopied: string;
  saved: string;
  point: PointTexts;
  address: AddressTexts;
  home: HomeTexts;
};
