import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales, type Locale } from '@rohi/contract/locales';
import { contentFacts } from '@rohi/contract/page-facts/content-facts';
import { offerDate, offerVersions } from '@rohi/contract/site/offer';
import { findPage } from '@rohi/contract/site/pages';
import { trackingWordsEn } from '@rohi/contract/tracking/words/en';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import { trackingWordsTg } from '@rohi/contract/tracking/words/tg';
import { trackingWordsZh } from '@rohi/contract/tracking/words/zh';
import { describe, expect, test } from 'vitest';

// The long texts as written. What the build makes of them is tested beside it.
const contentRoot = fileURLToPath(new URL('../../content', import.meta.url));

type TextFile = { path: string; page: string; locale: Locale; text: string };

const files = listTexts('');
const pageNames = [...new Set(files.map(({ page }) => page))];
const offerPage = (version: string) => `terms-of-service/${version}`;
const superseded = new Set(offerVersions.slice(1).map(offerPage));

function listTexts(folder: string): TextFile[] {
  return readdirSync(join(contentRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listTexts(path);
    const locale = locales.find((each) => entry.name === `${each}.md`);
    if (!locale) return [];
    return [{ path, page: dirname(path), locale, text: readFileSync(join(contentRoot, path), 'utf8') }];
  });
}

function textsOf(page: string): TextFile[] {
  return files.filter((file) => file.page === page);
}

function getText(page: string, locale: Locale): string {
  const file = files.find((each) => each.page === page && each.locale === locale);
  if (!file) throw new Error(`No content/${page}/${locale}.md`);
  return file.text;
}

function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}

const headingIdsOf = (text: string) => allMatches(text, /^##.*\{#([\w-]+)\}$/gm);
const placeholdersOf = (text: string) => [...new Set(allMatches(text, /\{\{(\w+)\}\}/g))].sort();
const clausesOf = (text: string) => allMatches(text, /^(\d+\.\d+)\. /gm);
const clauseReferencesOf = (text: string) => allMatches(text, /(?<!^|[\d.])(\d+\.\d+)(?!\d)/gm);

/** Lines without what is a number by right: clauses, references to them, places in a list, links and placeholders. */
function linesToJudge({ page, text }: TextFile): string[] {
  const judged = text
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^#+ \d+\. /gm, '')
    .replace(/^\s*(?:\d+\.)+ /gm, '');
  const isOffer = page.startsWith('terms-of-service/');
  return (isOffer ? judged.replace(/\d\.\d+|(?:раздел\S*|фасли|section|第) \d/g, '') : judged).split('\n');
}

/** How each number that is a rule of the business may be written out. */
function businessNumbers(): string[] {
  // Examples are no rules, and a single digit says nothing by itself.
  const written = locales.flatMap((locale) =>
    Object.entries(contentFacts[locale]).flatMap(([name, fact]) => (name.startsWith('sample') ? [] : [fact])),
  );
  const numbers = [...new Set(written.filter((fact) => /^[\d.,]{2,}$|\d{4}/.test(fact)))];
  const others = numbers.flatMap((number) => [
    number.replace(/([.,]\d*[1-9])0+$/, '$1'),
    number.replace(/^(\d+)(\d{3})$/, '$1 $2'),
    number.replace(/^(\d+)(\d{3})$/, '$1,$2'),
  ]);
  return [...new Set([...numbers, ...others, offerDate])];
}

const ruleNumber = new RegExp(
  `(?<![\\d.,])(?:${businessNumbers()
    .map((number) => number.replaceAll('.', '\\.').replaceAll(' ', '[ \\u00a0\\u202f]'))
    .join('|')})(?![\\d]|[.,]\\d)`,
);

function textsMatching(only: readonly Locale[], pattern: RegExp): string[] {
  return files
    .filter(({ locale }) => only.includes(locale))
    .flatMap(({ path, text }) =>
      text
        // What must be typed as it stands, an address in China say, is set as code.
        .replace(/`[^`]*`/g, '')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line}`] : [])),
    );
}

