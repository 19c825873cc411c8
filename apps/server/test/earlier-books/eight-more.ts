/** Eight more shapes: other headings, layouts, languages, and damage. */
import type { Cell } from '../../src/platform/table-files/table.ts';
import {
  firstNameOf,
  nameOf,
  numberOf,
  phoneOf,
  sumText,
  trackOf,
  type Dice,
  type MadeBook,
} from './made-book.ts';

const someRows = (count: number) => Array.from({ length: count }, (_, at) => at);
const codeOf = (dice: Dice) => `AK${1 + dice.below(900)}`;

/** Chinese headings, goods and couriers among them. */
export function chineseList(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((at): Cell[] => [
    at + 1,
    trackOf(dice),
    codeOf(dice),
    (1 + dice.below(300)) / 10,
    dice.pick(['衣服', '鞋子', '手机壳']),
    dice.pick(['中通', '圆通']),
    `2026-11-${String(1 + dice.below(28)).padStart(2, '0')}`,
  ]);
  return {
    name: '入库.xlsx',
    kind: 'parcels',
    content: {
      sheets: [
        {
          name: 'Sheet1',
          rows: [['序号', '快递单号', '客户编号', '重量', '品名', '快递公司', '入库日期'], ...rows],
          truth: [null, 'trackingCode', 'customerCode', 'weightKg', null, null, 'day'],
        },
      ],
    },
    bad: [],
  };
}

/** Tajik headings of debts, one column for each currency's name. */
export function tajikDebts(dice: Dice, count: number): MadeBook {
  let total = 0;
  const rows = someRows(count).map((): Cell[] => {
    const minor = 100 * (10 + dice.below(900));
    total += minor;
    return [codeOf(dice), nameOf(dice), minor / 100, 'сомонӣ', dice.chance(0.2) ? 'барои борон' : null];
  });
  return {
    name: 'қарз.xlsx',
    kind: 'balances',
    content: {
      sheets: [
        {
          name: 'Қарз',
          rows: [
            ['Рамзи муштарӣ', 'Ном', 'Қарз', 'Асъор', 'Эзоҳ'],
            ...rows,
            ['Ҷамъ', null, total / 100, null, null],
          ],
          truth: ['customerCode', 'name', 'debt', 'currency', 'note'],
        },
      ],
    },
    bad: [],
    sums: { 'owesUs TJS': BigInt(total) },
  };
}

/** Customers without any heading. */
export function bareCustomers(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((at): Cell[] => [
    `PB-${String(at + 1).padStart(4, '0')}`,
    nameOf(dice),
    phoneOf(dice),
  ]);
  return {
    name: 'clients.csv',
    kind: 'customers',
    content: { sheets: [{ name: null, rows, truth: ['customerCode', 'name', 'phone'] }] },
    bad: [],
  };
}

/** Without a heading: shelves with one letter, days without a year, kilogrammes that may be days. */
export function bareShelves(dice: Dice, count: number): MadeBook {
  const isMixed = dice.chance(0.5);
  const rows = someRows(count).map((): Cell[] => [
    `${isMixed ? dice.pick(['A', 'B', 'C']) : 'A'}${1 + dice.below(20)}`,
    trackOf(dice),
    `TPS${numberOf(1 + dice.below(300))}`,
    `${1 + dice.below(12)}.${1 + dice.below(9)}`,
    `${1 + dice.below(28)}.11`,
    firstNameOf(dice),
  ]);
  return {
    name: 'полки.xlsx',
    kind: 'parcels',
    content: {
      sheets: [
        { name: 'Лист1', rows, truth: ['cell', 'trackingCode', 'customerCode', 'weightKg', 'day', 'name'] },
      ],
    },
    bad: [],
  };
}

/** English headings, debts and credits in two columns. */
export function twoSides(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((): Cell[] => {
    const isCredit = dice.chance(0.2);
    const sum = `$${sumText(dice, 1_000 + dice.below(90_000)).replace(' ', '')}`;
    return [codeOf(dice), phoneOf(dice), isCredit ? null : sum, isCredit ? sum : null];
  });
  return {
    name: 'balances.xlsx',
    kind: 'balances',
    content: {
      sheets: [
        {
          name: 'Sheet1',
          rows: [['Client code', 'Phone', 'Debt', 'Prepaid'], ...rows],
          truth: ['customerCode', 'phone', 'debt', 'credit'],
        },
      ],
    },
    bad: [],
  };
}

/** Headings that say something else than what stands below, and an unknown one. */
export function wrongHeadings(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((): Cell[] => [
    codeOf(dice),
    trackOf(dice),
    phoneOf(dice),
    `${dice.below(9)}/${dice.digits(2)}`,
  ]);
  return {
    name: 'как попало.xlsx',
    kind: 'parcels',
    content: {
      sheets: [
        {
          name: 'Лист1',
          rows: [['Трек', 'Клиент', 'Телефон', 'Отметка Саида'], ...rows],
          truth: ['customerCode', 'trackingCode', 'phone', null],
        },
      ],
    },
    bad: [],
  };
}

/** Errors of formulas, days of 1900, and a header that comes again. */
export function damagedList(dice: Dice, count: number): MadeBook {
  const heading: Cell[] = ['Трек-номер', 'Код клиента', 'Вес, кг', 'Дата прихода', 'Статус'];
  const bad: number[] = [];
  const rows: Cell[][] = [heading];
  for (const at of someRows(count)) {
    if (at > 0 && at % 40 === 0) rows.push(heading);
    const row: Cell[] = [
      trackOf(dice),
      codeOf(dice),
      (1 + dice.below(99)) / 10,
      '05.11.2026',
      dice.pick(['пришел', 'в пути', 'выдан', 'дар Чин']),
    ];
    const damage = dice.chance(0.05) ? dice.below(4) : -1;
    if (damage === 0) row[0] = '#REF!';
    if (damage === 1) row[3] = '01.01.1900';
    if (damage === 2) row[2] = 'много';
    if (damage === 3) row[4] = 'у Саида';
    rows.push(row);
    if (damage >= 0) bad.push(rows.length);
  }
  return {
    name: 'журнал.xlsx',
    kind: 'parcels',
    content: {
      sheets: [{ name: 'Лист1', rows, truth: ['trackingCode', 'customerCode', 'weightKg', 'day', 'status'] }],
    },
    bad,
  };
}

/** A notebook with remarks, two codes in a line, names and phones alone, and a total. */
export function untidyNotebook(dice: Dice, count: number): MadeBook {
  const bad: number[] = [];
  const lines: string[] = ['Қарзҳо'];
  for (const at of someRows(count)) {
    const sum = sumText(dice, 100 * (5 + dice.below(500)));
    const line = dice.pick([
      () => `TPS${numberOf(at + 1)} ${sum} сомонӣ 12.11`,
      () => `TPS${numberOf(at + 1)} ${firstNameOf(dice)} ${sum} с`,
      () => `${firstNameOf(dice)} ${sum}`,
      () => `92${dice.digits(7)} ${sum}с`,
      () => `ak ${at + 1} tps ${at + 2} — ${sum}`,
      () => `AK-${at + 1} ${sum}с ва $20`,
    ])();
    lines.push(line);
    if (/tps|\$20/u.test(line)) bad.push(lines.length);
  }
  return { name: 'дафтар.txt', kind: 'balances', content: { text: lines.join('\n') }, bad };
}
