export type LockTexts = {
  /** In the bar at the foot: with a PIN, and before one is set. */
  bar: { lock: string; none: string };
  /** Where it is set and changed. */
  setUp: {
    title: string;
    hint: string;
    pin: string;
    again: string;
    save: string;
    saved: string;
    notSix: string;
    weak: string;
    different: string;
    needsLine: string;
    noCrypto: string;
    notStored: string;
    lockNow: string;
    change: string;
    permitUntil: (time: string) => string;
    permitEnded: string;
  };
  screen: {
    title: string;
    lead: (name: string) => string;
    pin: string;
    open: string;
    wrong: (left: number) => string;
    noTries: string;
    noPin: string;
    /** Without the line, when the permit has ended. */
    ended: string;
    noLine: string;
    /** How many scans wait is shown, whoever stands before it. */
    waiting: (count: number) => string;
    logIn: string;
    needsLine: string;
  };
  /** In the place of a station without the line, when the permit has ended and there is no PIN. */
  ended: { title: string; text: string };
};
