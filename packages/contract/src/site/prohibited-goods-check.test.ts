import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '../locales.ts';
import { checkGoods, goodsEntries, maxGoodsQuestionLength } from './prohibited-goods-check.ts';
import { foldText, meaningfulWords } from './prohibited-goods-word-forms.ts';
import { readGoodsWords } from './prohibited-goods.ts';
import { goodsReasons } from './prohibited-goods-reasons.ts';
import { goodsWordsEn } from './prohibited-goods-words/en.ts';
import { goodsWordsRu } from './prohibited-goods-words/ru.ts';
import { goodsWordsTg } from './prohibited-goods-words/tg.ts';
import { goodsWordsZh } from './prohibited-goods-words/zh.ts';

const lines = { ru: goodsWordsRu, en: goodsWordsEn, zh: goodsWordsZh, tg: goodsWordsTg };
const verdicts = ['forbidden', 'ask-first', 'allowed', 'unknown'];

function firstFound(question: string): string | undefined {
  return checkGoods(question).matches[0]?.entry.id;
}

describe('a question about goods', () => {
  test.each([
    ['павербанк', 'ask-first', 'power-banks'],
    ['充电宝', 'ask-first', 'power-banks'],
    ['power bank', 'ask-first', 'power-banks'],
    ['аккумулятор', 'ask-first', 'spare-batteries'],
    ['духи', 'forbidden', 'perfume'],
    ['香水', 'forbidden', 'perfume'],
    ['атр', 'forbidden', 'perfume'],
    ['зажигалка', 'forbidden', 'lighters'],
    ['нож', 'ask-first', 'knives'],
    ['кинжал', 'forbidden', 'bladed-weapons'],
    ['лекарства', 'forbidden', 'medicines'],
    ['доруворӣ', 'forbidden', 'medicines'],
    ['бад', 'ask-first', 'supplements'],
    ['семена', 'forbidden', 'seeds'],
    ['алкоголь', 'forbidden', 'alcohol'],
    ['электронная сигарета', 'forbidden', 'vapes'],
    ['тилло', 'forbidden', 'gold'],
    ['паспорт', 'forbidden', 'documents'],
    ['дрон', 'ask-first', 'drones'],
    ['глушилка', 'forbidden', 'jammers'],
    ['неодимовый магнит', 'forbidden', 'strong-magnets'],
    ['холодильник', 'ask-first', 'refrigeration'],
    ['смартфон', 'allowed', 'phones'],
    ['笔记本电脑', 'allowed', 'laptops'],
    ['dress', 'allowed', 'clothing'],
    ['кроссовки', 'allowed', 'shoes'],
    ['бозича', 'allowed', 'toys'],
    ['шины', 'allowed', 'tyres'],
  ])('%s is %s: %s', (question, verdict, id) => {
    expect(checkGoods(question).verdict).toBe(verdict);
    expect(firstFound(question)).toBe(id);
  });

  test.each([
    ['Павербанком', 'power-banks'],
    ['хочу купить два внешних аккумулятора', 'power-banks'],
    ['подушек безопасности', 'airbags'],
    ['порошка', 'powders'],
    ['с электросамокатами', 'e-scooters'],
    ['аккумуляторная батарея', 'spare-batteries'],
    ['телефонҳоро', 'phones'],
    ['батареяҳои литийӣ', 'spare-batteries'],
    ['knives', 'knives'],
    ['lithium batteries', 'spare-batteries'],
    ['Ｐｏｗｅｒ　ＢＡＮＫ', 'power-banks'],
  ])('is understood in any form: %s', (question, id) => {
    expect(firstFound(question)).toBe(id);
  });

  test.each([
    ['гушвора', 'jewellery-fashion'],
    ['чома кулох', 'clothing'],
    ['колин', 'textiles'],
    ['куръон', 'religious-literature'],
    ['маводи нашъадор', 'drugs'],
    ['тухмӣ', 'seeds'],
    ['тухми', 'seeds'],
  ])('may be typed without the Tajik letters: %s', (question, id) => {
    expect(checkGoods(question).matches.map(({ entry }) => entry.id)).toContain(id);
  });

  test.each([
    ['пвербанк', 'power-banks'],
    ['квадракоптер', 'drones'],
    ['аккмулятор', 'spare-batteries'],
    ['парфюмерця', 'perfume'],
    ['firewroks', 'fireworks'],
    ['дхуи', 'perfume'],
  ])('may have a slip in a long word: %s', (question, id) => {
    expect(firstFound(question)).toBe(id);
  });

  test.each(['газета и газон', 'мечта', 'ножницы', 'плотный', 'дрозд', 'манит', 'эмалированная кастрюля'])(
    'is not taken for a word that only begins alike: %s',
    (question) => {
      expect(['allowed', 'unknown']).toContain(checkGoods(question).verdict);
    },
  );

  test.each([
    ['чехол для телефона', 'allowed', 'phone-accessories'],
    ['手机壳', 'allowed', 'phone-accessories'],
    ['магнит на холодильник', 'allowed', 'souvenirs'],
    ['бутылка для воды', 'allowed', 'kitchenware'],
    ['клеевой пистолет', 'allowed', 'power-tools'],
    ['игрушечный пистолет', 'ask-first', 'toy-weapons'],
    ['игрушка пистолет', 'ask-first', 'toy-weapons'],
    ['Пистолет, игрушка', 'forbidden', 'firearms'],
    ['пистолет-игрушка для детей', 'ask-first', 'toy-weapons'],
    ['toy pistol for kids', 'ask-first', 'toy-weapons'],
    ['儿童玩具手枪', 'ask-first', 'toy-weapons'],
    ['玩具、手枪', 'forbidden', 'firearms'],
    ['настоящий пистолет', 'forbidden', 'firearms'],
    ['пистолет для ребёнка', 'forbidden', 'firearms'],
    ['стиральная машина автомат', 'allowed', 'large-appliances'],
    ['水龙头', 'allowed', 'plumbing'],
    ['золотой чехол', 'allowed', 'phone-accessories'],
    ['sunglasses', 'allowed', 'glasses'],
  ])('%s means the whole, not a part of it', (question, verdict, id) => {
    expect(checkGoods(question).verdict).toBe(verdict);
    expect(firstFound(question)).toBe(id);
  });

  test.each([
    ['реплика найк', 'forbidden', 'counterfeit'],
    ['пневмат', 'forbidden', 'firearms'],
    ['e-cig', 'forbidden', 'vapes'],
    ['лазерная указка', 'ask-first', 'lasers'],
    ['кальян', 'ask-first', 'hookahs'],
    ['колба для кальяна', 'ask-first', 'hookahs'],
    ['hookah', 'ask-first', 'hookahs'],
    ['水烟壶', 'ask-first', 'hookahs'],
    ['табак для кальяна', 'forbidden', 'tobacco'],
    ['тест на беременность', 'ask-first', 'medical-devices'],
    ['бинокль', 'allowed', 'cameras'],
    ['часы с батарейкой', 'allowed', 'wearables'],
    ['игрушка с батарейкой', 'allowed', 'toys'],
    ['toy with batteries', 'allowed', 'toys'],
  ])('%s, as people ask, is %s: %s', (question, verdict, id) => {
    expect(checkGoods(question).verdict).toBe(verdict);
    expect(firstFound(question)).toBe(id);
  });

  test('of several goods gets the strictest verdict first', () => {
    const { verdict, matches } = checkGoods('платье, павербанк и духи');
    expect(verdict).toBe('forbidden');
    expect(matches.map(({ entry }) => entry.id)).toEqual(['perfume', 'power-banks', 'clothing']);
  });

  test.each([
    ['игрушка без батареек', 'allowed'],
    ['toy without batteries', 'allowed'],
    ['不含电池的玩具', 'allowed'],
    ['чехол с батарейками', 'ask-first'],
  ])('leaves out what the goods do not have: %s', (question, verdict) => {
    expect(checkGoods(question).verdict).toBe(verdict);
  });

  test.each(['абракадабра', '', '   ', '???', '12345', '的'])(
    'that the list cannot answer is unknown: %j',
    (question) => {
      expect(checkGoods(question)).toEqual({ verdict: 'unknown', matches: [] });
    },
  );

  test('shows the word that was found, in the language of the caller where two fit alike', () => {
    expect(checkGoods('внешние аккумуляторы').matches[0]?.matchedKeyword).toBe('внешний аккумулятор');
    expect(checkGoods('телефон', 'tg').matches[0]?.matchedKeyword).toBe('телефон');
    expect(checkGoods('iPhone', 'zh').matches[0]?.matchedKeyword).toBe('iPhone');
  });

  test(`is read up to ${maxGoodsQuestionLength} characters`, () => {
    expect(checkGoods(`${'я'.repeat(maxGoodsQuestionLength)} порох`).verdict).toBe('unknown');
  });

  test('never throws, and always gets a verdict of the list', () => {
    // Any code units, so also halves of characters.
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 2 * maxGoodsQuestionLength })
      .map((units) => String.fromCharCode(...units));
    const question = fc.oneof(anyText, fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(question, fc.constantFrom(...locales), (text, locale) => {
        const { verdict, matches } = checkGoods(text, locale);
        return verdicts.includes(verdict) && (verdict === 'unknown') === (matches.length === 0);
      }),
    );
  });

  test('answers alike whatever the case and the spaces around', () => {
    const anyKeyword = fc.constantFrom(
      ...goodsEntries.map(({ id }) => readGoodsWords(goodsWordsRu[id]).name),
    );
    fc.assert(
      fc.property(anyKeyword, (name) => {
        expect(checkGoods(`  ${name.toUpperCase()}  `)).toEqual(checkGoods(name));
      }),
    );
  });
});

