import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Locale } from '@rohi/contract/locales';
import type { LabelData, PrintJob } from './label-data.ts';
import type { LabelDrawing, LabelItem, LabelTools } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { labelWords, localDay, localDecimal, type LabelWords } from './label-words.ts';

const left = 4;
const right = 96;
const width = right - left;

type Page = { pen: LabelPen; data: LabelData; words: LabelWords; locale: Locale; printedDay: string };

/**
 * The label of a parcel, 100 × 150 mm (docs/domain.md, section 11): what is sorted by stands large, from the top down
 * in the order in which hands along the road need it. City and route are in Russian, the city in Chinese too, whatever
 * language the other words are in, because both ends of the road read one label.
 */
export function drawParcelLabel(
  tools: LabelTools,
  data: LabelData,
  { locale, printedDay }: Pick<PrintJob, 'locale' | 'printedDay'>,
): LabelDrawing {
  const items: LabelItem[] = [];
  const pen = newPen(tools, items);
  const page: Page = { pen, data, words: labelWords[locale], locale, printedDay };
  drawHeader(page, tools);
  drawCustomer(page);
  drawPickupPoint(page);
  drawCode(page);
  drawFacts(page);
  return { widthMm: 100, heightMm: 150, items };
}

function drawHeader({ pen, data, words, locale }: Page, { firm }: LabelTools): void {
  const service = words.services[data.businessLine].toUpperCase();
  pen.box(right - 36, 4, 36, 9);
  pen.write({
    x: right - 18,
    middle: 8.5,
    text: service,
    width: 33,
    size: 5.4,
    leastSize: 3,
    weight: 'strong',
    tone: 'paper',
    align: 'middle',
  });
  pen.write({ x: left, middle: 8.5, text: firm[locale], width: 52, size: 6, weight: 'strong' });
  pen.box(left, 14.5, width, 0.5);
  const trip = data.tripCode === null ? '' : `${words.trip} ${data.tripCode}`;
  const { width: tripWidth } = pen.write({
    x: right,
    middle: 19,
    text: trip,
    width: 40,
    size: 4,
    leastSize: 3,
    align: 'right',
  });
  pen.write({
    x: left,
    middle: 19,
    text: data.route.join(' → '),
    width: width - tripWidth - (tripWidth > 0 ? 4 : 0),
    size: 4.4,
    leastSize: 3.2,
    weight: 'strong',
  });
  pen.box(left, 23, width, 0.25);
}

function drawCustomer({ pen, data, words }: Page): void {
  pen.write({ x: left, baseline: 27, text: words.customer, width: 40, size: 2.8 });
  pen.write({
    x: left - 0.6,
    baseline: 43.2,
    text: data.customerCode ?? words.noCustomer,
    width: width + 0.6,
    size: 19.5,
    leastSize: 6,
    weight: 'strong',
  });
  const phone = data.phoneTail === null ? '' : `… ${data.phoneTail}`;
  const phoneLine = { middle: 49.3, align: 'right' as const };
  const tail = pen.write({ ...phoneLine, x: right, text: phone, width: 34, size: 6, weight: 'strong' });
  const caption = pen.write({
    ...phoneLine,
    x: right - tail.width - 1.6,
    text: phone === '' ? '' : words.phone,
    width: 22,
    size: 2.8,
  });
  pen.writeTwo({
    x: left,
    middle: 49.3,
    text: data.recipientName ?? '',
    width: width - (phone === '' ? 0 : tail.width + caption.width + 5),
    size: 4.8,
    leastSize: 3.5,
  });
}

