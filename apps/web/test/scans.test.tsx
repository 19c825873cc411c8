import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimScans, scannerEnd } from '../src/staff/stations/scan-input/scan-owner.ts';
import { stationsTexts } from '../src/staff/stations/station-words.ts';
import { listenForScans } from '../src/staff/stations/scan-input/listen-for-scans.ts';
import { scanTrouble } from '../src/staff/stations/scan-input/scan-trouble.ts';

let field: HTMLInputElement;
let weight: HTMLInputElement;
/** What was read, in its order; `?` before what was refused as cut. */
let read: string[];
let stop: () => void;

beforeEach(async () => {
  await stationsTexts.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'] });
  [field, weight] = [inputOf('text'), inputOf('text')];
  weight.name = 'weight';
  document.body.replaceChildren(field, weight);
  read = [];
  const release = claimScans({ field: () => field, onCode: (raw) => read.push(raw) });
  const unlisten = listenForScans();
  stop = () => {
    unlisten();
    release();
  };
  scannerEnd.write(undefined);
  field.focus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function inputOf(type: string, value = ''): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  input.value = value;
  return input;
}

/** Presses a key at this moment, or at that of an earlier one which the page was too busy to see. */
function press(sign: string, atMs = Date.now()): boolean {
  const isLetter = /[A-Z]/i.test(sign);
  const code =
    sign === 'Enter' ? sign : isLetter ? `Key${sign.toUpperCase()}` : sign === '-' ? 'Minus' : `Digit${sign}`;
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', {
    code,
    key: sign,
    shiftKey: /^[A-Z]$/.test(sign),
    bubbles: true,
    cancelable: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  const isWritten = target.dispatchEvent(event);
  if (isWritten && target instanceof HTMLInputElement && sign.length === 1) target.value += sign;
  return isWritten;
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);
/** Long after the last key: whatever may come of it has come. */
const rest = () => wait(5_000);

/** Types signs as a scanner does, 8 ms apart. */
function type(signs: string): void {
  for (const [index, sign] of [...signs].entries()) {
    if (index > 0) wait(8);
    press(sign);
  }
}

function scanWithGap(code: string, at: number, gapMs: number, hasSign: boolean): void {
  type(code.slice(0, at));
  wait(gapMs);
  type(code.slice(at));
  if (hasSign) {
    wait(8);
    press('Enter');
  }
}

const codes = [
  'YT8834201957316',
  'YT2026112100001234',
  'SF1402857713264',
  'JT0130310122717',
  'JDVC20483917562-1-2-',
  'DPK364920118837',
  'LP00651284907733',
  'EA473124829CN',
  `RP00000000${ownCodeCheckCharacter('00000000')}`,
  '773288401956274',
  '784120966355',
  'QX90812XK77',
];
const gaps = [40, 60, 100, 300, 500];

describe.each(['SIGN', 'NONE', undefined] as const)('a scanner that is known as %s', (signEnd) => {
  test.each(codes)('gives %s whole or not at all, wherever it pauses', (code) => {
    for (const hasSign of signEnd === undefined ? [true, false] : [signEnd === 'SIGN'])
      for (const gapMs of gaps)
        for (let at = 1; at < code.length; at += 1) {
          scannerEnd.write(signEnd);
          scanWithGap(code, at, gapMs, hasSign);
          rest();
          const words = [...read, scanTrouble.read() && 'scan again'].filter(Boolean);
          const context = `${code} after ${at}, ${gapMs} ms, ${hasSign ? 'with' : 'without'} a sign`;
          if (hasSign && !/^\d/.test(code)) expect(read, context).toEqual([code]);
          expect([[code], ['scan again'], []], context).toContainEqual(words);
          // What is neither taken nor refused still stands in the field, for all to see.
          if (words.length === 0) expect(field.value, context).toBe(code);
          read.length = 0;
          field.value = '';
          press('Enter');
        }
  });
});

describe('codes without a pause', () => {
  test('twenty in a second are twenty, in their order', () => {
    const many = Array.from({ length: 20 }, (_, index) => `YT88342019573${String(index).padStart(2, '0')}`);
    for (const code of many) {
      for (const sign of code) {
        press(sign);
        wait(3);
      }
      press('Enter');
      wait(2);
    }
    expect(read).toEqual(many);
  });

  test('are taken at once where nothing can follow, and after half a second where something can', () => {
    type('YT2026112100001234');
    wait(200);
    expect(read).toEqual(['YT2026112100001234']);
    type('YT8834201957316');
    wait(200);
    expect(read).toHaveLength(1);
    wait(400);
    expect(read).toEqual(['YT2026112100001234', 'YT8834201957316']);
  });

  test('of a scanner with a sign wait for it, however long it takes', () => {
    scannerEnd.write('SIGN');
    type('YT2026112100001234');
    rest();
    expect(read).toEqual([]);
    press('Enter');
    expect(read).toEqual(['YT2026112100001234']);
  });

  test('are whole when the page was busy meanwhile and sees their keys late', () => {
    const begun = Date.now();
    const signs = [...'SF1402857713264'];
    for (const [index, sign] of signs.slice(0, 5).entries()) press(sign, begun + index * 8);
    wait(900);
    for (const [index, sign] of signs.slice(5).entries()) press(sign, begun + (index + 5) * 8);
    press('Enter', begun + 200);
    expect(read).toEqual(['SF1402857713264']);
    expect(scanTrouble.read()).toBeUndefined();
  });
});

describe('what a person types', () => {
  test('is taken by Enter as it stands, with whatever pauses', () => {
    for (const sign of 'YT8834201957316') {
      press(sign);
      wait(sign === '9' ? 2_000 : 140);
    }
    rest();
    expect(read).toEqual([]);
    press('Enter');
    expect(read).toEqual(['YT8834201957316']);
  });

  test('and leaves in the field is never a part of the next scan, nor is that taken without it', () => {
    press('3');
    rest();
    type('SF1402857713264');
    press('Enter');
    expect(read).toEqual([]);
    expect(scanTrouble.read()).toMatchObject({ kind: 'broken', code: '3SF1402857713264' });
    type('SF1402857713264');
    press('Enter');
    expect(read).toEqual(['SF1402857713264']);
    expect(scanTrouble.read()).toBeUndefined();
  });

  test('in another field stays there when a code comes, which leaves it', () => {
    weight.focus();
    press('3');
    wait(600);
    scanWithGap('SF1402857713264', 4, 300, true);
    expect(read).toEqual(['SF1402857713264']);
    expect(weight.value).toBe('3');
  });

  test('right before a code in another field is not told from it: both go, aloud', () => {
    weight.focus();
    press('3');
    wait(200);
    type('SF1402857713264');
    press('Enter');
    expect(read).toEqual([]);
    expect(scanTrouble.read()).toMatchObject({ kind: 'broken' });
    expect(weight.value).toBe('');
  });
});

test('a code is whole when the focus moves in the middle of it', () => {
  type('SF1402');
  weight.focus();
  wait(8);
  type('857713264');
  press('Enter');
  expect(read).toEqual(['SF1402857713264']);
  expect([field.value, weight.value]).toEqual(['', '']);
});

describe('a dialog over the station', () => {
  function openDialog<Inside extends HTMLElement>(role: string, inside: Inside): Inside {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', role);
    dialog.append(inside);
    document.body.append(dialog);
    inside.focus();
    return inside;
  }

  test('refuses a scan aloud, and its Enter presses nothing', () => {
    const button = openDialog('dialog', document.createElement('button'));
    type('SF1402857713264');
    expect(press('Enter')).toBe(false);
    expect(read).toEqual([]);
    expect(scanTrouble.read()).toMatchObject({ kind: 'covered', code: 'SF1402857713264' });
    button.parentElement?.remove();
    field.focus();
    type('SF1402857713264');
    press('Enter');
    expect(read).toEqual(['SF1402857713264']);
  });

  test('refuses it without a sign too', () => {
    openDialog('dialog', document.createElement('button'));
    type('SF1402857713264');
    rest();
    expect(scanTrouble.read()).toMatchObject({ kind: 'covered' });
  });

  test('of a log-in that has ended takes no code for a name or a password', () => {
    for (const kind of ['text', 'password']) {
      const input = openDialog('alertdialog', inputOf(kind, 'abc'));
      type('SF1402857713264');
      expect(press('Enter')).toBe(false);
      expect(scanTrouble.read()).toMatchObject({ kind: 'covered' });
      expect(input.value).toBe('abc');
      // A password that a machine types is no code.
      type('correcthorsebattery');
      expect(press('Enter')).toBe(true);
      input.parentElement?.remove();
    }
  });

  test('keeps what is scanned into a field of its own', () => {
    const seal = openDialog('dialog', inputOf('text'));
    type('SF1402857713264');
    expect(press('Enter')).toBe(true);
    expect(seal.value).toBe('SF1402857713264');
    expect(scanTrouble.read()).toBeUndefined();
  });
});
