/** The eight shapes that firms on this route bring, E1 to E8. */
import type { Cell } from '../../src/platform/table-files/table.ts';
import {
  cyrillicOf,
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

/** E1: two columns without a header; codes as numbers, one cut and one in powers of ten. */
export function scannedList(dice: Dice, count: number): MadeBook {
  const bad: number[] = [];
  const rows = someRows(count).map((at): Cell[] => {
    const client = dice.chance(0.33) ? null : `TPS${numberOf(1 + dice.below(300))}`;
    const isCut = at > 4 && dice.chance(0.02);
    if (isCut) bad.push(at + 1);
    if (isCut) return [dice.chance(0.5) ? '7.73E+13' : 773_128_840_195_627_400, client];
    return [at > 0 && dice.chance(0.3) ? Number(dice.digits(14)) : trackOf(dice), client];
  });
  return {
    name: 'yiwu 14.11.xlsx',
    kind: 'parcels',
    content: { sheets: [{ name: 'Лист1', rows, truth: ['trackingCode', 'customerCode'] }] },
    bad,
  };
}

/** E2: customers with a title above and a total below. */
export function customerList(dice: Dice, count: number): MadeBook {
  const bad: number[] = [];
  const rows = someRows(count).map((at): Cell[] => {
    const code = `TPS${numberOf(at + 1)}`;
    const isShort = dice.chance(0.01);
    const phone = dice.pick<() => string>([
      () => phoneOf(dice),
      () => phoneOf(dice),
      () => phoneOf(dice),
      () => `${phoneOf(dice)}, ${phoneOf(dice)}`,
      () => 'нет',
    ])();
    if (isShort) bad.push(at + 3);
    return [
      dice.chance(0.05) ? cyrillicOf(code) : code,
      nameOf(dice),
      isShort ? '92777' : phone,
      dice.pick(['Душанбе', 'Хуҷанд', 'Бохтар', null]),
      dice.chance(0.5)
        ? `${String(1 + dice.below(28)).padStart(2, '0')}.03.2024`
        : new Date(Date.UTC(2025, 4, 1 + dice.below(28))),
    ];
  });
  return {
    name: 'клиенты.xlsx',
    kind: 'customers',
    content: {
      sheets: [
        {
          name: 'Лист1',
          rows: [
            ['База клиентов ТПС', null, null, null, null],
            ['ID', 'ФИО', 'Телефон', 'Город', 'Дата'],
            ...rows,
            ['Итого', null, String(count), null, null],
          ],
          truth: ['customerCode', 'name', 'phone', 'city', 'day'],
        },
      ],
    },
    bad,
  };
}

/** E3: debts as somebody types them into a phone. */
export function debtNotebook(dice: Dice, count: number): MadeBook {
  const sums: NonNullable<MadeBook['sums']> = {};
  const add = (key: keyof typeof sums, minor: number): void => {
    sums[key] = (sums[key] ?? 0n) + BigInt(minor);
  };
  const lines = someRows(count).map((at) => {
    const number = at + 1;
    const minor = dice.chance(0.7) ? (10 + dice.below(900)) * 100 : 1_000 + dice.below(300_000);
    const sum = sumText(dice, minor);
    const [key, line] = dice.pick<[keyof typeof sums, string]>([
      ['owesUs TJS', `AK-${number} ${firstNameOf(dice)} ${sum}с`],
      ['owesUs none', `ak ${number} — ${sum} (борон)`],
      ['owesUs TJS', `AK-${number} ${sum} сомонӣ`],
      ['owesUs USD', `TPS${number} $${sum}`],
      ['weOwe TJS', `AK${number} аванс ${sum} сом`],
    ]);
    add(key, minor);
    return line;
  });
  return { name: 'қарзҳо.txt', kind: 'balances', content: { text: lines.join('\n') }, bad: [], sums };
}

/** E4: what lies on the shelves, with days without a year and a sum or `опл`. */
export function shelfList(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((): Cell[] => [
    trackOf(dice),
    dice.chance(0.1) ? null : `TPS${numberOf(1 + dice.below(300))}`,
    `${1 + dice.below(20)},${1 + dice.below(9)}`,
    dice.chance(0.2) ? 'опл' : String(20 + dice.below(400)),
    dice.chance(0.1) ? 'на полу' : `${dice.pick(['А', 'Б', 'В'])}${1 + dice.below(30)}`,
    `${1 + dice.below(28)}.11`,
  ]);
  return {
    name: 'склад душанбе.csv',
    kind: 'parcels',
    content: {
      sheets: [
        {
          name: null,
          rows: [['трек', 'код', 'кг', 'сомони', 'полка', 'дата'], ...rows],
          truth: ['trackingCode', 'customerCode', 'weightKg', 'sum', 'cell', 'day'],
        },
      ],
    },
    bad: [],
  };
}

/** E5: a chat as it is copied, with codes among the words. */
export function copiedChat(dice: Dice, count: number): MadeBook {
  const lines = someRows(count).map((at) => {
    const head = `[${1 + dice.below(28)}.11, ${10 + dice.below(12)}:${10 + dice.below(49)}] ${dice.pick(['Ali', 'Мадина', 'Склад Иу'])}:`;
    return dice.chance(0.2) && at > 0
      ? `${head} ${dice.pick(['хорошо', 'рахмат ака', 'когда будет машина?', 'ok'])}`
      : `${head} ${trackOf(dice)} ${dice.pick(['готов', 'пришел', ''])}`.trim();
  });
  return { name: 'чат', kind: 'parcels', content: { text: lines.join('\n') }, bad: [] };
}

const months = ['Январь', 'Февраль', 'Март', 'Апрель'] as const;

/** E6: what was handed over in a year, a sheet a month; the status is a colour, so nothing of it is here. */
export function monthSheets(dice: Dice, count: number): MadeBook {
  return {
    name: 'выдано за год.xlsx',
    kind: 'parcels',
    content: {
      sheets: months.map((name) => ({
        name,
        rows: [
          ['Трек', 'Клиент', 'Вес'],
          ...someRows(Math.ceil(count / 4)).map((): Cell[] => [
            trackOf(dice),
            `TPS${numberOf(1 + dice.below(300))}`,
            (1 + dice.below(200)) / 10,
          ]),
        ],
        truth: ['trackingCode', 'customerCode', 'weightKg'],
      })),
    },
    bad: [],
  };
}

/** E7: the same client three times, a letter behind the code. */
export function clientExport(dice: Dice, count: number): MadeBook {
  const rows = someRows(count).map((at): Cell[] => {
    const number = 8_000 + Math.floor(at / 3);
    const code = [`J-${number}`, `j${number}`, `J ${number}А`][at % 3] ?? '';
    return [code, nameOf(dice), phoneOf(dice), dice.chance(0.3) ? 'постоянный клиент' : null];
  });
  return {
    name: 'J-клиенты.csv',
    kind: 'customers',
    content: {
      sheets: [
        {
          name: null,
          rows: [['client_code', 'full_name', 'phone', 'notes'], ...rows],
          truth: ['customerCode', 'name', 'phone', 'note'],
        },
      ],
    },
    bad: [],
  };
}

/** E8: a lorry a sheet, codes in three columns side by side. */
export function lorrySheets(dice: Dice, count: number): MadeBook {
  const isHeaded = dice.chance(0.5);
  return {
    name: 'борхои рох.xlsx',
    kind: 'parcels',
    content: {
      sheets: someRows(2).map(() => ({
        name: `${dice.digits(4)} ${dice.pick(['AB', 'ТС'])} 01 ${1 + dice.below(28)}.11`,
        rows: [
          ...(isHeaded ? [['Код', 'Код', 'Код'] as Cell[]] : []),
          ...someRows(Math.ceil(count / 6)).map((at): Cell[] => [
            trackOf(dice),
            trackOf(dice),
            at > 1 && dice.chance(0.1) ? null : trackOf(dice),
          ]),
        ],
        truth: ['trackingCode', 'trackingCode', 'trackingCode'],
      })),
    },
    bad: [],
  };
}
