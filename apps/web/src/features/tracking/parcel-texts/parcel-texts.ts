import type { CsvSeparator } from '@rohi/contract/csv';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { ProblemAdvice } from '@rohi/contract/tracking/problem-advice/problem-advice';

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
  /** The address of one parcel, for somebody else. */
  share: {
    button: string;
    label: (code: string) => string;
    /** What the device shows beside the address. */
    title: (code: string) => string;
    copied: string;
    notCopied: (address: string) => string;
  };
  parts: ProblemAdvice;
  problems: Record<ParcelProblem, ProblemAdvice>;
};
