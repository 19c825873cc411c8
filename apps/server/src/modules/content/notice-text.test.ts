import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readNoticeText } from '@rohi/contract/content/read-notice-text';
import { writeNoticeHtml } from './write-notice-html.ts';

function html(markdown: string): string {
  return writeNoticeHtml(readNoticeText(markdown));
}

test('a notice may have headings, paragraphs, lists, advice and links', () => {
  const text = `## Перевал закрыт {#closed}

Грузы идут **через Кыргызстан**,
дольше *на 3 дня*. [Тарифы](/freight-quotation)

- первый
- второй
  на двух строках

2. дальше

> Звоните [1999](tel:1999).`;
  expect(readNoticeText(text)).toEqual([
    { h: 2, id: 'closed', t: ['Перевал закрыт'] },
    {
      p: [
        'Грузы идут ',
        { b: ['через Кыргызстан'] },
        ', дольше ',
        { i: ['на 3 дня'] },
        '. ',
        { to: '/freight-quotation', t: ['Тарифы'] },
      ],
    },
    { list: [[{ p: ['первый'] }], [{ p: ['второй на двух строках'] }]] },
    { list: [[{ p: ['дальше'] }]], start: 2 },
    { note: [{ p: ['Звоните ', { to: 'tel:1999', t: ['1999'] }, '.'] }] },
  ]);
  expect(html(text)).toBe(
    [
      '<h2 id="closed">Перевал закрыт</h2>',
      '<p>Грузы идут <strong>через Кыргызстан</strong>, дольше <em>на 3 дня</em>. <a href="/#/freight-quotation" rel="noreferrer">Тарифы</a></p>',
      '<ul><li>первый</li><li>второй на двух строках</li></ul>',
      '<ol start="2"><li>дальше</li></ol>',
      '<blockquote><p>Звоните <a href="tel:1999" rel="noreferrer">1999</a>.</p></blockquote>',
    ].join('\n'),
  );
});

test('lines of Chinese are joined without a space', () => {
  expect(readNoticeText('阔勒买口岸\n暂时关闭。\n请留意 Kulma\n公告')).toEqual([
    { p: ['阔勒买口岸暂时关闭。请留意 Kulma 公告'] },
  ]);
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror="alert(1)">', '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>'],
  ['[а](javascript:alert(1))', '<p>[а](javascript:alert(1))</p>'],
  ['[а](data:text/html,<b>)', '<p>[а](data:text/html,&lt;b&gt;)</p>'],
  ['[а](//example.org)', '<p>[а](//example.org)</p>'],
  ['[а](/no-such-page)', '<p>[а](/no-such-page)</p>'],
  ['![а](https://example.org/a.png)', '<p>!<a href="https://example.org/a.png" rel="noreferrer">а</a></p>'],
  ['[а](https://example.org/"onclick="x)', '<p>[а](https://example.org/&quot;onclick=&quot;x)</p>'],
  ['## <b>а</b> {#x"y}', '<h2 id="part-1">&lt;b&gt;а&lt;/b&gt; {#x&quot;y}</h2>'],
  ['5 * 3 * 2 и 2 < 3 & 4 > 1', '<p>5 * 3 * 2 и 2 &lt; 3 &amp; 4 &gt; 1</p>'],
])('%s is text, never markup', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

test('whatever is written, only our own tags come out', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '#',
    '## ',
    '- ',
    '> ',
    '1. ',
    '\n',
    '\n\n',
    'java',
    'script:',
    'https://a.tj/',
    '/help',
    'onerror=',
    'а',
    ' ',
  );
  const tag =
    /<\/?(?:p|ul|ol|li|strong|em|blockquote|br|h2|h3)>|<ol start="\d+">|<h[23] id="[a-z0-9-]+">|<a href="(?:https:\/\/|tel:|mailto:|\/#\/)[^"<>]*" rel="noreferrer">|<\/a>/g;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(html(parts.join('')).replaceAll(tag, '')).not.toMatch(/[<>"']/);
    }),
  );
});
