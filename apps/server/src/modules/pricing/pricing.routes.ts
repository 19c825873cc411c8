import { readAmountMinor, toWireMoney } from '@rohi/contract/pricing/money';
import {
  explainCharge as explainChargeCall,
  getRate,
  headChannelPrices,
  listCourierPrices as listCourierPricesCall,
  listTariffs,
  maxRateDays,
  quoteFreight as quoteFreightCall,
  recentRates,
} from '@rohi/contract/pricing/pricing.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { getRateOf, listRecentRates } from './rates/currency-rate.service.ts';
import { explainCharge, quoteFreight, readDay } from './charges/freight-quote.service.ts';
import { listCourierPrices } from './tariffs/courier-prices.service.ts';
import { listTariffsOn, openTariffs } from './tariffs/tariff.service.ts';
import { toChannelPrice, describeTariff } from './tariffs/describe-tariff.ts';

export function registerPricing(app: FastifyInstance, context: Context): void {
  // Before the first request: a new database has no prices yet.
  app.addHook('onReady', () => openTariffs(context));
  serve(app, quoteFreightCall, ({ query, locale }) => quoteFreight(context, query, locale));
  serve(app, explainChargeCall, ({ params, query, locale }) =>
    explainCharge(context, params.versionId, query, locale),
  );
  serve(app, listTariffs, async ({ query, locale }) => {
    const tariffs = await listTariffsOn(context, dayOf(context, query.date));
    return tariffs.map((tariff) => describeTariff(tariff, locale));
  });
  serve(app, listCourierPricesCall, ({ locale }) => listCourierPrices(context, locale));
  serve(
    app,
    headChannelPrices,
    async ({ locale }) => {
      const tariffs = await listTariffsOn(context, dayOf(context, undefined));
      return tariffs.map((tariff) => toChannelPrice(tariff, locale));
    },
    privatelyTagged,
  );
  serve(app, getRate, async ({ body }) => {
    const { from, to } = body;
    const day = dayOf(context, body.date);
    const rateInForce = await getRateOf(context, { from, to, day, amountMinor: amountOf(body.amount) });
    const { rate, nominal, rateDate, source, stale, inverse, converted } = rateInForce;
    const answer = { rate, nominal, rateDate, source, stale, inverse };
    return converted === undefined ? answer : { ...answer, converted: toWireMoney(converted) };
  });
  serve(app, recentRates, ({ body }) => {
    if (body.days < 1) throw refusal({ field: 'days', error: 'tooSmall', params: { min: 1 } });
    if (body.days > maxRateDays)
      throw refusal({ field: 'days', error: 'tooLarge', params: { max: maxRateDays } });
    return listRecentRates(context, body);
  });
}

function dayOf(context: Context, text: string | undefined): string {
  const day = readDay(context, text);
  if (day === undefined) throw refusal({ field: 'date', error: 'badFormat' });
  return day;
}

function amountOf(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const amountMinor = readAmountMinor(text);
  if (amountMinor === undefined) throw refusal({ field: 'amount', error: 'badFormat' });
  return amountMinor;
}

function refusal(problem: FieldProblem): AppError {
  return new AppError('request.invalid', { fields: [problem] });
}
