import { expect, test } from 'vitest';
import { parcelLine } from './parcel-line.ts';

const parcel = { trackingCode: 'YT7223460003264', name: null, goods: null, weightKg: null };
const line = (fields: Partial<Parameters<typeof parcelLine>[0]>) => {
  const { title, facts } = parcelLine({ ...parcel, ...fields }, (kg) => `${kg} kg`);
  return [title, ...facts].join(' · ');
};

test('a parcel is called by its own name, else by its goods, else by its whole code', () => {
  expect(line({ name: 'Кроссовки Али', weightKg: '7.8' })).toBe('Кроссовки Али · 7.8 kg · …3264');
  expect(line({ name: 'Али', goods: 'Кроссовки' })).toBe('Али · Кроссовки · …3264');
  expect(line({ goods: 'Кроссовки', weightKg: '7.8' })).toBe('Кроссовки · 7.8 kg · …3264');
  expect(line({ weightKg: '7.8' })).toBe('YT7223460003264 · 7.8 kg');
  expect(line({})).toBe('YT7223460003264');
});
