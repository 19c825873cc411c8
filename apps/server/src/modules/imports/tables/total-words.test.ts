// Which texts are the first words of a row of sums.
import { describe, expect, test } from 'vitest';
import { isTotal } from './total-words.ts';

describe('a row of sums is known', () => {
  test.each([
    ...[
      '合计',
      '总计：',
      '小计',
      '共计 12 件',
      '共12件',
      '总数',
      '本页小计',
      '合计重量：3.85',
      '总计 3 箱',
      '数量合计',
    ],
    ...['Итого', 'ИТОГО:', 'Итого: 12 мест', 'Итого 3,85 кг', 'Итого по странице', 'Всего', 'Всего мест: 12'],
    ...['Всего посылок 3', 'Общий итог', 'Итог', 'Сумма', 'Общая сумма'],
    ...[
      'Total',
      'TOTAL:',
      'Grand total',
      'Sub-total',
      'Subtotal',
      'Totals',
      'Total pcs: 4',
      'Total 12 CTNS',
      'Sum',
    ],
    ...[
      'Хулоса',
      'Ҷамъ',
      'Ҷамъ: 2 бор',
      'Ҳамагӣ',
      'Ҳамагӣ: 3 дона',
      'Ҷамъи умумӣ',
      'Чамъ',
      'Хамаги 5',
      'Маҷмӯъ',
    ],
  ])('%s', (text) => expect(isTotal(text)).toBe(true));
});

describe('what goes on otherwise is none', () => {
  test.each([
    ...['', '12', 'Всего понемногу', 'Итоговый отчёт', 'Сумка', 'Суммарный набор', 'Хулосаи китоб'],
    ...[
      'Total War, игра',
      'Total Look',
      'Summer dress',
      '共享充电宝',
      '总裁',
      '合计算器',
      'Ҷамъбаст',
      'YT9910000000071',
    ],
  ])('%s', (text) => expect(isTotal(text)).toBe(false));
});
