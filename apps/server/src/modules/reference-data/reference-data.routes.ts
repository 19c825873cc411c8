import type { DataOf } from '@rohi/contract/endpoint';
import {
  changeWord as changeWordCall,
  getWord as getWordCall,
  listWords,
  refreshDictionary,
} from '@rohi/contract/reference-data/dictionary.contract';
import { parseListSelection } from '@rohi/contract/lists/list-selection';
import {
  allCountries,
  dataDictionary,
  selectedCountries,
  sysinfo,
} from '@rohi/contract/reference-data/reference-data.contract';
import { resolveLocale, type Locale } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { publiclyCached } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { actorOf } from '../../http/request-actor.ts';
import { findCountries, readDataDictionary, readSystemInfo } from './reference-data.service.ts';
import { changeWord, findWords, getWord, refreshWords } from './words.service.ts';

type SystemInfo = DataOf<typeof sysinfo>;

/** What sysinfo shows of rooms above this one; passed in where the rooms are put together. */
export type FromAbove = {
  passwordKey: () => Promise<SystemInfo['passwordKey']>;
  routeNews: (locale: Locale) => Promise<Pick<SystemInfo, 'deliveryDays' | 'suspendedRoutes'>>;
};

export function registerReferenceData(app: FastifyInstance, context: Context, above: FromAbove): void {
  serve(app, sysinfo, async ({ query, locale }) => ({
    ...(await readSystemInfo(context, query.languageType ?? locale)),
    ...(await above.routeNews(resolveLocale(query.languageType ?? locale))),
    passwordKey: await above.passwordKey(),
  }));
  serve(app, allCountries, ({ locale }) => findCountries(context, { kind: 'all' }, locale), publiclyCached);
  serve(
    app,
    selectedCountries,
    // The contract has refused what cannot be parsed.
    ({ params, locale }) => findCountries(context, parseListSelection(params.x) ?? { kind: 'all' }, locale),
    publiclyCached,
  );
  serve(app, dataDictionary, ({ locale }) => readDataDictionary(context, locale), publiclyCached);
  serveWords(app, context);
}

function serveWords(app: FastifyInstance, context: Context): void {
  serve(app, listWords, ({ query, locale }) => findWords(context, query, locale));
  serve(app, getWordCall, ({ params, locale }) => getWord(context, params.consValue, locale));
  serve(app, changeWordCall, ({ params, body, request, locale }) =>
    changeWord(context, params.consValue, body, actorOf(request), locale),
  );
  serve(app, refreshDictionary, ({ request }) => refreshWords(context, actorOf(request)));
}
