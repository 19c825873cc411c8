import { expect, test } from 'vitest';
import { loadAllTexts } from './all-texts.ts';
import { entriesOf } from './spoken-texts.ts';

const loaded = await loadAllTexts();
const entriesIn = (locale: string) =>
  loaded
    .filter((each) => each.locale === locale)
    .flatMap(({ folder, texts }) => entriesOf({ [folder]: texts }));

/** What was said once and was not true, or not how anybody speaks. The words in its place stand behind it. */
const replaced: Record<'ru' | 'en' | 'zh' | 'tg', readonly RegExp[]> = {
  ru: [
    /Снять (?:пломбу|этикетку|коробку|заново)/, // photograph, or take again: nothing comes off
    /На складе посылку не снимали/, // there is no photo of it
    /значение обязательно/, // what is missing is named
    /Во всех готовых строках не указано: /, // … the number of packages
    /своего вы ещё не выбрали/, // no point is chosen
    /Раньше ожидали/, // it was promised
    /Места в пункте хватает/, // there is room
    /Пропуск на одно получение/, // the person, and until when
    /Перенаправлять больше нечего/, // new orders go here
    /привезём, когда придёт|заберу в пункте/, // on its way; collected so far
    /Сколько просите возместить/, // how much to give back
    /Можно забрать посылок: /, // seven parcels wait for you
    /Приём грузов приостановлен/, // the road is closed, others run
    /Что остаётся от выдачи/, // how a hand-over is confirmed
    /Курс НБТ на/, // a rate that somebody typed is not the bank's
    /Если мы о чём-то спросили, ответьте/, // there was no place to answer
    /Посылке нужна помощь|С посылкой .* что-то не так/, // what is true of it is known
  ],
  en: [
    /Let somebody collect/, // someone else
    /To pay today/, // due today
    /Courier to the door/, // home delivery
    /Why this much/, // how it was calculated
    /ready · collected at the point/, // you pick it up
    /A parcel needs attention|Something is wrong with/,
  ],
  zh: [
    /保管免费/ /* 免费存放: one word for storage */,
    /包裹需要处理|出现异常，请/ /* what is true of it is known */,
    /客户代码/ /* 客户编号: one word for the customer code */,
    /不要装这辆车/ /* at a point there is no vehicle to load */,
  ],
  tg: [/Ба каси дигар/, /\d Ноябр/],
};

test.each(Object.keys(replaced) as (keyof typeof replaced)[])(
  'what was replaced is said nowhere again in %s',
  (locale) => {
    const entries = entriesIn(locale).filter(([, text]) => replaced[locale].some((each) => each.test(text)));
    expect(entries).toEqual([]);
  },
);

/** The end of a trip or transfer at the station that ends it, and what it is called when it is put aside. */
const ends = ['loading', 'unloading', 'transfers', 'acceptance'];

test.each(['ru', 'en', 'zh', 'tg'])('what has ended or left is not said to be put aside in %s', (locale) => {
  for (const station of ends) {
    const own = entriesIn(locale).filter(([path]) =>
      path.startsWith(`apps/web/src/staff/stations/${station}/texts`),
    );
    const titleOf = (word: string) => own.find(([path]) => path.endsWith(`own.${word}.title`))?.[1];
    const [done, aside] = [titleOf('DONE'), titleOf('ASIDE')];
    expect([done, aside], station).toEqual([expect.any(String), expect.any(String)]);
    expect(done, station).not.toBe(aside);
  }
});

test.each(['ru', 'en', 'zh', 'tg'])('a surplus at a point is kept out of no vehicle in %s', (locale) => {
  const found = entriesIn(locale).filter(([path]) => /stations\/texts#.*\bOTHER_POINT\b/.test(path));
  expect(found).not.toEqual([]);
  for (const [path, text] of found) expect(text, path).not.toMatch(/машин|\bcar\b|这辆车/);
});

test.each(['ru', 'en', 'zh', 'tg'])('no verdict of a station says the same word twice in %s', (locale) => {
  const entries = new Map(entriesIn(locale));
  const titles = [...entries].filter(([path]) => path.endsWith('.title') && /stations|counter/.test(path));
  expect(titles.length).toBeGreaterThan(50);
  for (const [path, title] of titles)
    for (const other of ['line', 'next'])
      expect(entries.get(path.replace(/title$/, other)), path).not.toBe(title);
});

/** Buttons that say how many they are for, and are closed while nothing is chosen. */
const counting = [
  ['apps/web/src/staff/counter/texts', 'give'],
  ['apps/web/src/features/cabinet/courier/texts', 'choose'],
] as const;

test.each(['ru', 'en', 'zh', 'tg'])('no button offers to do something with nothing in %s', (locale) => {
  for (const [folder, name] of counting) {
    const found = loaded.find((each) => each.locale === locale && each.folder === folder);
    const { texts } = (found?.texts ?? {}) as { texts?: Record<string, (count: number) => string> };
    expect(texts?.[name]?.(2), folder).toContain('2');
    expect(texts?.[name]?.(0), folder).not.toContain('0');
  }
});