describe('the long texts', () => {
  test.each(pageNames)('%s has the same headings, facts and links in every language', (page) => {
    const linksOf = (text: string) => [...new Set(allMatches(text, /\]\((\/[^)]*)\)/g))].sort();
    const russian = getText(page, 'ru');
    for (const { path, text } of textsOf(page)) {
      expect(headingIdsOf(text), path).toEqual(headingIdsOf(russian));
      expect(placeholdersOf(text), path).toEqual(placeholdersOf(russian));
      expect(linksOf(text), path).toEqual(linksOf(russian));
    }
  });

  test('link to pages that there are', () => {
    const astray = files.flatMap(({ path, text }) =>
      allMatches(text, /\]\((\/[^)?]*)/g)
        .filter((link) => findPage(link) === undefined)
        .map((link) => `${path}: ${link}`),
    );
    expect(astray).toEqual([]);
  });

  test('ask only for facts that there are', () => {
    const unknown = files.flatMap(({ path, locale, text }) =>
      placeholdersOf(text)
        .filter((name) => !Object.hasOwn(contentFacts[locale], name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('write out no number that is a rule of the business', () => {
    const written = files
      .filter(({ page }) => !superseded.has(page))
      .flatMap((file) =>
        linesToJudge(file).flatMap((line, index) =>
          ruleNumber.test(line) ? [`${file.path}:${index + 1}: ${line}`] : [],
        ),
      );
    expect(written).toEqual([]);
  });

  test.each(['Храним 10 дней', '2.5 USD', '2,50 USD', '÷ 6 000', '260 USD', '18–22 days', 'до 20.09.2025'])(
    'a number of the business is seen where it is written out: %s',
    (line) => {
      expect(ruleNumber.test(line)).toBe(true);
    },
  );

  test('English and Chinese have no Cyrillic letters', () => {
    expect(textsMatching(['en', 'zh'], /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  test('Russian, English and Tajik have no Chinese characters', () => {
    expect(textsMatching(['ru', 'en', 'tg'], /\p{Script=Han}/u)).toEqual([]);
  });

  test('Chinese uses full-width punctuation beside its characters', () => {
    expect(textsMatching(['zh'], /\p{Script=Han}[,;:?!()]/u)).toEqual([]);
  });

  test('Tajik waits for a native reader, and says so in the repository only', () => {
    const tajik = files.filter(({ locale }) => locale === 'tg');
    const unmarked = tajik.filter(({ text }) => !/^---\n[^]*?^review: .+$[^]*?^---$/m.test(text));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });
});

describe('the public offer', () => {
  test('has a folder for each version, and each version a folder', () => {
    const folders = pageNames.filter((page) => dirname(page) === 'terms-of-service');
    expect(folders.map((page) => basename(page)).sort()).toEqual([...offerVersions].sort());
    expect([...offerVersions].sort().toReversed()).toEqual(offerVersions);
    expect(existsSync(join(contentRoot, 'terms-of-service/ru.md'))).toBe(false);
  });

  test('has the eight sections of the specification, in its order', () => {
    expect(headingIdsOf(getText(offerPage(offerDate), 'ru'))).toEqual([
      'subject',
      'service-procedure',
      'rights-and-duties',
      'liability',
      'force-majeure',
      'term',
      'prohibited-goods',
      'provider-details',
    ]);
  });

  test('is a whole contract: 1,500 words in Russian at least', () => {
    const words = allMatches(getText(offerPage(offerDate), 'ru'), /[\p{L}\p{M}-]{2,}/gu);
    expect(words.length).toBeGreaterThanOrEqual(1_500);
  });

  test.each(offerVersions)('%s numbers its clauses without a gap, alike in every language', (version) => {
    const russian = clausesOf(getText(offerPage(version), 'ru'));
    const gaps = russian.filter((clause, index) => {
      const [section, number] = clause.split('.').map(Number);
      const before = russian[index - 1]?.split('.').map(Number) ?? [0, 0];
      return section === before[0] ? number !== (before[1] ?? 0) + 1 : number !== 1;
    });
    expect(gaps).toEqual([]);
    for (const { path, text } of textsOf(offerPage(version))) {
      expect(clausesOf(text), path).toEqual(russian);
      expect(
        clauseReferencesOf(text).filter((clause) => !russian.includes(clause)),
        path,
      ).toEqual([]);
    }
  });

  test('a version no longer in force says its numbers by itself', () => {
    const moving = files.filter(({ page, text }) => superseded.has(page) && text.includes('{{'));
    expect(moving.map(({ path }) => path)).toEqual([]);
  });

  test('states these numbers; when a rule changes, a new version of the offer comes with it', () => {
    const stated = placeholdersOf(getText(offerPage('2025-09-20'), 'ru'));
    expect(Object.fromEntries(stated.map((name) => [name, contentFacts.ru[name]]))).toEqual({
      brandName: 'Роҳи Абрешим',
      deliveryDaysFrom: '18',
      deliveryDaysTo: '22',
      freeStorageDays: '10',
      hotline: '1999',
      minimumAge: '18',
      offerDate: '20.09.2025',
      pricePerCubicMetre: '260',
      pricePerKg: '2,50',
      providerBank: '—',
      providerName: '—',
      providerRegistration: '—',
      volumetricDivisor: '6000',
    });
  });
});

describe('questions and answers', () => {
  test.each(locales)('%s answers at least 20 questions, each by a text of its own', (locale) => {
    const questions = getText('faq', locale).split(/^### /m).slice(1);
    const answers = questions.map((question) => question.split('\n').slice(1).join('\n').trim());
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(answers.filter((answer) => answer === '' || answer.startsWith('## '))).toEqual([]);
    expect(new Set(answers).size).toBe(answers.length);
  });
});

describe('the help', () => {
  const words = { ru: trackingWordsRu, en: trackingWordsEn, zh: trackingWordsZh, tg: trackingWordsTg };

  test.each(locales)('%s explains the nine statuses by their names on the site, in their order', (locale) => {
    const promised = allMatches(getText('help', locale), /^\d\. \*\*(.+?)[.。]\*\*/gm);
    const names = Object.values(words[locale].statusNames);
    expect(promised).toEqual(names);
  });
});

test.each(locales.filter((locale) => locale !== 'tg'))(
  'the contact page promises no messenger that may not be set, in %s',
  (locale) => {
    const text = getText('contact', locale);
    const promises = {
      ru: /внизу каждой страницы|в мессенджере/,
      en: /foot of every page|in a messenger/,
      zh: /每个页面的底部|即时通讯按钮/,
    };
    expect(text).not.toMatch(promises[locale as keyof typeof promises]);
    // What is set stands in the lead of the page, which the text points to.
    expect(text).toMatch(
      { ru: /вверху этой страницы/, en: /top of this page/, zh: /本页顶部/ }[locale as 'ru' | 'en' | 'zh'],
    );
  },
);

test.each(['help', 'faq', 'video-lessons'])('%s knows both Chinese words for a tracking number', (page) => {
  for (const locale of ['ru', 'en'] as const)
    expect(getText(page, locale)).toMatch(/运单号`[^`]{1,9}`快递单号/);
  // No file of the three says one of them twice instead.
  for (const { path, text } of files.filter((file) => file.page === page))
    expect(text, path).not.toMatch(/(运单号|快递单号)\W{1,12}\1/u);
});
