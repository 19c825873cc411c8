import { describe, expect, test } from 'vitest';
import { noTestScan, withTestKey, withTestPause } from './test-scan.ts';
import {
  isGoingOn,
  isScanned,
  longestGapMs,
  meaningOf,
  noBurst,
  withSign,
  type Burst,
  type PressedKey,
} from './scan-burst.ts';
import { readPasted, readCode } from './read-code.ts';
import { claimScans, scanOwner } from './scan-owner.ts';

const plainKey = { shift: false, ctrl: false, alt: false, meta: false, atMs: 0 };

/** The keys that a scanner presses for a code: places on the keyboard, whatever the computer makes of them. */
function keysOf(code: string): PressedKey[] {
  return [...code].map((sign, index) => {
    const upper = /[A-Z]/.test(sign);
    const place = /\d/.test(sign) ? `Digit${sign}` : sign === '-' ? 'Minus' : `Key${sign.toUpperCase()}`;
    return { ...plainKey, code: place, shift: upper, atMs: index * 8 };
  });
}

function readKeys(keys: readonly PressedKey[]): { codes: string[]; burst: Burst } {
  let burst = noBurst;
  const codes: string[] = [];
  for (const key of keys) {
    const meaning = meaningOf(key, burst.signs !== '');
    if (meaning.kind === 'sign') burst = withSign(burst, meaning.sign, key.atMs);
    if (meaning.kind === 'end') {
      codes.push(readCode(burst.signs));
      burst = noBurst;
    }
  }
  return { codes, burst };
}

const code = 'SF1402857713264';

describe('S01: a scan is read from the places of keys', () => {
  test('a code is the same whatever the layout says, in capitals and small letters', () => {
    // The event of a Russian layout has key «ы», that of a Chinese input method «Process»: neither is looked at.
    expect(readKeys([...keysOf(code), { ...plainKey, code: 'Enter', atMs: 130 }]).codes).toEqual([code]);
    const small = keysOf(code).map((key) => ({ ...key, shift: false }));
    expect(readKeys([...small, { ...plainKey, code: 'Enter' }]).codes).toEqual([code]);
  });

  test.each([
    ['CR', { code: 'Enter' }],
    ['CR of the number pad', { code: 'NumpadEnter' }],
    ['CR as a control sign', { code: 'KeyM', ctrl: true }],
    ['LF as a control sign', { code: 'KeyJ', ctrl: true }],
    ['Tab', { code: 'Tab' }],
    ['Tab as a control sign', { code: 'KeyI', ctrl: true }],
  ])('%s ends it', (_name, end) => {
    expect(readKeys([...keysOf(code), { ...plainKey, ...end, atMs: 130 }]).codes).toEqual([code]);
  });

  test('without a sign behind it the pause ends it, if a machine has typed it', () => {
    expect(isScanned(readKeys(keysOf(code)).burst)).toBe(true);
    const byHand = keysOf(code).map((key, index) => ({ ...key, atMs: index * 90 }));
    expect(isScanned(readKeys(byHand).burst)).toBe(false);
    expect(isScanned(readKeys(keysOf('12345')).burst)).toBe(false);
  });

  test('a pause between two codes parts them', () => {
    const later = keysOf('YT8834201957316').map((key) => ({ ...key, atMs: key.atMs + 2_000 }));
    expect(readKeys([...keysOf(code), ...later]).burst.signs).toBe('YT8834201957316');
    const { burst } = readKeys(keysOf(code));
    expect(isGoingOn(burst, burst.lastMs + longestGapMs)).toBe(true);
    expect(isGoingOn(burst, burst.lastMs + longestGapMs + 1)).toBe(false);
    expect(isGoingOn(noBurst, 0)).toBe(false);
  });

  test('a shortcut of a person is none of it', () => {
    expect(meaningOf({ ...plainKey, code: 'KeyJ', ctrl: true }, false)).toEqual({ kind: 'other' });
    expect(meaningOf({ ...plainKey, code: 'KeyK', ctrl: true }, true)).toEqual({ kind: 'other' });
    expect(meaningOf({ ...plainKey, code: 'F4' }, true)).toEqual({ kind: 'other' });
  });

  test('signs of an address keep their places', () => {
    const places = ['Semicolon', 'Slash', 'Equal', 'Digit7', 'Minus'];
    const signs = places.map((place) => meaningOf({ ...plainKey, code: place, shift: true }, true));
    expect(signs.map((meaning) => meaning.kind === 'sign' && meaning.sign)).toEqual([
      ':',
      '?',
      '+',
      '&',
      '_',
    ]);
  });
});

