import type { Workplace } from './workplaces.ts';

/**
 * Which orders a member of the office sees: all, those that go to one pickup point, or those of one China warehouse.
 */
export type OrderScope = { kind: 'all' } | { kind: 'point' | 'warehouse'; unitId: number | undefined };

/**
 * The orders that somebody sees (docs/domain.md, section 4). Without a unit where one is needed, `unitId` is undefined:
 * none.
 */
export function orderScopeOf({
  workplaces,
  unitId,
}: {
  readonly workplaces: ReadonlySet<Workplace>;
  readonly unitId: number | null;
}): OrderScope {
  // Roles of the road and of the hub read no orders: they do not widen what the others see.
  if (workplaces.has('OFFICE')) return { kind: 'all' };
  const kind = workplaces.has('WAREHOUSE') ? 'warehouse' : 'point';
  return { kind, unitId: unitId ?? undefined };
}
