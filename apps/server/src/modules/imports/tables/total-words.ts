/** The words that a row of sums begins with, in whichever file: the one list of them. */
import { headerKey } from '../../../platform/table-files/table.ts';

const words = [
  '(?:本页|本单|全部|数量|重量|件数)?(?:合计|总计|小计|共计|总数|总共|汇总)',
  '(?:общий|общая|общее)?(?:итого?|сумма)',
  'всего',
  '(?:grand|sub|page)?totals?|sum|summary',
  // Tajik is also written without its own letters.
  '[ҷч]амъ(?:и|ан)?(?:[уӯ]мум[ӣи])?|[ҳх]амаг[ӣи]|хулоса|ма[ҷч]м[ӯу][ъь]?',
].join('|');

/** What is summed up, how many, and of what: `Итого по странице`, `Всего мест: 12`, `合计重量`, `Ҷамъ: 2 бор`. */
const of = [
  '件数|数量|重量|金额|箱数|票数',
  '(?:по|за|на)(?:странице|листу|накладной|реестру|партии)|мест|посылок|вес|брутто|коробок|грузомест',
  'weight|pcs|packages|parcels|cartons|ctns|qty|amount|gw',
  'борҳо|бор|вазн|қуттиҳо|ҷойҳо',
].join('|');
const units = [
  '件|个|箱|票|包|单|袋|公斤|千克|元',
  'шт|штук|мест[ао]?|посылк[аи]|посылок|короб(?:ка|ки|ок)|кг|позиц(?:ия|ии|ий)|строк[аи]?',
  'pcs|pieces|places|boxes|parcels|packages|ctns?|cartons|kgs?|bags|items|rows',
  'бор|дона|[ҷч]о[йи]|қутт[ӣи]',
].join('|');

const total = new RegExp(`^(?:(?:${words})(?:${of})?\\d*(?:${units})?|共\\d+(?:${units}))$`, 'u');

/**
 * Whether a cell says that its row sums up the others: `合计`, `Итого: 12 мест`, `Хулоса`. A text that goes on otherwise
 * is none.
 */
export function isTotal(text: string): boolean {
  return total.test(headerKey(text));
}