describe('the list of goods', () => {
  test('has all four groups, all verdicts, and 60 entries at least', () => {
    expect(goodsEntries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(goodsEntries.map(({ id }) => id)).size).toBe(goodsEntries.length);
    expect(new Set(goodsEntries.map(({ verdict }) => verdict))).toEqual(new Set(verdicts.slice(0, 3)));
    for (const group of ['hazardous', 'illegal', 'biological', 'other']) {
      expect(goodsEntries.some((entry) => entry.group === group && entry.verdict === 'forbidden')).toBe(true);
    }
  });

  test.each(locales)('names everything in %s, with three examples or more', (locale) => {
    for (const { id } of goodsEntries) {
      const { name, examples } = readGoodsWords(lines[locale][id]);
      expect(name, id).toMatch(/\S/);
      expect(examples.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(locales)('is found by each of its own words in %s, never more mildly than it says', (locale) => {
    const strictness = (verdict: string) => verdicts.indexOf(verdict);
    const missed = goodsEntries.flatMap((entry) => {
      const { name, examples, also } = readGoodsWords(lines[locale][entry.id]);
      return [name, ...examples, ...also].filter((word) => {
        const { verdict, matches } = checkGoods(word, locale);
        const isFound = matches.some((match) => match.entry.id === entry.id);
        return !isFound || strictness(verdict) > strictness(entry.verdict);
      });
    });
    expect(missed).toEqual([]);
  });

  test.each(locales)('has one writing system in %s, and no word twice in an entry', (locale) => {
    const foreign = locale === 'zh' || locale === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Han}/u;
    for (const { id } of goodsEntries) {
      expect(lines[locale][id]).not.toMatch(foreign);
      const { examples, also } = readGoodsWords(lines[locale][id]);
      const words = [...examples, ...also].map(foldText);
      expect(
        words.filter((word, index) => words.indexOf(word) !== index),
        id,
      ).toEqual([]);
      if (locale !== 'zh')
        expect(
          words.filter((word) => meaningfulWords(word).length === 0),
          id,
        ).toEqual([]);
    }
  });

  test('gives every reason in four languages, and uses every reason', () => {
    const used = new Set(goodsEntries.map(({ reason }) => reason));
    expect(new Set(Object.keys(goodsReasons))).toEqual(new Set(used));
    for (const texts of Object.values(goodsReasons)) {
      expect(new Set(Object.values(texts)).size).toBe(4);
    }
  });

  test('rests on clauses of section 7 of the public offer', () => {
    expect(new Set(goodsEntries.map(({ clause }) => clause))).toEqual(
      new Set(['7.1', '7.2', '7.3', '7.4', '7.5', '7.6']),
    );
    expect(goodsEntries.find(({ id }) => id === 'perfume')?.clause).toBe('7.2');
    expect(goodsEntries.find(({ id }) => id === 'power-banks')?.clause).toBe('7.6');
  });
});
