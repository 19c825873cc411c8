type EndTexts = {
  act: string;
  title: (trip: string) => string;
  will: string;
  yes: (customers: number) => string;
  done: string;
};

export type DelayTexts = {
  title: string;
  trips: string;
  where: string;
  onRoad: string;
  howLong: string;
  plus: (days: number) => string;
  less: string;
  more: string;
  why: string;
  which: string;
  noTrips: string;
  parcels: (count: number) => string;
  standsSince: (place: string, moment: string) => string;
  stands: (days: number, place: string | null) => string;
  suspend: (channel: string) => string;
  suspendHint: string;
  note: string;
  noteHint: string;
  dates: string;
  noDates: string;
  noCity: string;
  noDay: string;
  /** After the number of customers. */
  getMessage: (count: number) => string;
  preview: string;
  nobody: string;
  /** The same of the end of a delay: whoever has not read of it is not written to. */
  nobodyKnows: string;
  ways: (cabinet: string, letters: string) => string;
  waits: (moment: string) => string;
  canTakeBack: string;
  chooseTrips: string;
  chooseReason: string;
  looking: string;
  announce: (count: number) => string;
  record: string;
  cancel: string;
  done: string;
  standing: string;
  announced: (moment: string, who: string) => string;
  ended: (moment: string) => string;
  takenBack: (moment: string) => string;
  ofAll: string;
  end: EndTexts;
  takeBack: EndTexts;
};
