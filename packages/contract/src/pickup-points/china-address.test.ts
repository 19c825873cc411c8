import { expect, test } from 'vitest';
import { addressOf, addressText, findAddressProblems, normaliseChinaAddress } from './china-address.ts';

const yiwu = {
  recipient: '捷运 {customerCode}',
  phone: '13800000000',
  region: '浙江省 金华市 义乌市 福田街道',
  street: '银海路88号 3号库 ({customerCode})',
  postcode: '322000',
};

const problemsOf = (edit: Partial<typeof yiwu>) =>
  findAddressProblems(normaliseChinaAddress({ ...yiwu, ...edit })).map(
    ({ field, error }) => `${field}: ${error}`,
  );

test('the address of Yiwu is in order, and each customer reads the own code in both lines', () => {
  expect(problemsOf({})).toEqual([]);
  const address = addressOf(yiwu, 'TJ-10482');
  expect(address.oneLine).toBe(
    '捷运 TJ-10482 13800000000 浙江省 金华市 义乌市 福田街道 银海路88号 3号库 (TJ-10482) 322000',
  );
  expect(addressText(address)).toBe(
    '收货人：捷运 TJ-10482\n手机号码：13800000000\n所在地区：浙江省 金华市 义乌市 福田街道\n详细地址：银海路88号 3号库 (TJ-10482)\n邮政编码：322000',
  );
});

test.each([
  ['138 0000 0000', '13800000000'],
  ['+86 138-0000-0000', '13800000000'],
  ['8613800000000', '13800000000'],
  ['１３８００００００００', '13800000000'],
  ['0579 8555 1234', '0579-85551234'],
  ['(0579) 8555-1234', '0579-85551234'],
  ['+86 579 85551234', '0579-85551234'],
  ['010-65551234', '010-65551234'],
  ['+86 10 6555 1234', '010-65551234'],
])('the phone %s is kept as %s', (phone, stored) => {
  expect(normaliseChinaAddress({ ...yiwu, phone }).phone).toBe(stored);
  expect(problemsOf({ phone })).toEqual([]);
});

test('what phones and keyboards make of an address is put right', () => {
  expect(
    normaliseChinaAddress({
      ...yiwu,
      recipient: ' 捷运\u3000｛CustomerCode｝ ',
      region: '浙江省，金华市/义乌市',
      postcode: '３２２ ０００',
    }),
  ).toMatchObject({ recipient: '捷运 {customerCode}', region: '浙江省 金华市 义乌市', postcode: '322000' });
});

test.each([
  [{ recipient: '捷运' }, 'recipient: needsCustomerCode'],
  [{ recipient: 'Jieyun {customerCode}' }, 'recipient: needsChinese'],
  [{ recipient: '捷运 Джи {customerCode}' }, 'recipient: needsChinese'],
  [{ recipient: '捷运 {customerCode} {customerCode}' }, 'recipient: badPlaceholders'],
  [{ recipient: '捷运 {customerCode} {code}' }, 'recipient: badPlaceholders'],
  [{ recipient: '  ' }, 'recipient: required'],
  [{ recipient: `${'捷'.repeat(27)}{customerCode}` }, 'recipient: tooLong'],
  [{ phone: '+992 93 555 01 48' }, 'phone: chinesePhone'],
  [{ phone: '12800000000' }, 'phone: chinesePhone'],
  [{ phone: '1999' }, 'phone: chinesePhone'],
  [{ region: '浙江省 金华市' }, 'region: chineseRegion'],
  [{ region: '浙江省金华市义乌市' }, 'region: chineseRegion'],
  [{ region: 'Zhejiang Jinhua Yiwu' }, 'region: needsChinese'],
  [{ region: '浙江省 Jinhua 义乌市' }, 'region: chineseRegion'],
  [{ street: '银海路88号 3号库' }, 'street: needsCustomerCode'],
  [{ street: '银海路 ({customerCode})' }, 'street: needsHouse'],
  [{ postcode: '32200' }, 'postcode: chinesePostcode'],
  [{ postcode: '734000Т' }, 'postcode: chinesePostcode'],
])('%o is refused as %s', (edit, problem) => {
  expect(problemsOf(edit)).toEqual([problem]);
});

test('a municipality needs no province', () => {
  expect(problemsOf({ region: '上海市 浦东新区' })).toEqual([]);
  expect(problemsOf({ region: '广东省 东莞市 寮步镇' })).toEqual([]);
});
