import * as own from '@rohi/contract/reports/own-reports.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readAccount } from './account.service.ts';
import {
  readOrderNumbers,
  readOrderReport,
  readOrderStatuses,
  readStageNumbers,
} from './order-reports.service.ts';
import { scopeOf } from './report-scope.ts';

export function registerReports(app: FastifyInstance, context: Context): void {
  serve(app, own.orderStatusNumbers, ({ session }) => readStageNumbers(context, scopeOf(session)));
  serve(app, own.orderNumbers, ({ session }) => readOrderNumbers(context, scopeOf(session)));
  serve(app, own.orderReport, ({ session }) => readOrderReport(context, scopeOf(session), 'day'));
  serve(app, own.orderReportOfPeriod, ({ session, params }) =>
    readOrderReport(context, scopeOf(session), params.period),
  );
  serve(app, own.orderStatusInfo, ({ session, body, locale }) =>
    readOrderStatuses(context, scopeOf(session), body.orderCodes, locale),
  );
  serve(app, own.ownAccount, ({ session }) => readAccount(context, session));
}
