import * as z from 'zod/mini';
import type { Access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listSelectionText } from './list-selection.ts';

/** `true` or `false` as it stands in an address. */
export const flagInQuery = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/**
 * The two calls of a reference list (specification, section 7): `/common/<name>` for all of it, and
 * `/common/<name>/{x}` for `all`, `active`, a business line, or ids with commas. `ids` is the shape of `{x}` for lists
 * with ids that are no numbers.
 */
export function referenceList<
  const Name extends string,
  const A extends Access,
  Item extends z.ZodMiniType,
>(list: { name: Name; of: string; access: A; item: Item; x?: z.ZodMiniType<string> }) {
  const { name, of, access, item, x = listSelectionText } = list;
  const data = z.array(item);
  return {
    all: endpoint({ method: 'GET', path: `/common/${name}`, summary: `All ${of}`, access, data, errors: [] }),
    selected: endpoint({
      method: 'GET',
      path: `/common/${name}/{x}`,
      summary: `Some of the ${of}: \`all\`, \`active\`, \`BSC\`, \`FBA\`, or ids with commas`,
      access,
      params: z.object({ x }),
      data,
      errors: ['request.invalid'],
    }),
  } as const;
}
