import { apiBasePath, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import { ApiError, readAnswer } from '../api/exchange.ts';
import { locale } from '../i18n/locale.ts';
import { readToken } from '../session/session-storage.ts';
import { offerFile } from './offer-file.ts';

/** The name that the service gives the file (RFC 6266), or nothing that could be used. */
function nameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

/** Saves what a call answers with a file: a link could not carry the token. Throws ApiError. */
export async function saveDownload(path: `/${string}`, otherName: string): Promise<void> {
  const { careForSession } = await import('../session/refresh-session.ts');
  await careForSession();
  const headers = { [localeHeader]: locale, [tokenHeader]: readToken() ?? '' };
  const response = await fetch(apiBasePath + path, { credentials: 'include', headers }).catch(() => {
    throw new ApiError(0, 'client.network');
  });
  // A refusal stands in the envelope.
  if (!response.ok) readAnswer(response, await response.text());
  offerFile(nameIn(response.headers.get('content-disposition')) ?? otherName, await response.blob());
}
