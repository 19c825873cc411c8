import { statusOfError, type ErrorName, type ErrorParams, type FieldError } from '@rohi/contract/errors';

/** One field of a request that is wrong; `field` is its path, e.g. `trackingCodeList[3]`. */
export type FieldProblem = { field: string; error: FieldError; params?: ErrorParams };

type AppErrorDetails = {
  params?: ErrorParams;
  fields?: FieldProblem[];
  headers?: Record<string, string>;
  /** What stands now, for an answer 409: the caller shows it beside the own change. */
  current?: unknown;
  cause?: unknown;
};

/** An expected failure. The text is found at the edge, in the caller's language. */
export class AppError extends Error {
  readonly errorName: ErrorName;
  readonly status: number;
  readonly params: ErrorParams;
  readonly fields: FieldProblem[];
  readonly headers: Record<string, string>;
  readonly current: unknown;

  constructor(errorName: ErrorName, details: AppErrorDetails = {}) {
    super(errorName, { cause: details.cause });
    this.errorName = errorName;
    this.status = statusOfError(errorName);
    this.params = details.params ?? {};
    this.fields = details.fields ?? [];
    this.headers = details.headers ?? {};
    this.current = details.current;
  }
}

/** The refusal of a caller who has to wait: with Retry-After and the wait in its text. */
export function tooMany(
  waitMs: number,
  name:
    | 'request.tooMany'
    | 'tracking.tooManyUnknown'
    | 'handOver.tooManyTries'
    | 'handOver.tooManyNames'
    | 'handOver.codeClosed'
    | 'stations.pairingTriesSpent' = 'request.tooMany',
): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(name, {
    params: { seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
