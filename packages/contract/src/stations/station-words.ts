/** The kinds of work that a station is registered for. */
export const stationWorks = [
  'RECEIVING',
  'PUT_AWAY',
  'LOADING',
  'UNLOADING',
  'TRANSFERRING',
  'ACCEPTING',
  'COUNTER',
] as const;
export type StationWork = (typeof stationWorks)[number];

/**
 * In which kind of unit each work is done: a China warehouse fills trips, a hub empties them and fills transfers, a
 * pickup point accepts those and gives out.
 */
export const unitOfWork: Readonly<Record<StationWork, 'WAREHOUSE' | 'HUB' | 'PICKUP_POINT'>> = {
  RECEIVING: 'WAREHOUSE',
  PUT_AWAY: 'WAREHOUSE',
  LOADING: 'WAREHOUSE',
  UNLOADING: 'HUB',
  TRANSFERRING: 'HUB',
  ACCEPTING: 'PICKUP_POINT',
  COUNTER: 'PICKUP_POINT',
};

/** What is done in units of a kind; nothing where stations do not stand. */
export function worksOfUnit(kind: string | undefined): StationWork[] {
  return stationWorks.filter((work) => unitOfWork[work] === kind);
}

/** What label printers speak. */
export const stationPrinters = ['ZPL', 'TSPL'] as const;
export type StationPrinter = (typeof stationPrinters)[number];

/**
 * How scales send a weight: MT-SICS, Toledo 8217, lines such as `ST,NT,+  1.234kg`, or a pattern of the station's own.
 */
export const stationScales = ['MT_SICS', 'TOLEDO_8217', 'ST_NT', 'OWN_PATTERN'] as const;
export type StationScale = (typeof stationScales)[number];

/** Whether a scanner types a sign behind each code: Enter, Tab or the like, or nothing. */
export const scannerEnds = ['SIGN', 'NONE'] as const;
export type ScannerEnd = (typeof scannerEnds)[number];
