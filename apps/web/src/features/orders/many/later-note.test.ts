import { describe, expect, test } from 'vitest';
import type { DeclaredRow } from './declared-file.ts';
import { laterOf } from './later-note.ts';

const remark = (error: string, msg: string) => ({ column: null, value: '', error, msg });
let rows = 0;
const row = (fields: Partial<DeclaredRow> = {}) => {
  rows += 1;
  return { orderIndex: rows, problems: [], notes: [], ...fields };
};
const lacks = (msg: string) => row({ notes: [remark('incomplete', msg)] as DeclaredRow['notes'] });
const whole = row();
const wrong = row({ problems: [remark('notNumber', 'not a number')] as DeclaredRow['problems'] });

describe('what can be given later', () => {
  test('is said once where all ready rows lack the same', () => {
    expect(laterOf([lacks('lacks: weight'), wrong, lacks('lacks: weight')])).toEqual({
      everywhere: 'lacks: weight',
    });
  });

  test('is said once where the rows of an order say it at the first of them', () => {
    const first = lacks('lacks: weight');
    const second = row({ orderIndex: first.orderIndex });
    expect(laterOf([first, second, lacks('lacks: weight')])).toEqual({ everywhere: 'lacks: weight' });
  });

  test('is said of each row where rows differ', () => {
    expect(laterOf([lacks('lacks: weight'), lacks('lacks: value')])).toEqual({ everywhere: undefined });
    expect(laterOf([lacks('lacks: weight'), whole])).toEqual({ everywhere: undefined });
  });

  test('is nothing where no ready row lacks anything', () => {
    expect(laterOf([whole, wrong])).toBeUndefined();
    expect(laterOf([])).toBeUndefined();
  });
});
