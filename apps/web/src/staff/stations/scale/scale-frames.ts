/** What a scale has sent and what is not whole yet. */
export type Frames = { whole: readonly string[]; rest: string };

/** Longer than any line of a scale: what goes on without an end is none. */
const longestFrame = 48;
const endOfText = '\u0003';

/**
 * Cuts what comes in pieces of any size into the lines of a scale. A line ends with CR, LF or ETX; STX before it is no
 * part of it. What has no end is handed over in parts, so that the reader sees that it is no line.
 * @param rest what was not whole before
 */
export function cutFrames(rest: string, bytes: Uint8Array): Frames {
  const text = rest + Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const lines = text.replaceAll(endOfText, '\n').split(/[\r\n]/);
  let open = lines.pop() ?? '';
  while (open.length > longestFrame) {
    lines.push(open.slice(0, longestFrame));
    open = open.slice(longestFrame);
  }
  return { whole: lines.map((line) => line.replaceAll('\u0002', '')).filter(hasSigns), rest: open };
}

/**
 * Spaces and control signs between two lines are none; a question mark begins a status of which the rest may be a
 * control sign.
 */
function hasSigns(line: string): boolean {
  return /[^\s\0]/.test(line);
}
