import { siteLimits } from '@rohi/contract/site/limits';

/** A part of the site that has not come within the time limit (specification, section 9). */
export class ChunkTooSlowError extends Error {
  override readonly name = 'ChunkTooSlowError';
}

/** Loads a part of the site, or fails when it takes longer than 120 s. */
export async function loadInTime<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkTooSlowError()), siteLimits.chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
