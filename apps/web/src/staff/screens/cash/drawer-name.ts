import { useQuery } from '@tanstack/react-query';
import { loadPoints } from '../../kit/list/load-points.ts';
import { cashTexts } from '../screen-words.ts';
import type { Drawer } from './cash-queries.ts';

/** What a drawer is called: a purse by its courier. */
export function drawerName({ kind, name }: Pick<Drawer, 'kind' | 'name'>): string {
  return kind === 'PURSE' ? cashTexts.read().open.purseOf(name) : name;
}

/** The pickup points at which drawers stand, to choose from. */
export function useDrawerPoints() {
  return useQuery({ queryKey: ['cash', 'points'], queryFn: () => loadPoints() });
}

/** Names the point of a drawer: those of two points may be called alike. Empty until the points have come. */
export function usePointOfDrawer(): (drawer: Pick<Drawer, 'unitId'>) => string {
  const { data: points = [] } = useDrawerPoints();
  return ({ unitId }) => points.find(({ value }) => value === String(unitId))?.label ?? '';
}
