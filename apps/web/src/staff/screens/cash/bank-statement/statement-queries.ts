import type { Currency } from '@rohi/contract/pricing/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { cashRoot } from '../cash-queries.ts';

export type SentStatement = ReplyTo<'GET /staff/bank-statements/{importId}'>;
export type StatementLine = SentStatement['lines'][number];
export type Suggestion = StatementLine['suggestions'][number];

const keyOf = (id: string) => [cashRoot, 'bank-statement', id];

/** An own statement, compared with the transfers that wait now. */
export function useStatement(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call('GET /staff/bank-statements/{importId}', { params: { importId: id }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** Sends a statement; says under which id it can be looked at. */
export function useSendStatement(): (file: File, currency: Currency | undefined) => Promise<string> {
  const queries = useQueryClient();
  return async (file, currency) => {
    const importId = newRequestId();
    const sent = await call('PUT /staff/bank-statements/{importId}', {
      params: { importId },
      query: { name: file.name.slice(-200), ...(currency === undefined ? {} : { currency }) },
      file,
      quiet: true,
      loading: true,
    });
    queries.setQueryData(keyOf(importId), sent);
    return importId;
  };
}
