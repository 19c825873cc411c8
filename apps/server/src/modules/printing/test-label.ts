import type { PrintFormat } from '@rohi/contract/documents/print-rules';
import type { LabelDrawing, LabelItem, LabelTools } from './label-drawing.ts';
import { newPen } from './label-pen.ts';

/** What the code of a test label reads. */
export const testLabelCode = 'ROHI-TEST';

const left = 4;
const width = 92;
const middle = 50;

/**
 * A label that says nothing but that it was printed, 100 × 150 mm: the edge of the paper, letters of all languages,
 * bars, and what the printer was spoken to in. All languages of the stations stand on it.
 */
export function drawTestLabel(
  tools: LabelTools,
  { name, format, printedDay }: { name: string; format: PrintFormat; printedDay: string },
): LabelDrawing {
  const items: LabelItem[] = [];
  const pen = newPen(tools, items);
  const line = (text: string, at: number, size: number) =>
    pen.write({
      x: middle,
      middle: at,
      text,
      width: width - 8,
      size,
      leastSize: 3,
      weight: 'strong',
      align: 'middle',
    });
  pen.frame(left, 4, width, 142, 0.5);
  line('测试标签', 20, 13);
  line('Проверка печати', 36, 9);
  line('Test label', 49, 9);
  pen.box(left, 58, width, 14);
  pen.write({
    x: middle,
    middle: 65,
    text: format.toUpperCase(),
    width: width - 8,
    size: 9,
    weight: 'strong',
    tone: 'paper',
    align: 'middle',
  });
  pen.barcode(testLabelCode, { x: left, y: 80, width, height: 20 });
  line(testLabelCode, 105, 5.4);
  line('Ғ ғ Ӣ ӣ Қ қ Ӯ ӯ Ҳ ҳ Ҷ ҷ · 义乌 · 苦盏', 118, 5);
  line(name, 130, 5);
  line(printedDay, 138, 4);
  return { widthMm: 100, heightMm: 150, items };
}
