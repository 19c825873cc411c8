import { apiBasePath, clientTimeoutMs, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { ApiError, readAnswer } from '../../../shared/api/exchange.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { announceSessionEnd } from '../../../shared/session/session-end.ts';
import { readToken } from '../../../shared/session/session-storage.ts';

const sendCall = 'POST /profile/claims/pictures';
type Sent = ReplyTo<typeof sendCall>;

/**
 * Sends a picture and reports how much of it has gone, from 0 to 1; `fetch` cannot say that. Throws ApiError; the
 * signal's own reason when it was given up.
 */
export async function sendPicture(
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const { careForSession } = await import('../../../shared/session/refresh-session.ts');
  await careForSession();
  signal.throwIfAborted();
  const token = readToken();
  const answer = await post(file, token, onProgress, signal);
  try {
    return readAnswer<Sent>(answer, await answer.text());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) announceSessionEnd(token);
    throw error;
  }
}

function post(
  file: Blob,
  token: string | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const [method, path] = sendCall.split(' ');
  request.open(method ?? '', `${apiBasePath}${path}`);
  request.setRequestHeader(localeHeader, locale);
  request.setRequestHeader('content-type', file.type);
  if (token !== undefined) request.setRequestHeader(tokenHeader, token);
  request.timeout = clientTimeoutMs;
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('error', () => reject(new ApiError(0, 'client.network')));
    request.addEventListener('timeout', () => reject(new ApiError(0, 'client.timeout')));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as Error);
    });
    request.send(file);
  });
}
