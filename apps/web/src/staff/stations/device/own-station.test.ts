import { expect, test } from 'vitest';
import { startingStation } from './own-station.ts';

const menu = ['orders', 'receiving', 'shelving', 'hub', 'acceptance', 'counter'].map((key) => ({ key }));

test('one begins at the first station of the device that stands in the own menu', () => {
  expect(startingStation(menu, ['PUT_AWAY', 'RECEIVING'])).toEqual({ key: 'receiving' });
  expect(startingStation(menu, ['UNLOADING', 'TRANSFERRING'])).toEqual({ key: 'hub' });
  expect(startingStation(menu, ['ACCEPTING', 'COUNTER'])).toEqual({ key: 'counter' });
  expect(startingStation(menu, ['ACCEPTING'])).toEqual({ key: 'acceptance' });
});

test('who may not scan there, and a browser that is no device, begin as usual', () => {
  expect(startingStation(menu, ['LOADING'])).toBeUndefined();
  expect(startingStation(menu, [])).toBeUndefined();
});
