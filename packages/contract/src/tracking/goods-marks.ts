import { receiptMarks, type ReceiptMark } from './receipt-problems.ts';

/**
 * How words begin that name goods of a kind, folded: small letters, ё as е. Chinese has no ends of words: its signs may
 * stand anywhere.
 */
const beginnings: Readonly<Record<ReceiptMark, readonly string[]>> = {
  BATTERY: [
    ...[
      'аккумулятор',
      'батаре',
      'повербанк',
      'павербанк',
      'пауэрбанк',
      'телефон',
      'смартфон',
      'ноутбук',
      'планшет',
    ],
    ...['battery', 'batteries', 'powerbank', 'power bank', 'phone', 'smartphone', 'laptop', 'tablet'],
    ...['электросамокат', 'шуруповерт', 'scooter', '电池', '充电宝', '锂', '手机', '笔记本电脑', '平板电脑'],
  ],
  LIQUID: [
    ...['жидк', 'духи', 'парфюм', 'шампун', 'гель', 'лосьон', 'масло', 'краск', 'лак', 'чернил', 'напит'],
    ...['liquid', 'perfume', 'shampoo', 'lotion', 'oil', 'paint', 'ink', 'drink'],
    ...['液', '香水', '洗发', '沐浴露', '精油', '油漆', '饮料', '墨水'],
  ],
  FRAGILE: [
    ...['стекл', 'фарфор', 'керамик', 'посуд', 'зеркал', 'хрустал', 'ваза', 'вазы', 'люстр', 'телевизор'],
    ...['glass', 'porcelain', 'ceramic', 'crockery', 'mirror', 'crystal', 'vase', 'chandelier'],
    ...['玻璃', '陶瓷', '瓷', '镜子', '水晶', '花瓶', '吊灯', '易碎'],
  ],
};

/**
 * The marks that a description of goods speaks of, in the order of the marks. A hint for who has the box in hand, and
 * no more.
 */
export function marksOfGoods(goods: string): ReceiptMark[] {
  const text = goods.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
  return receiptMarks.filter((mark) => beginnings[mark].some((word) => names(text, word)));
}

function names(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || /\p{Script=Han}/u.test(word) || !/[\p{L}\p{M}]/u.test(text[at - 1] ?? '')) return true;
  return false;
}
