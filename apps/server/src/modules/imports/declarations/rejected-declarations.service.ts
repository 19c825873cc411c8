/** Owns the workbook of a customer's rows that were not taken. */
import type { Context } from '../../../context.ts';
import { headerOf } from '../tables/column-headers.ts';
import { judgedFile, type Asked } from './declaration-files.service.ts';
import { indexOfOrder } from './declaration-plan.ts';
import { describeProblem } from './describe-declarations.ts';
import { writeRejected } from '../loading/rejected-workbook.service.ts';
import { templateTexts } from '../templates/template-texts.ts';

/** The rows of an own file that were not taken, or would not be. Throws `imports.fileNotFound`. */
export async function writeRejectedRows(
  context: Context,
  request: Asked,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { locale } = request;
  const { file, table, orders, made } = await judgedFile(context, request);
  const wrong = orders
    .filter((order) => !made.has(indexOfOrder(order)))
    .flatMap((order) => order.rows.filter(({ cells }) => cells.problems.length > 0));
  const textsByRow = new Map(
    wrong.map(({ cells }) => [
      cells.row,
      cells.problems.map((problem) => {
        const { column, msg } = describeProblem(problem, table.table, locale);
        return column === null ? msg : `${headerOf('declarations', column, locale)}: ${msg}`;
      }),
    ]),
  );
  const name = templateTexts[locale].sheets.declarations;
  return writeRejected([{ name, table: table.table, textsByRow }], file.fileName, locale);
}
