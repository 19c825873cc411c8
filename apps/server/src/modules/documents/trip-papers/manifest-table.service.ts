/** The manifest of a trip as a workbook, row by row. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { manifestColumns, manifestLines } from '../../printing/papers/draw-trip-paper.service.ts';
import { fileNameOf, gatherPapers } from './trip-papers.service.ts';

type Row = ReturnType<typeof manifestLines> extends Generator<infer One> ? One : never;
const rowsOfOnePiece = 500;

/** The table that is streamed. Throws `request.invalid` for a paper that is no table, and as `drawPaper` does. */
export async function manifestTable(
  context: Context,
  principal: UserPrincipal,
  code: string,
  how: Parameters<typeof gatherPapers>[3],
) {
  const { paper, language } = how.request;
  if (paper !== 'manifest')
    throw new AppError('request.invalid', { fields: [{ field: 'format', error: 'notAllowed' }] });
  const { parcels } = await gatherPapers(context, principal, code, how);
  return {
    name: code,
    fileName: fileNameOf({ paper, language }, code),
    columns: manifestColumns(code, language),
    pages: piecesOf(manifestLines(parcels)),
  };
}

async function* piecesOf(rows: Generator<Row>): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < rowsOfOnePiece) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}
