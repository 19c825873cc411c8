/** Rows below a table's header that are none of it: totals, signatures, remarks, further goods of the parcel above. */
import { headerKey, visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { isTotal } from './total-words.ts';
import type { TableCells } from './recognise-columns.ts';

/** `Кладовщик: Назарова`, `制表人：`, `М.П.`: what somebody signs with or remarks below a list. */
const signatureWords = new RegExp(
  `^(?:${[
    '制表|制单|审核|复核|签字|签名|签收人|收货人签|发货人签|经手|仓管|仓库管理|送货人|司机|备注|说明|注意|盖章|打印',
    'кладовщик|сдал|принял|отпустил|получил|подпись|мп$|комментари|примечани|ответственн|директор|бухгалтер|менеджер',
    'составил|проверил|выдал|водитель|печать|заведующ|оператор',
    'preparedby|checkedby|receivedby|deliveredby|approvedby|issuedby|signature|signed|stamp|remarks?|notes?|comments?|manager|warehousekeeper',
    'имзо|супорид|қабулкард|анбордор|эзоҳ|шарҳ|масъул|мудир',
  ].join('|')})`,
  'u',
);

/** `2`, `12 мест` in the place of a code: how many there are. */
const sumOfCodes = /^\d{1,4}\s*\p{L}{0,6}\.?$/u;

/** Why a row is none of the table; undefined for one that is. */
export function setAside(
  { columns }: Pick<TableCells, 'columns'>,
  cells: readonly Cell[],
): 'total' | 'text' | undefined {
  const textAt = (index: number) => visibleText(cells[index] ?? null);
  const goods = textAt(columns.get('goods')?.index ?? -1);
  if (goods !== '') {
    const code = textAt(columns.get('trackingCode')?.index ?? -1);
    return isTotal(code === '' ? goods : code) ? 'total' : undefined;
  }
  const place = (columns.get('trackingCode') ?? columns.get('trip'))?.index ?? -1;
  const named = textAt(place);
  const isNamed = named !== '' && !sumOfCodes.test(named);
  const first = isNamed ? named : (cells.map(visibleText).find((text) => text !== '') ?? '');
  // Where there are goods the word must stand in their place, or they must be missing.
  if (isTotal(first)) return 'total';
  if (columns.has('goods')) return undefined;
  if (!/\d/.test(named) && signatureWords.test(headerKey(first))) return 'text';
  const isEmpty = [...columns.values()].every(({ index }) => textAt(index) === '');
  return isEmpty ? 'text' : undefined;
}
