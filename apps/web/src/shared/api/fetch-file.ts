import type { Asked, FileCallName } from './calls.ts';
import { careForToken } from './call.ts';
import { readAnswer, send } from './exchange.ts';
import type { AnyAsked } from './exchange.ts';

/** A slow line may take its time for a file: its bytes are seen to come. */
const longestMs = 24 * 60 * 60 * 1_000;

/** A file as it came; `name` is what the service calls it. */
export type FetchedFile = { content: Blob; name: string | undefined };

type FileOptions = {
  signal?: AbortSignal;
  /** Given how many bytes have come so far; the total is unknown before the end. */
  onBytes?: (bytes: number) => void;
};

/**
 * Makes a call that answers with a file; a plain link would not do, the call needs the token. A file that breaks off is
 * never taken for a whole one. Throws ApiError; throws the signal's own reason when the caller gave the call up.
 */
export async function fetchFile<N extends FileCallName>(
  name: N,
  options: Asked<N> & FileOptions,
): Promise<FetchedFile> {
  await careForToken();
  return send(
    name,
    options as AnyAsked & FileOptions,
    (response) => readFile(response, options.onBytes),
    longestMs,
  );
}

async function readFile(response: Response, onBytes: FileOptions['onBytes']): Promise<FetchedFile> {
  // A refusal stands in the envelope.
  if (!response.ok) readAnswer(response, await response.text());
  const name = nameIn(response.headers.get('content-disposition'));
  const content =
    onBytes && response.body ? await readAll(response, response.body, onBytes) : response.blob();
  return { content: await content, name };
}

async function readAll(
  response: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** RFC 6266: the true name stands beside the one for old programs. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
