import type { Asked, FileCallName } from '../api/calls.ts';
import { fetchFile } from '../api/fetch-file.ts';
import { offerFile } from './offer-file.ts';

/** Saves what a call answers with a file, under the service's name if it gives one. Throws ApiError. */
export async function saveDownload<N extends FileCallName>(
  name: N,
  request: Asked<N>,
  otherName: string,
): Promise<void> {
  const file = await fetchFile(name, request);
  offerFile(file.name ?? otherName, file.content);
}
