import { ApiError } from '../../../shared/api/exchange.ts';
import { outcomeOfFailure } from './failure-outcome.ts';
import type { FailureOutcome } from './failure-outcome.ts';

/** What a call that failed means for its scans. */
export function outcomeOf(error: unknown): FailureOutcome {
  return error instanceof ApiError ? outcomeOfFailure(error.status, error.error) : { kind: 'silent' };
}
