/**
 * Owns the outcome of a confirmed file of declarations: which orders were made of it, and which rows were not taken.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { confirmDeclarations } from '@rohi/contract/imports/declarations.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { confirmFile } from '../../files/row-files.service.ts';
import {
  declarations,
  judgedFile,
  keyOf,
  refuseUnanswered,
  type Asked,
  type JudgedFile,
} from './declaration-files.service.ts';
import { indexOfOrder, type PlannedOrder } from './declaration-plan.ts';
import { describeProblem, namesOf } from './describe-declarations.ts';

type Outcome = DataOf<typeof confirmDeclarations>;

/**
 * Makes the orders of an own file, submitted or as drafts. A file that was confirmed before says what became of it
 * then. Throws `imports.fileNotFound`, also for somebody else's, `imports.hiddenUnanswered`,
 * `imports.columnsUnanswered`, and what the database throws; a repeat goes on from there.
 */
export async function confirmDeclared(context: Context, request: Asked, submits: boolean): Promise<Outcome> {
  refuseUnanswered(await judgedFile(context, request));
  const { plan } = await confirmFile(context, declarations(context, request), keyOf(request), submits);
  return outcomeOf(plan, request.locale);
}

function outcomeOf({ orders, made, table: { table } }: JudgedFile, locale: Locale): Outcome {
  const keyOf = ({ trackingCodes, orderGroup }: PlannedOrder['rows'][number]) =>
    trackingCodes.length > 0 ? namesOf(trackingCodes) : (orderGroup ?? '');
  const accepted = orders.flatMap((order) => {
    const [first] = order.rows;
    const code = made.get(indexOfOrder(order));
    return code === undefined || first === undefined
      ? []
      : [{ index: indexOfOrder(order), key: keyOf(first), id: code }];
  });
  const rejected = orders
    .filter((order) => !made.has(indexOfOrder(order)))
    .flatMap(({ rows }) =>
      rows.flatMap((row) => {
        const [problem] = row.cells.problems;
        if (problem === undefined) return [];
        const { column, error, msg } = describeProblem(problem, table, locale);
        return [
          {
            index: row.cells.row,
            key: keyOf(row),
            ...(column === null ? {} : { field: column }),
            error,
            msg,
          },
        ];
      }),
    );
  const byIndex = (one: { index: number }, other: { index: number }) => one.index - other.index;
  return { accepted: accepted.toSorted(byIndex), rejected: rejected.toSorted(byIndex) };
}
