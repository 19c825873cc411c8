import { signAt } from './key-positions.ts';

/** One key as it was pressed. `atMs` is any clock that only goes on. */
export type PressedKey = {
  code: string;
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
  atMs: number;
};

/** Signs that came one after another, as fast as a machine types them. */
export type Burst = { signs: string; lastMs: number };

export const noBurst: Burst = { signs: '', lastMs: 0 };

/** Scanners send a sign every 1 to 40 ms; nobody types six in a row with less than this between them. */
const scannerGapMs = 50;
/** A scanner that sends nothing after a code is silent for longer than this. */
export const burstPauseMs = 120;
export const fewestSigns = 6;

/**
 * What a key means: a sign of a code; the end of one; a control sign that scanners put around or into a code, which counts for nothing;
 * or a key that the screen answers as always.
 */
export type KeyMeaning =
  | { kind: 'sign'; sign: string }
  | { kind: 'end' }
  | { kind: 'control' }
  | { kind: 'other' };

/** Ctrl and a letter is how a scanner types control signs: J is LF, M is CR, I is Tab; ] (0x1D) parts the fields of a GS1 code. */
const controlEnds: ReadonlySet<string> = new Set(['KeyJ', 'KeyM', 'KeyI']);
const ends: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);

/** @param isWithin whether signs of a code have come before: only then is a control sign a scanner's, and no shortcut of a person. */
export function meaningOf(key: PressedKey, isWithin: boolean): KeyMeaning {
  if (key.alt || key.meta) return { kind: 'other' };
  if (key.ctrl) {
    if (!isWithin) return { kind: 'other' };
    if (controlEnds.has(key.code)) return { kind: 'end' };
    return key.code === 'BracketRight' ? { kind: 'control' } : { kind: 'other' };
  }
  if (ends.has(key.code)) return { kind: 'end' };
  const sign = signAt(key);
  return sign === undefined ? { kind: 'other' } : { kind: 'sign', sign };
}

/** Whether a sign begins a new burst: nothing was typed just before, or by a person. */
export function isNewBurst({ signs, lastMs }: Burst, atMs: number): boolean {
  return signs === '' || atMs - lastMs > scannerGapMs;
}

/** The burst with one sign more. */
export function withSign(burst: Burst, sign: string, atMs: number): Burst {
  return { signs: isNewBurst(burst, atMs) ? sign : burst.signs + sign, lastMs: atMs };
}

/** Whether a machine has typed it. A person's typing is never one, however it ends. */
export function isScanned({ signs }: Burst): boolean {
  return signs.length >= fewestSigns;
}

/** Whether a key at this moment still belongs to the burst, as its end does. */
export function isGoingOn({ signs, lastMs }: Burst, atMs: number): boolean {
  return signs !== '' && atMs - lastMs <= burstPauseMs;
}
