/**
 * Kinds of goods by the words that people use of them, in Russian, Tajik, English and Chinese: beginnings of words, so
 * that their endings do not matter.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  CLOTHES: [
    'одежд',
    'плать',
    'куртк',
    'футболк',
    'брюк',
    'джинс',
    'рубаш',
    'либос',
    'cloth',
    'dress',
    'jacket',
    'shirt',
    'jeans',
    'trousers',
    '服装',
    '衣',
    '裤',
    '裙',
    '外套',
    'T恤',
  ],
  SHOES: ['обув', 'кроссов', 'ботин', 'туфл', 'сапог', 'пойафзол', 'shoe', 'sneaker', 'boots', '鞋', '靴'],
  TOYS: ['игруш', 'кукл', 'бозича', 'toy', 'doll', 'lego', '玩具', '积木', '娃娃'],
  PHONES: [
    'телефон',
    'смартфон',
    'чехол',
    'чехл',
    'зарядк',
    'phone',
    'charger',
    'cable',
    '手机',
    '充电',
    '数据线',
  ],
  COMPUTERS: [
    'ноутбук',
    'компьют',
    'клавиатур',
    'мыш',
    'laptop',
    'computer',
    'keyboard',
    'tablet',
    '电脑',
    '键盘',
    '鼠标',
    '平板',
  ],
  COSMETICS: [
    'косметик',
    'крем',
    'шампун',
    'парфюм',
    'духи',
    'cosmetic',
    'cream',
    'shampoo',
    'perfume',
    '化妆',
    '护肤',
    '香水',
    '口红',
  ],
  KITCHEN: [
    'посуд',
    'кухон',
    'тарелк',
    'кастрюл',
    'зарф',
    'kitchen',
    'dishes',
    'cookware',
    '厨',
    '餐具',
    '锅',
    '碗',
  ],
  TOOLS: ['инструмент', 'дрель', 'отвертк', 'отвёртк', 'асбоб', 'tool', 'drill', '工具', '电钻', '五金'],
  CAR: ['автозапчаст', 'запчаст', 'авто', 'car part', 'car acc', 'auto part', '汽车', '配件', '车载'],
  HOME: [
    'текстил',
    'постел',
    'одеял',
    'штор',
    'ковер',
    'ковёр',
    'bedding',
    'curtain',
    'blanket',
    'carpet',
    '床上',
    '窗帘',
    '被',
    '地毯',
    '家纺',
  ],
  FURNITURE: ['мебел', 'стул', 'стол', 'полк', 'furniture', 'chair', 'table', 'shelf', '家具', '椅', '桌'],
  BAGS: [
    'сумк',
    'рюкзак',
    'чемодан',
    'кошел',
    'сумка',
    'handbag',
    'backpack',
    'suitcase',
    'wallet',
    '背包',
    '手提包',
    '行李箱',
    '钱包',
  ],
  SPORT: ['спорт', 'тренаж', 'мяч', 'варзиш', 'sport', 'fitness', 'ball', '运动', '健身', '球'],
  STATIONERY: ['канцел', 'тетрад', 'ручк', 'stationery', 'notebook', 'pens', '文具', '笔记本', '本子'],
  JEWELLERY: ['украшен', 'бижутер', 'часы', 'кольц', 'jewel', 'watch', 'ring', '首饰', '手表', '饰品'],
  CHILDREN: ['детск', 'подгузник', 'коляск', 'кӯдакон', 'baby', 'diaper', 'stroller', '婴儿', '儿童', '尿布'],
  LIGHTING: ['светильник', 'лампа', 'люстр', 'lamp', 'light', '灯'],
};

/** The kinds that a description names. */
export function goodsKindsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  return Object.entries(words).flatMap(([kind, beginnings]) =>
    beginnings.some((beginning) => stands(folded, beginning.toLowerCase())) ? [kind] : [],
  );
}

/** A word of letters begins so; Chinese has no spaces. */
function stands(text: string, beginning: string): boolean {
  if (/\p{Script=Han}/u.test(beginning)) return text.includes(beginning);
  let at = text.indexOf(beginning);
  while (at >= 0) {
    if (at === 0 || !/\p{L}/u.test(text[at - 1] ?? '')) return true;
    at = text.indexOf(beginning, at + 1);
  }
  return false;
}
