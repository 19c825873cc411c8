import type { Asked, CallName, ReplyTo } from '../../../shared/api/calls.ts';
import type { OrderSplit } from '@rohi/contract/reports/order-splits';
import type { DayRange, ReportPeriod } from '@rohi/contract/reports/report-periods';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type Home = ReplyTo<'GET /common/home'>;
export type Waiting = ReplyTo<'GET /common/waitaudit/{x}'>;
export type Rank = ReplyTo<'GET /common/salerank'>;
export type OrderReport = ReplyTo<'GET /fba-order/getorderrepoer'>;
export type RankCall = 'productrank' | 'salerank' | 'countryorder';

/** A board that hangs open on a wall stays true. */
const askAgainMs = 60_000;

/** Numbers are asked again now and then; while those of another period or line come, the ones before stay. */
function useNumbers<N extends CallName>(name: N, request: Asked<N>, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', name, request],
    queryFn: ({ signal }) => call(name, { ...request, quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
    enabled,
  });
}

export function useHome(line: BusinessLine) {
  return useNumbers('GET /common/home', { query: { businessLine: line } }, true);
}

/**
 * A failure is logged as a warning, and what waits is not shown (specification, section 8). @param enabled whether the
 * caller may read parcels
 */
export function useWaiting(line: BusinessLine, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', 'GET /common/waitaudit/{x}', line],
    queryFn: async ({ signal }) => {
      try {
        return await call('GET /common/waitaudit/{x}', { params: { x: line }, quiet: true, signal });
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification asks for a logged warning
        if (!signal.aborted) console.warn('Waiting counts request failed', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
    enabled,
  });
}

/** Somebody stands and waits. */
const alertMs = 5_000;

/**
 * What the user is alerted to; looked for every few seconds while the page is seen, and now and then while it is not:
 * its title says it, too. @param enabled whether the caller may read parcels
 */
export function useAlerts(line: BusinessLine, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', 'GET /staff/alerts', line],
    queryFn: ({ signal }) =>
      call('GET /staff/alerts', { query: { businessLine: line }, quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: () => (document.visibilityState === 'visible' ? alertMs : askAgainMs),
    refetchIntervalInBackground: true,
    enabled,
  });
}

/** @param enabled whether the caller may read reports */
export function useCards(line: BusinessLine, period: ReportPeriod, enabled: boolean) {
  const request = { params: { period }, query: { businessLine: line } };
  return useNumbers('GET /common/fourpagedata/{period}', request, enabled);
}

export function useRank(line: BusinessLine, name: RankCall, period: ReportPeriod) {
  return useNumbers(`GET /common/${name}`, { query: { period, businessLine: line } }, true);
}

/** The orders between two days, both included, split by one thing. */
export function useSplit(line: BusinessLine, split: DayRange & { by: OrderSplit }) {
  return useNumbers('GET /staff/reports/split', { query: { ...split, businessLine: line } }, true);
}

/** A period that ends now, or days chosen freely. */
export type ReportedPeriod = ReportPeriod | DayRange;

function readReport(line: BusinessLine, period: ReportedPeriod, signal: AbortSignal): Promise<OrderReport> {
  const how = { quiet: true, signal };
  if (typeof period !== 'string')
    return call('GET /fba-order/getorderrepoer', { query: { ...period, businessLine: line }, ...how });
  const request = { params: { period }, query: { businessLine: line } };
  return call('GET /fba-order/getorderrepoer/{period}', { ...request, ...how });
}

/** The report, and which period it is of: while another one comes, the answer at hand is still of the one before. */
export function useOrderReport(line: BusinessLine, period: ReportedPeriod) {
  return useQuery({
    queryKey: ['reports', 'orders', line, period],
    queryFn: async ({ signal }) => ({
      of: period,
      report: await readReport(line, period, signal),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
}
