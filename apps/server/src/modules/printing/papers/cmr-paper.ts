/**
 * A CMR consignment note on A4: 24 numbered boxes, each named in two languages and filled with what the trip says; what
 * it does not say stays open to be written by hand.
 */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';
import type { LabelTools } from '../label-drawing.ts';
import { newPen, type LabelPen } from '../label-pen.ts';
import { wrapText } from '../fit-text.ts';
import { a4, type SheetDrawing, type SheetItem } from '../sheet-drawing.ts';
import { cmrBoxes, cmrBoxNames, cmrWords, type CmrBox } from './cmr-words.ts';
import { kilograms } from './manifest-rows.ts';
import { totalsOf, type PaperPlace, type TripPapers } from './paper-data.ts';
import { paperWords } from './paper-words.ts';

type Area = { x: number; y: number; width: number; height: number };

const left = 12;
const half = 93;
const full = 186;
const goodsTop = 116;

/** Where each box stands, in millimetres of the page. */
const areas: Readonly<Record<CmrBox, Area>> = {
  sender: { x: left, y: 24, width: half, height: 24 },
  consignee: { x: left, y: 48, width: half, height: 24 },
  delivery: { x: left, y: 72, width: half, height: 15 },
  takingOver: { x: left, y: 87, width: half, height: 15 },
  documents: { x: left, y: 102, width: half, height: 14 },
  carrier: { x: left + half, y: 24, width: half, height: 30 },
  successiveCarriers: { x: left + half, y: 54, width: half, height: 24 },
  reservations: { x: left + half, y: 78, width: half, height: 38 },
  marks: { x: left, y: goodsTop, width: 32, height: 60 },
  packages: { x: left + 32, y: goodsTop, width: 20, height: 60 },
  packing: { x: left + 52, y: goodsTop, width: 28, height: 60 },
  goods: { x: left + 80, y: goodsTop, width: 44, height: 60 },
  statisticalNumber: { x: left + 124, y: goodsTop, width: 24, height: 60 },
  grossWeight: { x: left + 148, y: goodsTop, width: 20, height: 60 },
  volume: { x: left + 168, y: goodsTop, width: 18, height: 60 },
  instructions: { x: left, y: 176, width: half, height: 34 },
  cashOnDelivery: { x: left, y: 210, width: half, height: 12 },
  payment: { x: left, y: 222, width: half, height: 12 },
  toBePaidBy: { x: left + half, y: 176, width: half, height: 34 },
  agreements: { x: left + half, y: 210, width: half, height: 24 },
  drawnUp: { x: left, y: 234, width: full, height: 11 },
  senderSignature: { x: left, y: 245, width: 62, height: 36 },
  carrierSignature: { x: left + 62, y: 245, width: 62, height: 36 },
  received: { x: left + 124, y: 245, width: 62, height: 36 },
};

/** The one page of the note. */
export function drawCmr(tools: LabelTools, papers: TripPapers): SheetDrawing[] {
  const items: SheetItem[] = [];
  const pen = newPen(tools, items);
  const { trip, language } = papers;
  const title = { x: left, baseline: 18, width: 120, size: 4.4, leastSize: 3.2 } as const;
  pen.write({ ...title, text: paperWords[language].titles.cmr, weight: 'strong' });
  const number = `№ ${trip.consignmentNote ?? ''}`;
  pen.write({
    x: left + full,
    baseline: 18,
    text: number,
    width: 60,
    size: 4.4,
    leastSize: 3,
    align: 'right',
  });
  const texts = cmrTexts(tools, papers);
  cmrBoxes.forEach((box, index) =>
    drawBox(tools, pen, areas[box], {
      name: `${index + 1}. ${cmrBoxNames[language][box]}`,
      second: cmrBoxNames[secondLanguage[language]][box],
      lines: texts[box] ?? [],
    }),
  );
  return [{ ...a4, items }];
}

/** The form is read on both sides of a border: what its boxes are called stands in a second language too. */
const secondLanguage: Readonly<Record<PaperLanguage, PaperLanguage>> = { ru: 'en', zh: 'en', en: 'ru' };

type BoxTexts = { name: string; second: string; lines: readonly string[] };

function drawBox(tools: LabelTools, pen: LabelPen, area: Area, { name, second, lines }: BoxTexts): void {
  const { x, y, width, height } = area;
  pen.frame(x, y, width, height, 0.2);
  const room = width - 3;
  const whole = `${name} / ${second}`;
  const isShort = tools.widthOf(tools.printable(whole), 'medium') * 2.3 <= room;
  const names = isShort
    ? wrapText(tools, whole, { width: room, size: 2.3, weight: 'medium' }, 1)
    : [name, second].flatMap((text, index) =>
        wrapText(tools, text, { width: room, size: index === 0 ? 2.3 : 2, weight: 'medium' }, 2),
      );
  names.forEach(({ text, size }, line) =>
    pen.write({ x: x + 1.5, baseline: y + 3.2 + line * 2.6, text, width: room, size }),
  );
  let baseline = y + 4.6 + names.length * 2.6;
  for (const line of lines)
    for (const { text } of wrapText(tools, line, { width: room, size: 3, weight: 'strong' }, 14)) {
      if (baseline > y + height - 1) return;
      pen.write({ x: x + 1.5, baseline, text, width: room, size: 3, leastSize: 2.4, weight: 'strong' });
      baseline += 3.8;
    }
}

const mostCodes = 8;

/** What the trip says of each box; a box that is missing is open. */
function cmrTexts(
  { firm }: LabelTools,
  { trip, parcels, language, printedDay }: TripPapers,
): Partial<Record<CmrBox, string[]>> {
  const words = cmrWords[language];
  const totals = totalsOf(parcels);
  const codes = [...new Set(parcels.flatMap(({ items }) => items.flatMap(({ hsCode }) => hsCode ?? [])))];
  const listed = (items: readonly string[], text: (joined: string) => string) =>
    items.length === 0 ? [] : [text(items.join(', '))];
  const packing = [
    ...(totals.bags > 0 ? [words.bags(totals.bags)] : []),
    ...(totals.loose > 0 ? [words.loose(totals.loose)] : []),
  ];
  const codeList = codes.toSorted().slice(0, mostCodes).join(', ');
  return {
    sender: [firm[language], ...placeLines(trip.origin)],
    consignee: [firm[language], ...placeLines(trip.destination)],
    delivery: placeLines(trip.destination),
    takingOver: [
      ...(trip.origin.name ? [trip.origin.name] : []),
      ...(trip.departureDay ? [trip.departureDay] : []),
    ],
    documents: [words.attached(trip.code), ...(trip.carnet === null ? [] : [words.carnet(trip.carnet)])],
    marks: [trip.code],
    packages: [String(totals.bags + totals.loose)],
    packing,
    goods: [words.goods(totals)],
    statisticalNumber:
      codes.length === 0 ? [] : [words.codes(codeList, Math.max(0, codes.length - mostCodes))],
    grossWeight: totals.weightG === 0 ? [] : [kilograms(totals.weightG)],
    volume: totals.volumeCm3 === 0 ? [] : [writeDecimal(BigInt(totals.volumeCm3), 6, 3)],
    instructions: [...listed(trip.customsOffices, words.customs), ...listed(trip.seals, words.seals)],
    carrier: [...trip.vehicles, ...listed(trip.drivers, words.drivers)],
    drawnUp: [[trip.origin.name ?? '', printedDay].filter(Boolean).join(', ')],
  };
}

function placeLines({ name, address, country, phone }: PaperPlace): string[] {
  return [name, address, country, phone].filter((line) => line !== null && line !== '') as string[];
}
