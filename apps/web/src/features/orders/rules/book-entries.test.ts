import { expect, test } from 'vitest';
import { entryOf, recipientValues } from './book-entries.ts';

const point = { id: 7, code: 'PP-KHUJAND', name: 'Худжанд', city: 'Худжанд' };
const madina = { name: 'Мадина', phone: '+992927001122', pickupPoint: null };
const aziz = { name: 'Азиз', phone: '+992927001122', pickupPoint: point };

test('an entry is found however its name and number are written', () => {
  const book = [madina, aziz];
  expect(entryOf({ recipientName: ' азиз ', recipientPhone: '92 700-11-22' }, book)).toBe(aziz);
  expect(entryOf({ recipientName: 'Мадина', recipientPhone: '00992927001122' }, book)).toBe(madina);
  expect(entryOf({ recipientName: 'Мадина', recipientPhone: '' }, book)).toBeUndefined();
  expect(entryOf({ recipientName: '', recipientPhone: '' }, [])).toBeUndefined();
});

test('an entry fills in its point only when it has one of its own', () => {
  expect(recipientValues(madina)).toEqual({ recipientName: 'Мадина', recipientPhone: '+992927001122' });
  expect(recipientValues(aziz)).toMatchObject({ recipientName: 'Азиз', pickupPointId: '7' });
});
