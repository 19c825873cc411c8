import type { DataOf } from '@rohi/contract/endpoint';
import type { orderReport } from '@rohi/contract/reports/own-reports.contract';
import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import type { fourPageData, home, saleRank, waitAudit } from '@rohi/contract/reports/staff-reports.contract';
import type { BusinessLine } from '@rohi/contract/reference-data/business-lines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type Home = DataOf<typeof home>;
export type Waiting = DataOf<typeof waitAudit>;
export type Cards = DataOf<typeof fourPageData>;
export type Rank = DataOf<typeof saleRank>;
export type OrderReport = DataOf<typeof orderReport>;
export type RankCall = 'productrank' | 'salerank' | 'countryorder';

/** A board that hangs open on a wall stays true. */
const askAgainMs = 60_000;

/** Numbers are asked again now and then; while those of another period come, the ones before stay. */
function useNumbers<Data>(path: `/${string}`, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', path],
    queryFn: ({ signal }) => call<Data>('GET', path, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
    enabled,
  });
}

export function useHome() {
  return useNumbers<Home>('/common/home', true);
}

/** @param enabled whether the asker may read parcels */
export function useWaiting(line: BusinessLine, enabled: boolean) {
  return useNumbers<Waiting>(`/common/waitaudit/${line}`, enabled);
}

/** @param enabled whether the asker may read reports */
export function useCards(period: ReportPeriod, enabled: boolean) {
  return useNumbers<Cards>(`/common/fourpagedata/${period}`, enabled);
}

export function useRank(name: RankCall, period: ReportPeriod) {
  return useNumbers<Rank>(`/common/${name}?period=${period}`, true);
}

export function useOrderReport(period: ReportPeriod) {
  return useNumbers<OrderReport>(`/fba-order/getorderrepoer/${period}`, true);
}
