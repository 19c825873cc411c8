import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKit, writeOut } from './kit-plugin.ts';

const kit = readKit();
const written = (code: string) =>
  writeOut('screen.tsx', `import { Box, Row, Text, lookOf } from '../ui/primitives.tsx';\n${code}`, kit);

describe('a primitive in the build', () => {
  test('is its element with one class, and its rule is all that its look says', () => {
    const { text, style } = written('const a = <Row as="ul" wrap gap={8} id="b"><li>c</li></Row>;');
    const name = /className="(k\w{4})"/.exec(text)?.[1];
    expect(text).toMatch(/<ul className="k\w{4}" +id="b"><li>c<\/li><\/ul>;$/);
    expect(style).toBe(`@layer base,kit;@layer kit{.${name}{display: flex;flex-wrap: wrap;gap: 8px}}`);
    expect(text).not.toContain('primitives');
  });

  test('keeps the class of the own sheet beside it', () => {
    expect(written('const a = <Text tone="soft" className={css.a}>b</Text>;').text).toMatch(
      /<p className=\{"k\w{4} "\+css\.a\} +>b<\/p>;$/,
    );
    expect(written('const a = <Box className={css.a} />;').text).toMatch(/<div className=\{css\.a\} +\/>;$/);
  });

  test('has the same class for the same look, wherever it is said', () => {
    const { text, style } = written(
      'const a = <Text tone="soft" size={13} />;\nconst b = <td className={lookOf({ size: 13, tone: "soft" })} />;',
    );
    const names = [...text.matchAll(/"(k\w{4})"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(style.match(/color/g)).toHaveLength(1);
  });

  test('fails where a look is not written out, or is no step of the scale', () => {
    expect(() => written('const a = <Row gap={b} />;')).toThrow('screen.tsx:2: gap is not written out');
    expect(() => written('const a = <Row gap={9} />;')).toThrow('screen.tsx:2: no rule k-g-9');
  });
});

test('each value of a look has its rule, and each rule a value', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/shared/ui/primitives.tsx'), 'utf8');
  const [, type = ''] = /export type Look = \{([^}]*)\}/.exec(source) ?? [];
  const classes = [...type.matchAll(/(\w+)\?: ([^;]+);/g)].flatMap(([, name = '', values = '']) =>
    values
      .split(' | ')
      .map((value) => value.trim().replaceAll("'", ''))
      .map((value) => `k-${kit.beginnings.get(name)}${value === 'true' ? '' : `-${value}`}`),
  );
  expect([...kit.rules.keys()].toSorted()).toEqual(classes.toSorted());
});
