import { exportOrders } from '@rohi/contract/reports/export.contract';
import { firstWeek } from '@rohi/contract/reports/first-week.contract';
import * as differences from '@rohi/contract/reports/differences.contract';
import { readLegs } from '@rohi/contract/reports/legs.contract';
import { moneyFile } from '@rohi/contract/reports/money-file.contract';
import { readMoveOut, takeMoveOut } from '@rohi/contract/reports/move-out.contract';
import * as arrivals from '@rohi/contract/reports/arrivals.contract';
import * as money from '@rohi/contract/reports/money.contract';
import { ownDataFile } from '@rohi/contract/reports/own-data.contract';
import * as own from '@rohi/contract/reports/own-reports.contract';
import * as staff from '@rohi/contract/reports/staff-reports.contract';
import { openDrawers, readStandstill } from '@rohi/contract/reports/standstill.contract';
import type { FastifyInstance } from 'fastify';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { findCaller } from '../../http/session-guard.ts';
import type { UserPrincipal } from '../../principal.ts';
import { readAccount } from './account.service.ts';
import { listDifferingShifts, readDifferenceReport } from './differences.service.ts';
import { readOpenDrawers } from './drawers-now.service.ts';
import { exportOrdersFile } from './export.service.ts';
import { readFirstWeek } from './first-week.service.ts';
import { readHome } from './home.service.ts';
import { readLegsReport } from './legs.service.ts';
import { exportMoney } from './money-file.service.ts';
import { listArrivingCharges, readArrivalsReport } from './arrivals.service.ts';
import { listOpeningDebts, listTakenMoney, listUnpaidCharges, readMoneyReport } from './money.service.ts';
import { describeMoveOut, takeMoveOut as takeEverything } from './move-out/move-out.service.ts';
import { takeOwnData } from './own-data/own-data.service.ts';
import {
  readOrderNumbers,
  readOrderReport,
  readOrderStatuses,
  readStageNumbers,
} from './order-reports.service.ts';
import { readRank, splitReport } from './ranks.service.ts';
import { readReportCards } from './report-cards.service.ts';
import { scopeOf, staffScope, type ReportCut, type StaffCut } from './report-scope.ts';
import { findStandstill } from './standstill.service.ts';
import { readAlerts, readWaiting } from './wait-audit.service.ts';

export function registerReports(app: FastifyInstance, context: Context): void {
  registerOwnReports(app, context);
  registerStaffReports(app, context);
  registerMoney(app, context);
  registerExport(app, context);
}

type LineAsked = { businessLine?: BusinessLine | undefined };

function cutOf(principal: UserPrincipal, { businessLine }: LineAsked): ReportCut {
  return { scope: scopeOf(principal), businessLine };
}

function staffCut(principal: UserPrincipal, { businessLine }: LineAsked): StaffCut {
  return { scope: staffScope(principal), businessLine };
}

function registerOwnReports(app: FastifyInstance, context: Context): void {
  serve(app, own.orderStatusNumbers, ({ principal, query }) =>
    readStageNumbers(context, principal, query.businessLine),
  );
  serve(app, own.orderNumbers, ({ principal, query }) => readOrderNumbers(context, cutOf(principal, query)));
  serve(app, own.orderReport, ({ principal, query }) => {
    const { from, to } = query;
    const wanted = from === undefined || to === undefined ? 'day' : { from, to };
    return readOrderReport(context, cutOf(principal, query), wanted);
  });
  serve(app, own.orderReportOfPeriod, ({ principal, params, query }) =>
    readOrderReport(context, cutOf(principal, query), params.period),
  );
  serve(app, own.orderStatusInfo, ({ principal, body, locale }) =>
    readOrderStatuses(context, cutOf(principal, {}), body.orderCodes, locale),
  );
  serve(app, ownDataFile, ({ principal, locale, request }) =>
    takeOwnData(
      context,
      { id: principal.userId, customerCode: principal.customerCode ?? '' },
      actorOf(request),
      locale,
    ),
  );
  serve(app, own.ownAccount, ({ principal }) => readAccount(context, principal));
}

