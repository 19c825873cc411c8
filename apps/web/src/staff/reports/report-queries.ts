import type { DataOf } from '@rohi/contract/endpoint';
import type { orderReport } from '@rohi/contract/reports/own-reports.contract';
import type { DayRange, ReportPeriod } from '@rohi/contract/reports/report-periods';
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

/** Numbers are asked again now and then; while those of another period or line come, the ones before stay. */
function useNumbers<Data>(path: `/${string}`, enabled: boolean) {
  return useQuery({
    queryKey: ['reports', path],
    queryFn: ({ signal }) => call<Data>('GET', path, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
    enabled,
  });
}

export function useHome(line: BusinessLine) {
  return useNumbers<Home>(`/common/home?businessLine=${line}`, true);
}

/** @param enabled whether the asker may read parcels */
export function useWaiting(line: BusinessLine, enabled: boolean) {
  return useNumbers<Waiting>(`/common/waitaudit/${line}`, enabled);
}

/** @param enabled whether the asker may read reports */
export function useCards(line: BusinessLine, period: ReportPeriod, enabled: boolean) {
  return useNumbers<Cards>(`/common/fourpagedata/${period}?businessLine=${line}`, enabled);
}

export function useRank(line: BusinessLine, name: RankCall, period: ReportPeriod) {
  return useNumbers<Rank>(`/common/${name}?period=${period}&businessLine=${line}`, true);
}

/** A period that ends now, or days chosen freely. */
export type Stretch = ReportPeriod | DayRange;

function reportPath(line: BusinessLine, stretch: Stretch): `/${string}` {
  const path = '/fba-order/getorderrepoer';
  if (typeof stretch === 'string') return `${path}/${stretch}?businessLine=${line}`;
  return `${path}?from=${stretch.from}&to=${stretch.to}&businessLine=${line}`;
}

/** The report, and which stretch it is of: while another one comes, the answer at hand is still of the one before. */
export function useOrderReport(line: BusinessLine, stretch: Stretch) {
  const path = reportPath(line, stretch);
  return useQuery({
    queryKey: ['reports', path],
    queryFn: async ({ signal }) => ({
      of: stretch,
      report: await call<OrderReport>('GET', path, { quiet: true, signal }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
}
