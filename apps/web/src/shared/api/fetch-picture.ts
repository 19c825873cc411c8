import type { Asked, FileCallName } from './calls.ts';
import { fetchFile } from './fetch-file.ts';

/** A picture that a call answers with. Undefined when it is out of reach, or no picture after all. */
export async function fetchPicture<N extends FileCallName>(
  name: N,
  request: Asked<N>,
): Promise<ImageBitmap | undefined> {
  try {
    const { content } = await fetchFile(name, request);
    return await createImageBitmap(content);
  } catch {
    return undefined;
  }
}
