import { expect, test } from 'vitest';
import { rangeOf, renderMarkdown } from './report/markdown.ts';
import type { Goal, Report } from './report/report.ts';

function reportOf(...goals: Goal[]): Report {
  const machine = {
    platform: 'linux x64',
    processor: 'one',
    cores: 2,
    memoryGb: 24,
    node: '24',
    postgres: '18',
    loadBefore: 0,
    postgresSettings: {},
  };
  return { title: 'Pages', machine, conditions: [], goals, sections: [], data: {} };
}

const paint = { what: 'largest paint', unit: 'ms', wanted: 1_500, atMost: true };

test('a figure is reached, missed or not measured', () => {
  const page = renderMarkdown(
    reportOf({ ...paint, value: 1_200 }, { ...paint, value: 1_800 }, { ...paint, value: Number.NaN }),
    '2026-11-22',
  );
  expect(page).toContain('| largest paint | 1200 ms | ≤ 1500 ms |  | reached |');
  expect(page).toContain('| largest paint | 1800 ms | ≤ 1500 ms |  | **missed** |');
  expect(page).toContain('| largest paint | – | ≤ 1500 ms |  | **not measured** |');
  expect(page).not.toContain('NaN');
});

test('what was never measured has no range', () => {
  expect(rangeOf([], 0)).toBe('–');
  expect(rangeOf([3, 1, 2], 0)).toBe('2 (1 – 3)');
});
