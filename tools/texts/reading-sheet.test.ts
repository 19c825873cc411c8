import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSheet, writeSheet } from './reading-sheet.ts';
import { hashOf, tajikTexts } from './tajik-texts.ts';
import { takeCorrections } from './take-corrections.ts';
import { runTexts } from './texts-command.ts';

const folder = 'apps/web/src/features/cabinet/texts';
const tajik = `import type { Texts } from './ru.ts';

const parcelsOf = (n: number) => \`\${n}\\u00a0бор\`;

export const textsTg: Texts = {
  title: 'Нуқта',
  wait: (n) => \`Дар нуқта \${parcelsOf(n)} аст\${n > 1 ? \`, ҳама: \${n}\` : ''}.\`,
  moved: (from, to) => \`Аз \${from} ба \${to}\`,
  days: ['дш', 'сш'],
  code: 'Рамзи {code}',
};
`;
const russian = `const words = ['посылка', 'посылки', 'посылок'];
const parcelsOf = (n: number) => \`\${n} \${pluralRu(n, ['посылка', 'посылки', 'посылок'])}\`;

export const textsRu = {
  title: 'Пункт',
  wait: (n: number) => \`В пункте \${parcelsOf(n)}\${n > 1 ? \`, всего: \${n}\` : ''}.\`,
  moved: (from: string, to: string) => \`Из \${from} в \${to}\`,
  days: ['пн', 'вт'],
  code: 'Код {code}',
};
`;
const pageOf = (title: string, step: string, line: string) =>
  `---\ntitle: ${title}\nreview: awaited\n---\n\n## ${step} {#register}\n\n1. [${line}](/register) {{minimumAge}}\n`;
