import { apiBasePath, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { Failure } from '@rohi/contract/envelope';
import { countAsLoading } from '../../shared/api/pending.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { announceSessionEnd } from '../../shared/session/session-end.ts';
import { readToken } from '../../shared/session/session-storage.ts';
import { showMessage } from '../../shared/ui/messages.tsx';

const forgetAfterMs = 60_000;

/** Asks the service for a file and has the browser save it under the service's name; a failure shows as a red message. */
export async function saveFile(path: string, saved: string): Promise<void> {
  const loaded = countAsLoading();
  try {
    const token = readToken();
    const response = await fetch(apiBasePath + path, {
      headers: { [localeHeader]: locale, ...(token === undefined ? {} : { [tokenHeader]: token }) },
    });
    if (!response.ok) {
      const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
      if (failure?.code === 401) announceSessionEnd(token);
      else showMessage('error', failure?.msg);
      return;
    }
    offerFile(await response.blob(), nameOf(response.headers.get('content-disposition')));
    showMessage('success', saved);
  } catch {
    showMessage('error');
  } finally {
    loaded();
  }
}

/** RFC 6266: the true name stands beside the one for old programs. */
export function nameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
}

/** Has the browser save what was received. */
export function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), forgetAfterMs);
}
