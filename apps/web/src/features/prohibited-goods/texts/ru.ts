import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { GoodsTexts } from './goods-texts.ts';

export const texts: GoodsTexts = {
  verdicts: {
    forbidden: 'Нельзя',
    'ask-first': 'Сначала спросите',
    allowed: 'Можно',
    unknown: 'Нет в списке',
  },
  groups: {
    hazardous: 'Опасные вещества',
    illegal: 'Незаконные и ограниченные предметы',
    biological: 'Биологические и скоропортящиеся предметы',
    other: 'Прочие опасные предметы',
    everyday: 'Обычные товары',
  },
  listSeparator: ', ',
  checker: {
    title: 'Проверка товара',
    label: 'Можно ли это отправить?',
    placeholder: 'Например, павербанк',
    hint: 'Напишите название товара на русском, таджикском, английском или китайском.',
    answers: {
      forbidden: 'Это отправить нельзя.',
      'ask-first': 'Возможно, но сначала согласуйте с нами.',
      allowed: 'Да, это можно отправить.',
      unknown: 'Этого товара в списке нет. Спросите нас, прежде чем покупать.',
    },
    callUs: 'Горячая линия',
    foundBy: (keyword) => `Совпадение: «${keyword}»`,
    toParagraph: 'Подробнее в правилах',
    toClause: (clause) => `Пункт ${clause} оферты`,
  },
  list: {
    title: 'Список товаров',
    group: 'Группа',
    allGroups: 'Все группы',
    verdict: 'Решение',
    allVerdicts: 'Любое решение',
    count: (found, all) => {
      const kinds = pluralRu(found, { one: 'вид', few: 'вида', many: 'видов', other: 'вида' });
      return found === all ? `Всего ${all} ${kinds} товаров` : `Показано ${found} ${kinds} товаров из ${all}`;
    },
    none: 'В этой группе таких товаров нет.',
    more: (hidden) => `Показать ещё ${hidden}`,
    less: 'Свернуть список',
  },
};