function drawPickupPoint({ pen, data, words }: Page): void {
  const { pickupPoint } = data;
  pen.box(left, 54, width, 15);
  pen.write({
    x: left + width / 2,
    middle: 61.5,
    text: pickupPoint?.code ?? words.noPickupPoint,
    width: width - 6,
    size: 11.5,
    leastSize: 5,
    weight: 'strong',
    tone: 'paper',
    align: 'middle',
  });
  if (pickupPoint === null) return;
  const { width: chineseWidth } = pen.write({
    x: right,
    middle: 76.2,
    text: pickupPoint.cityZh,
    width: 38,
    size: 9,
    leastSize: 5,
    align: 'right',
  });
  pen.write({
    x: left - 0.3,
    middle: 76.2,
    text: pickupPoint.city,
    width: width - chineseWidth - 4,
    size: 11,
    leastSize: 4.5,
    weight: 'strong',
  });
  pen.writeTwo({ x: left, middle: 84.6, text: pickupPoint.name, width, size: 3.8, leastSize: 2.9 });
}

const squares = { x: left, y: 89.2, width: 24, height: 24 };

function drawCode({ pen, data }: Page): void {
  pen.box(left, 88.6, width, 0.25);
  const { trackingCode } = data;
  const drawn = pen.barcode(trackingCode, { x: left, y: 91.2, width, height: 15 }, squares);
  if (drawn === 'bars')
    pen.write({
      x: left + width / 2,
      middle: 109.7,
      text: trackingCode,
      width,
      size: 5.4,
      leastSize: 3.2,
      weight: 'strong',
      align: 'middle',
    });
  else {
    const x = drawn === undefined ? left : squares.x + squares.width + 1;
    pen.writeCode({ x, middle: 101, text: trackingCode, width: right - x, size: 9 });
  }
  const notes = data.handlingNotes;
  if (notes.length === 0) return;
  pen.box(left, 113.6, width, 7.2);
  pen.writeTwo({
    x: left + width / 2,
    middle: 117.2,
    text: notes.join(' · '),
    width: width - 5,
    size: 4,
    leastSize: 2.7,
    weight: 'strong',
    tone: 'paper',
    align: 'middle',
  });
}

function drawFacts(page: Page): void {
  const { pen, data } = page;
  pen.box(left, 122.4, width, 0.25);
  pen.qr(data.link, { right, bottom: 146.4, most: 21.5 });
  factsOf(page).forEach(([caption, value], index) => {
    const x = left + (index % 2) * 34;
    const top = 123.2 + Math.floor(index / 2) * 6.6;
    pen.write({ x, baseline: top + 2.2, text: caption, width: 32, size: 2.3 });
    pen.write({
      x,
      baseline: top + 5.5,
      text: value,
      width: 32,
      size: 3.7,
      leastSize: 2.6,
      weight: 'strong',
    });
  });
  // Goods of cargo are named in two languages, one after the other: hands at both ends read their half.
  pen.writeTwo({ x: left, middle: 144.6, text: data.goods ?? '', width: 66, size: 2.7, leastSize: 2.1 });
}

/** Caption and value, two in a row. */
function factsOf({ data, words, locale, printedDay }: Page): [string, string][] {
  const kg = (text: string) => `${localDecimal(text, locale)} ${words.kg}`;
  const { weightG, sidesMm, chargeableWeightKg, place, receivedDay, orderCode } = data;
  const sides = sidesMm?.map((side) => localDecimal(writeDecimal(BigInt(side), 1, 0), locale)).join('×');
  return [
    [words.weight, weightG === null ? '—' : kg(writeDecimal(BigInt(weightG), 3, 1))],
    [words.sides, sides === undefined ? '—' : `${sides} ${words.cm}`],
    [words.chargeableWeight, chargeableWeightKg === null ? '—' : kg(trimZeros(chargeableWeightKg))],
    [words.place, place === null ? '—' : `${place.number}/${place.of}`],
    [receivedDay === null ? words.printed : words.received, localDay(receivedDay ?? printedDay, locale)],
    [words.order, orderCode ?? '—'],
  ];
}

/** `20.000` is `20.0`: a weight has one digit after the point, so that it is not taken for a count. */
function trimZeros(decimal: string): string {
  return decimal.replace(/(\.\d\d*?)0+$/, '$1');
}
