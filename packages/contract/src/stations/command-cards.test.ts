import { describe, expect, test } from 'vitest';
import { guessCarriers } from '../tracking/carrier-guess.ts';
import {
  commandOf,
  confirmedCommands,
  confirmWithinMs,
  stationCommands,
  takeCommandOut,
} from './command-cards.ts';

describe('a command card', () => {
  test('is known by its whole code alone', () => {
    for (const command of stationCommands) expect(commandOf(`RC-${command}`)).toBe(command);
    for (const code of ['RC-', 'RC-NEXTT', 'XRC-NEXT', 'RC123456785CN', 'RC-1', 'NEXT'])
      expect(commandOf(code)).toBeUndefined();
  });

  test('is no number of any courier', () => {
    for (const command of stationCommands) expect(guessCarriers(`RC-${command}`)).toEqual([]);
  });

  test('asks for a second scan only where it cannot be taken back', () => {
    expect(confirmedCommands).toEqual(['UNDO', 'PROHIBITED', 'CLOSEBAG', 'LOGOUT']);
    expect(confirmWithinMs).toBe(3_000);
  });

  test('is taken out of the text that it was scanned into', () => {
    expect(takeCommandOut('3.42RC-NEXT')).toEqual({ command: 'NEXT', rest: '3.42' });
    expect(takeCommandOut('A-rc-nextB')).toEqual({ command: 'NEXT', rest: 'A-B' });
    expect(takeCommandOut('RC-NOWEIGHT')).toEqual({ command: 'NOWEIGHT', rest: '' });
    expect(takeCommandOut('3.42')).toBeUndefined();
  });
});
