/** Units of weights, lengths, volumes, sums and pieces, as headings and cells write them. */
export type Dimension = 'weight' | 'length' | 'volume' | 'money' | 'count';

/** Kilogrammes, centimetres and cubic metres are one; the others are so many of them. */
const units = {
  kg: {
    of: 'weight',
    times: 1,
    words:
      'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes кг кгс кило килограмм килограммы килограммов килограммах 公斤 千克',
  },
  g: {
    of: 'weight',
    times: 0.001,
    words: 'g gr gram grams gramm gramme grammes г гр грам грамм граммы граммов граммах 克',
  },
  jin: { of: 'weight', times: 0.5, words: '斤 市斤' },
  t: { of: 'weight', times: 1_000, words: 't ton tons tonne т тн тонн тонна тонны тоннах 吨' },
  lb: { of: 'weight', times: 0.453_592_37, words: 'lb lbs pound pounds фунт фунты фунтов фунтах 磅' },
  cm: {
    of: 'length',
    times: 1,
    words:
      'cm cms centimeter centimeters centimetre centimetres см сантиметр сантиметры сантиметров сантиметрах 厘米 公分',
  },
  mm: {
    of: 'length',
    times: 0.1,
    words:
      'mm millimeter millimeters millimetre millimetres мм миллиметр миллиметры миллиметров миллиметрах 毫米',
  },
  m: { of: 'length', times: 100, words: 'm meter meters metre metres м метр метры метров метрах 米' },
  in: { of: 'length', times: 2.54, words: 'in inch inches дюйм дюймы дюймов дюймах 英寸' },
  m3: { of: 'volume', times: 1, words: 'cbm m3 м3 куб кубм 立方 立方米 方' },
  cny: { of: 'money', times: 1, words: 'cny rmb yuan юань юани юаней юаня 元 人民币' },
  usd: { of: 'money', times: 1, words: 'usd dollar dollars долл доллар доллары долларов 美元 美金' },
  tjs: { of: 'money', times: 1, words: 'tjs somoni сом сомони сомон 索莫尼' },
  pcs: { of: 'count', times: 1, words: 'pcs pc piece pieces шт штук штука штуки дона 件 个 只 双 箱' },
} as const satisfies Record<string, { of: Dimension; times: number; words: string }>;

export type Unit = keyof typeof units;

const byWord = new Map(
  (Object.keys(units) as Unit[]).flatMap((unit) =>
    units[unit].words.split(' ').map((word): [string, Unit] => [word, unit]),
  ),
);

/** The unit that a word is; case and a point behind it are no matter. */
export function unitOfWord(word: string): Unit | undefined {
  return byWord.get(word.normalize('NFKC').toLowerCase().replace(/\.$/, ''));
}

export function dimensionOf(unit: Unit): Dimension {
  return units[unit].of;
}

/** How many kilogrammes, centimetres or cubic metres one of the unit is. */
export function timesOf(unit: Unit): number {
  return units[unit].times;
}
