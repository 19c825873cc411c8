/**
 * Who the story is about: invented customers of three cities, and the staff beside the accounts that the demo names.
 */
import type { Role } from '@rohi/contract/roles';

export type Point = 'PP-DUSHANBE' | 'PP-KHUJAND' | 'PP-BOKHTAR';

export type Buyer = { username: string; name: string; phone: string; point: Point; goods: readonly string[] };

/** What somebody buys: the words of the declaration, grams of one parcel, and what it costs in yuan. */
export type Goods = { words: string; grams: readonly [number, number]; yuan: number };

export const goods: Readonly<Record<string, Goods>> = {
  shoes: { words: 'Кроссовки и туфли, 4 пары', grams: [2_600, 4_400], yuan: 420 },
  dresses: { words: 'Платья и блузки, 12 шт.', grams: [2_100, 4_200], yuan: 560 },
  children: { words: 'Детская одежда, 18 шт.', grams: [2_400, 5_600], yuan: 480 },
  phones: { words: 'Чехлы и стёкла для телефонов, 60 шт.', grams: [1_200, 3_400], yuan: 390 },
  cosmetics: { words: 'Косметика, наборы', grams: [900, 2_600], yuan: 520 },
  dishes: { words: 'Посуда, керамика', grams: [4_200, 9_800], yuan: 350 },
  curtains: { words: 'Шторы и тюль, 3 комплекта', grams: [3_800, 8_200], yuan: 610 },
  toys: { words: 'Игрушки, конструкторы', grams: [1_800, 5_200], yuan: 330 },
  tools: { words: 'Электроинструмент, дрель и шуруповёрт', grams: [3_200, 7_600], yuan: 540 },
  parts: { words: 'Запчасти для автомобиля', grams: [2_200, 9_400], yuan: 680 },
  fabric: { words: 'Атлас и адрас, отрезы', grams: [4_600, 11_800], yuan: 760 },
  bags: { words: 'Сумки и рюкзаки, 8 шт.', grams: [2_800, 6_400], yuan: 450 },
  lamps: { words: 'Светильники LED', grams: [1_600, 5_400], yuan: 370 },
  kitchen: { words: 'Блендер и мелкая кухонная техника', grams: [2_400, 6_800], yuan: 430 },
  office: { words: '办公用品 / Канцтовары', grams: [1_400, 4_600], yuan: 280 },
};

const people: readonly (readonly [username: string, name: string, point: Point, ...goods: string[]])[] = [
  ['bahrom.nazarov', 'Баҳром Назаров', 'PP-DUSHANBE', 'parts', 'tools'],
  ['shahlo.karimova', 'Шаҳло Каримова', 'PP-DUSHANBE', 'dresses', 'cosmetics'],
  ['jamshed.rahmonov', 'Ҷамшед Раҳмонов', 'PP-DUSHANBE', 'phones'],
  ['nilufar.saidova', 'Нилуфар Саидова', 'PP-DUSHANBE', 'children', 'toys'],
  ['alisher.yusufov', 'Алишер Юсуфов', 'PP-KHUJAND', 'tools', 'lamps'],
  ['gulnora.hakimova', 'Гулнора Ҳакимова', 'PP-KHUJAND', 'curtains', 'dishes'],
  ['sorbon.davlatov', 'Сорбон Давлатов', 'PP-BOKHTAR', 'shoes'],
  ['zebo.qodirova', 'Зебо Қодирова', 'PP-DUSHANBE', 'fabric', 'dresses'],
  ['ilhom.sharifov', 'Илҳом Шарифов', 'PP-DUSHANBE', 'kitchen', 'lamps'],
  ['manizha.azizova', 'Манижа Азизова', 'PP-DUSHANBE', 'cosmetics', 'bags'],
  ['firuz.mirzoev', 'Фирӯз Мирзоев', 'PP-KHUJAND', 'parts'],
  ['dilnoza.rajabova', 'Дилноза Раҷабова', 'PP-KHUJAND', 'children', 'dresses'],
  ['komron.kholiqov', 'Комрон Холиқов', 'PP-BOKHTAR', 'phones', 'tools'],
  ['sabrina.ismoilova', 'Сабрина Исмоилова', 'PP-DUSHANBE', 'dresses', 'shoes'],
  ['natalya.kovaleva', 'Наталья Ковалёва', 'PP-DUSHANBE', 'toys', 'kitchen'],
  ['viktor.pak', 'Виктор Пак', 'PP-DUSHANBE', 'tools', 'parts'],
  ['shohin.ghafurov', 'Шоҳин Ғафуров', 'PP-KHUJAND', 'phones', 'lamps'],
  ['parvina.olimova', 'Парвина Олимова', 'PP-DUSHANBE', 'curtains', 'dishes'],
  ['rustam.boboev', 'Рустам Бобоев', 'PP-BOKHTAR', 'parts', 'tools'],
  ['lola.tursunova', 'Лола Турсунова', 'PP-DUSHANBE', 'children', 'toys'],
  ['umed.salimov', 'Умед Салимов', 'PP-KHUJAND', 'shoes', 'bags'],
  ['tahmina.fayz', 'Таҳмина Файзуллоева', 'PP-DUSHANBE', 'cosmetics', 'dresses'],
  ['gulshan.shop', 'Мағозаи «Гулшан»', 'PP-DUSHANBE', 'dresses', 'children', 'shoes'],
  ['mehr.shop', 'Мағозаи «Меҳр»', 'PP-KHUJAND', 'fabric', 'curtains'],
  ['abdulloev.shoes', 'ЧП Абдуллоев, обувь', 'PP-BOKHTAR', 'shoes', 'bags'],
  ['somon.textile', 'ООО «Сомон Текстиль»', 'PP-DUSHANBE', 'fabric', 'curtains'],
  ['li.wei', '李伟', 'PP-DUSHANBE', 'office', 'lamps'],
  ['chen.jing', '陈静', 'PP-DUSHANBE', 'office', 'kitchen'],
  ['aziz.norov', 'Азиз Норов', 'PP-BOKHTAR', 'kitchen', 'dishes'],
  ['mehriniso.valieva', 'Меҳринисо Валиева', 'PP-KHUJAND', 'cosmetics', 'children'],
  ['daler.hasanov', 'Далер Ҳасанов', 'PP-DUSHANBE', 'phones', 'parts'],
  ['oygul.mamadova', 'Ойгул Мамадова', 'PP-BOKHTAR', 'dishes', 'toys'],
];

/** The customers of the story. Without an e-mail: they get no letters. */
export const buyers: readonly Buyer[] = people.map(([username, name, point, ...bought], index) => ({
  username,
  name,
  point,
  goods: bought,
  phone: `+99290700${String(1_200 + index * 37)}`,
}));

export type StoryStaff = { username: string; role: Role; name: string; unit: Point };

/** Who works at the counters where no account of the demo works. */
export const farClerks: readonly StoryStaff[] = [
  { username: 'khujand-clerk', role: 'pickup-clerk', name: 'Фарида Собирова', unit: 'PP-KHUJAND' },
  { username: 'bokhtar-clerk', role: 'pickup-clerk', name: 'Саидҷон Қурбонов', unit: 'PP-BOKHTAR' },
];

/** Who stands at the counter of a point. */
export const clerkOf: Readonly<Record<Point, string>> = {
  'PP-DUSHANBE': 'pickup-clerk',
  'PP-KHUJAND': 'khujand-clerk',
  'PP-BOKHTAR': 'bokhtar-clerk',
};

export const storyPoints = Object.keys(clerkOf) as readonly Point[];
