import {
  cardsOfStation,
  codeOfCard,
  confirmedCommands,
  isCardOf,
  stationCommands,
} from '@rohi/contract/stations/command-cards';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import { expect, test } from 'vitest';
import { openScans } from '../bench/bench.ts';
import { openFakeBench } from '../bench/fake-bench.ts';
import { cardsOfReceiving } from './receiving-cards.ts';
import type { ReceivingActs } from './receiving-cards.ts';

/** A station that writes down what is done at it. */
function openStation({ hasCard = true, toUndo = false } = {}) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const acts: Record<Exclude<keyof ReceivingActs, 'hasCard' | 'photo' | 'label' | 'undo'>, () => void> = {
    receive: note('receive'),
    withoutWeight: note('withoutWeight'),
    putAside: note('putAside'),
    asksUndo: note('asksUndo'),
    cell: note('cell'),
    damaged: note('damaged'),
    prohibited: note('prohibited'),
    logOut: note('logOut'),
  };
  const { bench } = openFakeBench();
  bench.view.subscribe(() => {
    const { notice } = bench.view.read();
    if (notice !== undefined) done.push(notice.kind);
  });
  const now = () =>
    cardsOfReceiving({
      ...acts,
      undo: () => (toUndo ? note('undo') : undefined),
      photo: () => (hasCard ? note('photo') : undefined),
      label: () => (hasCard ? note('label') : undefined),
      hasCard: () => hasCard,
    });
  const scan = openScans(bench, now, () => undefined);
  return { done, scan: (command: StationCommand) => scan(codeOfCard(command)) };
}

test.each(cardsOfStation.RECEIVING)('%s, a card of the sheet, does something at the station', (command) => {
  const { done, scan } = openStation();
  scan(command);
  if (confirmedCommands.includes(command)) {
    expect(done).toEqual(['again']);
    scan(command);
  }
  expect(done).not.toContain('notHere');
  expect(done.at(-1)).not.toBe('again');
});

test('no two cards of the sheet do the same', () => {
  const acts = cardsOfStation.RECEIVING.map((command) => {
    const { done, scan } = openStation();
    scan(command);
    scan(command);
    return done.at(-1);
  });
  expect(new Set(acts).size).toBe(acts.length);
});

test.each(stationCommands.filter((command) => !isCardOf('RECEIVING', command)))(
  '%s, which is not on the sheet, says that it does nothing here',
  (command) => {
    const { done, scan } = openStation();
    scan(command);
    scan(command);
    expect(done).toEqual(['notHere', 'notHere']);
  },
);

test('without a parcel on the table only help and log-out do something', () => {
  for (const command of cardsOfStation.RECEIVING) {
    const { done, scan } = openStation({ hasCard: false });
    scan(command);
    scan(command);
    expect(done.includes('notHere')).toBe(command !== 'HELP' && command !== 'LOGOUT');
  }
});

test('without a parcel on the table the card "undo" asks about the last scan, and takes it back when it comes again', () => {
  const { done, scan } = openStation({ hasCard: false, toUndo: true });
  scan('UNDO');
  expect(done).toEqual(['again', 'asksUndo']);
  scan('UNDO');
  expect(done.at(-1)).toBe('undo');
});

test('another card between two scans takes the question back', () => {
  const { done, scan } = openStation();
  for (const command of ['UNDO', 'HELP', 'UNDO'] as const) scan(command);
  expect(done).toEqual(['again', 'help', 'again']);
});
