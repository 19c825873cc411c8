import { readScaleLine } from './scale-line.ts';
import type { ScaleReading } from './scale-line.ts';

/** How scales speak: lines with a status, MT-SICS, Toledo 8217, or as a pattern says. */
export const scaleProtocols = ['status', 'sics', 'toledo', 'pattern'] as const;
export type ScaleProtocol = (typeof scaleProtocols)[number];

/** What a line of a scale says: a weight, or that there is none now. */
export type Signal = ScaleReading | 'moving' | 'overload' | 'belowZero';

export type ProtocolRules = {
  line: { dataBits: 7 | 8; parity: 'none' | 'even' };
  /** What the scale has to be asked, and how often in ms; `once` at the beginning alone. */
  asks?: { text: string; every: number | 'once' };
  /** Undefined for what is no line of such a scale. */
  read: (frame: string, pattern: string) => Signal | undefined;
};

export const protocolRules: Readonly<Record<ScaleProtocol, ProtocolRules>> = {
  status: { line: { dataBits: 8, parity: 'none' }, read: readStatusOrSics },
  sics: {
    line: { dataBits: 8, parity: 'none' },
    // "Send immediately and repeat": the weight comes by itself from then on.
    asks: { text: 'SIR\r\n', every: 'once' },
    read: readStatusOrSics,
  },
  toledo: {
    line: { dataBits: 7, parity: 'even' },
    asks: { text: 'W', every: 150 },
    read: readToledo,
  },
  pattern: { line: { dataBits: 8, parity: 'none' }, read: readByPattern },
};

function readStatusOrSics(frame: string): Signal | undefined {
  const line = frame.trim();
  if (/^OL\b|^SI?\s*\+$/i.test(line)) return 'overload';
  if (/^SI?\s*-$/i.test(line)) return 'belowZero';
  // "Understood, cannot now".
  if (/^(?:S|SI|SIR)\s+I$/i.test(line)) return 'moving';
  return readScaleLine(line);
}

/** Bits of the status that a Toledo 8217 sends in the place of a weight. */
const status = { moves: 1, overload: 2, belowZero: 4, isZero: 16 } as const;

/**
 * Toledo 8217: `03.420`, with or without its point, in kilograms; `?` and a status while there is no weight to send.
 */
function readToledo(frame: string): Signal | undefined {
  const match = /^\s*\?([^]?)/.exec(frame);
  if (match !== null) return ofStatus(match[1]?.charCodeAt(0) ?? status.moves);
  const found = /^\s*(\d{1,3}\.\d{1,3}|\d{5,6})\s*N?$/.exec(frame);
  if (found === null) return undefined;
  const number = found[1] ?? '';
  // Without a point the last three digits are grams.
  const grams = Math.round(number.includes('.') ? Number(number) * 1_000 : Number(number));
  return { grams, isStable: true };
}

function ofStatus(bits: number): Signal {
  if (bits & status.overload) return 'overload';
  if (bits & status.belowZero) return 'belowZero';
  return !(bits & status.moves) && bits & status.isZero ? { grams: 0, isStable: true } : 'moving';
}

/** Whether a pattern says where the weight stands: `{kg}` or `{g}`, once. */
export function isPattern(pattern: string): boolean {
  return pattern.match(/\{k?g\}/g)?.length === 1;
}

/**
 * The weight in a line that looks like the pattern: `{kg}` or `{g}` is the number, `*` any signs, a space any number of
 * them.
 */
function readByPattern(frame: string, pattern: string): Signal | undefined {
  if (!isPattern(pattern)) return undefined;
  const found = patternOf(pattern).exec(frame.trim());
  const number = found?.[1]?.replaceAll(/\s/g, '').replace(',', '.');
  if (number === undefined) return undefined;
  return { grams: Math.round(Number(number) * (pattern.includes('{kg}') ? 1_000 : 1)), isStable: true };
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .trim()
    .split(/(\{k?g\}|\*|\s+)/)
    .map((part) => {
      if (/^\{k?g\}$/.test(part)) return String.raw`\s*([+-]?\s*\d{1,7}(?:[.,]\d{1,3})?)\s*`;
      if (part === '*') return '.*?';
      return part.trim() === ''
        ? part && String.raw`\s*`
        : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`, 'i');
}
