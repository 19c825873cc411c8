import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { wholenessOfScan } from '@rohi/contract/stations/scanned-code';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { ScannerEnd } from '@rohi/contract/stations/station-words';

/** One key as it was pressed. `atMs` is any clock that only goes on. */
export type PressedKey = {
  code: string;
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
  atMs: number;
};

/**
 * Signs that came one after another, each within `longestGapMs` of the one before. `quick`: so many came as fast as
 * only a machine types; `cutAt`: so many signs stood before the last one that did not.
 */
export type Burst = { signs: string; lastMs: number; quick: number; cutAt: number | undefined };

export const noBurst: Burst = { signs: '', lastMs: 0, quick: 0, cutAt: undefined };

/**
 * Scanners send a sign every 1 to 40 ms; a person does not type code after code with less than this between the signs.
 */
const quickGapMs = 50;
/**
 * A radio, a remote desktop or a busy page holds a sign back for so long at most: what comes within it belongs to the
 * same code.
 */
export const longestGapMs = 500;
/** A scanner that sends nothing behind a code is silent for longer than this. */
export const burstPauseMs = 120;
export const fewestSigns = 6;

/**
 * What a key means: a sign of a code; the end of one; a control sign that scanners put around or into a code, which
 * counts for nothing; or a key that the screen answers as always.
 */
export type KeyMeaning =
  | { kind: 'sign'; sign: string }
  | { kind: 'end' }
  | { kind: 'control' }
  | { kind: 'other' };

/**
 * Ctrl and a letter is how a scanner types control signs: J is LF, M is CR, I is Tab; ] (0x1D) parts the fields of a
 * GS1 code.
 */
const controlEnds: ReadonlySet<string> = new Set(['KeyJ', 'KeyM', 'KeyI']);
const ends: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);

/**
 * @param isWithin whether signs of a code have come before: only then is a control sign a scanner's, and no shortcut of
 * a person.
 */
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

/** Whether a key at this moment still belongs to the burst, as its end does. */
export function isGoingOn({ signs, lastMs }: Burst, atMs: number): boolean {
  return signs !== '' && atMs - lastMs <= longestGapMs;
}

/** The burst with one sign more; the first of another one where the last came too long ago. */
export function withSign(burst: Burst, sign: string, atMs: number): Burst {
  if (!isGoingOn(burst, atMs)) return { signs: sign, lastMs: atMs, quick: 0, cutAt: undefined };
  const { signs, lastMs, quick, cutAt } = burst;
  const isQuick = atMs - lastMs <= quickGapMs;
  return {
    signs: signs + sign,
    lastMs: atMs,
    quick: quick + (isQuick ? 1 : 0),
    cutAt: isQuick ? cutAt : signs.length,
  };
}

/**
 * Whether a machine has typed it: most of its signs came too fast for a person; what a person types is never one,
 * however it ends.
 */
export function isScanned({ signs, quick }: Burst): boolean {
  return signs.length >= fewestSigns && quick * 2 > signs.length - 1;
}

/**
 * A number that somebody was typing, before a code came: it may be the beginning of the code, unless the whole has a
 * known form.
 */
function isDoubtful({ signs, cutAt }: Burst): boolean {
  const isNumber = cutAt !== undefined && /^[\d.,*]+$/.test(signs.slice(0, cutAt));
  return (
    isNumber && wholenessOfScan(signs) === 'open' && guessCarriers(normalizeTrackingCode(signs)).length === 0
  );
}

export type BurstVerdict =
  /** No code, or one without an end so far. */
  | 'none'
  /** It may go on. */
  | 'wait'
  | 'code'
  /** Not all of a code, or more than one thing. */
  | 'broken';

/**
 * What a burst is, behind which a sign has come that ends codes.
 * @param held what stood in the field of the scans before it
 */
export function judgeEnd(burst: Burst, held: string): BurstVerdict {
  if (!isScanned(burst)) return 'none';
  return held.trim() !== '' || isDoubtful(burst) ? 'broken' : 'code';
}

/**
 * What a burst is, behind which nothing has come for so long. Of a scanner that ends its codes with a sign nothing is
 * taken before that. Of any other a code is taken at its pause where nothing can follow; else once nothing has.
 */
export function judgePause(
  burst: Burst,
  held: string,
  silentMs: number,
  end: ScannerEnd | undefined,
): BurstVerdict {
  if (end === 'SIGN' || !isScanned(burst)) return 'none';
  if (silentMs <= burstPauseMs) return 'wait';
  const form = wholenessOfScan(burst.signs);
  if (form === 'whole' && held.trim() === '') return 'code';
  if (silentMs <= longestGapMs) return 'wait';
  return form === 'part' ? 'broken' : judgeEnd(burst, held);
}

/** A key as the browser names its place on the keyboard, whatever layout or input method is chosen. */
type KeyPosition = { code: string; shift: boolean };

const plain: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: `'"`,
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};
const overDigits = ')!@#$%^&*(';
const numpad: Readonly<Record<string, string>> = {
  NumpadDecimal: '.',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  NumpadMultiply: '*',
  NumpadDivide: '/',
};

/**
 * The sign that a key gives on the US layout, which is the one scanners type for; undefined for a key without a sign.
 * Caps lock does not count: a scanner presses shift for each capital letter, and codes are compared in upper case.
 */
function signAt({ code, shift }: KeyPosition): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shift ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shift ? overDigits[Number(digit)] : digit;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? numpad[code] ?? plain[code]?.[shift ? 1 : 0];
}

/** A key as the browser has seen it pressed: by its own clock, so that a busy page makes no scanner slower. */
export function pressedKey(event: KeyboardEvent): PressedKey {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey, timeStamp } = event;
  return {
    // A phone's keyboard has no places; of its keys only this one counts here.
    code: code === '' && key === 'Enter' ? 'Enter' : code,
    shift: shiftKey,
    ctrl: ctrlKey,
    alt: altKey,
    meta: metaKey,
    atMs: timeStamp,
  };
}
