export type DevicesTexts = {
  title: string;
  count: (inUse: number) => string;
  /** How another device comes here. */
  lead: string;
  empty: { title: string; text: string };
  here: string;
  silent: (since: string) => string;
  never: string;
  waiting: (count: number, since: string | undefined) => string;
  /** Of one that nobody has used for a month. */
  unused: string;
  registered: (when: string, who: string) => string;
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
  ask: { title: (name: string) => string; text: string; waiting: (count: number) => string; yes: string };
  done: string;
  cancel: string;
};
