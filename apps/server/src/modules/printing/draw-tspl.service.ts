/**
 * Owns labels in TSPL for printers of 203 dpi. All of a label is dots: these printers have neither our letters nor one way of writing
 * them that all firmware shares.
 */
import type { LabelDrawing } from './label-drawing.ts';
import { rasterOf } from './label-raster.service.ts';
import { tsplLabel } from './tspl-label.ts';

/** One label a drawing; the printer makes the copies. */
export function drawTspl(drawings: readonly LabelDrawing[], { copies }: { copies: number }): Buffer {
  return Buffer.concat(
    drawings.map((drawing) => {
      const { widthMm, heightMm } = drawing;
      return tsplLabel({ widthMm, heightMm, copies, raster: rasterOf(drawing) });
    }),
  );
}
