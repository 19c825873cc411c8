import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import {
  formatDecimal,
  formatMoney,
  formatPrice,
  formatShortDecimal,
} from '../../../shared/format/numbers.ts';
import type { PricingTexts } from '../texts/ru.ts';

type Priced = FreightQuote['tariffs'][number];
type Step = Priced['steps'][number];
type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;
type Size = StepOf<'VOLUME'>['size'];

/** What was computed; the tariff, where it is known, has the names of its surcharges. */
export type Charge = Pick<Priced, 'steps' | 'total'> & { tariff?: Pick<Priced['tariff'], 'surcharges'> };

/** One line of the explanation: what, how it came about, how much. */
export type Line = { key: string; name: string; how?: string; value: string; isSum?: boolean };

/** How a price that was agreed with the customer is named; only charges of parcels have one. */
type NameAgreed = (step: StepOf<'AGREED_DISCOUNT'>) => { name: string; how: string };

/** The way to the amount as lines to read, in the order of computing. */
export function explainSteps(
  { tariff, steps, total }: Charge,
  texts: PricingTexts,
  nameAgreed?: NameAgreed,
): Line[] {
  const prices = steps.filter((step) => step.step === 'PRICE');
  const surcharges = steps.filter((step) => step.step === 'SURCHARGE');
  const agreed = steps.filter((step) => step.step === 'AGREED_DISCOUNT');
  const share = steps.find((step) => step.step === 'CARGO_SHARE');
  const isMore = surcharges.length + agreed.length > 0;
  const lines = [
    ...steps.flatMap((step, index) => {
      const alike = steps.filter((each) => each.step === step.step);
      const item = alike.length > 1 ? `${texts.form.item(alike.indexOf(step) + 1)} · ` : '';
      return quantityLines(step, steps, texts).map((line) => ({
        ...line,
        key: `${index} ${line.key}`,
        name: item + line.name,
      }));
    }),
    ...prices.map((price) => priceLine(price, prices.length > 1 || isMore || share !== undefined, texts)),
    ...agreed.map((step) => ({
      key: step.step,
      ...(nameAgreed?.(step) ?? { name: step.productCode }),
      value: `−${formatMoney(step.amount)}`,
    })),
    ...surcharges.map((step) => ({
      key: step.code,
      name: tariff?.surcharges.find(({ code }) => code === step.code)?.name ?? texts.steps.surcharges,
      ...(step.count === 1 ? {} : { how: texts.steps.times(step.count) }),
      value: formatMoney(step.amount),
    })),
  ];
  if (share !== undefined) return [...lines, ...shareLines(share, texts)];
  if (prices.length === 1 && !isMore) return lines;
  const name = isMore ? texts.steps.total : texts.steps.toPayLarger;
  const charged = isMore ? undefined : prices.find(({ isCharged }) => isCharged);
  const how = charged && (charged.unit === 'KG' ? texts.steps.byWeight : texts.steps.byVolume);
  return [...lines, { key: 'total', name, ...(how && { how }), value: formatMoney(total), isSum: true }];
}

/** Boxes of cargo are priced as one: what all of them cost, and what this one carries of it. */
function shareLines(
  { boxes, quantity, unit, whole, amount }: StepOf<'CARGO_SHARE'>,
  { units, steps: words }: PricingTexts,
): Line[] {
  const how = `${formatShortDecimal(quantity)}\u00a0${unit === 'KG' ? units.kg : units.m3}`;
  return [
    { key: 'whole', name: words.cargoWhole(boxes), value: formatMoney(whole) },
    { key: 'share', name: words.cargoShare, how, value: formatMoney(amount), isSum: true },
  ];
}

function quantityLines(step: Step, steps: readonly Step[], texts: PricingTexts): Line[] {
  const { steps: words } = texts;
  switch (step.step) {
    case 'ACTUAL_WEIGHT':
      return [{ key: step.step, name: words.actualWeight, value: kg(step.placeKg, texts) }];
    case 'VOLUMETRIC_WEIGHT':
      return [
        {
          key: step.step,
          name: words.volumetricWeight,
          how: `${volumetricFormula(step.size, texts)} ÷ ${step.divisor}`,
          value: kg(step.placeKg, texts),
        },
      ];
    case 'CHARGEABLE_WEIGHT':
      return isSameWeight(step, steps) ? [] : [weightLine(step, words.chargeableWeight, texts)];
    case 'WEIGHT':
      if (step.places > 1) return [weightLine(step, words.weight, texts)];
      // The one weight stands with its price; of several none does.
      return steps.filter((each) => each.step === 'WEIGHT').length === 1
        ? []
        : [{ key: step.step, name: words.weight, value: kg(step.weightKg, texts) }];
    case 'VOLUME':
      return volumeLines(step, texts);
    default:
      return [];
  }
}

