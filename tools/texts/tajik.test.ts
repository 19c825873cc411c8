import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadAllTexts } from './all-texts.ts';
import { entriesOf } from './spoken-texts.ts';
import { tajikGlossary } from './tajik-glossary.ts';
import { tajikTexts, type TajikText } from './tajik-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type PlacedText = Omit<TajikText, 'key'>;

/** Words of searches, which may be typed in Russian too. */
const isTyped = (file: string) => file.endsWith('prohibited-goods-words/tg.ts');

/** An offer and a news item stay as they were made. */
const written = tajikTexts(root).filter(
  ({ file }) => !isTyped(file) && !/^content\/[^/]+\/[^/]+\/tg\.md$/.test(file),
);

/** What the functions and tables of a folder say, beside the Russian of the same place. */
const loaded = await loadAllTexts();
const saidIn = (locale: string) =>
  new Map(
    loaded
      .filter((each) => each.locale === locale && !isTyped(`${each.folder}/tg.ts`))
      .flatMap(({ folder, texts }) => entriesOf({ [folder]: texts })),
  );
const ru = saidIn('ru');
const tg = saidIn('tg');
const spoken = [...tg].flatMap(([path, text]): PlacedText[] =>
  ru.has(path) ? [{ file: path, line: 0, tg: text, ru: ru.get(path) ?? '' }] : [],
);

/** A word that begins so, in any case of its letters. */
const beginning = (stem: string) => new RegExp(`(?<!\\p{L})(?:${stem})`, 'iu');
const report = ({ file, line, tg: text }: PlacedText) => `${file}:${line}: ${text}`;

/** Texts with a word that the glossary says otherwise. */
function refusedBy(
  { tg: word, not }: (typeof tajikGlossary)[number],
  texts: readonly PlacedText[],
): string[] {
  if (not === undefined) return [];
  const beside = not.beside === undefined ? undefined : beginning(not.beside);
  return not.stems.flatMap((stem) =>
    texts
      .filter((text) => beginning(stem).test(text.tg) && (beside === undefined || beside.test(text.ru)))
      .map((text) => `${stem}, say ${word}: ${report(text)}`),
  );
}

/** Words of other languages with letters that Tajik words have not. */
const borrowed = /^(?:курьер|Чжэцзян)/iu;

describe('Tajik', () => {
  test('says a thing by the word of the glossary', () => {
    expect(tajikGlossary.flatMap((term) => refusedBy(term, [...written, ...spoken]))).toEqual([]);
  });

  test('the glossary refuses no word of its own', () => {
    const own = tajikGlossary.map((term) => ({ file: term.en, line: 0, tg: term.tg, ru: term.ru }));
    expect(tajikGlossary.flatMap((term) => refusedBy(term, own))).toEqual([]);
  });

  test('a word that is refused is found, and the word of a queue is no shift', () => {
    const texts = [
      { file: 'a', line: 1, tg: 'Мӯҳлат гузашт', ru: 'Срок прошёл' },
      { file: 'b', line: 1, tg: 'Навбатро пӯшед', ru: 'Закройте смену' },
      { file: 'c', line: 1, tg: 'Навбат дар сарҳад', ru: 'Очередь на границе' },
    ];
    expect(tajikGlossary.flatMap((term) => refusedBy(term, texts)).map((line) => line.slice(0, 20))).toEqual([
      'навбат, say баст: b:',
      'мӯҳлат, say муҳлат: ',
    ]);
  });

  test('has no letters of Russian alone, but in words that came from it', () => {
    const wordsWith = written.flatMap((text) =>
      (text.tg.match(/\p{L}+/gu) ?? [])
        .filter((word) => /[ыщ]/iu.test(word) || (/[ць]/iu.test(word) && !borrowed.test(word)))
        .map((word) => `${word}: ${report(text)}`),
    );
    expect(wordsWith).toEqual([]);
  });

  test('hangs nothing on what is filled in', () => {
    expect(written.filter((text) => /\}(?:\p{Script=Cyrillic}|-ро)/u.test(text.tg)).map(report)).toEqual([]);
  });

  test('mixes no Latin letters into a word', () => {
    const mixed = /\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu;
    expect(written.filter((text) => mixed.test(text.tg.replaceAll('\\n', ' '))).map(report)).toEqual([]);
  });
});
