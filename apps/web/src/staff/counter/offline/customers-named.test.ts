import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';
import { usualShape } from '@rohi/contract/accounts/customer-code';
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { expect, test } from 'vitest';
import { customersNamed } from './customers-named.ts';

const parcel = (code: string, customerCode: string, ...otherCodes: string[]): [string, CounterParcel] => [
  code,
  {
    code,
    customerCode,
    cell: null,
    goods: null,
    weightG: null,
    flags: [],
    owed: [],
    ...(otherCodes.length === 0 ? {} : { otherCodes }),
  },
];

const parcels = new Map([
  parcel('YT1', 'TJ-10482', 'TPS001'),
  parcel('YT2', 'TJ-10482', 'TPS001'),
  parcel('YT3', 'AK-17'),
  parcel('YT4', 'AK-0017', 'J8226A'),
]);
const tps: CustomerCodeShape = {
  letters: 'TPS',
  separator: '',
  digits: { least: 3, most: 4 },
  mayEndInLetter: false,
  isAlone: false,
};

test.each([
  ['tj 10482', ['TJ-10482']],
  ['10482', ['TJ-10482']],
  ['ТРS-001', ['TJ-10482']],
  ['TPS1', ['TJ-10482']],
  ['ак 17', ['AK-17']],
  ['AK0017', ['AK-0017']],
  ['AK017', ['AK-17', 'AK-0017']],
  ['j-8226а', ['AK-0017']],
  ['TPS2', []],
  ['YT1', []],
  ['Мадина', []],
])('%s names %j', (text, codes) => {
  expect(customersNamed({ parcels }, text, [usualShape, tps])).toEqual(codes);
});
