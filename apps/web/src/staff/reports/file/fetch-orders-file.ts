import { apiBasePath, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { Failure } from '@rohi/contract/envelope';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { exportOrders } from '@rohi/contract/reports/export.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { announceSessionEnd } from '../../../shared/session/session-end.ts';
import { readToken } from '../../../shared/session/session-storage.ts';
import { nameOf, offerFile } from '../../list/save-file.ts';

export type OrdersFile = BodyOf<typeof exportOrders>;

/** What came of it: saved, given up by the asker, or refused for a reason in the user's language, which may be empty. */
export type FileOutcome = 'saved' | 'givenUp' | { refused: string };

/**
 * Asks for the orders and has the browser save them once they are all there.
 * @param onBytes told how many bytes have come so far; nobody knows before the end how many there will be
 */
export async function fetchOrdersFile(
  wanted: OrdersFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<FileOutcome> {
  try {
    const care = await import('../../../shared/session/refresh-session.ts').catch(() => undefined);
    await care?.careForSession();
    const token = readToken();
    const response = await fetch(`${apiBasePath}/fba-order/export`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [localeHeader]: locale,
        ...(token === undefined ? {} : { [tokenHeader]: token }),
      },
      body: JSON.stringify(wanted),
      signal,
    });
    if (!response.ok) {
      const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
      if (failure?.code === 401) announceSessionEnd(token);
      return { refused: failure?.msg ?? '' };
    }
    const content = await readAll(response, onBytes);
    offerFile(content, nameOf(response.headers.get('content-disposition')));
    return 'saved';
  } catch {
    // A file that breaks off must not be taken for a whole one: nothing is saved.
    return signal.aborted ? 'givenUp' : { refused: '' };
  }
}

async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) break;
    parts.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
