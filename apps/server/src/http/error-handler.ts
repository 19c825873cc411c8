import { codeOfError, type ErrorName } from '@rohi/contract/errors';
import type { Failure } from '@rohi/contract/envelope';
import type { Fields } from '@rohi/contract/fields';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { errorText, fieldText } from '../messages.ts';
import { reasonOf } from '../platform/database-watch.ts';
import { isDatabaseDown, isDiskFull, isLockBusy } from '../platform/database.ts';
import { isOfCaller } from './caller-line.ts';
import { localeOfCall } from './locale.ts';

/** Failures of the framework by their codes, in our words. */
const frameworkErrors: Record<string, ErrorName> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.badJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.badEncoding',
  FST_ERR_BAD_URL: 'request.badEncoding',
  FST_ERR_MAX_PARAM_LENGTH: 'request.urlTooLong',
  FST_ERR_ASYNC_CONSTRAINT: 'request.badEncoding',
  FST_UNDER_PRESSURE: 'server.busy',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

const retryAfterSec = '2';

/** Any thrown value as one of our failures; an unexpected one becomes `server.internal`. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // Its code is that of a lost database, but the line that broke is the caller's.
  if (isOfCaller(error, request)) return new AppError('request.brokenOff', { cause: error });
  if (isDatabaseDown(error))
    return new AppError('server.databaseDown', { cause: error, headers: { 'retry-after': retryAfterSec } });
  if (isLockBusy(error))
    return new AppError('server.busy', { cause: error, headers: { 'retry-after': retryAfterSec } });
  if (isDiskFull(error)) return new AppError('server.diskFull', { cause: error });
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const failure = code === undefined ? undefined : frameworkErrors[code];
  if (failure === 'server.busy')
    return new AppError(failure, { cause: error, headers: { 'retry-after': retryAfterSec } });
  if (failure !== undefined) return new AppError(failure, { cause: error });
  // What the framework itself calls a bad request, such as a body with `__proto__`, is never our failure.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('request.badJson', { cause: error });
  return new AppError('server.internal', { cause: error });
}

/**
 * The envelope of a failure. Nothing of the thrown error itself leaves the process.
 * @param dictionary what the fields of the call's body are called
 */
export function failureOf(
  error: AppError,
  locale: Locale,
  requestId: string,
  dictionary: Fields = {},
): Failure {
  const fields = error.fields.map((problem) => ({
    field: problem.field,
    ...nameOfField(dictionary, problem.field, locale),
    error: problem.error,
    msg: fieldText(problem.error, locale, problem.params),
  }));
  return {
    code: codeOfError(error.errorName),
    success: false,
    msg: errorText(error.errorName, locale, error.params),
    error: error.errorName,
    ...(fields.length === 0 ? {} : { fields }),
    ...(error.current === undefined ? {} : { current: error.current }),
    requestId,
  };
}

/** The name of `titles.ru` is that of `titles`; that of `terms.rules[0].unitPrice` is that of `unitPrice`. */
function nameOfField(dictionary: Fields, path: string, locale: Locale): { name?: string } {
  const key = path.split(/[.[\]]+/).findLast((part) => Object.hasOwn(dictionary, part));
  const field = key === undefined ? undefined : dictionary[key];
  return field === undefined ? {} : { name: field.name[locale] };
}

/**
 * A thrown value as one of our failures; those that are ours to mend are logged with their cause. A request that is put
 * off because too many wait is meant so: it raises no alarm.
 */
export function logFailure(error: unknown, request: FastifyRequest): AppError {
  const failure = toAppError(error, request);
  request.failure = failure.errorName;
  if (failure.errorName === 'request.brokenOff') {
    // The caller is gone, so that the request has no line of its own.
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url ?? 'unknown', cutOff: true });
  } else if (failure.errorName === 'server.busy') {
    request.log.warn({ error: failure.errorName }, 'request put off');
  } else if (failure.errorName === 'server.databaseDown') {
    void logLostDatabase(failure, request);
  } else if (failure.status >= 500) {
    request.log.error({ err: failure.cause ?? failure, error: failure.errorName }, 'request failed');
  }
  return failure;
}

/**
 * An outage is said once, by who watches the database, and not by each request that met it. A query that was given up
 * while the database answers others is no outage: the log of errors names the call.
 */
async function logLostDatabase(
  { errorName: error, cause }: AppError,
  request: FastifyRequest,
): Promise<void> {
  const reason = reasonOf(cause);
  const isUp = await request.server.isDatabaseUp();
  if (isUp) request.log.error({ error, reason, route: request.routeOptions.url }, 'request failed');
  else request.log.debug({ error, reason }, 'request failed while the database is away');
}

function dictionaryOf({ routeOptions }: FastifyRequest): Fields | undefined {
  return routeOptions.config.endpoint?.dictionary;
}

/** The one place that turns thrown errors into answers of the API. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = logFailure(error, request);
  return reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', ...failure.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(failure, localeOfCall(request), request.id, dictionaryOf(request))));
}

export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('failure', null);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks the database whether it is there. */
    isDatabaseUp: () => Promise<boolean>;
  }
  interface FastifyRequest {
    /** What the request was answered with, when it failed. */
    failure: ErrorName | null;
  }
}
