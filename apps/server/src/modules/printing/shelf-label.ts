import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { LabelData, PrintJob } from './label-data.ts';
import type { LabelDrawing, LabelItem, LabelTools } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { labelWords, localDecimal } from './label-words.ts';

const left = 2;
const right = 56;
const width = right - left;

/**
 * The small label, 58 × 40 mm, that is read from a step away; the cell is written in by hand (docs/domain.md, section
 * 11).
 */
export function drawShelfLabel(
  tools: LabelTools,
  data: LabelData,
  { locale }: Pick<PrintJob, 'locale'>,
): LabelDrawing {
  const items: LabelItem[] = [];
  const pen = newPen(tools, items);
  drawCustomer(pen, data, locale);
  drawCell(pen, data, locale);
  drawCode(pen, data);
  return { widthMm: 58, heightMm: 40, items };
}

const squares = { x: left - 1, y: 21.5, width: 17, height: 17 };

/** Bars with the code below; squares with the code beside. */
function drawCode(pen: LabelPen, { trackingCode }: LabelData): void {
  const drawn = pen.barcode(trackingCode, { x: left, y: 22.4, width, height: 10.4 }, squares);
  if (drawn === 'bars')
    pen.write({
      x: left + width / 2,
      middle: 35.9,
      text: trackingCode,
      width,
      size: 4.4,
      leastSize: 2.4,
      weight: 'strong',
      align: 'middle',
    });
  else {
    const x = drawn === undefined ? left : squares.x + squares.width;
    pen.writeCode({ x, middle: 30, text: trackingCode, width: right - x, size: 6 });
  }
}

function drawCustomer(pen: LabelPen, { customerCode, place }: LabelData, locale: Locale): void {
  const placeWidth = place === null ? 0 : 14;
  pen.write({
    x: left - 0.2,
    middle: 5.7,
    text: customerCode ?? labelWords[locale].noCustomer,
    width: width - placeWidth - (place === null ? 0 : 2),
    size: 9,
    leastSize: 3.4,
    weight: 'strong',
  });
  if (place === null) return;
  pen.box(right - placeWidth, 2, placeWidth, 7.4);
  pen.write({
    x: right - placeWidth / 2,
    middle: 5.7,
    text: `${place.number}/${place.of}`,
    width: placeWidth - 2,
    size: 5.4,
    leastSize: 2.4,
    weight: 'strong',
    tone: 'paper',
    align: 'middle',
  });
}

function drawCell(pen: LabelPen, { weightG }: LabelData, locale: Locale): void {
  const words = labelWords[locale];
  pen.frame(left, 11, 30, 9.4, 0.3);
  pen.write({ x: left + 1.2, baseline: 13.9, text: words.cell, width: 27, size: 2.5 });
  pen.write({ x: right, baseline: 13.9, text: words.weight, width: 20, size: 2.5, align: 'right' });
  const weight = weightG === null ? '—' : localDecimal(writeDecimal(BigInt(weightG), 3, 1), locale);
  pen.write({
    x: right,
    middle: 17.6,
    text: weightG === null ? weight : `${weight} ${words.kg}`,
    width: 21,
    size: 4.8,
    leastSize: 3,
    weight: 'strong',
    align: 'right',
  });
}
