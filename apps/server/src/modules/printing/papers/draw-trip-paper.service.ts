/** Owns the drawing of the papers of a trip, and the rows of the manifest as a workbook has them. */
import type { TripPaper } from '@rohi/contract/documents/trip-papers';
import type { LabelTools } from '../label-drawing.ts';
import type { SheetDrawing } from '../sheet-drawing.ts';
import { drawCmr } from './cmr-paper.ts';
import { drawManifest } from './manifest-paper.ts';
import type { TripPapers } from './paper-data.ts';
import { drawInvoices, drawPackingLists } from './person-papers.ts';

export { manifestColumns, manifestLines } from './manifest-columns.ts';
export { totalsOf, type TripPapers } from './paper-data.ts';

const layouts: Record<TripPaper, (tools: LabelTools, papers: TripPapers) => Iterable<SheetDrawing>> = {
  manifest: drawManifest,
  invoice: drawInvoices,
  'packing-list': drawPackingLists,
  cmr: drawCmr,
};

/** The pages of a paper. */
export function drawTripPaper(
  tools: LabelTools,
  paper: TripPaper,
  papers: TripPapers,
): Iterable<SheetDrawing> {
  return layouts[paper](tools, papers);
}
