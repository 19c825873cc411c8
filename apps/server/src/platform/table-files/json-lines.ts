import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream as they come, without what follows the last end of line. A line ends at a line feed alone: JSON
 * leaves U+2028 and U+2029 as they are, and `node:readline` would end a line at them in the middle of a text.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  for await (const bytes of stream) {
    const [first = '', ...others] = decoder.write(bytes as Buffer).split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
}
