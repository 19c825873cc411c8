/** A receipt on paper of 80 mm: 72 mm of it can be printed. It is as long as what it says. */
import { paidKinds } from '@rohi/contract/billing/charge-kinds';
import type { LabelDrawing, LabelItem, LabelTools, TextWeight } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { localDay, localDecimal } from './label-words.ts';
import type { ReceiptData } from './receipt-data.ts';
import {
  rateSources,
  receiptKinds,
  receiptMeans,
  receiptUnits,
  receiptWords as words,
} from './receipt-words.ts';

const paperMm = 72;
const left = 3;
const right = paperMm - left;
const width = right - left;
const dash = 1.25;
const small = 2.6;
const usual = 3;
const large = 3.6;

/** Writes from the top down; `at` is where the next line begins. */
type Column = { pen: LabelPen; at: number };

type Cells = { start: string; end?: string; size?: number; weight?: TextWeight };

function drawRow(column: Column, { start, end, size = usual, weight = 'medium' }: Cells): void {
  const baseline = column.at + size;
  const endWidth = end === undefined ? 0 : width * 0.36;
  const startWidth = width - (end === undefined ? 0 : endWidth + 1);
  column.pen.write({ x: left, baseline, text: start, width: startWidth, size, leastSize: 2, weight });
  if (end !== undefined)
    column.pen.write({
      x: right,
      baseline,
      text: end,
      width: endWidth,
      size,
      leastSize: 2,
      weight: 'strong',
      align: 'right',
    });
  column.at += size * 1.45;
}

function drawMiddle(column: Column, text: string, size: number, weight: TextWeight = 'medium'): void {
  const baseline = column.at + size;
  column.pen.write({ x: paperMm / 2, baseline, text, width, size, leastSize: 2, weight, align: 'middle' });
  column.at += size * 1.4;
}

function drawRule(column: Column, how: 'whole' | 'dashed'): void {
  const y = column.at + 1;
  if (how === 'whole') column.pen.box(left, y, width, 0.5);
  else for (let x = left; x < right; x += dash * 1.6) column.pen.box(x, y, dash, 0.25);
  column.at += 2.4;
}

const sum = (text: string) => localDecimal(text, 'ru');

export function drawReceipt(tools: LabelTools, receipt: ReceiptData): LabelDrawing {
  const items: LabelItem[] = [];
  const column: Column = { pen: newPen(tools, items), at: 2 };
  drawHead(tools, column, receipt);
  drawLines(column, receipt);
  drawMoney(column, receipt);
  drawFoot(column, receipt);
  return { widthMm: paperMm, heightMm: Math.ceil(column.at + 3), items };
}

function drawHead(tools: LabelTools, column: Column, receipt: ReceiptData): void {
  const { point, number, day, time, drawer, clerk, customerCode, refundOf, reason, isCopy } = receipt;
  drawMiddle(column, tools.firm.ru.toUpperCase(), 4.6, 'strong');
  drawMiddle(column, `${point.name.ru}, ${point.address.ru}`, usual);
  if (point.address.tg !== point.address.ru) drawMiddle(column, point.address.tg, small);
  if (isCopy) drawMiddle(column, words.copy, large, 'strong');
  drawRule(column, 'whole');
  const title = refundOf === null ? words.receipt : words.refund;
  drawRow(column, { start: `${title} ${number}`, end: localDay(day, 'ru'), weight: 'strong' });
  drawRow(column, { start: `${drawer}, ${clerk}`, end: time });
  if (refundOf !== null) drawRow(column, { start: `${words.refundOf} ${refundOf}` });
  if (reason !== null) drawRow(column, { start: `${words.reason}: ${reason}` });
  drawRule(column, 'dashed');
  drawMiddle(column, words.customer, usual);
  drawMiddle(column, customerCode, 6.4, 'strong');
  drawRule(column, 'dashed');
}

function drawLines(column: Column, { lines, currency }: ReceiptData): void {
  for (const kind of paidKinds) {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.length === 0) continue;
    drawRow(column, { start: receiptKinds[kind], weight: 'strong' });
    for (const { trackingCode, amount, quantity, unit, unitPrice } of ofKind) {
      drawRow(column, { start: trackingCode ?? currency, end: sum(amount) });
      if (quantity === null || unit === null || unitPrice === null) continue;
      drawRow(column, { start: `${sum(quantity)} ${receiptUnits[unit]} × ${sum(unitPrice)}`, size: small });
    }
  }
  if (lines.length > 0) drawRule(column, 'dashed');
}

function drawMoney(
  column: Column,
  { total, currency, means, change, toBalance, rate, refundOf }: ReceiptData,
): void {
  const title = refundOf === null ? words.total : words.paidBack;
  drawRow(column, { start: `${title}, ${currency}`, end: sum(total), size: large, weight: 'strong' });
  drawRule(column, 'whole');
  for (const { means: each, given, reference } of means) {
    drawRow(column, { start: receiptMeans[each], end: sum(given) });
    if (reference !== null) drawRow(column, { start: `${words.slip} ${reference}`, size: small });
  }
  for (const currency of ['TJS', 'USD'] as const) {
    const back = change[currency];
    if (back !== null) drawRow(column, { start: `${words.change}, ${currency}`, end: sum(back) });
  }
  if (toBalance !== null) drawRow(column, { start: words.toBalance, end: sum(toBalance) });
  if (rate !== null) {
    const { rateDate, source, nominal } = rate;
    const rateText = `${nominal} USD = ${sum(rate.rate)} TJS`;
    const by = [words.rate, rateSources[source] ?? source, localDay(rateDate, 'ru')].filter(
      (word) => word !== '',
    );
    drawRow(column, { start: `${by.join(' ')}: ${rateText}`, size: small });
  }
  drawRule(column, 'whole');
  if (refundOf !== null) drawSignature(column);
}

/** A line for the pen of the person who has taken the money. */
function drawSignature(column: Column): void {
  column.at += 5;
  drawRow(column, { start: `${words.takenBy}: ____________________` });
  drawRule(column, 'dashed');
}

/** The way to the receipt in the cabinet, with the words beside it. */
function drawLink(column: Column, link: string): void {
  const side = 21;
  const { pen, at } = column;
  pen.qr(link, { right: left + side, bottom: at + side + 1, most: side });
  const beside = { x: left + side + 3, width: width - side - 3, leastSize: 2, weight: 'medium' } as const;
  pen.write({ ...beside, baseline: at + side / 2, text: words.online, size: usual });
  pen.write({ ...beside, baseline: at + side / 2 + usual * 1.4, text: words.onlineTg, size: small });
  column.at += side + 2.5;
}

function drawFoot(column: Column, { number, hotline, link }: ReceiptData): void {
  if (link !== null) drawLink(column, link);
  const drawn = column.pen.barcode(number, { x: left, y: column.at + 1, width, height: 10 });
  if (drawn !== undefined) column.at += 12.5;
  if (hotline !== null) drawMiddle(column, `${words.questions}: ${hotline}`, usual);
  drawMiddle(column, words.thanks, usual);
}
