import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { foreignStyles } from './foreign-styles.ts';
import { findForeignStyles, foreignStylesOf } from './style-imports.ts';

const found = findForeignStyles(fileURLToPath(new URL('../..', import.meta.url)));

describe('a style sheet belongs to its folder', () => {
  test('and none is taken from another one that is not on the list', () => {
    expect(found.filter((style) => !foreignStyles.includes(style))).toEqual([]);
  });

  test('and what is taken no more has left the list', () => {
    expect(foreignStyles.filter((style) => !found.includes(style))).toEqual([]);
  });

  test('and the list names each once, in order', () => {
    expect(foreignStyles).toEqual([...new Set(foreignStyles)].toSorted());
  });
});

describe('the sheets of other folders in a source', () => {
  const path = 'staff/screens/claims/claims-list.tsx';

  test.each([
    ["import styles from '../cash/cash.module.css';", 'staff/screens/cash/cash.module.css'],
    ["import menu from '../../kit/ui/menu.module.css';", 'staff/kit/ui/menu.module.css'],
    ["import rows from '../claims.module.css';", 'staff/screens/claims.module.css'],
    ["import rows from './rows/rows.module.css';", 'staff/screens/claims/rows/rows.module.css'],
    ["import { row } from '../cash/cash.module.css';", 'staff/screens/cash/cash.module.css'],
    ["import {\n  row,\n  total,\n} from '../cash/cash.module.css';", 'staff/screens/cash/cash.module.css'],
    ["import * as cash from '../cash/cash.module.css';", 'staff/screens/cash/cash.module.css'],
  ])('%s is one', (line, sheet) => {
    const source = `import { useState } from 'react';\n${line}\nexport const a = 1;\n`;
    expect(foreignStylesOf(path, source)).toEqual([`${path} ← ${sheet}`]);
  });

  test('the own sheet, a sheet of the whole page and another source are none', () => {
    const source = [
      "import { List } from '../../kit/list/list.tsx';",
      "import '../../kit/styles/staff-base.css';",
      "import styles from './claims-list.module.css';",
    ].join('\n');
    expect(foreignStylesOf(path, source)).toEqual([]);
  });
});
