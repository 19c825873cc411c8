import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@rohi/contract/locales';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { markChinese } from './mark-chinese.ts';
import { controlsByHand, writeControl } from './controls.ts';
import { readAllContent } from './read-content.ts';
import { readMarkdown } from './read-markdown.ts';

const facts: Record<string, string> = { hotline: '1999', days: '10' };
const write = (name: string) => facts[name];
const front = '---\ntitle: Помощь\ndescription: Как получить посылку.\n---\n';

function read(body: string) {
  return readMarkdown(`${front}${body}`, write, 'content/help/ru.md');
}

describe('a control that a text names', () => {
  const readIn = (locale: Locale, body: string) =>
    readMarkdown(`${front}${body}`, (name) => writeControl(name, locale), 'content/help/ru.md').blocks;

  test('reads as on its screen', () => {
    expect(readIn('ru', 'Нажмите «{{control:newOrder}}».')).toEqual([{ p: ['Нажмите «Новый заказ».'] }]);
    expect(readIn('zh', '点击“{{control:openPass}}”。')).toEqual([{ p: ['点击“打开凭证”。'] }]);
    expect(readIn('tg', '«{{control:forgotPassword}}»-ро пахш кунед.')).toEqual([
      { p: ['«Паролро фаромӯш кардед?»-ро пахш кунед.'] },
    ]);
  });

  test.each(['control:nothing', 'control:', 'control:toString'])('fails where there is none: %s', (name) => {
    expect(() => readIn('en', `Press “{{${name}}}”.`)).toThrow(`unknown fact {{${name}}}`);
  });

  test('must not stand there as a word of its own', () => {
    expect(controlsByHand('Нажмите «Новый заказ» или «Позже».', 'ru')).toEqual(['Новый заказ']);
    expect(controlsByHand('Нажмите «{{control:newOrder}}».', 'ru')).toEqual([]);
  });
});

test('the texts of the site can be built', () => {
  expect(() => readAllContent()).not.toThrow();
});