function kg(text: string, { units }: PricingTexts): string {
  return `${formatDecimal(text)}\u00a0${units.kg}`;
}

function m3(text: string, { units }: PricingTexts): string {
  return `${formatShortDecimal(text)}\u00a0${units.m3}`;
}

/** The weight of all places; of a single one only its rounding is news. */
function weightLine(
  { step, placeKg, places, weightKg }: StepOf<'CHARGEABLE_WEIGHT'> | StepOf<'WEIGHT'>,
  name: string,
  texts: PricingTexts,
): Line {
  const { larger, times } = texts.steps;
  const how = places === 1 ? larger : `${kg(placeKg, texts)} ${times(places)}`;
  return { key: step, name, how, value: kg(weightKg, texts) };
}

function volumeLines(step: StepOf<'VOLUME'>, texts: PricingTexts): Line[] {
  const { size, placeM3, places, volumeM3 } = step;
  const { units, steps: words } = texts;
  const volume: Line = {
    key: 'VOLUME',
    name: words.volume,
    ...(places === 1 ? {} : { how: `${m3(placeM3, texts)} ${words.times(places)}` }),
    value: m3(volumeM3, texts),
  };
  if (!('lengthCm' in size)) return [volume];
  const metres = [size.lengthCm, size.widthCm, size.heightCm].map((cm) => formatShortDecimal(metresOf(cm)));
  return [{ key: 'SIZES', name: words.sizes, value: `${metres.join(' × ')}\u00a0${units.m}` }, volume];
}

function priceLine(
  step: StepOf<'PRICE'>,
  isOneOfSeveral: boolean,
  { units, steps: words }: PricingTexts,
): Line {
  const isWeight = step.unit === 'KG';
  const quantity = `${formatShortDecimal(step.quantity)}\u00a0${isWeight ? units.kg : units.m3}`;
  const only = step.chargeMode === 'WEIGHT' ? words.toPayLargerWeight : words.toPay;
  const parts = step.chargeMode === 'VOLUME' ? words.forVolume : words.forWeight;
  return {
    key: step.chargeMode,
    name: isOneOfSeveral && step.chargeMode !== 'WEIGHT' ? parts : only,
    how: step.isMinimum ? words.minimum : `${quantity} × ${formatPrice(step.unitPrice)}`,
    value: formatMoney(step.amount),
    ...(isOneOfSeveral ? {} : { isSum: true }),
  };
}

/** The chargeable weight is no news when it is the larger weight of the one place. */
function isSameWeight(step: StepOf<'CHARGEABLE_WEIGHT'>, steps: readonly Step[]): boolean {
  const name = step.basis === 'ACTUAL' ? 'ACTUAL_WEIGHT' : 'VOLUMETRIC_WEIGHT';
  // Those of its own load stand right before it.
  const index = steps.indexOf(step);
  return (
    step.places === 1 &&
    steps
      .slice(Math.max(index - 2, 0), index)
      .some((each) => each.step === name && 'placeKg' in each && each.placeKg === step.weightKg)
  );
}

/** «60 × 50 × 40», or the volume in cm³ when that was given. */
function volumetricFormula(size: Size, { units }: PricingTexts): string {
  if ('lengthCm' in size)
    return [size.lengthCm, size.widthCm, size.heightCm].map(formatShortDecimal).join(' × ');
  return `${formatShortDecimal(shiftPoint(size.volumeM3, 6))} ${units.cm}³`;
}

function metresOf(cm: string): string {
  return shiftPoint(cm, -2);
}

/** Moves the decimal point as text, so that no digit is lost: ('60.5', -2) → '0.605'. */
function shiftPoint(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const point = Math.max(whole.length + places, 1);
  const zeros = '0'.repeat(point - whole.length - places);
  const digits = `${zeros}${whole}${fraction}`.padEnd(point, '0');
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
