import { exportOrders } from '@rohi/contract/reports/export.contract';
import * as own from '@rohi/contract/reports/own-reports.contract';
import * as staff from '@rohi/contract/reports/staff-reports.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { fileDownload, serve } from '../../http/serve.ts';
import { sessionOf } from '../../http/session-guard.ts';
import { readAccount } from './account.service.ts';
import { exportOrdersFile } from './export.service.ts';
import { readHome } from './home.service.ts';
import {
  readOrderNumbers,
  readOrderReport,
  readOrderStatuses,
  readStageNumbers,
} from './order-reports.service.ts';
import { readRank } from './ranks.service.ts';
import { readReportCards } from './report-cards.service.ts';
import { scopeOf, staffScope } from './report-scope.ts';
import { readWaiting } from './wait-audit.service.ts';

export function registerReports(app: FastifyInstance, context: Context): void {
  registerOwnReports(app, context);
  registerStaffReports(app, context);
  registerExport(app, context);
}

function registerOwnReports(app: FastifyInstance, context: Context): void {
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

function registerStaffReports(app: FastifyInstance, context: Context): void {
  serve(app, staff.home, async ({ request, locale }) => readHome(context, await sessionOf(request), locale));
  serve(app, staff.waitAudit, ({ session, locale }) =>
    readWaiting(context, { businessLine: undefined, scope: staffScope(session) }, locale),
  );
  serve(app, staff.waitAuditOfLine, ({ session, params, locale }) => {
    const businessLine = params.x === 'all' ? undefined : params.x;
    return readWaiting(context, { businessLine, scope: staffScope(session) }, locale);
  });
  serve(app, staff.fourPageData, ({ session }) => readReportCards(context, staffScope(session), 'month'));
  serve(app, staff.fourPageDataOfPeriod, ({ session, params }) =>
    readReportCards(context, staffScope(session), params.period),
  );
  serve(app, staff.productRank, ({ session, query, locale }) =>
    readRank(context, 'product', staffScope(session), query.period ?? 'month', locale),
  );
  serve(app, staff.saleRank, ({ session, query, locale }) =>
    readRank(context, 'point', staffScope(session), query.period ?? 'month', locale),
  );
  serve(app, staff.countryOrders, ({ session, query, locale }) =>
    readRank(context, 'country', staffScope(session), query.period ?? 'month', locale),
  );
}

function registerExport(app: FastifyInstance, context: Context): void {
  serve(app, exportOrders, async ({ session, body, locale, request }) => {
    const actor = actorOf(session, request);
    return fileDownload(await exportOrdersFile(context, staffScope(session), body, { locale, actor }));
  });
}
