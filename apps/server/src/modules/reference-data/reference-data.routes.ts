import type { DataOf } from '@rohi/contract/endpoint';
import { parseListSelection } from '@rohi/contract/reference-data/list-selection';
import {
  allCountries,
  dataDictionary,
  selectedCountries,
  sysinfo,
} from '@rohi/contract/reference-data/reference-data.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { publiclyCached } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { findCountries, readDataDictionary, readSystemInfo } from './reference-data.service.ts';

type SystemInfo = DataOf<typeof sysinfo>;

/** `passwordKey` comes from a room above: who puts the rooms together hands it down. */
export function registerReferenceData(
  app: FastifyInstance,
  context: Context,
  passwordKey: () => Promise<SystemInfo['passwordKey']>,
): void {
  serve(app, sysinfo, async ({ query, locale }) => ({
    ...(await readSystemInfo(context, query.languageType ?? locale)),
    passwordKey: await passwordKey(),
  }));
  serve(app, allCountries, ({ locale }) => findCountries(context, { kind: 'all' }, locale), publiclyCached);
  serve(
    app,
    selectedCountries,
    // The contract has refused what cannot be parsed.
    ({ params, locale }) => findCountries(context, parseListSelection(params.x) ?? { kind: 'all' }, locale),
    publiclyCached,
  );
  serve(app, dataDictionary, ({ locale }) => Promise.resolve(readDataDictionary(locale)), publiclyCached);
}
