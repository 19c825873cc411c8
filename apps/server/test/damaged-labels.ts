/**
 * Declarations with names and goods that repeat as they do in life, and labels of some of them damaged by a seed. What
 * is taken for what here has its own tables, not those of the matcher that is held against them: slips of a pen and of
 * print as clerks have noted them.
 */
import { randomOf } from './random.ts';

export type MadeDeclaration = {
  trackingCode: string;
  customerCode: string;
  recipient: string;
  phone: string;
  goods: string;
  weightG: number;
};

export type LeftFact = 'CUSTOMER' | 'NAME' | 'PHONE' | 'GOODS' | 'WEIGHT';

export type DamagedLabel = {
  /** The customer who owns it; undefined: undeclared. */
  owner: string | undefined;
  trackingCode: string;
  facts: readonly LeftFact[];
  code: string;
  customerCode: string | null;
  name: string | null;
  phone: string | null;
  goods: string | null;
  weightG: number | null;
};

type Random = () => number;
/** A name in Latin, Cyrillic and Chinese letters. */
type Spelt = readonly [latin: string, cyrillic: string, chinese: string];

const names: readonly Spelt[] =
  'Farhod Фарҳод 法尔霍德|Jamshed Ҷамшед 贾姆谢德|Rustam Рустам 鲁斯塔姆|Dilshod Дилшод 迪尔绍德|Firuz Фирӯз 菲鲁兹|Sherali Шералӣ 谢拉利|Zarina Зарина 扎丽娜|Madina Мадина 马迪娜|Nigora Нигора 尼戈拉|Manizha Манижа 马尼扎|Sitora Ситора 西托拉|Bahrom Баҳром 巴赫罗姆|Akmal Акмал 阿克马尔|Behruz Беҳрӯз 别赫鲁兹|Komron Комрон 科姆龙|Said Саид 赛义德|Muhammad Муҳаммад 穆罕默德|Umed Умед 乌梅德|Parviz Парвиз 帕尔维兹|Gulnora Гулнора 古尔诺拉|Shahnoza Шаҳноза 沙赫诺扎|Tohir Тоҳир 托希尔|Olim Олим 奥利姆|Nasiba Насиба 纳西巴|Karim Карим 卡里姆|Malika Малика 马利卡|Daler Далер 达列尔|Iskandar Искандар 伊斯坎达尔|Lola Лола 洛拉|Munira Мунира 穆尼拉'
    .split('|')
    .map((entry) => entry.split(' ') as unknown as Spelt);

const family: readonly Spelt[] =
  'Rahimov Раҳимов 拉希莫夫|Karimov Каримов 卡里莫夫|Nazarov Назаров 纳扎罗夫|Sharipov Шарипов 沙里波夫|Saidov Саидов 赛义多夫|Zokirov Зокиров 佐基罗夫|Davlatov Давлатов 达夫拉托夫|Mirzoev Мирзоев 米尔佐耶夫|Ismoilov Исмоилов 伊斯莫伊洛夫|Umarov Умаров 乌马罗夫|Boboev Бобоев 博博耶夫|Odinaev Одинаев 奥季纳耶夫|Kholov Холов 霍洛夫|Safarov Сафаров 萨法罗夫|Yusupov Юсупов 尤苏波夫|Gafurov Ғафуров 加富罗夫|Sattorov Сатторов 萨托罗夫|Hakimov Ҳакимов 哈基莫夫|Nurov Нуров 努罗夫|Rajabov Раҷабов 拉贾博夫|Sobirov Собиров 索比罗夫|Tursunov Турсунов 图尔苏诺夫|Vohidov Воҳидов 沃希多夫|Aliev Алиев 阿利耶夫|Murodov Муродов 穆罗多夫|Qodirov Қодиров 科迪罗夫|Latifov Латифов 拉蒂福夫|Shomirov Шомиров 绍米罗夫|Jalolov Ҷалолов 贾洛洛夫|Bobojonov Бобоҷонов 博博焦诺夫|Tagoev Тағоев 塔戈耶夫|Gulov Гулов 古洛夫|Hasanov Ҳасанов 哈桑诺夫|Abdulloev Абдуллоев 阿卜杜洛耶夫|Nematov Неъматов 涅马托夫|Pirov Пиров 皮罗夫|Zoirov Зоиров 佐伊罗夫|Ergashev Эргашев 埃尔加舍夫|Kamolov Камолов 卡莫洛夫|Samadov Самадов 萨马多夫'
    .split('|')
    .map((entry) => entry.split(' ') as unknown as Spelt);

