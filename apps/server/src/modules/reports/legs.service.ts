/** How long trips took on their roads, and how true the days of arrival were that had been shown of them. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { readLegs } from '@rohi/contract/reports/legs.contract';
import type { Context } from '../../context.ts';
import { readChannels } from '../pricing/catalogue/channels.service.ts';
import {
  enoughTrips,
  readRoadLegs,
  scoreForecasts,
  type PromiseScore,
} from '../tracking/estimates/trip-forecasts.service.ts';

type Legs = DataOf<typeof readLegs>;

export async function readLegsReport(context: Context, locale: Locale): Promise<Legs> {
  const channels = new Map((await readChannels(context)).map((channel) => [channel.id, channel]));
  const roads = await readRoadLegs(context);
  const scores = await scoreForecasts(context);
  return {
    enoughTrips,
    roads: roads.map(({ channelId, season, trips, basis, legs }) => ({
      channelId,
      channel: channels.get(channelId)?.names[locale] ?? '',
      season,
      trips,
      basis,
      legs: [...legs],
    })),
    promises: scores.map(({ shown, constant }) => ({
      span: shown.span,
      shown: describeScore(shown),
      constant: describeScore(constant),
    })),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function describeScore({ promises, met, score, width }: PromiseScore): Legs['promises'][number]['shown'] {
  return { promises, metPct: Math.round(met * 100), daysOff: round(score), width: round(width) };
}