function registerStaffReports(app: FastifyInstance, context: Context): void {
  serve(app, firstWeek, ({ locale }) => readFirstWeek(context, locale));
  serve(app, staff.home, async ({ request, query, locale }) =>
    readHome(context, await findCaller(request), query.businessLine, locale),
  );
  serve(app, staff.waitAudit, ({ principal, locale }) =>
    readWaiting(context, principal, staffCut(principal, {}), locale),
  );
  serve(app, staff.waitAuditOfLine, ({ principal, params, locale }) => {
    const businessLine = params.x === 'all' ? undefined : params.x;
    return readWaiting(context, principal, staffCut(principal, { businessLine }), locale);
  });
  serve(app, staff.staffAlerts, ({ principal, query, locale }) =>
    readAlerts(context, principal, staffCut(principal, query), locale),
  );
  serve(
    app,
    openDrawers,
    ({ principal, locale }) => readOpenDrawers(context, principal, locale),
    privatelyTagged,
  );
  serve(
    app,
    readStandstill,
    ({ principal, query, locale }) => findStandstill(context, principal, staffCut(principal, query), locale),
    privatelyTagged,
  );
  serve(app, staff.fourPageData, ({ principal, query }) =>
    readReportCards(context, staffCut(principal, query), 'month'),
  );
  serve(app, staff.fourPageDataOfPeriod, ({ principal, params, query }) =>
    readReportCards(context, staffCut(principal, query), params.period),
  );
  serve(app, staff.productRank, ({ principal, query, locale }) =>
    readRank(context, 'product', staffCut(principal, query), query.period ?? 'month', locale),
  );
  serve(app, staff.splitOrders, ({ principal, query, locale }) =>
    splitReport(context, query.by, staffCut(principal, query), query, locale),
  );
  serve(app, staff.saleRank, ({ principal, query, locale }) =>
    readRank(context, 'point', staffCut(principal, query), query.period ?? 'month', locale),
  );
  serve(app, readLegs, ({ locale }) => readLegsReport(context, locale));
  serve(app, staff.countryOrders, ({ principal, query, locale }) =>
    readRank(context, 'country', staffCut(principal, query), query.period ?? 'month', locale),
  );
}

function registerMoney(app: FastifyInstance, context: Context): void {
  serve(app, money.readMoney, ({ principal, query, locale }) =>
    readMoneyReport(context, staffScope(principal), query, locale),
  );
  serve(app, money.listUnpaid, ({ principal, query }) =>
    listUnpaidCharges(context, staffScope(principal), query),
  );
  serve(app, money.listDebts, ({ principal, query }) =>
    listOpeningDebts(context, staffScope(principal), query),
  );
  serve(app, arrivals.readArrivals, ({ principal, locale }) =>
    readArrivalsReport(context, staffScope(principal), locale),
  );
  serve(app, arrivals.listArriving, ({ principal, query }) =>
    listArrivingCharges(context, staffScope(principal), query),
  );
  serve(app, money.listTaken, ({ principal, query }) =>
    listTakenMoney(context, staffScope(principal), query),
  );
  serve(app, differences.readDifferences, ({ principal, query, locale }) =>
    readDifferenceReport(context, staffScope(principal), query, locale),
  );
  serve(app, differences.listDifferences, ({ principal, query }) =>
    listDifferingShifts(context, staffScope(principal), query),
  );
}

function registerExport(app: FastifyInstance, context: Context): void {
  serve(app, moneyFile, ({ principal, query, locale, request }) =>
    exportMoney(context, { ...query, scope: staffScope(principal), locale }, actorOf(request)),
  );
  serve(app, readMoveOut, () => describeMoveOut(context));
  serve(app, takeMoveOut, ({ query, locale, request }) =>
    takeEverything(context, { locale, hasPictures: query.pictures === 'yes' }, actorOf(request)),
  );
  serve(app, exportOrders, ({ principal, body, locale, request }) =>
    exportOrdersFile(context, staffScope(principal), body, { locale, actor: actorOf(request) }),
  );
}
