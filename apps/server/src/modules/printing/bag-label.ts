import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { BagLabelJob } from './label-data.ts';
import type { LabelDrawing, LabelTools } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { localDay } from './label-words.ts';

const left = 5;
const right = 95;
const width = right - left;

/** Read in Yiwu and in Dushanbe: Chinese and Russian stand beside each other. */
const kinds: Readonly<Record<BagKind, string>> = {
  PALLET: '托盘 · Поддон',
  SACK: '大包 · Мешок',
  POUCH: '小袋 · Пакет',
};

/**
 * The label of a bag, 100 × 150 mm: where it goes, its code, how many parcels and how heavy (docs/domain.md, section
 * 11).
 */
export function drawBagLabel(tools: LabelTools, job: BagLabelJob): LabelDrawing {
  const drawing: LabelDrawing = { widthMm: 100, heightMm: 150, items: [] };
  const pen = newPen(tools, drawing.items);
  pen.box(left, 5, width, 14);
  pen.write({
    x: left + 4,
    middle: 12,
    text: kinds[job.kind],
    width: width - 8,
    size: 8,
    weight: 'strong',
    tone: 'paper',
  });
  drawDestination(pen, job);
  pen.barcode(job.code, { x: left, y: 62, width, height: 30 });
  pen.write({
    x: left + width / 2,
    middle: 98,
    text: job.code,
    width,
    size: 8.5,
    weight: 'strong',
    align: 'middle',
  });
  drawFigures(pen, job);
  return drawing;
}

function drawDestination(pen: LabelPen, { destination }: BagLabelJob): void {
  pen.write({ x: left, baseline: 26, text: '目的地 · Куда', width, size: 4 });
  const line = { x: left, width, weight: 'strong' } as const;
  const [zh, ru] = destination === null ? ['未定', 'не указано'] : [destination.zh, destination.ru];
  pen.write({ ...line, middle: 36, text: zh, size: 11, leastSize: 5 });
  pen.writeTwo({ ...line, middle: 50, text: ru, size: 8, leastSize: 5.5 });
}

function drawFigures(pen: LabelPen, { parcels, weightG, seal, day }: BagLabelJob): void {
  const half = width / 2;
  pen.frame(left, 106, width, 22, 0.4);
  const figure = (x: number, name: string, text: string) => {
    pen.write({ x: x + 3, baseline: 112, text: name, width: half - 6, size: 3.6 });
    pen.write({ x: x + 3, middle: 120, text, width: half - 6, size: 9, leastSize: 5, weight: 'strong' });
  };
  figure(left, '件数 · Посылок', String(parcels));
  const weight = weightG === null ? '—' : `${writeDecimal(BigInt(weightG), 3, 2)} kg`;
  figure(left + half, '重量 · Вес', weight);
  pen.write({
    x: left,
    baseline: 136,
    text: `封签 · Пломба: ${seal ?? '—'}`,
    width,
    size: 4.6,
    weight: 'strong',
  });
  pen.write({ x: left, baseline: 143, text: `日期 · Дата: ${localDay(day, 'ru')}`, width, size: 4 });
}
