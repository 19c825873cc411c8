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

/** Names that are public and stay as they are: fields of the API (`keptUntil`, `notTold`) and of what browsers hold (`keptAt`). */
const publicNames = new Set(['notTold', 'keptAt', 'keptUntil']);

/** Refused as a word of a name and as a word of a comment. */
const refused =
  /^(?:askers?|desks?|reckon(?:s|ed|ing)?|outlooks?|complain(?:s|ed|ts?)?|overtaken|overtook|tells?|told|kept|hears?|heard|deaf)$/;

/** Refused in comments: a user may be anybody. */
const refusedInComments = /^(?:he|his|him|himself)$/;

/** `World` names nothing: what a function needs are its deps, what a test stands on is a fixture. */
const refusedInNames = /^world$/;

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

const sources = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.d.ts') && !path.includes('/node_modules/'))
  .filter((path) => path !== exempt);

describe('plain words', () => {
  test('stand in names and comments of all sources', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.flatMap((path) =>
      privateWords(readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
    );
    expect(found).toEqual([]);
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
    expect(privateWords("out('Rates are kept for USD'); // desktop")).toEqual([]);
  });
});
