import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { GoodsSum } from '@rohi/contract/linehaul/goods-sum';

/** Grams as kilograms with three places. */
export function kilogramsOf(grams: number): string {
  return writeDecimal(BigInt(Math.round(grams)), 3);
}

const cubicMillimetresPerLitre = 1_000_000;

/** Cubic millimetres as cubic metres with three places, to the litre. */
export function cubicMetresOf(volumeMm3: number): string {
  return writeDecimal(BigInt(Math.round(volumeMm3 / cubicMillimetresPerLitre)), 3);
}

export function goodsSumOf(goods: {
  parcels: number;
  weightG: number;
  volumeMm3: number;
  unweighed: number;
}): GoodsSum {
  return {
    parcels: goods.parcels,
    weightKg: kilogramsOf(goods.weightG),
    volumeM3: cubicMetresOf(goods.volumeMm3),
    unweighed: goods.unweighed,
  };
}
