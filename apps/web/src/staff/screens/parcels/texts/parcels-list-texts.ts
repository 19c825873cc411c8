import type { PrintFormat } from '@rohi/contract/documents/print-rules';
import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of parcels and of printing their labels. */
export type ParcelsListTexts = ListTexts & {
  sides: string;
  cm: string;
  /** Before the days that an arrival was awaited in until something moved them. */
  was: string;
  selected: (count: number) => string;
  print: string;
  clear: string;
  printing: {
    title: (count: number) => string;
    document: string;
    documents: Record<'parcel-label' | 'shelf-label', string>;
    copies: string;
    preview: (code: string) => string;
    noPreview: (code: string) => string;
    /** Buttons that lead from label to label. */
    pages: string;
    page: (at: number, of: number) => string;
    previous: string;
    next: string;
    print: string;
    open: string;
    save: Record<PrintFormat, string>;
    sent: string;
    notTaken: string;
    saved: string;
    /** More parcels than a file holds. */
    tooMany: (most: number, files: number) => string;
  };
};
