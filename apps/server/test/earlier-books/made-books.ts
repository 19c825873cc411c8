/** All shapes of books, and their bytes as a firm would send them. */
import { cellText } from '../../src/platform/table-files/table.ts';
import { sheetOf, workbook } from '../sheet-xml.ts';
import {
  clientExport,
  copiedChat,
  customerList,
  debtNotebook,
  lorrySheets,
  monthSheets,
  scannedList,
  shelfList,
} from './eight-shapes.ts';
import {
  bareCustomers,
  bareShelves,
  chineseList,
  damagedList,
  tajikDebts,
  twoSides,
  untidyNotebook,
  wrongHeadings,
} from './eight-more.ts';
import { diceOf, type Dice, type MadeBook } from './made-book.ts';

type Maker = (dice: Dice, count: number) => MadeBook;

/** E1 to E8, then eight of our own. */
export const shapes = {
  E1: scannedList,
  E2: customerList,
  E3: debtNotebook,
  E4: shelfList,
  E5: copiedChat,
  E6: monthSheets,
  E7: clientExport,
  E8: lorrySheets,
  chineseList,
  tajikDebts,
  bareCustomers,
  bareShelves,
  twoSides,
  wrongHeadings,
  damagedList,
  untidyNotebook,
} satisfies Record<string, Maker>;
export type ShapeName = keyof typeof shapes;

export const madeBook = (shape: ShapeName, seed: number, count: number): MadeBook =>
  shapes[shape](diceOf(seed), count);

/** The file: a workbook, a table with semicolons, or a text. */
export async function bytesOf({ name, content }: MadeBook): Promise<Buffer> {
  if ('text' in content) return Buffer.from(content.text);
  if (name.endsWith('.csv'))
    return Buffer.from(
      (content.sheets[0]?.rows ?? []).map((row) => row.map(cellText).join(';')).join('\r\n'),
    );
  return await workbook(
    content.sheets.map(({ name: sheet, rows }) => ({
      name: sheet ?? 'Sheet1',
      xml: sheetOf(
        rows.map((row) =>
          row.map((cell) => (typeof cell === 'number' || cell === null ? cell : cellText(cell))),
        ),
      ),
    })),
  );
}
