import type { StationWork } from '@rohi/contract/stations/station-words';

export type DevicesTexts = {
  title: string;
  count: (inUse: number) => string;
  /** To the registration on the spot. */
  connectHere: string;
  empty: { title: string; text: string };
  here: string;
  silent: (since: string) => string;
  never: string;
  waiting: (count: number, since: string | undefined) => string;
  /** Of one that nobody has used for a month. */
  unseen: (days: number) => string;
  columns: Record<'station' | 'unit' | 'state' | 'who' | 'seen' | 'acts', string>;
  works: Record<StationWork, string>;
  pairing: PairingTexts;
  ended: (when: string, who: string) => string;
  endedList: (count: number) => string;
  change: string;
  changeOf: (name: string) => string;
  name: string;
  unit: string;
  moveHint: string;
  save: string;
  changed: string;
  end: string;
  endOf: (name: string) => string;
  /** Of one that nobody has used for a month: a question. */
  endQuestion: string;
  endUnused: (name: string) => string;
  ask: { title: (name: string) => string; text: string; waiting: (count: number) => string; yes: string };
  done: string;
  cancel: string;
};

/** A new station by a code that is read out. */
type PairingTexts = {
  title: string;
  lead: string;
  unit: string;
  choose: string;
  works: string;
  printer: string;
  scale: string;
  none: string;
  /** One that sends as no protocol says. */
  ownScale: string;
  make: string;
  before: { title: string; text: string };
  readOut: string;
  left: (time: string) => string;
  /** From nought to nine, as one says them. */
  digits: readonly string[];
  qr: string;
  send: string;
  fits: (unit: string) => string;
  /** On the picture. */
  until: (time: string) => string;
  once: string;
  download: string;
  withdraw: string;
  withdrawShort: string;
  withdrawOf: (name: string) => string;
  withdrawn: string;
  putOut: string;
  over: string;
  renew: string;
  renewOf: (name: string) => string;
  connected: (name: string) => string;
  by: (who: string, when: string, browser: string | null, address: string | null) => string;
  next: string;
  waits: (time: string) => string;
  awaited: string;
  madeBy: (who: string, when: string) => string;
  note: string;
  alarm: { title: string; text: (when: string, putOut: number) => string; seen: string };
};
