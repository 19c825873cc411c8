import { apiBasePath, clientTimeoutMs, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { Asked, CallName, ReplyTo } from './calls.ts';
import type { Envelope, Failure } from '@rohi/contract/envelope';
import type { ErrorName } from '@rohi/contract/errors';
import { locale } from '../i18n/locale.ts';
import { announceSessionEnd } from '../session/session-end.ts';
import { noteServerTime, readToken } from '../session/session-storage.ts';
import { addressOf } from './address-of.ts';
import type { AddressValues } from './address-of.ts';
import { reportSilence } from './silence.ts';

/**
 * What the page asked for waits for, sent by the script in the page before the client was there
 * (`boot/head-script.ts`).
 */
type EarlyAnswer = {
  url: string;
  /** Undefined for a GET call. */
  body: string | undefined;
  token: string | null;
  answer: Promise<Response>;
  aborter: AbortController;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
    /** The one notice that the address asks for, left by the script that has shown it (`boot/notice-script.ts`). */
    earlyNotice?: unknown;
  }
}

/**
 * The answer to this very call when it is on its way already; it is taken once, and only within the session that it was
 * asked in: a token may have been refreshed meanwhile. `signal` gives it up.
 */
function takeEarlyAnswer(
  url: string,
  body: string | undefined,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const answers = window.earlyAnswers ?? [];
  const early = answers.find(
    (each) => each.url === url && each.body === body && (each.token ?? undefined) === token,
  );
  if (!early) return undefined;
  window.earlyAnswers = answers.filter((each) => each !== early);
  signal.addEventListener('abort', () => early.aborter.abort());
  return early.answer;
}

/**
 * The last answer of a call and the tag that the service gave it: asked with both, what has not changed is not sent
 * again.
 */
export type KnownAnswer = { tag?: string; data?: unknown };

const unchanged = 304;

export type ExchangeOptions = {
  signal?: AbortSignal | undefined;
  /** Is read, and holds this answer afterwards. */
  known?: KnownAnswer;
  /** Asks the service even where the browser may answer for it: who has just changed a public list wants to see it. */
  isFresh?: boolean;
  /** Login, logout and refresh carry no token (specification, section 7). */
  withoutToken?: boolean;
  /** Nor the header of the locale: their language is that which the browser accepts. */
  withoutLocale?: boolean;
};

/** What a call is given, whichever it is. */
export type AnyAsked = {
  params?: AddressValues | undefined;
  query?: AddressValues | undefined;
  body?: unknown;
  /** Goes out as it is, in the place of `body`. */
  file?: Blob | undefined;
};

type ClientErrorName = 'client.network' | 'client.timeout' | 'client.badAnswer';

/**
 * A call that did not do what was asked. `status` is 0 when no answer came; `msg` is in the visitor's language or
 * empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly error: ErrorName | ClientErrorName;
  readonly msg: string;
  readonly fields: NonNullable<Failure['fields']>;
  /** The row that stands, with 409; `CurrentOf` says of which shape. */
  readonly current: unknown;
  readonly retryAfterSec: number | undefined;

  constructor(
    status: number,
    error: ErrorName | ClientErrorName,
    failure?: Partial<Pick<Failure, 'msg' | 'fields' | 'current'>> & { retryAfterSec?: number | undefined },
  ) {
    super(error);
    this.status = status;
    this.error = error;
    this.msg = failure?.msg ?? '';
    this.fields = failure?.fields ?? [];
    this.current = failure?.current;
    this.retryAfterSec = failure?.retryAfterSec;
  }
}

/**
 * One call of the contract and the `data` of its envelope. Throws ApiError; throws the signal's own reason when the
 * caller gave the call up. An answer 401 ends the session that the call was made in.
 */
export function exchange<N extends CallName>(
  name: N,
  options: Asked<N> & ExchangeOptions,
): Promise<ReplyTo<N>> {
  return send(name, options as AnyAsked & ExchangeOptions, async (response) => {
    const { known = {} } = options;
    if (response.status === unchanged && known.data !== undefined) return known.data as ReplyTo<N>;
    const data = readAnswer<ReplyTo<N>>(response, await response.text());
    const tag = response.headers.get('etag');
    if (tag !== null) Object.assign(known, { tag, data });
    return data;
  });
}

/**
 * One request below the base path, and what is read of its answer. Throws as `exchange` does.
 * @param limitMs how long all of it may take
 */
export async function send<Result>(
  name: string,
  request: AnyAsked & ExchangeOptions,
  read: (response: Response) => Promise<Result>,
  limitMs = clientTimeoutMs,
): Promise<Result> {
  const { signal, withoutToken } = request;
  const limit = limitTime(signal, limitMs);
  const token = withoutToken ? undefined : readToken();
  try {
    const response = await fetchAnswer(name, request, token, limit.signal);
    noteServerTime(response.headers.get('date'));
    return await read(response);
  } catch (error) {
    if (saysSessionIsOver(error) && !withoutToken) announceSessionEnd(token, error.error);
    if (signal?.aborted || error instanceof ApiError) throw error;
    reportSilence();
    throw new ApiError(0, limit.isOver() ? 'client.timeout' : 'client.network');
  } finally {
    limit.end();
  }
}

function fetchAnswer(
  name: string,
  { params, query, body, file, known, isFresh, withoutLocale }: AnyAsked & ExchangeOptions,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const url = apiBasePath + addressOf(path, params, query);
  const headers = {
    [withoutLocale ? 'accept-language' : localeHeader]: locale,
    ...(token === undefined ? {} : { [tokenHeader]: token }),
    ...(known?.tag && { 'if-none-match': known.tag }),
    ...(file && { 'content-type': 'application/octet-stream' }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const text = file ?? (body === undefined ? undefined : JSON.stringify(body));
  const request: RequestInit = {
    method,
    credentials: 'include',
    headers,
    signal,
    ...(isFresh && { cache: 'no-cache' }),
    ...(text && { body: text }),
  };
  return (
    (typeof text === 'object' ? undefined : takeEarlyAnswer(url, text, token, signal)) ?? fetch(url, request)
  );
}

/** A gateway's own 401 is none of ours (specification, section 8: code 401 with success false). */
function saysSessionIsOver(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.error !== 'client.badAnswer';
}

/** Joins the caller's signal with the time limit by hand: AbortSignal.any is too young for the phones we serve. */
function limitTime(signal: AbortSignal | undefined, limitMs: number) {
  const controller = new AbortController();
  let over = false;
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, limitMs);
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

/** The `data` of an answer's envelope. Throws ApiError. */
export function readAnswer<Data>(response: Response, text: string): Data {
  const answer = parseEnvelope<Data>(text);
  if (answer === undefined) throw new ApiError(response.status, 'client.badAnswer');
  if (answer.success) return answer.data;
  throw new ApiError(answer.code, answer.error, {
    ...answer,
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
