import { expect, test } from 'vitest';
import { defaultAuthorities } from '../authorities.ts';
import type { Workplace } from '../accounts/workplaces.ts';
import type { Role } from '../roles.ts';
import { waitingTypes, waitingTypesFor } from './waiting-types.ts';

const kindsOf = (role: Role, ...workplaces: Workplace[]) =>
  waitingTypesFor({ authorities: new Set(defaultAuthorities[role]), workplaces: new Set(workplaces) });

const ofManagers: readonly string[] = [
  ...['approvals', 'shifts', 'refunds', 'corrections', 'compensations', 'topUps', 'disposals', 'nameLooks'],
  'claimSlips',
  'stationCodes',
  ...['rates', 'notices'],
];

test('each role sees first what comes first at its place of work, and nothing that it may not open', () => {
  expect(kindsOf('manager', 'OFFICE')).toEqual(waitingTypes);
  expect(kindsOf('support', 'OFFICE')).toEqual(waitingTypes.filter((kind) => !ofManagers.includes(kind)));
  expect(kindsOf('china-operator', 'WAREHOUSE').slice(0, 6)).toEqual([
    'needsPerson',
    'withoutCell',
    'withoutBag',
    'withoutTrip',
    'pool',
    'problemsToDo',
  ]);
  expect(kindsOf('hub-operator', 'HUB').slice(0, 3)).toEqual([
    'needsPerson',
    'notScanned',
    'withoutCellAtHub',
  ]);
  expect(kindsOf('dispatcher', 'ROAD')).toEqual(['withoutTrip', 'delayed', 'held', 'lost', 'damaged']);
  const atPoint = [
    ...['withoutCellAtPoint', 'unclaimed', 'overdue', 'held', 'damaged', 'lost', 'returning'],
    'unidentified',
  ];
  expect(kindsOf('cashier', 'POINT')).toEqual(atPoint);
  expect(kindsOf('pickup-clerk', 'POINT')).toEqual(['needsPerson', ...atPoint]);
});

test('who works in two places sees what both see to, once; who works nowhere sees nothing', () => {
  const both = kindsOf('china-operator', 'WAREHOUSE', 'HUB');
  expect(new Set(both).size).toBe(both.length);
  expect(both).toEqual(expect.arrayContaining(['undeclared', 'delayed']));
  expect(kindsOf('manager')).toEqual([]);
});