describe('the texts of the site', () => {
  const root = fileURLToPath(new URL('../../../../content/', import.meta.url));
  const sources = globSync('*/*.md', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const found = (pattern: RegExp) =>
    sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`));

  test('name no Chinese word as another word for itself', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(found(/(\p{Script=Han}{2,})`? ?(?:или|or|ё|、|（) ?`?\1(?!\p{Script=Han})/gu)).toEqual([]);
  });

  // A person who collects for somebody is given a pass; the code is said at the counter alone.
  test('never ask a customer to give the pickup code to somebody else', () => {
    const phrases =
      /передайте [^.]*код выдачи|доверили код|забрать посылку по коду|give them the pickup code|trusted with the code|given the pickup code|把取件码(?:告诉他|交给)|告诉了取件码|рамзро ба ӯ|[Рр]амзи гирифтанро ба ӯ/giu;
    expect(found(phrases)).toEqual([]);
  });

  test.each(['help', 'faq', 'pickup-points', 'contact', 'partners', 'video-lessons'])(
    'know the pass where %s speaks of the pickup code',
    (folder) => {
      const words = { ru: 'пропуск', en: 'pass', zh: '凭证', tg: 'иҷозатнома' };
      const own = sources.filter(({ path }) => path.startsWith(`${folder}/`));
      expect(own.length).toBeGreaterThan(2);
      for (const { path, text } of own)
        expect(text, path).toContain(words[path.slice(-5, -3) as keyof typeof words]);
    },
  );
});

describe('a long text', () => {
  test('becomes a tree of headings, paragraphs, lists, tables and advice', () => {
    const body = `## Хранение {#storage}

Хранение — {{days}} дней, **бесплатно**. [Пункты](/pickup-points)

- первый
- второй

> Звоните [{{hotline}}](tel:{{hotline}}).

| Город | Дни |
| ----- | --- |
| Куляб | 20  |
`;
    expect(read(body)).toEqual({
      title: 'Помощь',
      description: 'Как получить посылку.',
      blocks: [
        { h: 2, id: 'storage', t: ['Хранение'] },
        {
          p: ['Хранение — 10 дней, ', { b: ['бесплатно'] }, '. ', { to: '/pickup-points', t: ['Пункты'] }],
        },
        { list: [[{ p: ['первый'] }], [{ p: ['второй'] }]] },
        { note: [{ p: ['Звоните ', { to: 'tel:1999', t: ['1999'] }, '.'] }] },
        { head: [['Город'], ['Дни']], rows: [[['Куляб'], ['20']]] },
      ],
    });
  });

  test('keeps clauses as they are numbered, and signs as they are written', () => {
    expect(read('1.1. Стороны & их «права»: 2 < 3.').blocks).toEqual([
      { p: ['1.1. Стороны & их «права»: 2 < 3.'] },
    ]);
    expect(read('3. третий\n4. четвёртый').blocks).toEqual([
      { list: [[{ p: ['третий'] }], [{ p: ['четвёртый'] }]], start: 3 },
    ]);
  });

  test.each([
    ['an unknown fact', 'Цена {{price}}.', 'unknown fact {{price}}'],
    ['raw HTML', 'Слово <b>жирное</b>.', 'cannot show (html)'],
    ['a block of HTML', '<div>текст</div>', 'cannot show (html)'],
    ['an image', '![склад](/depot.png)', 'cannot show (image)'],
    ['a heading without a name', '## Хранение', 'a heading without a name'],
    ['two headings of one name', '## А {#a}\n\n## Б {#a}', 'two headings {#a}'],
    ['no text', '', 'has no text'],
  ])('%s fails', (_what, body, problem) => {
    expect(() => read(body)).toThrow(problem);
  });

  test('a missing title or a description too long for search engines fails', () => {
    const withFront = (lines: string) => () => readMarkdown(`---\n${lines}\n---\nТекст`, write, 'x.md');
    expect(withFront('description: Текст')).toThrow('no title');
    expect(withFront('title: Помощь')).toThrow('no description');
    expect(withFront(`title: Помощь\ndescription: ${'д'.repeat(156)}`)).toThrow('156 signs');
  });
});

test('Chinese words in a text of another language are marked as such', () => {
  const text = read('Строка **收货人** (详细地址，邮编) в Иу (义乌).');
  expect(markChinese(text).blocks).toEqual([
    {
      p: [
        'Строка ',
        { b: [{ zh: '收货人' }] },
        ' (',
        { zh: '详细地址，邮编' },
        ') в Иу (',
        { zh: '义乌' },
        ').',
      ],
    },
  ]);
});

describe('the languages of a text', () => {
  const textOf = (body: string) => read(body);
  const isRoute = (path: string) => ['/help', '/faq', '/about-us'].includes(path);
  const about = (body: string) => ({
    name: 'about-us',
    texts: { ru: textOf(body), en: textOf(body), zh: textOf(body), tg: textOf(body) },
  });

  test('must all be there', () => {
    const { ru, en, zh, tg } = about('Текст').texts;
    expect(() => checkContent([{ name: 'about-us', texts: { ru, en, tg } }], isRoute)).toThrow(
      'content/about-us/zh.md is missing',
    );
    expect(() => checkContent([{ name: 'about-us', texts: { ru, en, zh } }], isRoute)).toThrow(
      'content/about-us/tg.md is missing',
    );
    expect(() => checkContent([about('Текст')], isRoute)).not.toThrow();
  });

  test('must have the same headings', () => {
    const folder = about('## А {#a}');
    folder.texts.en = textOf('## A {#b}');
    expect(() => checkContent([folder], isRoute)).toThrow('en.md: its headings differ');
  });

  test.each(['[а](/nowhere)', '[а](#nowhere)', '[а](/about-us?q=nowhere)', '- [а](http://x.y)'])(
    'must not link to nowhere: %s',
    (link) => {
      expect(() => checkContent([about(`## А {#a}\n\n${link}`)], isRoute)).toThrow('leads nowhere');
    },
  );

  test('may link to routes, headings and phones', () => {
    const links = '[а](/about-us) [б](#a) [в](/about-us?q=a) [г](tel:1999) [д](https://example.org/)';
    expect(() => checkContent([about(`## А {#a}\n\n${links}`)], isRoute)).not.toThrow();
  });
});