describe('S11: what scanners put around a code', () => {
  test('is no part of it', () => {
    expect(readCode(`]C1${code}`)).toBe(code);
    expect(readCode(`]C1\u001D${code}\u001D\r\n`)).toBe(code);
    expect(readCode(`\u0002${code}\u0003`)).toBe(code);
    expect(readCode(`  ${code.toLowerCase()} `)).toBe(code);
  });

  test('FNC1 typed as Ctrl and a bracket counts for nothing', () => {
    const keys = [...keysOf('SF14'), { ...plainKey, code: 'BracketRight', ctrl: true, atMs: 33 }];
    const rest = keysOf('02857713264').map((key) => ({ ...key, atMs: key.atMs + 40 }));
    expect(readKeys([...keys, ...rest, { ...plainKey, code: 'Enter', atMs: 200 }]).codes).toEqual([code]);
  });

  test('a QR code with an address gives the code in it, where the form is known', () => {
    expect(readCode('https://www.sf-express.com/track?mailNo=SF1402857713264')).toBe(code);
    expect(readCode('https://example.com/shop/page')).toBe('HTTPS://EXAMPLE.COM/SHOP/PAGE');
  });
});

describe('a test scan', () => {
  const testScan = (keys: readonly PressedKey[]) => keys.reduce(withTestKey, noTestScan);

  test.each([
    ['Enter', { code: 'Enter' }],
    ['Tab', { code: 'Tab' }],
    ['LF as a control sign', { code: 'KeyJ', ctrl: true }],
  ])('shows a scanner that ends its codes with %s', (_name, end) => {
    expect(testScan([...keysOf(code), { ...plainKey, ...end, atMs: 400 }]).found).toBe('SIGN');
  });

  test('shows one that ends them with nothing, and none where a person types', () => {
    expect(withTestPause(testScan(keysOf(code))).found).toBe('NONE');
    const byHand = keysOf(code).map((key, index) => ({ ...key, atMs: index * 130 }));
    expect(testScan([...byHand, { ...plainKey, code: 'Enter', atMs: 2_000 }]).found).toBe('byHand');
    expect(withTestPause(testScan(byHand)).found).toBe('byHand');
    expect(withTestPause(noTestScan).found).toBeUndefined();
  });
});

describe('what is pasted', () => {
  test('is a scan where a line ends behind it, and a column is one scan a line', () => {
    expect(readPasted(`${code}\r\n`)).toEqual({ codes: [code], rest: '' });
    expect(readPasted(`${code}\t`)).toEqual({ codes: [code], rest: '' });
    const column = ` ${code}\r\n\r\nYT8834201957316`;
    expect(readPasted(column)).toEqual({ codes: [code, 'YT8834201957316'], rest: '' });
  });

  test('waits for Enter where it may be a part of what is typed', () => {
    expect(readPasted(` ${code} `)).toEqual({ codes: [], rest: code });
    expect(readPasted('  ')).toEqual({ codes: [], rest: '' });
  });
});

describe('S14: one owner of the scans', () => {
  test('who asks later takes over, and hands back', () => {
    const owner = (name: string) => ({ field: () => null, onCode: () => name });
    const [screen, dialog] = [owner('screen'), owner('dialog')];
    const leave = claimScans(screen);
    const close = claimScans(dialog);
    expect(scanOwner()).toBe(dialog);
    close();
    expect(scanOwner()).toBe(screen);
    leave();
    expect(scanOwner()).toBeUndefined();
  });

  test('a screen that goes first leaves the dialog its scans', () => {
    const [screen, dialog] = [
      { field: () => null, onCode: () => undefined },
      { field: () => null, onCode: () => undefined },
    ];
    const leave = claimScans(screen);
    const close = claimScans(dialog);
    leave();
    expect(scanOwner()).toBe(dialog);
    close();
    expect(scanOwner()).toBeUndefined();
  });
});
