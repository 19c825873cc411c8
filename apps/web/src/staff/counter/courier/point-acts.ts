import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import type { ShownVerdict } from '../../stations/verdict/verdict-banner.tsx';
import { verdictOf } from '../counter-verdicts.ts';
import { courierTexts } from './courier-words.ts';

export function firstVerdict(): ShownVerdict {
  return verdictOf('READY', courierTexts.read().point.ready);
}

/** A courier takes what was scanned; what that comes to. */
export async function scanOut(courierId: string, code: string): Promise<ShownVerdict> {
  const { point: words } = courierTexts.read();
  if (courierId === '') return refused(words.chooseFirst, code);
  try {
    const body = { requestId: newRequestId(), courierId, code };
    const { trackingCode, number } = await call('POST /courier/out', { body, quiet: true });
    return verdictOf('OK', words.takenOut(number), { code: trackingCode });
  } catch (error) {
    return refused(error instanceof ApiError ? error.msg : words.noLine, code);
  }
}

/** What was scanned lies at the point again. */
export async function scanBack(code: string): Promise<ShownVerdict> {
  const { point: words } = courierTexts.read();
  try {
    const body = { requestId: newRequestId(), code };
    const { trackingCode, againOn } = await call('POST /courier/back', { body, quiet: true });
    const day = againOn === null ? undefined : formatDay(againOn);
    return verdictOf('OK', words.broughtBack(day), { code: trackingCode });
  } catch (error) {
    return refused(error instanceof ApiError ? error.msg : words.noLine, code);
  }
}

function refused(line: string, code: string): ShownVerdict {
  const { point: words } = courierTexts.read();
  return verdictOf('BLOCKED', { title: words.refused, line, next: words.nextRefused }, { code });
}

export type PointDay = ReplyTo<'GET /courier/point'>;

const key = ['courier/point'];

/** Couriers, what waits and the rounds of the own point; colleagues change them too. */
export function usePointDay() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /courier/point', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
    retry: false,
  });
}

export function usePointRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
