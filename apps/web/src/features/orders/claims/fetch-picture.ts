import { apiBasePath, tokenHeader } from '@rohi/contract/envelope';
import { readToken } from '../../../shared/session/session-storage.ts';

/**
 * A picture that a call answers with; an address alone would not bring it, the call wants the token. Undefined when it is out
 * of reach, or no picture after all.
 */
export async function fetchPicture(path: `/${string}`): Promise<ImageBitmap | undefined> {
  const { careForSession } = await import('../../../shared/session/refresh-session.ts');
  await careForSession();
  try {
    const response = await fetch(apiBasePath + path, { headers: { [tokenHeader]: readToken() ?? '' } });
    return response.ok ? await createImageBitmap(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}
