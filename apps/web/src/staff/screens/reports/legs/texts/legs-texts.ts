import type { PromiseSpan, RoadLeg, RoadSeason } from '@rohi/contract/tracking/road-legs';

/** Words of how long roads take and how true promises were. */
export type LegsTexts = {
  title: string;
  /** What the figures are of. */
  lead: string;
  /** Until a trip has come in. */
  none: string;
  seasons: Record<RoadSeason, string>;
  /** What the days of arrival of a road are made from. */
  basis: Record<'history' | 'constant', (trips: number, enough: number) => string>;
  leg: string;
  legs: Record<RoadLeg, string>;
  trips: string;
  /** Columns: days that one, five and nine of ten trips take at most. */
  p10: string;
  p50: string;
  p90: string;
  promises: {
    title: string;
    lead: string;
    none: string;
    span: string;
    spans: Record<PromiseSpan, string>;
    count: string;
    met: string;
    off: string;
    width: string;
    /** Figures of the days of the road alone, beside those that were shown. */
    beside: (figure: string) => string;
  };
};
