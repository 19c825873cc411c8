import type { WordsOf } from '@rohi/contract/locales';
import type { GoodsCheck, GoodsEntry } from '@rohi/contract/site/prohibited-goods-check';
import { pluralRu } from '../../../shared/i18n/plural.ts';

/** Words of the page about prohibited goods, beside its long text and the list's own words. */
export const texts = {
  verdicts: {
    forbidden: 'Нельзя',
    'ask-first': 'Сначала спросите',
    allowed: 'Можно',
    unknown: 'Нет в списке',
  } satisfies Record<GoodsCheck['verdict'], string>,
  groups: {
    hazardous: 'Опасные вещества',
    illegal: 'Незаконные и ограниченные предметы',
    biological: 'Биологические и скоропортящиеся предметы',
    other: 'Прочие опасные предметы',
    everyday: 'Обычные товары',
  } satisfies Record<GoodsEntry['group'], string>,
  /** Between the examples of one kind of goods. */
  listSeparator: ', ',
  checker: {
    /** Name of the part for those who listen. */
    title: 'Проверка товара',
    label: 'Можно ли это отправить?',
    placeholder: 'Например, павербанк',
    hint: 'Напишите название товара на русском, таджикском, английском или китайском.',
    answers: {
      forbidden: 'Это отправить нельзя.',
      'ask-first': 'Возможно, но сначала согласуйте с нами.',
      allowed: 'Да, это можно отправить.',
      unknown: 'Этого товара в списке нет. Спросите нас, прежде чем покупать.',
    } satisfies Record<GoodsCheck['verdict'], string>,
    callUs: 'Горячая линия',
    foundBy: (keyword: string) => `Совпадение: «${keyword}»`,
    toParagraph: 'Подробнее в правилах',
    toClause: (clause: string) => `Пункт ${clause} оферты`,
  },
  list: {
    title: 'Список товаров',
    group: 'Группа',
    allGroups: 'Все группы',
    verdict: 'Решение',
    allVerdicts: 'Любое решение',
    count: (found: number, all: number) => {
      const kinds = pluralRu(found, { one: 'вид', few: 'вида', many: 'видов', other: 'вида' });
      return found === all ? `Всего ${all} ${kinds} товаров` : `Показано ${found} ${kinds} товаров из ${all}`;
    },
    none: 'В этой группе таких товаров нет.',
    more: (hidden: number) => `Показать ещё ${hidden}`,
    less: 'Свернуть список',
  },
};

export type GoodsTexts = WordsOf<typeof texts>;
