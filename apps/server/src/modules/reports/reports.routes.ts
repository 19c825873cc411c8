import { exportOrders } from '@rohi/contract/reports/export.contract';
import * as own from '@rohi/contract/reports/own-reports.contract';
import * as staff from '@rohi/contract/reports/staff-reports.contract';
import type { FastifyInstance } from 'fastify';
import type { BusinessLine } from '@rohi/contract/reference-data/business-lines';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { fileDownload, serve } from '../../http/serve.ts';
import { sessionOf, type Session } from '../../http/session-guard.ts';
import { readAccount } from './account.service.ts';
import { exportOrdersFile } from './export.service.ts';
import { readFirstSteps } from './first-steps.service.ts';
import { readHome } from './home.service.ts';
import {
  readOrderNumbers,
  readOrderReport,
  readOrderStatuses,
  readStageNumbers,
} from './order-reports.service.ts';
import { readRank } from './ranks.service.ts';
import { readReportCards } from './report-cards.service.ts';
import { scopeOf, staffScope, type ReportCut, type StaffCut } from './report-scope.ts';
import { readWaiting } from './wait-audit.service.ts';

export function registerReports(app: FastifyInstance, context: Context): void {
  registerOwnReports(app, context);
  registerStaffReports(app, context);
  registerExport(app, context);
}

type LineAsked = { businessLine?: BusinessLine | undefined };

function cutOf(session: Session, { businessLine }: LineAsked): ReportCut {
  return { scope: scopeOf(session), businessLine };
}

function staffCut(session: Session, { businessLine }: LineAsked): StaffCut {
  return { scope: staffScope(session), businessLine };
}

function registerOwnReports(app: FastifyInstance, context: Context): void {
  serve(app, own.orderStatusNumbers, ({ session, query }) =>
    readStageNumbers(context, session, query.businessLine),
  );
  serve(app, own.orderNumbers, ({ session, query }) => readOrderNumbers(context, cutOf(session, query)));
  serve(app, own.orderReport, ({ session, query }) => {
    const { from, to } = query;
    const wanted = from === undefined || to === undefined ? 'day' : { from, to };
    return readOrderReport(context, cutOf(session, query), wanted);
  });
  serve(app, own.orderReportOfPeriod, ({ session, params, query }) =>
    readOrderReport(context, cutOf(session, query), params.period),
  );
  serve(app, own.orderStatusInfo, ({ session, body, locale }) =>
    readOrderStatuses(context, cutOf(session, {}), body.orderCodes, locale),
  );
  serve(app, own.ownAccount, ({ session }) => readAccount(context, session));
}

function registerStaffReports(app: FastifyInstance, context: Context): void {
  serve(app, staff.firstSteps, () => readFirstSteps(context));
  serve(app, staff.home, async ({ request, query, locale }) =>
    readHome(context, await sessionOf(request), query.businessLine, locale),
  );
  serve(app, staff.waitAudit, ({ session, locale }) =>
    readWaiting(context, session, staffCut(session, {}), locale),
  );
  serve(app, staff.waitAuditOfLine, ({ session, params, locale }) => {
    const businessLine = params.x === 'all' ? undefined : params.x;
    return readWaiting(context, session, staffCut(session, { businessLine }), locale);
  });
  serve(app, staff.fourPageData, ({ session, query }) =>
    readReportCards(context, staffCut(session, query), 'month'),
  );
  serve(app, staff.fourPageDataOfPeriod, ({ session, params, query }) =>
    readReportCards(context, staffCut(session, query), params.period),
  );
  serve(app, staff.productRank, ({ session, query, locale }) =>
    readRank(context, 'product', staffCut(session, query), query.period ?? 'month', locale),
  );
  serve(app, staff.saleRank, ({ session, query, locale }) =>
    readRank(context, 'point', staffCut(session, query), query.period ?? 'month', locale),
  );
  serve(app, staff.countryOrders, ({ session, query, locale }) =>
    readRank(context, 'country', staffCut(session, query), query.period ?? 'month', locale),
  );
}

function registerExport(app: FastifyInstance, context: Context): void {
  serve(app, exportOrders, async ({ session, body, locale, request }) => {
    const actor = actorOf(session, request);
    return fileDownload(await exportOrdersFile(context, staffScope(session), body, { locale, actor }));
  });
}
