import type { TripPlan } from './use-plan.ts';

type Goods = { weightKg: string; volumeM3: string };
export type Measure = 'volume' | 'weight';

/**
 * How full a trip is, in per cent of the measure that runs out first, and of the other; undefined where no capacity is
 * known.
 */
export type PlanShares = {
  tighter: Measure;
  planned: number;
  suggested: number;
  /** What was declared and has news: it may come before the cut-off. */
  expected: number;
  /** Planned and suggested, of the other measure; undefined where its capacity is not known. */
  other: number | undefined;
};

type Capacities = Pick<TripPlan, 'capacityKg' | 'capacityM3' | 'planned' | 'suggested'> & {
  declared: { recent: Goods };
};

/** The shares of a plan by the measure of which planned and suggested goods take more. */
export function planShares({
  capacityKg,
  capacityM3,
  planned,
  suggested,
  declared,
}: Capacities): PlanShares | undefined {
  const capacities = { weight: capacityKg, volume: capacityM3 === null ? null : Number(capacityM3) };
  const amountOf = (goods: Goods, measure: Measure) =>
    Number(measure === 'weight' ? goods.weightKg : goods.volumeM3);
  const shareOf = (goods: Goods, measure: Measure): number | undefined => {
    const capacity = capacities[measure];
    return capacity === null || capacity <= 0 ? undefined : (amountOf(goods, measure) * 100) / capacity;
  };
  const taken = (measure: Measure): number | undefined => {
    const share = shareOf(planned, measure);
    return share === undefined ? undefined : share + (shareOf(suggested, measure) ?? 0);
  };
  const [weight, volume] = [taken('weight'), taken('volume')];
  if (weight === undefined && volume === undefined) return undefined;
  const tighter: Measure = (volume ?? -1) >= (weight ?? -1) ? 'volume' : 'weight';
  return {
    tighter,
    planned: shareOf(planned, tighter) ?? 0,
    suggested: shareOf(suggested, tighter) ?? 0,
    expected: shareOf(declared.recent, tighter) ?? 0,
    other: tighter === 'volume' ? weight : volume,
  };
}

/** Whether all that waits for a promise is planned for other trips: nothing of it can be taken. */
export function isElsewhere({ parcels, others }: TripPlan['promises'][number]): boolean {
  return others.reduce((sum, each) => sum + each.parcels, 0) >= parcels;
}
