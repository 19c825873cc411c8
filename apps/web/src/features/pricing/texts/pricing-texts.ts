/** Words of one tariff: what it goes by, and who gets it. */
type TariffWords = { title: string; who: string };

export type PricingTexts = {
  title: string;
  lead: string;
  form: {
    title: string;
    /** Legend of the choice between both ways to give a size. */
    sizeBy: string;
    sides: string;
    volumeOnly: string;
    length: string;
    width: string;
    height: string;
    weight: string;
    volume: string;
    places: string;
    pieces: string;
    hint: string;
    /** A row of places that are alike, by its number. */
    item: (number: number) => string;
    add: string;
    remove: string;
    removeItem: (number: number) => string;
    limit: (most: number) => string;
  };
  units: { cm: string; m: string; kg: string; m3: string };
  problems: {
    badFormat: string;
    tooPrecise: (digits: number) => string;
    tooSmall: (min: string) => string;
    tooLarge: (max: string) => string;
    other: string;
  };
  answer: {
    label: string;
    empty: string;
    /** What several places come to, with the units. */
    whole: (places: number, volume: string, weight: string) => string;
    failed: string;
    again: string;
    /** Prices of another day than today; `date` as readers write it. */
    onDay: (date: string) => string;
    today: string;
    /** For those who listen: one tariff with its amount. */
    spoken: (tariff: string, amount: string) => string;
  };
  /** By the tariff's code; one that is not here is shown by its own name. */
  tariffs: Record<'PARCEL' | 'CARGO', TariffWords>;
  steps: {
    actualWeight: string;
    volumetricWeight: string;
    chargeableWeight: string;
    /** What all boxes of a cargo order cost together, and what one of them carries of it. */
    cargoWhole: (boxes: number) => string;
    cargoShare: string;
    /** The larger weight is charged, rounded up. */
    larger: string;
    sizes: string;
    volume: string;
    weight: string;
    times: (count: number) => string;
    /** The only price, or the sum of the larger weight. */
    toPay: string;
    toPayLargerWeight: string;
    forVolume: string;
    forWeight: string;
    toPayLarger: string;
    /** Which of both prices is the larger one. */
    byVolume: string;
    byWeight: string;
    minimum: string;
    surcharges: string;
    total: string;
  };
  /** `rate` somoni for `unit`, of `date`; `isLast`: not of the day asked for, but the last one known. */
  rate: (rate: string, unit: string, date: string, isLast: boolean) => string;
  note: (fromM3: string | undefined) => string;
  /** Who takes down cargo, and where those ask for it for whom it is open. */
  cargo: { call: string; ask: string };
  table: {
    title: string;
    toCalculator: string;
    perKg: (price: string) => string;
    perM3: (price: string) => string;
    /** Which loads a price is for. */
    range: (from: string | undefined, to: string | undefined, unit: string) => string;
    byLargerWeight: string;
    forCargo: (fromM3: string | undefined) => string;
    heavyCargo: (price: string) => string;
    minimum: (price: string) => string;
    changes: (date: string) => string;
    time: string;
    days: string;
    fromReceipt: string;
    storage: string;
    freeDays: string;
    afterThat: string;
    customs: string;
    weDeclare: string;
    weCarryDuties: string;
  };
  box: {
    title: string;
    alt: string;
    length: string;
    width: string;
    height: string;
    formula: (divisor: string) => string;
    explained: string;
  };
};
