import type { PaperGap, PaperLanguage, TripGap, TripPaper } from '@rohi/contract/documents/trip-papers';

export type TripPapersTexts = {
  title: string;
  language: string;
  languages: Record<PaperLanguage, string>;
  papers: Record<TripPaper, string>;
  /** The manifest as a workbook. */
  workbook: string;
  saved: string;
  /** What all papers of the trip add up to. */
  sums: (of: {
    parcels: number;
    persons: number;
    bags: number;
    pieces: number;
    weight: string;
    values: string;
  }) => string;
  whole: string;
  missing: string;
  tripLacks: (gaps: string) => string;
  tripGaps: Record<TripGap, string>;
  gaps: Record<PaperGap, string>;
  parcels: (count: number) => string;
  more: (count: number) => string;
  noOrder: string;
  empty: string;
};
