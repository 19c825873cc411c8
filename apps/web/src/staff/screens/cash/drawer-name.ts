import { cashTexts } from './cash-words.ts';
import type { Drawer } from './cash-queries.ts';

/** What a drawer is called: a purse by its courier. */
export function drawerName({ kind, name }: Pick<Drawer, 'kind' | 'name'>): string {
  return kind === 'PURSE' ? cashTexts.read().open.purseOf(name) : name;
}
