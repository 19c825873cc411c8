import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../business-lines.ts';

/** Which items of a reference list are asked for: the `{x}` of its path (specification, section 7). */
export type ListSelection =
  | { readonly kind: 'all' }
  | { readonly kind: 'active' }
  | { readonly kind: 'businessLine'; readonly businessLine: BusinessLine }
  | { readonly kind: 'ids'; readonly ids: readonly number[] };

const idsFormat = /^\d{1,9}(?:,\d{1,9}){0,199}$/;

/** `all`, `active`, `BSC`, `FBA` or up to 200 ids with commas; undefined for anything else. */
export function parseListSelection(text: string): ListSelection | undefined {
  if (text === 'all' || text === 'active') return { kind: text };
  const businessLine = businessLines.find((line) => line === text);
  if (businessLine !== undefined) return { kind: 'businessLine', businessLine };
  return idsFormat.test(text) ? { kind: 'ids', ids: text.split(',').map(Number) } : undefined;
}

/** The `{x}` of a reference list's path, as text that `parseListSelection` understands. */
export const listSelectionText = z
  .string()
  .check(z.refine((text) => parseListSelection(text) !== undefined, { params: { error: 'badFormat' } }));

/** What decides whether an item is selected. */
export type SelectableItem = {
  readonly id: number;
  readonly enabled: boolean;
  readonly businessLines: readonly BusinessLine[];
};

/** `active` are the enabled ones; a business line's items are enabled ones too; ids find disabled ones as well. */
export function isSelected(item: SelectableItem, selection: ListSelection): boolean {
  if (selection.kind === 'ids') return selection.ids.includes(item.id);
  if (selection.kind === 'businessLine')
    return item.enabled && item.businessLines.includes(selection.businessLine);
  return selection.kind === 'all' || item.enabled;
}
