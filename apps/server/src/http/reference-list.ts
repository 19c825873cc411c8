import type { Endpoint } from '@rohi/contract/endpoint';
import { parseListSelection, type ListSelection } from '@rohi/contract/lists/list-selection';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { UserPrincipal } from '../principal.ts';
import { privatelyTagged, publiclyCached } from './public-cache.ts';
import { serve } from './serve.ts';

/** The reader of a list; a public list knows none. */
export type ListCaller = { locale: Locale; principal: UserPrincipal | null };

type ReferenceList = { readonly all: Endpoint; readonly selected: Endpoint };

/** Puts both calls of a reference list on the router, with a tag: a repeated request gets a 304 without its body. */
export function serveReferenceList<L extends ReferenceList, Selection = ListSelection>(
  app: FastifyInstance,
  list: L,
  find: (selection: Selection, caller: ListCaller) => Promise<object[]>,
  parse: (x: string) => Selection | undefined = parseListSelection as never,
): void {
  const options: RouteShorthandOptions = list.all.access.kind === 'public' ? publiclyCached : privatelyTagged;
  const everything = parse('all') as Selection;
  serve(app, list.all, (call) => find(everything, call), options);
  serve(
    app,
    list.selected,
    // The contract has refused what cannot be parsed.
    (call) => find(parse((call.params as { x: string }).x) ?? everything, call),
    options,
  );
}
