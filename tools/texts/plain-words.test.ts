import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Names and comments use the field's standard terms: the table in docs/glossary.md, "Private words and their terms", says which.
// Texts for people and SQL are free: what stands between quotes is not looked at.

/** All folders with source. */
const folders = ['apps/server', 'apps/web', 'bench', 'e2e', 'packages', 'tools'];

/** This file names what it refuses. */
const exempt = 'tools/texts/plain-words.test.ts';

/** Names that are public and stay as they are: fields of the API, a verdict of a scan, and what browsers hold (`keptAt`). */
const publicNames = new Set(['notTold', 'keptAt', 'keptUntil', 'NOBODY_KNOWS_IT']);

/** Refused as a word of a name and as a word of a comment. */
const refused =
  /^(?:askers?|desks?|reckon(?:s|ed|ing)?|outlooks?|complain(?:s|ed|ts?)?|overtaken|overtook|tells?|told|kept|hears?|heard|deaf)$/;

/** Refused in comments: a user may be anybody. */
const refusedInComments = /^(?:he|his|him|himself)$/;

/** Clauses of an essay. A comment says the fact: owner, any user, no one, unidentified. */
const refusedClauses = /^(?:whose|whoever|whosever|whom|whomever|nobody|nobodys)$/;

/** Phrases that have a word of the trade: offline, unidentified, idempotent. */
const refusedPhrases = /without the line|of nobody|bears? being run twice/g;

/** A participle names no value: a request is a body or a query, what was known before is a snapshot or a row. */
const participleNames =
  /\b(?:const|let|function) (asked|known|said|shown|given)\b|\((asked|known|said|shown|given)(?:\??:|\) =>)/g;

/** `World` names nothing: what a function needs are its deps, what a test stands on is a fixture. */
const refusedInNames = /^world$/;

/** Names with such a word, by file, and why they stay. */
const clausesThatStay: Readonly<Record<string, string>> = {
  'apps/server/src/modules/reference-data/words-in-files.test.ts':
    'a regular expression holds a text of people',
};

/** Longest line with a comment, in signs. */
const widest = 120;

/** Comments that tools read stay on one line. */
const directive = /^\/[/*] *(?:oxlint|oxfmt|@ts-)/;

const tokens =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<name>[A-Za-z_$][\w$]*)/g;

/** The words of a name: `toldChangesOf` is told, changes, of. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** The refused words of a source, each as `line: word`. */
function privateWords(source: string): string[] {
  return [...source.matchAll(tokens)].flatMap(({ 0: text, groups, index }) => {
    const line = () => source.slice(0, index).split('\n').length;
    if (groups?.['comment'] !== undefined) {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      return words
        .filter((word) => refused.test(word) || refusedInComments.test(word))
        .map((word) => `${line()}: ${word}`);
    }
    if (groups?.['name'] === undefined || publicNames.has(text)) return [];
    const isRefused = wordsOf(text).some((word) => refused.test(word) || refusedInNames.test(word));
    return isRefused ? [`${line()}: ${text}`] : [];
  });
}

/** The clauses and phrases of a source, each as `line: words`. */
function privateClauses(source: string): string[] {
  return [...source.matchAll(tokens)].flatMap(({ 0: text, groups, index }) => {
    const line = () => source.slice(0, index).split('\n').length;
    if (groups?.['comment'] !== undefined) {
      const plain = text.toLowerCase().replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
      const words = (plain.match(/\p{L}+/gu) ?? []).filter((word) => refusedClauses.test(word));
      return [...words, ...(plain.match(refusedPhrases) ?? [])].map((found) => `${line()}: ${found}`);
    }
    if (groups?.['name'] === undefined || publicNames.has(text)) return [];
    const isRefused = text.includes('WithoutLine') || wordsOf(text).some((word) => refusedClauses.test(word));
    return isRefused ? [`${line()}: ${text}`] : [];
  });
}

/** Declarations of a source that are named by a participle alone, each as `line: name`. */
function participles(source: string): string[] {
  const code = source.replaceAll(tokens, (text, ...rest) =>
    (rest.at(-1) as Record<string, string | undefined>)['name'] === undefined
      ? text.replaceAll(/[^\n]/g, ' ')
      : text,
  );
  return [...code.matchAll(participleNames)].map(
    ({ 1: declared, 2: parameter, index }) =>
      `${code.slice(0, index).split('\n').length}: ${declared ?? parameter}`,
  );
}

/** The lines of a source that hold a comment and are wider than `widest`. */
function wideComments(source: string): number[] {
  const lines = source.split('\n');
  return [...source.matchAll(tokens)].flatMap(({ 0: text, groups, index }) => {
    if (groups?.['comment'] === undefined || directive.test(text)) return [];
    const first = source.slice(0, index).split('\n').length;
    return text
      .split('\n')
      .map((_, at) => first + at)
      .filter((line) => (lines[line - 1] ?? '').length > widest);
  });
}

const sources = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.d\.ts$|\.generated\.ts$|\/node_modules\//.test(path))
  .filter((path) => path !== exempt);

describe('plain words', () => {
  test('stand in names and comments of all sources', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.flatMap((path) =>
      privateWords(readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
    );
    expect(found).toEqual([]);
  });

  test('stand in place of clauses and of phrases that have a word of the trade', () => {
    const found = sources
      .filter((path) => !(path in clausesThatStay))
      .flatMap((path) =>
        privateClauses(readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
      );
    expect(found).toEqual([]);
  });

  test('name values: no declaration is a participle alone', () => {
    const found = sources.flatMap((path) =>
      participles(readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
    );
    expect(found).toEqual([]);
    expect(
      participles("const given = 1;\nfunction take(asked: Body) {}\nsay('const said');\nrow.known;"),
    ).toEqual(['1: given', '2: asked']);
  });

  test('stand in lines of at most 120 signs', () => {
    const wide = sources.flatMap((path) =>
      wideComments(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
    );
    expect(wide).toEqual([]);
  });

  test('stand in the names of their files', () => {
    const named = sources.filter((path) => path.split(/[/.-]/).some((word) => refused.test(word)));
    expect(named).toEqual([]);
  });

  test('are missed in names of every form and in comments, and not between quotes', () => {
    expect(privateWords('const toldOf = tellRow(isTold, LINES_KEPT);')).toHaveLength(4);
    expect(privateWords('/* An asker\n is heard. */\n// He complains.')).toEqual([
      '1: asker',
      '1: heard',
      '3: he',
      '3: complains',
    ]);
    expect(privateWords('type World = { keepAlive: true };')).toEqual(['1: World']);
    expect(
      privateClauses('/** A parcel of\n * nobody. */\nconst cashWithoutLine = whoseIs(isNobodys);'),
    ).toEqual(['1: nobody', '1: of nobody', '3: cashWithoutLine', '3: whoseIs', '3: isNobodys']);
    expect(wideComments(`// short\n// ${'long '.repeat(30)}\nconst text = '${'long '.repeat(30)}';`)).toEqual(
      [2],
    );
    expect(privateWords("out('Rates are kept for USD'); // desktop")).toEqual([]);
  });
});