/** As it is declared, and as it stands on a label or can be seen through a tear. */
const goods: readonly (readonly [string, string])[] = [
  ['Одежда женская', '服装'],
  ['Платье летнее, 3 шт.', '女裙'],
  ['Кроссовки', '运动鞋 1双'],
  ['Обувь детская', '鞋'],
  ['Игрушки', '玩具'],
  ['Чехлы для телефона', '手机壳'],
  ['Телефон', '手机'],
  ['Ноутбук', '笔记本电脑'],
  ['Косметика', '化妆品'],
  ['Посуда', '餐具'],
  ['Инструменты', '五金工具'],
  ['Автозапчасти', '汽车配件'],
  ['Постельное бельё', '床上用品'],
  ['Сумка', '背包'],
  ['Светильник', '灯具'],
  ['Канцтовары', '文具'],
  ['Украшения', '饰品'],
  ['Мебель, стул', '椅子'],
];

function pick<Item>(random: Random, items: readonly Item[], skew = 1): Item {
  const item = items[Math.floor(random() ** skew * items.length)];
  if (item === undefined) throw new RangeError('there is something to pick from');
  return item;
}

const figures = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(Math.floor(random() * 10))).join('');

/** Numbers of carriers: their letters and ranges stand before what counts. */
function newCode(random: Random): string {
  const carrier = random();
  if (carrier < 0.3) return `SF1${pick(random, ['40', '41', '53', '61', '70'], 2)}${figures(random, 10)}`;
  if (carrier < 0.5) return `YT8${pick(random, ['83', '84', '79'], 2)}${figures(random, 10)}`;
  if (carrier < 0.7) return `JT31${pick(random, ['08', '11', '20'], 2)}${figures(random, 9)}`;
  if (carrier < 0.85) return `78${pick(random, ['41', '43', '90'], 2)}${figures(random, 10)}`;
  return `43${pick(random, ['48', '62'], 2)}${figures(random, 9)}`;
}

type Person = { customerCode: string; given: Spelt; family: Spelt; phone: string };

function personOf(seed: number, index: number): Person {
  const random = randomOf(Math.imul(seed, 31) + index * 7_919);
  return {
    customerCode: `TJ-${100_000 + ((index * 7_907) % 899_981)}`,
    given: pick(random, names, 1.6),
    family: pick(random, family, 1.6),
    phone: `+992${pick(random, ['90', '91', '92', '93', '98'])}${figures(random, 7)}`,
  };
}

/** The declaration of this number: five of each customer on average, some have many. */
export function declarationOf(
  seed: number,
  index: number,
  all: number,
): MadeDeclaration & { person: Person } {
  const random = randomOf(Math.imul(seed, 17) + index * 104_729);
  const person = personOf(seed, Math.floor(random() ** 1.3 * Math.ceil(all / 5)));
  const spelling = random() < 0.5 ? 0 : 1;
  const [described] = pick(random, goods, 1.5);
  return {
    person,
    trackingCode: newCode(random),
    customerCode: person.customerCode,
    recipient: `${person.given[spelling]} ${person.family[spelling]}`,
    phone: person.phone,
    goods: described,
    weightG: Math.round(200 * Math.exp(random() * 4)),
  };
}

const takenFor: Readonly<Record<string, string>> = {
  '0': 'OОU',
  '1': 'I7L|',
  '2': 'Z7',
  '3': '8ЗB',
  '4': '9A',
  '5': 'S6',
  '6': 'Gб5',
  '7': '1T',
  '8': 'B3',
  '9': 'g4',
  S: '5Ѕ',
  F: 'E',
  Y: 'У',
  T: 'Т',
  J: 'Ј',
};

function damage(random: Random, code: string): string {
  const signs = [...code];
  const slips = 1 + Math.floor(random() * 3);
  for (let slip = 0; slip < slips; slip += 1) {
    const at = Math.floor(random() * signs.length);
    const way = random();
    const alike = [...(takenFor[signs[at] ?? ''] ?? '')];
    if (way < 0.5 && alike.length > 0) signs[at] = pick(random, alike);
    else if (way < 0.7) signs.splice(at, 1);
    else if (way < 0.85 && at + 1 < signs.length) signs.splice(at, 2, signs[at + 1] ?? '', signs[at] ?? '');
    else signs.splice(signs.length - 2 - Math.floor(random() * 2));
  }
  return signs.join('');
}

