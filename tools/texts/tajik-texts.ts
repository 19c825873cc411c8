// Every Tajik text as it stands in the sources, with the Russian beside it: for tests of its words and for its readers.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTexts } from './page-texts.ts';
import { sourceTexts, type SourceText } from './source-texts.ts';

/** `key` is the file and the way to the value in it; `ru` is empty where nothing answers to it. */
export type TajikText = { key: string; file: string; line: number; tg: string; ru: string };

/** Words of other people's files and of searches, as they may be typed; no screen shows them. */
const typedWords =
  /modules\/imports\/tables\/(?:heading-names|event-words|total-words)\.ts$|statement-columns\.ts$|declaration-headers\.ts$|prohibited-goods-word-forms\.ts$|faq-topics\.ts$/;

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Named so, a file is Tajik as a whole; others have Tajik beside the other languages. */
const isTajikFile = (file: string) => /(?:^|[-/])tg\.(?:ts|md)$/.test(file);

/** Which version of a text somebody has seen. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 12);

export type KeyedText = SourceText & { key: string };

/** The texts of a file in any language, each with its key: a second text of one place ends with `~2`. */
export function keyedTexts(file: string, source: string): KeyedText[] {
  const seen = new Map<string, number>();
  const texts = file.endsWith('.md') ? pageTexts(source) : sourceTexts(file, source);
  return texts
    .filter(({ text }) => isCyrillic(text))
    .map((each) => {
      const path = each.path.join('.');
      const number = (seen.get(path) ?? 0) + 1;
      seen.set(path, number);
      return { ...each, key: `${file}#${path}${number === 1 ? '' : `~${number}`}` };
    });
}

/** The way to a value, the same in both languages: `homeTextsTg` and `homeTextsRu`, `tg` and `ru` are one. */
const wayOf = (path: readonly string[]) =>
  path.map((name) => name.replace(/(?:Ru|Tg)$|^(?:ru|tg)$/, '')).join('.');

/** The way below the language, for tables with a constant for each language. */
const belowLanguage = (path: readonly string[]) =>
  path.slice(path.findIndex((name) => name === 'tg' || name === 'ru') + 1).join('.');

/** The Russian of each text: that of the same place, or all of the place where they are not as many. */
function pairTexts(tajik: readonly KeyedText[], russian: readonly KeyedText[]): string[] {
  const byWay = Map.groupBy(russian, ({ path }) => wayOf(path));
  const counts = Map.groupBy(tajik, ({ path }) => wayOf(path));
  const seen = new Map<string, number>();
  return tajik.map(({ path }) => {
    const way = wayOf(path);
    const at = seen.get(way) ?? 0;
    seen.set(way, at + 1);
    const same = byWay.get(way) ?? [];
    if (same.length === counts.get(way)?.length) return same[at]?.text ?? '';
    const below = russian.filter((each) => `${wayOf(each.path)}.`.startsWith(`${way}.`));
    const found =
      below.length > 0
        ? below
        : russian.filter((each) => belowLanguage(each.path) === belowLanguage(path)).slice(0, 1);
    return found.map(({ text }) => text).join(' / ');
  });
}

function read(root: string, file: string): TajikText[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (!isTajikFile(file) && !/\btg\b/.test(source)) return [];
  const all = keyedTexts(file, source);
  const twin = file.replace(/tg(\.\w+)$/, 'ru$1');
  const inTable = (name: string) => all.filter(({ path }) => path.includes(name));
  const tajik = isTajikFile(file) ? all : inTable('tg');
  const russian = !isTajikFile(file)
    ? inTable('ru')
    : existsSync(join(root, twin))
      ? keyedTexts(twin, readFileSync(join(root, twin), 'utf8'))
      : [];
  const pairs = pairTexts(tajik, russian);
  return tajik.map(({ key, text, start }, at) => ({
    key,
    file,
    line: source.slice(0, start).split('\n').length,
    tg: text,
    ru: pairs[at] ?? '',
  }));
}

/** All Tajik texts of the contract, the service, the client and the long pages. */
export function tajikTexts(root: string): TajikText[] {
  return globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'content/**/tg.md'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^apps\/server\/src\/demo\//.test(file) && !typedWords.test(file))
    .toSorted()
    .flatMap((file) => read(root, file));
}
