import { apiBasePath, clientTimeoutMs, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { Envelope, Failure } from '@rohi/contract/envelope';
import type { ErrorName } from '@rohi/contract/errors';
import { locale } from '../i18n/locale.ts';
import { showMessage } from '../ui/messages.tsx';
import { takeEarlyAnswer } from './early-answer.ts';
import { countAsLoading } from './pending.ts';
import { readToken } from './session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type CallOptions = {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** No red message: the caller shows the failure itself. */
  quiet?: boolean;
  /** The loading message shows meanwhile. */
  loading?: boolean;
};

type ClientErrorName = 'client.network' | 'client.timeout' | 'client.badAnswer';

/** A call that did not do what was asked. `status` is 0 when no answer came; `msg` is in the visitor's language or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly error: ErrorName | ClientErrorName;
  readonly msg: string;
  readonly fields: NonNullable<Failure['fields']>;
  readonly retryAfterSec: number | undefined;

  constructor(
    status: number,
    error: ErrorName | ClientErrorName,
    failure?: Partial<Pick<Failure, 'msg' | 'fields'>> & { retryAfterSec?: number | undefined },
  ) {
    super(error);
    this.status = status;
    this.error = error;
    this.msg = failure?.msg ?? '';
    this.fields = failure?.fields ?? [];
    this.retryAfterSec = failure?.retryAfterSec;
  }
}

/**
 * Makes a call below the base path and returns the `data` of its envelope. Throws ApiError; throws the signal's own
 * reason, without a message, when the caller gave the call up.
 */
export async function call<Data>(
  method: Method,
  path: `/${string}`,
  options: CallOptions = {},
): Promise<Data> {
  const loaded = options.loading ? countAsLoading() : undefined;
  try {
    return await exchange<Data>(method, path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The one place where a failure is told, whatever the call was.
    if (error instanceof ApiError && !options.quiet) showMessage('error', error.msg);
    throw error;
  } finally {
    loaded?.();
  }
}

async function exchange<Data>(method: Method, path: string, { body, signal }: CallOptions): Promise<Data> {
  const limit = limitTime(signal);
  try {
    const response = await send(method, apiBasePath + path, body, limit.signal);
    return readAnswer<Data>(response, await response.text());
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, limit.isOver() ? 'client.timeout' : 'client.network');
  } finally {
    limit.end();
  }
}

function send(method: Method, url: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const request = { method, credentials: 'include', headers: headersOf(body), signal } as const;
  if (body === undefined) return fetch(url, request);
  const text = JSON.stringify(body);
  return takeEarlyAnswer(url, text, signal) ?? fetch(url, { ...request, body: text });
}

function headersOf(body: unknown): Record<string, string> {
  const token = readToken();
  return {
    [localeHeader]: locale,
    ...(token === undefined ? {} : { [tokenHeader]: token }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

/** Joins the caller's signal with the time limit by hand: AbortSignal.any is too young for the phones we serve. */
function limitTime(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let over = false;
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, clientTimeoutMs);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}

function readAnswer<Data>(response: Response, text: string): Data {
  const answer = parseEnvelope<Data>(text);
  if (answer === undefined) throw new ApiError(response.status, 'client.badAnswer');
  if (answer.success) return answer.data;
  throw new ApiError(answer.code, answer.error, {
    msg: answer.msg,
    ...(answer.fields ? { fields: answer.fields } : {}),
    retryAfterSec: readSeconds(response.headers.get('retry-after')),
  });
}

function parseEnvelope<Data>(text: string): Envelope<Data> | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'success' in answer
      ? (answer as Envelope<Data>)
      : undefined;
  } catch {
    // A gateway's HTML page, or an answer cut off: not ours.
    return undefined;
  }
}

function readSeconds(header: string | null): number | undefined {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}
