import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { useCashRefresh } from '../cash-queries.ts';
import { useAllowanceRefresh } from '../alone/alone-queries.ts';
import { usePaymentsRefresh } from '../payment/payment-queries.ts';
import { otherCodeOf } from '@rohi/contract/tracking/other-codes';
import { readCodeShapes } from '../../../../shared/session/code-shapes.ts';

const root = 'staff/refunds';

export type Refund = ReplyTo<'GET /staff/refunds/{id}'>;

export type RefundsOf = ReplyTo<'GET /staff/payments/{id}/refunds'>;

/** Refunds that wait for somebody; read anew whenever the screen is come back to, since colleagues decide too. */
export function useWaitingRefunds() {
  return useQuery({
    queryKey: [root, 'waiting'],
    queryFn: ({ signal }) => call('GET /staff/refunds', { quiet: true, signal }),
    staleTime: 0,
  });
}

/** All that went or is to go back of a payment. */
export function useRefundsOf(paymentId: string) {
  return useQuery({
    queryKey: [root, 'of', paymentId],
    queryFn: ({ signal }) =>
      call('GET /staff/payments/{id}/refunds', { params: { id: paymentId }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** Payments of a customer, or the one of a receipt. */
export function useFoundPayments(typed: string | undefined) {
  // A receipt has a number of its own, so digits alone are no customer here.
  const isCustomer = otherCodeOf(typed ?? '', readCodeShapes()) === 'customerCode';
  return useQuery({
    queryKey: [root, 'payments', typed],
    queryFn: ({ signal }) => {
      const query = isCustomer ? { customerCode: typed } : { receiptNumber: typed };
      return call('GET /staff/payments', { query: { limit: 50, ...query }, quiet: true, signal });
    },
    enabled: typed !== undefined,
    staleTime: 0,
    retry: false,
  });
}

/** Has all that a refund changes read anew. */
export function useRefundsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  const ofCash = useCashRefresh();
  const ofPayments = usePaymentsRefresh();
  const ofAllowance = useAllowanceRefresh();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [root] }),
      ofCash(),
      ofPayments(),
      ofAllowance(),
    ]);
  };
}
