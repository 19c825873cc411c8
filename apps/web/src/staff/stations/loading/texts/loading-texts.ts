import type { VerdictWords } from '../../texts/stations-texts.ts';

export type LoadingTexts = {
  title: string;
  placeholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<'CHOOSE_TRIP' | 'CHOSEN' | 'TAKE_OFF' | 'GO_ON' | 'ASIDE' | 'DONE', VerdictWords>;
  list: {
    title: string;
    lead: string;
    none: string;
    needsLine: string;
    load: (code: string) => string;
    go: string;
    planned: (aboard: string, planned: string) => string;
    leaves: (moment: string) => string;
    noVehicle: string;
  };
  trip: {
    leaves: string;
    noTime: string;
    /** So many of so many are aboard. */
    of: (planned: string) => string;
    toLoad: (count: string) => string;
    waits: (count: number) => string;
    holds: (what: string) => string;
    noCapacity: string;
    weight: (percent: string, kg: string) => string;
    volume: (percent: string, m3: string) => string;
    stillToLoad: (percent: string) => string;
    kg: string;
    m3: string;
    drivers: (names: string) => string;
    unit: string;
    unitName: (number: number, plate: string) => string;
    takeOff: string;
    other: string;
    depart: string;
    departNeedsLine: string;
    checkNeedsLine: string;
  };
};
