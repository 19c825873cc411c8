import { expect, test } from 'vitest';
import { usedStyle } from './used-style.ts';

const markup = '<div class="a b"><p class="c">x</p></div>';

test('keeps the rules with all their classes in the markup', () => {
  expect(usedStyle('.a{top:1px}.d{top:2px}.a .c{top:3px}.a .d{top:4px}.c,.d{top:5px}', markup)).toBe(
    '.a{top:1px}.a .c{top:3px}.c{top:5px}',
  );
});

test('looks into the conditions of screens, and leaves the printer out', () => {
  const sheet =
    '@media (width>=768px){.a{top:1px}.d{top:2px}}@media print{.a{top:3px}}@keyframes k{to{top:4px}}';
  expect(usedStyle(sheet, markup)).toBe('@media (width>=768px){.a{top:1px}}');
  expect(usedStyle('@media (width>=768px){.d{top:2px}}', markup)).toBe('');
});

test('looks into layers', () => {
  expect(usedStyle('@layer base,kit;@layer kit{.a{top:1px}.d{top:2px}}', markup)).toBe(
    '@layer base,kit;@layer kit{.a{top:1px}}',
  );
});

test('leaves out what the pointer or the keyboard calls for, and rules of no class', () => {
  expect(usedStyle('.a:hover{top:1px}.a:first-child{top:2px}p{top:3px}.c:is(.a,.b){top:4px}', markup)).toBe(
    '.a:first-child{top:2px}.c:is(.a,.b){top:4px}',
  );
});

test('takes a rule with what is nested in it', () => {
  expect(usedStyle('.a{top:1px;& p{left:0}}.d{top:2px}', markup)).toBe('.a{top:1px;& p{left:0}}');
  expect(() => usedStyle('.a{top:1px', markup)).toThrow('no end');
});
