import { describe, expect, test } from 'vitest';
import { loadAllTexts } from './all-texts.ts';
import { entriesOf, functionPathsOf, sampleLetters, type Entry } from './spoken-texts.ts';

const loaded = await loadAllTexts();
const folders = [...new Set(loaded.map(({ folder }) => folder))].toSorted();

const everythingIn = (locale: string): Record<string, unknown> =>
  Object.fromEntries(
    loaded.filter((each) => each.locale === locale).map(({ folder, texts }) => [folder, texts]),
  );
const ru = everythingIn('ru');
const en = everythingIn('en');
const zh = everythingIn('zh');
const tg = everythingIn('tg');

/** Units, signs, names of keys, brands and formats that every language writes alike. */
const sameEverywhere = new Set([
  ...['cm', 'm', 'm³', 'kg', '—', '→', 'CN → TJ', 'USD', 'F2', '{{brandName}}'],
  ...['CSV', 'XLSX', 'Excel (XLSX)', 'Telegram', 'WhatsApp', 'WeChat'],
  // The firm's name, filled in by the reader's language.
  '{{brandName}}',
]);

/** Each language is called by its own name. */
const ownNames = /#texts\.languages\.(?:ru|en|zh|tg)$/;

/** An address in China is shown as it is filled in. */
const chineseExamples = /#texts\.hints\.china(?:Recipient|Region|Street)$/;

/** Which page of the site a letter leads to. */
const pageNames = /\.link\.page$/;

/** States without this line: the screen leaves it out. Pieces are counted without a unit. */
const emptyOnPurpose =
  /#(?:trackingTexts\.empty\.(?:noneFound\.action|noneInTab\.text)|texts\.units\.PIECE)$/;

function textsMatching(texts: unknown, pattern: RegExp, exceptAt: RegExp = ownNames): string[] {
  return entriesOf(texts).flatMap(([path, text]) =>
    pattern.test(text) && !ownNames.test(path) && !exceptAt.test(path) ? [`${path}: ${text}`] : [],
  );
}

/** Texts of two languages that say the same letters; numbers and signs alone do not count. */
function equalTexts(one: unknown, other: unknown): string[] {
  const others = new Map(entriesOf(other));
  return entriesOf(one).flatMap(([path, text]) =>
    others.get(path) === text &&
    /\p{L}/u.test(text.replace(sampleLetters, '').replace(/\bkg\b/, '')) &&
    !sameEverywhere.has(text) &&
    !ownNames.test(path) &&
    !pageNames.test(path)
      ? [`${path}: ${text}`]
      : [],
  );
}

/** What a function says is one text, whatever it was asked with. */
const pathsOf = (texts: unknown) =>
  new Set(entriesOf(texts).map(([path]: Entry) => path.replace(/\(.*$/, '')));

describe('texts', () => {
  test('are found in all parts', () => {
    for (const part of [
      'apps/web/src/staff/',
      'apps/web/src/features/',
      'apps/server/',
      'packages/contract/',
    ])
      expect(folders.filter((folder) => folder.startsWith(part))).not.toEqual([]);
  });

  test('stand in every language of the interface', () => {
    const missing = folders.flatMap((folder) =>
      [ru, en, zh].every((texts) => Object.hasOwn(texts, folder)) ? [] : [folder],
    );
    expect(missing).toEqual([]);
  });

  test('no text is the same in two languages', () => {
    expect(equalTexts(ru, en)).toEqual([]);
    expect(equalTexts(ru, zh)).toEqual([]);
    expect(equalTexts(en, zh)).toEqual([]);
    expect(equalTexts(en, tg)).toEqual([]);
  });

  test('English and Chinese have no Cyrillic letters', () => {
    expect(textsMatching(en, /\p{Script=Cyrillic}/u)).toEqual([]);
    expect(textsMatching(zh, /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  test('Russian, Tajik and English have no Chinese characters', () => {
    for (const texts of [ru, tg, en])
      expect(textsMatching(texts, /\p{Script=Han}/u, chineseExamples)).toEqual([]);
  });

  test('Chinese uses full-width punctuation beside its characters', () => {
    expect(textsMatching(zh, /\p{Script=Han}[,;:?!()]/u)).toEqual([]);
  });

  test.each([
    ['ru', ru],
    ['en', en],
    ['zh', zh],
    ['tg', tg],
  ])('every text of %s is there, and every text with values says something', (_locale, texts) => {
    const entries = entriesOf(texts);
    expect(entries.filter(([path, text]) => text.trim() === '' && !emptyOnPurpose.test(path))).toEqual([]);
    const spoken = pathsOf(texts);
    expect(functionPathsOf(texts).filter((path) => !spoken.has(path))).toEqual([]);
  });

  test('all languages have the same keys', () => {
    expect(pathsOf(en)).toEqual(pathsOf(ru));
    expect(pathsOf(zh)).toEqual(pathsOf(ru));
  });
});
