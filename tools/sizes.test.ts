import { describe, expect, it } from 'vitest';
import { areas, countCopies, measure } from './sizes.mjs';

const body = Array.from({ length: 8 }, (_, index) => `  const total${index} = sum(rows, ${index});`);
const other = Array.from({ length: 8 }, (_, index) => `  const share${index} = part(rows, ${index});`);

function source(path: string, ...lines: string[]) {
  return { path, lines };
}

describe('the sizes of the code', () => {
  it('are files, lines and the largest file of an area', () => {
    const size = measure('area', [source('a.ts', ...body), source('b.ts', 'export {};')]);
    expect(size).toEqual({ name: 'area', files: 2, lines: 9, largest: '8 a.ts', copies: 0, copied: 0 });
    expect(measure('empty', [])).toMatchObject({ files: 0, lines: 0, largest: '' });
  });

  it('count a run of eight lines that stands again, and how long it is', () => {
    expect(
      countCopies([source('a.ts', ...body, 'const more = 1;'), source('b.ts', ...body, 'const more = 1;')]),
    ).toEqual({
      copies: 1,
      copied: 9,
    });
    expect(countCopies([source('a.ts', ...body, 'const once = 1;', ...body)])).toEqual({
      copies: 1,
      copied: 8,
    });
  });

  it('count two copies in one file as two', () => {
    const copied = source('c.ts', ...body, 'const between = 1;', ...other);
    expect(countCopies([source('a.ts', ...body), source('b.ts', ...other), copied])).toEqual({
      copies: 2,
      copied: 16,
    });
  });

  it('do not count imports, brackets or seven lines', () => {
    const imports = Array.from(
      { length: 9 },
      (_, index) => `import { part${index} } from './part-${index}.ts';`,
    );
    const brackets = Array.from({ length: 9 }, () => '}');
    const seven = body.slice(1);
    for (const lines of [imports, brackets, seven])
      expect(countCopies([source('a.ts', ...lines), source('b.ts', ...lines)])).toEqual({
        copies: 0,
        copied: 0,
      });
  });

  it('know the counter without what stands beside it', () => {
    const counter = areas.find(({ name }) => name === 'counter');
    expect(counter?.holds.test('apps/web/src/staff/counter/counter-screen.tsx')).toBe(true);
    expect(counter?.holds.test('apps/web/src/staff/counter/courier/stop.tsx')).toBe(true);
    expect(counter?.holds.test('apps/web/src/staff/counter/shelf/shelf-row.tsx')).toBe(false);
  });
});
