import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defences } from './proof/defences.ts';

const root = join(import.meta.dirname, '..');
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('defences that the proof takes out', () => {
  test('stand in the code as they are named', () => {
    const missing = defences.filter(({ file, code }) => !contentOf(file).includes(code));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('have a test file each', () => {
    for (const {
      test: { file },
    } of defences)
      expect(contentOf(file)).not.toBe('');
  });
});
