import type { Asked, FileCallName } from '../../../shared/api/calls.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { countAsLoading } from '../../../shared/api/pending.ts';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';

/**
 * Asks the service for a file and has the browser save it under the service's name; a failure shows as a red message.
 */
export async function saveFile<N extends FileCallName>(
  name: N,
  request: Asked<N>,
  saved: string,
): Promise<void> {
  const loaded = countAsLoading();
  try {
    const file = await fetchFile(name, request);
    offerFile(file.name ?? 'file', file.content);
    showMessage('success', saved);
  } catch (error) {
    showFailure(error);
  } finally {
    loaded();
  }
}

/** Shows why a file did not come; the end of a session has a dialog of its own. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiError)) showMessage('error');
  else if (error.status !== 401) showMessage('error', error.msg);
}
