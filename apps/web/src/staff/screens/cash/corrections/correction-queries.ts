import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { useAllowanceRefresh } from '../alone/alone-queries.ts';
import { usePaymentsRefresh } from '../payment/payment-queries.ts';

const root = 'staff/corrections';

export type Correction = ReplyTo<'GET /staff/corrections'>['list'][number];

/** Corrections that wait for a second person; read anew whenever the screen is come back to. */
export function useWaitingCorrections() {
  return useQuery({
    queryKey: [root],
    queryFn: ({ signal }) => call('GET /staff/corrections', { quiet: true, signal }),
    staleTime: 0,
  });
}

export type SecondWeighing = ReplyTo<'GET /staff/second-weighings'>['list'][number];

const weighings = 'staff/second-weighings';

/** Second weights that a person decides on; read anew whenever the screen is come back to. */
export function useOpenWeighings() {
  return useQuery({
    queryKey: [weighings],
    queryFn: ({ signal }) => call('GET /staff/second-weighings', { quiet: true, signal }),
    staleTime: 0,
  });
}

/** Has the second weights read anew. */
export function useWeighingsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [weighings] });
}

/** Has the corrections that wait and what customers owe read anew. */
export function useCorrectionsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  const ofPayments = usePaymentsRefresh();
  const ofAllowance = useAllowanceRefresh();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: [root] }), ofPayments(), ofAllowance()]);
  };
}
