import { ownPoints } from '@rohi/contract/billing/own-points.contract';
import { receiptTypes } from '@rohi/contract/billing/payments.contract';
import * as calls from '@rohi/contract/billing/statement.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { streamTable } from '../../platform/table-files/table-stream.ts';
import { statementTable } from '../printing/papers/draw-statement.service.ts';
import { readOwnOwed } from './payments/describe-owed.service.ts';
import { readOwnPoints } from './points/own-points.service.ts';
import { drawOwnReceipt } from './payments/receipt-files.service.ts';
import { drawOwnStatement, linesOf } from './statements/statement-files.service.ts';
import { readOwnReceipts, readStatement } from './statements/statements.service.ts';

/** What customers read of their money. */
export function registerStatements(app: FastifyInstance, context: Context): void {
  serve(app, calls.ownOwed, ({ principal }) => readOwnOwed(context, principal));
  serve(app, ownPoints, ({ principal }) => readOwnPoints(context, principal));
  serve(app, calls.ownStatement, ({ principal, query }) => readStatement(context, principal, query));
  serve(app, calls.ownStatementFile, async ({ principal, query, locale }) => {
    const statement = await readStatement(context, principal, query);
    if (query.format === 'xlsx')
      return streamTable({ ...statementTable(locale), pages: linesOf(statement) }, 'xlsx', locale);
    const file = await drawOwnStatement(context, principal, { statement, locale });
    return fileDownload({ ...file, mediaType: receiptTypes.pdf });
  });
  serve(app, calls.ownReceipts, ({ principal }) => readOwnReceipts(context, principal));
  serve(app, calls.ownReceipt, async ({ principal, params }) =>
    fileDownload({ ...(await drawOwnReceipt(context, principal, params.id)), mediaType: receiptTypes.pdf }),
  );
}
