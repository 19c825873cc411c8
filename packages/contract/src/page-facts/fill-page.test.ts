import { expect, test } from 'vitest';
import { openingFactValues } from './facts-of-terms.ts';
import { fillPage, markLanguage } from './fill-page.ts';
import { liveFactNames } from './live-facts.ts';

const at = liveFactNames.indexOf('closedRoads');
const withRoads = (...roads: unknown[]) =>
  openingFactValues.map((value, index) => (index === at ? (roads as typeof value) : value));
const inEach = (text: string) => ({ ru: `${text} ru`, en: `${text} en`, zh: `${text} zh`, tg: `${text} tg` });

const notice = `<p>before</p><a class="x" data-each="${at}" href="#/info?item={{0i}}"><b>Closed: {{1i}}.</b> {{2i}}</a>`;

test('an element of a list stands once for each item, in the language of its part of the page', () => {
  const page = markLanguage(notice, 'ru') + markLanguage(notice, 'zh');
  const first = ['route-1-2', inEach('Kulma'), inEach('Snow')];
  const second = ['route-3-1', inEach('Irkeshtam'), inEach('Mud')];
  const line = (slug: string, road: string, text: string, locale: string) =>
    `<a class="x" href="#/info?item=${slug}"><b>Closed: ${road} ${locale}.</b> ${text} ${locale}</a>`;
  const linesIn = (locale: string) =>
    `<p>before</p>${line('route-1-2', 'Kulma', 'Snow', locale)}${line('route-3-1', 'Irkeshtam', 'Mud', locale)}`;
  expect(fillPage(page, withRoads(first, second))).toBe(linesIn('ru') + linesIn('zh'));
});

test('without items nothing of the element is left', () => {
  expect(fillPage(markLanguage(notice, 'en'), withRoads())).toBe('<p>before</p>');
});

test('of a list and what stands in its place one is there', () => {
  const list = `<ul data-needs="${at}"><li data-each="${at}">{{1i}}</li></ul><section data-lacks="${at}"><p>None</p></section>`;
  expect(fillPage(markLanguage(list, 'en'), withRoads())).toBe('<section><p>None</p></section>');
  expect(fillPage(markLanguage(list, 'en'), withRoads(['route-1-2', inEach('Kulma')]))).toBe(
    '<ul><li>Kulma en</li></ul>',
  );
});

test('what the office has typed is text, in the page and among its facts', () => {
  const typed = ['route-1-2', inEach('<script>"a"&b</script>'), inEach('{{hotline}}')];
  const page = fillPage(`<script id="facts">%FACTS%</script>${markLanguage(notice, 'en')}`, withRoads(typed));
  expect(page).toContain('Closed: &lt;script>&quot;a&quot;&amp;b&lt;/script> en.');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});

test('what looks like a mark is text as it was typed, wherever it stands', () => {
  const dateless = openingFactValues.findIndex(
    (value) => typeof value === 'string' && Number.isNaN(Date.parse(value)),
  );
  const title = `{{en:${dateless}d}} %FACTS%`;
  const texts = { ru: title, en: title, zh: title, tg: title };
  const page = `${markLanguage(notice, 'en')}<script id="facts">%FACTS%</script>`;
  const filled = fillPage(page, withRoads(['route-1-2', texts, texts]));
  expect(filled).toContain(`Closed: &#123;&#123;en:${dateless}d}} &#37;FACTS&#37;.`);
  expect(filled).toContain('<script id="facts">[');
});
