import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** What a dialog asks, and says when it is done. */
type ActTexts = { title: string; will: string; yes: string; done: string };

export type TripsTexts = ListTexts & {
  none: string;
  kg: string;
  m3: string;
  parcels: (count: number) => string;
  days: (count: number) => string;
  views: { label: string; board: string; list: string };
  summary: (day: string, trips: string, parcels: string) => string;
  trips: (count: number) => string;
  board: {
    now: string;
    onTime: string;
    late: string;
    due: string;
    day: (day: number) => string;
    empty: string;
    byDay: string;
    trip: string;
    state: string;
    legend: { planned: string; done: string; forecast: string; late: string };
    noVehicle: string;
    loaded: (percent: number) => string;
    waitsFor: (moment: string) => string;
    lateBy: (days: number) => string;
  };
  waiting: {
    title: (origin: string) => string;
    lead: (parcels: string) => string;
    none: string;
    channel: string;
    count: string;
    weight: string;
    volume: string;
    oldest: string;
    promise: string;
    trip: string;
    atLimit: (count: string) => string;
    inTime: string;
    noTrip: string;
    inTrip: (code: string, count: string) => string;
    suspended: string;
    make: string;
  };
  form: {
    road: string;
    time: string;
    vehicle: string;
    papers: string;
    stopsHint: string;
    place: string;
    day: string;
    addStop: string;
    number: string;
    trailer: string;
    seals: string;
    sealsHint: string;
    addUnit: string;
    driver: string;
    phone: string;
    addDriver: string;
    offices: string;
    officesHint: string;
    remove: (what: string) => string;
    choose: string;
  };
  page: {
    plan: string;
    parcels: string;
    total: (count: number) => string;
    noParcels: string;
    nothingFound: string;
    searchParcels: string;
    ticked: (count: number) => string;
    reportTicked: string;
    untick: string;
    unit: (number: number) => string;
    loaded: (moment: string, who: string | null) => string;
    unplanned: string;
    open: string;
    edit: string;
    facts: string;
    way: string;
    fill: string;
    aboard: (count: number) => string;
    /** How much of how much. */
    of: (amount: string, capacity: string) => string;
    over: string;
    noCapacity: string;
    delayed: (days: string, place: string | null) => string;
    byPlan: string;
    noUnits: string;
    noSeals: string;
    noDrivers: string;
    endedReason: string;
    origin: string;
    fromFile: string;
  };
  acts: {
    depart: string;
    reason: string;
    reasonNeeded: string;
    cancel: string;
    undo: Omit<ActTexts, 'done'> & {
      /** What stayed and is planned again, and what of it goes otherwise by now. */
      done: (replanned: number, elsewhere: number) => string;
    };
    takeReportBack: ActTexts;
    takeBack: ActTexts;
  };
  road: {
    takeBack: string;
    takenBack: (moment: string) => string;
    ofTicked: (count: number) => string;
    held: string;
    history: string;
    none: string;
    ticked: (count: number) => string;
    report: string;
    title: string;
    what: string;
    where: string;
    noPlace: string;
    when: string;
    now: string;
    note: string;
    noteHint: string;
    cancel: string;
    yes: string;
    /** Takes an earlier, false report back and writes this one in its place. */
    correct: string;
    /** In how many histories of parcels it stands now, of so many. */
    done: (count: number, of: number) => string;
  };
};
