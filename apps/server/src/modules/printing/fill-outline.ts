/** Turns outlines into dots: a letter becomes what a thermal printer can burn. */

export type Point = readonly [x: number, y: number];

/** A closed line of straight pieces. */
export type Contour = readonly Point[];

export type Bitmap = {
  /** In dots. */
  width: number;
  height: number;
  bytesPerRow: number;
  /** A bit a dot, the leftmost first; 1 is black. Rows begin with a byte. */
  bytes: Uint8Array;
};

export function newBitmap(width: number, height: number): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  return { width, height, bytesPerRow, bytes: new Uint8Array(bytesPerRow * height) };
}

export function blacken({ bytes, bytesPerRow }: Bitmap, x: number, y: number): void {
  const at = y * bytesPerRow + (x >> 3);
  bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
}

/** Lines through each row of dots at which its cover is measured. */
const linesPerRow = 4;

/**
 * Fills outlines by the non-zero rule, `y` growing downwards. A dot is black when at least half of it is covered; the
 * cover along a line is exact.
 */
export function fillOutline(contours: readonly Contour[], width: number, height: number): Bitmap {
  const bitmap = newBitmap(width, height);
  const rows = edgesByRow(edgesOf(contours), height);
  const cover = new Float64Array(width);
  for (let row = 0; row < height; row += 1) {
    cover.fill(0);
    for (let line = 0; line < linesPerRow; line += 1)
      addCover(cover, spansAt(rows[row] ?? [], row + (line + 0.5) / linesPerRow));
    cover.forEach((covered, x) => {
      if (covered >= linesPerRow / 2) blacken(bitmap, x, row);
    });
  }
  return bitmap;
}

type Edge = { top: number; bottom: number; x: number; slope: number; winding: 1 | -1 };

function edgesOf(contours: readonly Contour[]): Edge[] {
  const edges: Edge[] = [];
  for (const contour of contours)
    contour.forEach(([x0, y0], index) => {
      const [x1, y1] = contour[(index + 1) % contour.length] ?? [x0, y0];
      if (y0 === y1) return;
      const slope = (x1 - x0) / (y1 - y0);
      edges.push(
        y0 < y1
          ? { top: y0, bottom: y1, x: x0, slope, winding: 1 }
          : { top: y1, bottom: y0, x: x1, slope, winding: -1 },
      );
    });
  return edges;
}

/** The edges that each row of dots has to do with: a line of text has thousands, a row some dozens. */
function edgesByRow(edges: readonly Edge[], height: number): Edge[][] {
  const rows = Array.from({ length: height }, (): Edge[] => []);
  for (const edge of edges)
    for (let row = Math.max(0, Math.floor(edge.top)); row < Math.min(height, edge.bottom); row += 1)
      rows[row]?.push(edge);
  return rows;
}

/** Where a horizontal line is inside of the outlines. */
function spansAt(edges: readonly Edge[], y: number): [number, number][] {
  const crossings = edges
    .filter((edge) => edge.top <= y && y < edge.bottom)
    .map((edge): [number, number] => [edge.x + (y - edge.top) * edge.slope, edge.winding])
    .toSorted(([a], [b]) => a - b);
  const spans: [number, number][] = [];
  let winding = 0;
  let start = 0;
  for (const [x, step] of crossings) {
    if (winding === 0) start = x;
    winding += step;
    if (winding === 0) spans.push([start, x]);
  }
  return spans;
}

function addCover(cover: Float64Array, spans: readonly [number, number][]): void {
  for (const [from, to] of spans) {
    const first = Math.max(0, Math.floor(from));
    const last = Math.min(cover.length - 1, Math.ceil(to) - 1);
    for (let x = first; x <= last; x += 1)
      cover[x] = (cover[x] ?? 0) + Math.max(0, Math.min(to, x + 1) - Math.max(from, x));
  }
}

/** Points along a quadratic curve after its first point. */
export function quadraticPoints([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  const pieces = 8;
  return Array.from({ length: pieces }, (_, index): Point => {
    const t = (index + 1) / pieces;
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  });
}
