import * as z from 'zod/mini';
import { businessLines, type BusinessLine } from '../business-lines.ts';

/** Which people of a list are asked for: as `ListSelection`, with ids that are no numbers. */
export type PeopleSelection =
  | { readonly kind: 'all' }
  | { readonly kind: 'active' }
  | { readonly kind: 'businessLine'; readonly businessLine: BusinessLine }
  | { readonly kind: 'ids'; readonly ids: readonly string[] };

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const idsFormat = new RegExp(`^${id}(?:,${id}){0,99}$`);

/** `all`, `active`, `BSC`, `FBA` or up to 100 ids with commas; undefined for anything else. */
export function parsePeopleSelection(text: string): PeopleSelection | undefined {
  if (text === 'all' || text === 'active') return { kind: text };
  const businessLine = businessLines.find((line) => line === text);
  if (businessLine !== undefined) return { kind: 'businessLine', businessLine };
  return idsFormat.test(text) ? { kind: 'ids', ids: text.split(',') } : undefined;
}

/** The `{x}` of such a list's path. */
export const idSelectionText = z
  .string()
  .check(z.refine((text) => parsePeopleSelection(text) !== undefined, { params: { error: 'badFormat' } }));
