import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/exchange.ts';

/** An answer of the service stands; only silence is worth another try. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503);
}

/** A memory of answers. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthAnotherTry, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
