/** A browser becomes a station by the digits that a manager reads out. */
export type PairTexts = {
  title: string;
  /** Of a browser that was a station before. */
  ended: string;
  loggedIn: (name: string) => string;
  lead: string;
  validity: string;
  digits: string;
  camera: string;
  connect: string;
  missing: (count: number) => string;
  ready: string;
  wait: (seconds: number) => string;
  needsLine: string;
  failed: string;
  connected: (name: string) => string;
  safe: { title: string; text: string };
  noDigits: string;
};