const words = `export const sheetWords = { ru: { title: 'Лист' }, tg: { title: 'Варақа' } };\n`;

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const readBack = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  write(`${folder}/tg.ts`, tajik);
  write(`${folder}/ru.ts`, russian);
  write('content/help/tg.md', pageOf('Роҳнамо', 'Қадами 1', 'Ба қайд гиред'));
  write('content/help/ru.md', pageOf('Помощь', 'Шаг 1', 'Регистрация'));
  write('packages/contract/src/orders/sheet-words.ts', words);
  mkdirSync(join(root, 'tools/texts'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const key = (path: string) => `${folder}/tg.ts#${path}`;

/** The rows of a sheet with corrections and marks, as a reader would send them back. */
async function sheetWith(corrections: Record<string, string>, read: readonly string[] = []) {
  const rows = await readSheet(await writeSheet(root, tajikTexts(root), true));
  return rows.map((row) => ({
    ...row,
    correction: corrections[row.key] ?? '',
    isRead: read.includes(row.key),
  }));
}

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runTexts(root, args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('the texts for a native reader', () => {
  test('stand beside the Russian of the same place', () => {
    expect(
      tajikTexts(root).map((text) => [text.key.replace(`${folder}/`, ''), text.line, text.tg, text.ru]),
    ).toEqual([
      ['tg.ts#parcelsOf', 3, '{n}\u00a0бор', 'посылка / посылки / посылок'],
      ['tg.ts#textsTg.title', 6, 'Нуқта', 'Пункт'],
      [
        'tg.ts#textsTg.wait',
        7,
        'Дар нуқта {parcelsOf(n)} аст{place 2}.',
        'В пункте {parcelsOf(n)}{place 2}.',
      ],
      ['tg.ts#textsTg.wait~2', 7, ', ҳама: {n}', ', всего: {n}'],
      ['tg.ts#textsTg.moved', 8, 'Аз {from} ба {to}', 'Из {from} в {to}'],
      ['tg.ts#textsTg.days.0', 9, 'дш', 'пн'],
      ['tg.ts#textsTg.days.1', 9, 'сш', 'вт'],
      ['tg.ts#textsTg.code', 10, 'Рамзи {code}', 'Код {code}'],
      ['content/help/tg.md#head.title', 2, 'Роҳнамо', 'Помощь'],
      ['content/help/tg.md#register.0', 6, 'Қадами 1', 'Шаг 1'],
      [
        'content/help/tg.md#register.1',
        8,
        '[Ба қайд гиред](/register) {{minimumAge}}',
        '[Регистрация](/register) {{minimumAge}}',
      ],
      ['packages/contract/src/orders/sheet-words.ts#sheetWords.tg.title', 1, 'Варақа', 'Лист'],
    ]);
  });

  test('come back from a workbook and from CSV as they went', async () => {
    const texts = tajikTexts(root);
    const wanted = texts.map((text, at) => ({
      number: at + 2,
      key: text.key,
      tg: text.tg,
      correction: '',
      isRead: false,
      version: hashOf(text.tg),
    }));
    expect(await readSheet(await writeSheet(root, texts, false))).toEqual(wanted);
    expect(await readSheet(await writeSheet(root, texts, true))).toEqual(wanted);
  });

  test('name the picture of their screen where a set was drawn', async () => {
    write('e2e/test-results/pictures/now/customer-platform 360.png', '');
    write('e2e/test-results/pictures/now/customer-platform 1280.png', '');
    const csv = (await writeSheet(root, tajikTexts(root), true)).toString('utf8');
    expect(csv).toContain(`${key('textsTg.title')};Пункт;Нуқта;/platform;now/customer-platform 1280.png;;;`);
    expect(csv).toContain('Роҳнамо;/help;;;;');
  });
});

describe('a sheet that comes back', () => {
  test('changes strings, templates and pages, and nothing else', async () => {
    const rows = await sheetWith({
      [key('parcelsOf')]: '{n} баста',
      [key('textsTg.title')]: "Нуқтаи 'нав'",
      [key('textsTg.wait')]: 'Дар раф {parcelsOf(n)} ҳаст{place 2}.',
      [key('textsTg.wait~2')]: ', ҳамагӣ: {n}',
      [key('textsTg.moved')]: 'Ба {to} аз {from}',
      'content/help/tg.md#register.1': '[Ном нависед](/register) {{minimumAge}}',
      'packages/contract/src/orders/sheet-words.ts#sheetWords.tg.title': 'Рӯйхат',
    });
    const report = takeCorrections(root, rows);
    expect(report).toMatchObject({ same: 5, read: 0, refused: [] });
    expect(report.changed).toHaveLength(7);
    expect(readBack(`${folder}/tg.ts`)).toBe(
      tajik
        .replace('бор', 'баста')
        .replace("'Нуқта'", `"Нуқтаи 'нав'"`)
        .replace('Дар нуқта', 'Дар раф')
        .replace('} аст$', '} ҳаст$')
        .replace('ҳама:', 'ҳамагӣ:')
        .replace(/Аз (\$.from.) ба (\$.to.)/, 'Ба $2 аз $1'),
    );
    expect(readBack('content/help/tg.md')).toBe(pageOf('Роҳнамо', 'Қадами 1', 'Ном нависед'));
    expect(readBack('packages/contract/src/orders/sheet-words.ts')).toBe(words.replace('Варақа', 'Рӯйхат'));
  });

  test('is refused row by row: a lost place, a new one, a text that has changed meanwhile', async () => {
    const changed = key('textsTg.title');
    const rows = await sheetWith(
      {
        [key('textsTg.code')]: 'Рамз',
        [key('textsTg.moved')]: 'Аз {from} ба {to} {there}',
        [changed]: 'Ҷо',
        'content/help/tg.md#register.1': '[Ном нависед](/login) {{minimumAge}}',
      },
      [changed],
    );
    const later = tajik.replace("'Нуқта'", "'Нуқтаи супориш'");
    write(`${folder}/tg.ts`, later);
    const [first] = rows;
    const report = takeCorrections(root, [
      ...rows,
      { ...first!, number: 99, key: key('textsTg.gone') },
      { ...first!, number: 100, key: 'apps/../../etc/tg.ts#a' },
    ]);
    expect(report.changed).toEqual([]);
    expect(report.read).toBe(0);
    expect(report.refused.map(({ row, why }) => [row, why])).toEqual([
      [3, 'The text has changed since the sheet was made.'],
      [6, 'Not known in this text: {there}'],
      [9, 'Lost from the text: {code}'],
      [99, 'There is no such text any more.'],
      [12, 'Lost from the text: ](/register)'],
      [100, 'There is no such text any more.'],
    ]);
    expect(readBack(`${folder}/tg.ts`)).toBe(later);
  });

  test('leaves an offer as it was made, and says where a correction stands in a wrong column', async () => {
    write('content/terms-of-service/2025-09-20/tg.md', pageOf('Оферта', 'Банд', 'Шарт'));
    const offer = 'content/terms-of-service/2025-09-20/tg.md#head.title';
    const rows = await sheetWith({ [offer]: 'Шартнома' });
    const report = takeCorrections(
      root,
      rows.map((row) => (row.key === key('textsTg.title') ? { ...row, tg: 'Ҷо' } : row)),
    );
    expect(report.refused.map(({ key: refused, why }) => [refused, why])).toEqual([
      [key('textsTg.title'), 'The Tajik column was changed: a correction goes into its own column.'],
      [offer, 'An offer stays as it was made: a developer makes the next version.'],
    ]);
  });

  test('is taken by the command, and what was marked is read until it changes', async () => {
    expect((await run('state')).text).toMatch(/^all +12 +0 +0 %$/m);
    const file = join(root, 'tajik.csv');
    expect(await run('sheet', '--area', 'cabinet', '--to', file)).toEqual({
      code: 0,
      text: `${file}: 8 texts.`,
    });
    const marked = readFileSync(file, 'utf8').replace(/(Нуқта;\/platform;;);;/, '$1Ҷой;+;');
    writeFileSync(file, marked);
    const taken = await run('take', file);
    expect(taken.code).toBe(0);
    expect(taken.text).toContain(`changed  ${key('textsTg.title')}\n  - Нуқта\n  + Ҷой`);
    expect(taken.text).toContain('Changed 1, same 7, refused 0; marked as read 1.');
    expect((await run('state')).text).toMatch(/^cabinet +8 +1 +12 %$/m);
    expect((await run('sheet', '--unread', '--to', file)).text).toBe(`${file}: 11 texts.`);
    write(`${folder}/tg.ts`, tajik);
    expect((await run('state')).text).toMatch(/^cabinet +8 +0 +0 %$/m);
  });

  test('and wrong words get an answer', async () => {
    expect(await run('where', 'пункт')).toMatchObject({ code: 0 });
    expect((await run('where', key('textsTg.code'))).text).toContain(`${folder}/tg.ts:10  /platform`);
    expect(await run('where', 'чизе')).toMatchObject({ code: 1 });
    expect((await run('sheet', '--area', 'attic')).text).toContain('Areas: cabinet, pages, words');
    expect(await run('print')).toMatchObject({ code: 2 });
  });
});
