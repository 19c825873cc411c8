import { ApiError } from '../../shared/api/exchange.ts';

/** True when what was asked for is not there: an id that is none is as good as one of nothing. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 404 || failure.status === 400);
}
