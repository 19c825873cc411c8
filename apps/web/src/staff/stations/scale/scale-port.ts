import { createStore } from '../../../shared/ui/store.ts';
import { cutFrames } from './scale-frames.ts';
import { protocolRules } from './scale-protocols.ts';
import type { Signal, ProtocolRules } from './scale-protocols.ts';
import type { ScaleSettings } from './scale-settings.ts';
import type { SerialPort } from './serial-port.ts';

/**
 * What comes from an open scale: a line that says something; something that is no line of such a scale; nothing for a
 * while.
 */
export type FromScale =
  | { kind: 'signal'; signal: Signal; atMs: number }
  | { kind: 'nonsense' }
  | { kind: 'silence' }
  | { kind: 'gone' };

/** The last line as it came, for the person who sets the scale up. */
export const lastLine = createStore('');

/** One line may come broken; so many one after another are no scale of this kind, or another speed. */
const mostBroken = 5;
const silentMs = 3_000;

/**
 * Reads an open scale until it is closed or gone, and asks it where its protocol wants to be asked.
 * @returns how to close it; done when the port is free for another page
 */
export function readScale(
  port: SerialPort,
  settings: ScaleSettings,
  emit: (from: FromScale) => void,
): () => Promise<void> {
  const rules = protocolRules[settings.protocol];
  const reading = { isClosing: false, cancel: () => Promise.resolve() };
  const input = openInput(rules, settings.pattern, emit);
  const stopAsking = ask(port, rules);
  const silence = setInterval(input.look, silentMs / 3);
  const done = readPieces(port, reading, input).then(async () => {
    clearInterval(silence);
    await stopAsking();
    await port.close().catch(() => undefined);
    if (!reading.isClosing) emit({ kind: 'gone' });
  });
  return async () => {
    reading.isClosing = true;
    await reading.cancel().catch(() => undefined);
    await done;
  };
}

type Reading = { isClosing: boolean; cancel: () => Promise<void> };

/** A stream that broke at a wrong bit is followed by another; none follows that of a port that was pulled out. */
async function readPieces(
  port: SerialPort,
  reading: Reading,
  input: ReturnType<typeof openInput>,
): Promise<void> {
  while (port.readable !== null && !reading.isClosing) {
    const reader = port.readable.getReader();
    reading.cancel = () => reader.cancel();
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read())
        input.bytes(piece.value);
      return;
    } catch {
      input.broken();
    } finally {
      reader.releaseLock();
    }
  }
}

function openInput(rules: ProtocolRules, pattern: string, emit: (from: FromScale) => void) {
  let rest = '';
  let broken = 0;
  let receivedMs = performance.now();
  const countBroken = () => {
    broken += 1;
    if (broken === mostBroken) emit({ kind: 'nonsense' });
  };
  const line = (frame: string) => {
    lastLine.write(frame);
    const signal = rules.read(frame, pattern);
    if (signal === undefined) return countBroken();
    broken = 0;
    return emit({ kind: 'signal', signal, atMs: receivedMs });
  };
  return {
    bytes(bytes: Uint8Array) {
      receivedMs = performance.now();
      const frames = cutFrames(rest, bytes);
      rest = frames.rest;
      for (const frame of frames.whole) line(frame);
    },
    broken() {
      receivedMs = performance.now();
      countBroken();
    },
    look() {
      if (performance.now() - receivedMs >= silentMs) emit({ kind: 'silence' });
    },
  };
}

/** Returns how the asking ends. */
function ask(port: SerialPort, { asks }: ProtocolRules): () => Promise<void> {
  const writer = asks === undefined ? undefined : port.writable?.getWriter();
  if (asks === undefined || writer === undefined) return () => Promise.resolve();
  const text = new TextEncoder().encode(asks.text);
  // A port that was pulled out ends the reading: that says so.
  const send = () => void writer.write(text).catch(() => undefined);
  send();
  const timer = asks.every === 'once' ? undefined : setInterval(send, asks.every);
  return async () => {
    clearInterval(timer);
    await writer.abort().catch(() => undefined);
    writer.releaseLock();
  };
}
