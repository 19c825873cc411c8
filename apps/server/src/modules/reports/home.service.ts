/** Owns the landing page in one trip. Promises that it shows only what the calls it stands for would show. */
import { orderScopeOf } from '@rohi/contract/accounts/order-scope';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { home } from '@rohi/contract/reports/staff-reports.contract';
import type { WaitingType } from '@rohi/contract/reports/waiting-types';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findShownNotices } from '../content/content.service.ts';
import { readAccount } from './account.service.ts';
import { readOrderNumbers, readStageNumbers } from './order-reports.service.ts';
import { scopeOf, staffScope } from './report-scope.ts';
import { ownAlertNames } from './report-words.ts';
import { readWaiting } from './wait-audit.service.ts';

type Home = DataOf<typeof home>;

const noticesShown = 5;
/** What cannot wait. */
const urgent: readonly WaitingType[] = ['claims', 'unidentified', 'held', 'lost', 'overdue'];

/**
 * The landing page of a visitor (no principal), a customer, or staff; its numbers are those of one business line, or of
 * both.
 */
export async function readHome(
  context: Context,
  principal: UserPrincipal | undefined,
  businessLine: BusinessLine | undefined,
  locale: Locale,
): Promise<Home> {
  const isCustomer = typeof principal?.customerCode === 'string';
  const seesOrders = isCustomer || holds(principal, 'order:read') || holds(principal, 'report:read');
  const seesWaiting = holds(principal, 'parcel:read');
  const [notices, orderStatusNum, orderNum, account, waitAudit] = await Promise.all([
    findShownNotices(
      context,
      principal,
      { page: 1, limit: noticesShown, search: undefined, category: undefined, slug: undefined },
      locale,
    ),
    principal !== undefined && seesOrders ? readStageNumbers(context, principal, businessLine) : null,
    // Sums by day are stored by pickup point: of a warehouse there are none.
    principal !== undefined && seesOrders && orderScopeOf(principal).kind !== 'warehouse'
      ? readOrderNumbers(context, { scope: scopeOf(principal), businessLine })
      : null,
    principal !== undefined && isCustomer ? readAccount(context, principal) : null,
    principal !== undefined && seesWaiting
      ? readWaiting(context, principal, { businessLine, scope: staffScope(principal) }, locale)
      : [],
  ]);
  const alerts = seesWaiting
    ? waitAudit.filter(({ type, count }) => count > 0 && urgent.includes(type)).map(alertOf)
    : ownAlerts(orderStatusNum, locale);
  return { orderStatusNum, orderNum, waitAudit, notices, account, alerts };
}

function holds(
  principal: UserPrincipal | undefined,
  authority: 'order:read' | 'report:read' | 'parcel:read',
): boolean {
  return principal?.authorities.has(authority) ?? false;
}

function alertOf({ type, name, names, count, route }: Home['waitAudit'][number]): Home['alerts'][number] {
  return { type, name, names, count, route };
}

/** What a customer should see to, as the order list filters it. */
function ownAlerts(stages: Home['orderStatusNum'], locale: Locale): Home['alerts'] {
  if (stages === null) return [];
  const alerts = [
    { type: 'ready', count: stages.DKHQS, route: '/orderManagement?stage=DKHQS' },
    { type: 'undeclared', count: stages.WAIT_FORECAST, route: '/orderManagement?stage=WAIT_FORECAST' },
    { type: 'problem', count: stages.problem, route: '/orderManagement' },
  ] as const;
  return alerts
    .filter(({ count }) => count > 0)
    .map((alert) => ({
      ...alert,
      name: ownAlertNames[alert.type][locale],
      names: ownAlertNames[alert.type],
    }));
}
