import type { Endpoint } from '@rohi/contract/endpoint';
import { parseListSelection, type ListSelection } from '@rohi/contract/reference-data/list-selection';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { privatelyTagged, publiclyCached } from './public-cache.ts';
import { serve } from './serve.ts';
import type { Session } from './session-guard.ts';

/** Who asks for a list; no session for a public one. */
export type ListAsker = { locale: Locale; session: Session | null };

type ReferenceList = { readonly all: Endpoint; readonly selected: Endpoint };

/** Puts both calls of a reference list on the router, with a tag: who has the list already is told so without its body. */
export function serveReferenceList<L extends ReferenceList, Selection = ListSelection>(
  app: FastifyInstance,
  list: L,
  find: (selection: Selection, asker: ListAsker) => Promise<object[]>,
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
