import { expect, test } from 'vitest';
import { addressText } from '@rohi/contract/pickup-points/china-address';
import { checkAddress, isGoodAddress } from './check-address.ts';

const address = {
  customerCode: 'TJ-10482',
  recipient: '捷运 TJ-10482',
  phone: '13800000000',
  region: '浙江省 金华市 义乌市 福田街道',
  street: '银海路88号 3号库 (TJ-10482)',
  postcode: '322000',
  oneLine: '捷运 TJ-10482 13800000000 浙江省 金华市 义乌市 福田街道 银海路88号 3号库 (TJ-10482) 322000',
};
const check = (pasted: string) => checkAddress(pasted, address);

test('both forms that we give out are good', () => {
  expect(isGoodAddress(check(address.oneLine))).toBe(true);
  expect(isGoodAddress(check(addressText(address)))).toBe(true);
});

test.each([
  [
    'full-width signs',
    '捷运 ＴＪ－１０４８２，13800000000，浙江省金华市义乌市福田街道银海路88号3号库（TJ-10482）',
  ],
  ['no hyphen in the code', '捷运TJ10482 13800000000 浙江省金华市义乌市福田街道 银海路88号3号库(tj10482)'],
  [
    'the country code',
    '捷运 TJ-10482, +86 138 0000 0000, 浙江省金华市义乌市福田街道银海路88号3号库 TJ-10482',
  ],
  [
    'Taobao’s order',
    '浙江省 金华市 义乌市 福田街道\n银海路88号 3号库 (TJ-10482)\n322000\n捷运 TJ-10482\n86-13800000000',
  ],
])('an address with %s is good as well', (_what, pasted) => {
  expect(isGoodAddress(check(pasted))).toBe(true);
});

test('a code that stands once, not at all, cut off, or is somebody else’s is told', () => {
  expect(check(address.oneLine.replace(' (TJ-10482)', '')).code).toEqual({ state: 'once' });
  expect(check(address.oneLine.replaceAll('TJ-10482', '')).code).toEqual({ state: 'missing' });
  expect(check(address.oneLine.replaceAll('TJ-10482', 'TJ-1048')).code).toEqual({
    state: 'other',
    found: 'TJ-1048',
  });
  expect(check(address.oneLine.replaceAll('TJ-10482', 'TJ-104825')).code).toEqual({
    state: 'other',
    found: 'TJ-104825',
  });
});

test('a phone that is another or not there is told', () => {
  expect(check(address.oneLine.replace('13800000000', '13900000000')).phone).toEqual({
    state: 'other',
    found: '13900000000',
  });
  expect(check(address.oneLine.replace('13800000000', '+992 93 555 01 48')).phone).toEqual({
    state: 'other',
    found: '+992 93 555 01 48',
  });
  expect(check(address.oneLine.replace('13800000000', '')).phone).toEqual({ state: 'missing' });
});

test('parts of the district and the street that are not there are told', () => {
  expect(check(address.oneLine.replace('义乌市 福田街道', '东阳市')).missingRegion).toEqual([
    '义乌市',
    '福田街道',
  ]);
  expect(check(address.oneLine.replace('3号库', '')).hasStreet).toBe(false);
  expect(check('Yiwu, Futian, Yinhai road 88')).toEqual({
    code: { state: 'missing' },
    phone: { state: 'missing' },
    missingRegion: ['浙江省', '金华市', '义乌市', '福田街道'],
    hasStreet: false,
  });
});

test('the code may stand in the middle of a line', () => {
  const inside = { ...address, recipient: 'TJ-10482 捷运', street: '银海路88号 TJ-10482 3号库' };
  const pasted = 'TJ-10482捷运 13800000000 浙江省金华市义乌市福田街道 银海路88号(TJ-10482)3号库';
  expect(isGoodAddress(checkAddress(pasted, inside))).toBe(true);
  expect(checkAddress(pasted.replace('3号库', ''), inside).hasStreet).toBe(false);
});
