/** The vehicle that is loaded: the first where the trip has fewer than was chosen, or none is written down yet. */
export function unitAboard(unit: number, units: number): number {
  return unit <= Math.max(1, units) ? unit : 1;
}

type Filled = {
  aboardG: number;
  aboardCm3: number;
  toLoad: { weightG: number; volumeCm3: number };
  capacityG: number | null;
  capacityCm3: number | null;
};

/** How full a trip is, in per cent: aboard and still to load, of the measure that runs out first; the other one beside it. */
export type LoadShares = {
  tighter: 'weight' | 'volume';
  aboard: number;
  toLoad: number;
  other: number | undefined;
};

/** The shares of a trip's capacity; undefined where none is known. */
export function loadShares({
  aboardG,
  aboardCm3,
  toLoad,
  capacityG,
  capacityCm3,
}: Filled): LoadShares | undefined {
  const share = (amount: number, capacity: number | null) =>
    capacity === null || capacity <= 0 ? undefined : (amount * 100) / capacity;
  const weight = share(aboardG + toLoad.weightG, capacityG);
  const volume = share(aboardCm3 + toLoad.volumeCm3, capacityCm3);
  if (weight === undefined && volume === undefined) return undefined;
  if ((volume ?? -1) >= (weight ?? -1))
    return {
      tighter: 'volume',
      aboard: share(aboardCm3, capacityCm3) ?? 0,
      toLoad: share(toLoad.volumeCm3, capacityCm3) ?? 0,
      other: share(aboardG, capacityG),
    };
  return {
    tighter: 'weight',
    aboard: share(aboardG, capacityG) ?? 0,
    toLoad: share(toLoad.weightG, capacityG) ?? 0,
    other: share(aboardCm3, capacityCm3),
  };
}
