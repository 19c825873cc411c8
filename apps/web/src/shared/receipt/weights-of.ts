import type { OwnReceipt } from '@rohi/contract/warehouse/receipt.contract';

export type WeightKind = 'declared' | 'scale' | 'volume';

/**
 * One of the weights of a parcel: in kg, how long its bar is beside the longest (0 to 1), and whether it is the one
 * that is charged.
 */
export type WeightBar = { kind: WeightKind; kg: string; share: number; counts: boolean };

type Step<Name extends string> = Extract<NonNullable<OwnReceipt['price']>['steps'][number], { step: Name }>;

function stepOf<Name extends string>(
  { price }: Pick<OwnReceipt, 'price'>,
  name: Name,
): Step<Name> | undefined {
  return price?.steps.find((step): step is Step<Name> => step.step === name);
}

/** What was declared, what the scale says and what the volume comes to, as far as they are known. */
export function weightBars(receipt: Pick<OwnReceipt, 'declaredKg' | 'weightKg' | 'price'>): WeightBar[] {
  const volumetric = volumetricOf(receipt);
  const basis = stepOf(receipt, 'CHARGEABLE_WEIGHT')?.basis;
  const bars = [
    { kind: 'declared' as const, kg: receipt.declaredKg, counts: false },
    { kind: 'scale' as const, kg: receipt.weightKg, counts: basis === 'ACTUAL' },
    { kind: 'volume' as const, kg: volumetric?.placeKg ?? null, counts: basis === 'VOLUMETRIC' },
  ].flatMap(({ kg, ...bar }) => (kg === null ? [] : [{ ...bar, kg }]));
  const most = Math.max(...bars.map(({ kg }) => Number(kg)));
  return bars.map((bar) => ({ ...bar, share: most > 0 ? Number(bar.kg) / most : 0 }));
}

/** By what the volume was divided, and the weight that came of it; undefined where the sides are not known. */
export function volumetricOf(
  receipt: Pick<OwnReceipt, 'price'>,
): { divisor: number; placeKg: string } | undefined {
  const step = stepOf(receipt, 'VOLUMETRIC_WEIGHT');
  // It was not measured: the price counts a volume of nothing.
  return step !== undefined && Number(step.placeKg) > 0 ? step : undefined;
}

/**
 * What is charged by its quantity; undefined where nothing is, and of a box of cargo, since its price is of all boxes
 * together.
 */
export function chargedStep(receipt: Pick<OwnReceipt, 'price'>): Step<'PRICE'> | undefined {
  if (stepOf(receipt, 'CARGO_SHARE') !== undefined) return undefined;
  return receipt.price?.steps.find((step): step is Step<'PRICE'> => step.step === 'PRICE' && step.isCharged);
}
