import { expect, test } from 'vitest';
import { readPlainXml } from './read-plain-xml.ts';

test('elements, attributes and texts are read, entities of XML and comments too', () => {
  const { root } = readPlainXml(
    `\uFEFF\r\n<?xml version="1.0" encoding="windows-1251"?>\n<a x="1 &amp; 2">t&#1078;<!-- c --><b y='2'/>&lt;</a>\n`,
  );
  expect(root).toEqual({
    name: 'a',
    attributes: new Map([['x', '1 & 2']]),
    text: 'tж<',
    children: [{ name: 'b', attributes: new Map([['y', '2']]), text: '', children: [] }],
  });
});

const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
const wide = (elements: number) => `<a>${'<b/>'.repeat(elements - 1)}</a>`;
const attributes = (count: number) =>
  `<a ${Array.from({ length: count }, (_, at) => `k${at}="1"`).join(' ')}/>`;

test.each([
  ['entities that multiply', '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
  ['a DTD from elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['an entity of its own', '<a>&who;</a>'],
  ['an entity of its own in an attribute', '<a x="&who;"/>'],
  ['an instruction', '<a><?php echo 1 ?></a>'],
  ['a style sheet', '<?xml-stylesheet href="x"?><a/>'],
  ['CDATA', '<a><![CDATA[x]]></a>'],
])('%s is unsafe', (_, text) => {
  expect(readPlainXml(text)).toEqual({ problem: 'unsafe' });
});

test.each([
  ['nothing', ''],
  ['no XML', 'hello'],
  ['an element without an end', '<a><b></b>'],
  ['ends in the wrong order', '<a><b></a></b>'],
  ['two roots', '<a/><b/>'],
  ['text after the root', '<a/>x'],
  ['an ampersand that is no entity', '<a>& b</a>'],
  ['half of a surrogate pair', '<a>&#xD800;</a>'],
  ['the same attribute twice', '<a x="1" x="2"/>'],
  ['a control character', '<a>\u0001</a>'],
  ['nine levels', deep(9)],
  ['more than 20,000 elements', wide(20_001)],
  ['eleven attributes', attributes(11)],
])('%s is broken', (_, text) => {
  expect(readPlainXml(text)).toEqual({ problem: 'broken' });
});

test.each([
  ['eight levels', deep(8)],
  ['20,000 elements', wide(20_000)],
  ['ten attributes', attributes(10)],
])('%s are read', (_, text) => {
  expect(readPlainXml(text).root?.name).toBe('a');
});
