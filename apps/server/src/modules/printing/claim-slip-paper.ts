/**
 * The slip by which a customer claims an account: on paper of 80 mm, of which 72 mm can be printed, or on a sheet of
 * A6.
 */
import type { ClaimSlipData } from './claim-slip-data.ts';
import type { LabelDrawing, LabelItem, LabelTools, TextWeight } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { localDay } from './label-words.ts';
import { wrapText } from './fit-text.ts';

const paperMm = 72;
const left = 3;
const right = paperMm - left;
const width = right - left;
const middle = paperMm / 2;
const usual = 3;
const lineStep = 1.32;

/** Russian before Tajik, as the counter reads them. Tajik awaits a native reader. */
const words = {
  title: 'Листок клиента / Варақаи муштарӣ',
  yourCode: 'Ваш код / Рамзи шумо',
  writeIt: ['Пишите его в каждом адресе в Китае', 'Онро ба ҳар суроғаи Чин нависед'],
  slipCode: 'Код листка / Рамзи варақа',
  how: (site: string | null) => [
    `Откройте ${site ?? 'наш сайт'}, введите код клиента и код листка.`,
    `${site === null ? 'Сомонаи моро' : `${site}-ро`} кушоед, рамзи муштарӣ ва рамзи варақаро нависед.`,
  ],
  until: ['Действует до', 'Амал мекунад то'],
  secret: ['Никому не показывайте', 'Ба касе нишон надиҳед'],
  document: (seen: boolean) => `документ: ${seen ? 'да' : 'нет'}`,
} as const;

/** A slip code as it is read out: `7K4M 2X9H`. */
const inFours = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Column = { tools: LabelTools; pen: LabelPen; at: number };

function drawMiddle(column: Column, text: string, size: number, weight: TextWeight = 'medium'): void {
  const baseline = column.at + size;
  column.pen.write({ x: middle, baseline, text, width, size, leastSize: 2, weight, align: 'middle' });
  column.at += size * lineStep;
}

function drawRule(column: Column, how: 'whole' | 'dashed'): void {
  const y = column.at + 1.4;
  if (how === 'whole') column.pen.box(left, y, width, 0.5);
  else for (let x = left; x < right; x += 1.5) column.pen.box(x, y, 1, 0.375);
  column.at += 3;
}

/** On paper of 80 mm, as long as what it says. */
export function drawClaimSlip(tools: LabelTools, slip: ClaimSlipData): LabelDrawing {
  const items: LabelItem[] = [];
  const column: Column = { tools, pen: newPen(tools, items), at: 2.5 };
  drawMiddle(column, tools.firm.ru.toUpperCase(), 4.4, 'strong');
  drawMiddle(column, words.title, usual);
  drawRule(column, 'whole');
  drawMiddle(column, words.yourCode, usual);
  drawMiddle(column, slip.customerCode, 11, 'strong');
  for (const line of words.writeIt) drawMiddle(column, line, usual);
  drawRule(column, 'dashed');
  drawSlipCode(column, slip);
  drawWay(column, slip);
  drawRule(column, 'dashed');
  drawLastDay(column, slip);
  drawRule(column, 'whole');
  drawMiddle(column, words.secret[0], 3.2, 'strong');
  drawMiddle(column, words.secret[1], usual);
  drawFoot(column, slip);
  return { widthMm: paperMm, heightMm: Math.ceil(column.at + 2), items };
}

const frameHeight = 10.4;

function drawSlipCode(column: Column, { slipCode }: ClaimSlipData): void {
  drawMiddle(column, words.slipCode, usual);
  column.at += 1;
  column.pen.frame(left, column.at, width, frameHeight, 0.5);
  const line = { x: middle, middle: column.at + frameHeight / 2, width: width - 6, align: 'middle' } as const;
  column.pen.write({ ...line, text: inFours(slipCode), size: 7, weight: 'strong' });
  column.at += frameHeight + 1.5;
}

const squareMm = 25;

/** The way by camera, and beside it the way by hand. */
function drawWay(column: Column, { link, site }: ClaimSlipData): void {
  const { pen, tools } = column;
  const x = link === null ? left : left + squareMm + 3;
  const room = { width: right - x, size: usual, weight: 'medium' } as const;
  let baseline = column.at + usual;
  for (const text of words.how(site)) {
    for (const line of wrapText(tools, text, room, 4)) {
      pen.write({ ...room, x, baseline, text: line.text });
      baseline += usual * lineStep;
    }
    baseline += 0.8;
  }
  const end = baseline - usual * lineStep;
  if (link !== null) pen.qr(link, { right: left + squareMm, bottom: column.at + squareMm, most: squareMm });
  column.at = Math.max(end, link === null ? 0 : column.at + squareMm);
}

function drawLastDay(column: Column, { lastDay }: ClaimSlipData): void {
  const { pen, at } = column;
  const half = { width: width / 2, size: usual, leastSize: 2 } as const;
  words.until.forEach((text, index) =>
    pen.write({ ...half, x: left, baseline: at + usual + index * usual * lineStep, text }),
  );
  const line = { x: right, baseline: at + 5, width: width / 2, align: 'right', weight: 'strong' } as const;
  pen.write({ ...line, text: localDay(lastDay, 'ru'), size: 4.6 });
  column.at += usual * lineStep * 2;
}

function drawFoot(column: Column, { place, clerk, day, time, documentSeen }: ClaimSlipData): void {
  column.at += 1.5;
  const size = { size: 2.6, leastSize: 2 };
  const by = [place, clerk].filter((text) => text !== null).join(', ');
  column.pen.write({ ...size, baseline: column.at + 2.6, x: left, text: by, width });
  const line = { ...size, baseline: column.at + 6.2 };
  column.pen.write({ ...line, x: left, text: `${localDay(day, 'ru')} ${time}`, width: width - 25 });
  column.pen.write({ ...line, x: right, text: words.document(documentSeen), width: 24, align: 'right' });
  column.at += 7.2;
}

const a6 = { widthMm: 105, heightMm: 148 };

/** The same in the middle of a sheet of A6, as large as it fits. */
export function drawClaimSheet(tools: LabelTools, slip: ClaimSlipData): LabelDrawing {
  const { widthMm, heightMm, items } = drawClaimSlip(tools, slip);
  const scale = Math.min(a6.widthMm / widthMm, a6.heightMm / heightMm, 1.3);
  const shift = { x: (a6.widthMm - widthMm * scale) / 2, y: (a6.heightMm - heightMm * scale) / 2 };
  return { ...a6, items: items.map((item) => placed(item, scale, shift)) };
}

function placed(item: LabelItem, scale: number, shift: { x: number; y: number }): LabelItem {
  const x = item.x * scale + shift.x;
  if (item.kind === 'text')
    return { ...item, x, baseline: item.baseline * scale + shift.y, size: item.size * scale };
  const y = item.y * scale + shift.y;
  if (item.kind === 'squares') return { ...item, x, y, module: item.module * scale };
  if (item.kind === 'bars')
    return { ...item, x, y, height: item.height * scale, module: item.module * scale };
  const sides = { width: item.width * scale, height: item.height * scale };
  return item.kind === 'box'
    ? { ...item, x, y, ...sides }
    : { ...item, x, y, ...sides, line: item.line * scale };
}