/** Three to five signs are gone from the end. */
const cut = (random: Random, code: string) => code.slice(0, code.length - 3 - Math.floor(random() * 3));

function partOfCustomerCode(random: Random, customerCode: string): string {
  const own = customerCode.slice(3);
  const way = random();
  if (way < 0.4) return `TJ-${own.slice(0, 4)}??`;
  if (way < 0.7) return `??${own.slice(2)}`;
  return `TJ-${own.slice(0, 2)}?${own.slice(3)}`;
}

function nameOtherwise(random: Random, { given: first, family: last }: Person): string {
  const way = random();
  if (way < 0.4) return `${first[2]}·${last[2]}`;
  return way < 0.7 ? `${last[1]} ${first[1]}` : `${first[0].toUpperCase()} ${last[0].toUpperCase()}`;
}

/** How a whole code is written that stands otherwise on the label than in the declaration. */
export const otherWays = ['PREFIX', 'LETTERS', 'LAYOUT', 'SCRIPT', 'WIDTH'] as const;
export type OtherWay = (typeof otherWays)[number];

const signOf = (from: string, to: string) => {
  const other = new Map([...from].map((sign, at) => [sign, [...to][at] ?? sign]));
  return (sign: string) => other.get(sign) ?? sign;
};
const typedInRussian = signOf('SFYTJ', 'ЫАНЕО');
const alikeInCyrillic = signOf('TYJ', 'ТУЈ');

/**
 * A code of a declaration written in one of these ways, with nothing else wrong; undefined for one of figures alone,
 * which has no letters to be written otherwise.
 */
export function writtenOtherwise(code: string, way: OtherWay, number: number): string | undefined {
  const letters = /^[A-Z]+/.exec(code)?.[0];
  if (letters === undefined) return undefined;
  const figures = code.slice(letters.length);
  const ways: Record<OtherWay, string> = {
    // The mark of a scanner, and the word for a code that somebody has copied.
    PREFIX: `${[']C1', ']C0', '  ', '"'][number % 4]}${code}`,
    LETTERS: figures,
    LAYOUT: [...letters].map(typedInRussian).join('') + figures,
    SCRIPT: [...letters].map(alikeInCyrillic).join('') + figures,
    WIDTH: [...code].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  };
  return ways[way] === code ? undefined : ways[way];
}

const allFacts: readonly LeftFact[] = ['CUSTOMER', 'NAME', 'PHONE', 'GOODS', 'WEIGHT'];

/**
 * A label of a declaration, or of one that was never made: one in twenty. One in ten has a cut code and nothing else.
 */
export function damagedLabel(seed: number, number: number, all: number): DamagedLabel {
  const random = randomOf(Math.imul(seed, 13) + number * 15_485_863);
  const isUnidentified = number % 20 === 7;
  const index = Math.floor(random() * all);
  // Of the same making, but of another world: names and goods are as common there.
  const meant = isUnidentified ? declarationOf(seed + 1, index + all, all) : declarationOf(seed, index, all);
  const absent = { ...meant, customerCode: `TJ-${100_000 + Math.floor(random() * 899_999)}` };
  const { person, goods: declaredGoods, weightG, ...label } = isUnidentified ? absent : meant;
  const onlyCut = number % 10 === 3;
  const count = onlyCut ? 0 : 1 + (number % 2);
  const facts = allFacts.toSorted(() => random() - 0.5).slice(0, count);
  const has = (fact: LeftFact) => facts.includes(fact);
  return {
    owner: isUnidentified ? undefined : label.customerCode,
    trackingCode: label.trackingCode,
    facts,
    code: onlyCut ? cut(random, label.trackingCode) : damage(random, label.trackingCode),
    customerCode: has('CUSTOMER') ? partOfCustomerCode(random, label.customerCode) : null,
    name: has('NAME') ? nameOtherwise(random, person) : null,
    phone: has('PHONE') ? label.phone.slice(-(2 + Math.floor(random() * 3))) : null,
    goods: has('GOODS') ? (goods.find(([described]) => described === declaredGoods)?.[1] ?? null) : null,
    weightG: has('WEIGHT') ? Math.round(weightG * (0.92 + random() * 0.2)) : null,
  };
}
