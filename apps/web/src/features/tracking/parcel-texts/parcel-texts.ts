import type { CsvSeparator } from '@rohi/contract/csv';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';

/** What is said of parcels once an answer is there: tools of a long list, and what a problem means. */
export type ParcelTexts = {
  tools: {
    label: string;
    /** "With a problem", before the number of them. */
    withProblem: string;
    copy: string;
    copied: (parcels: number) => string;
    notCopied: string;
    save: string;
    saved: (parcels: number) => string;
    /** Name of the file, without its day and ending. */
    file: string;
    separator: CsvSeparator;
    /** What the owner calls a parcel. */
    name: string;
    headline: string;
    problems: string;
    eventTime: string;
  };
  /** Stand before what is said of a problem. */
  parts: { why: string; we: string; you: string };
  problems: Record<ParcelProblem, { why: string; we: string; you: string }>;
};
