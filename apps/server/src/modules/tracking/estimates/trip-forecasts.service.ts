/**
 * Owns what was promised of trips. Promises that of each trip on the road what is shown at the end of a day is on
 * record, one row a trip and day, and that it is scored once the trip has arrived.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { loadAnswerTerms } from '../answers/answer-terms.service.ts';
import { estimateParcel } from './arrival-estimate.ts';
import { hasCome, learnedSince, listTripsUnderWay, loadFinishedTrips } from './finished-trips.service.ts';
import { enoughTrips } from './learned-arrival.ts';
import { measureLegs, type RoadLegs } from './road-legs.ts';
import { scorePromises, type PromiseScore } from './prediction-score.ts';
import { insertTripForecasts, listPromises, type TripForecastRow } from './trip-outcome.store.ts';

export { enoughTrips };
export type { PromiseScore } from './prediction-score.ts';

/** Records what is shown today of the trips on the road. */
export async function forecastTrips(context: Context): Promise<void> {
  const { estimates } = await loadAnswerTerms(context, context.db);
  const forecasts = (await listTripsUnderWay(context, context.db)).flatMap((trip): TripForecastRow[] => {
    if (hasCome(trip)) return [];
    const { id, code, receivedAt, businessLine, parcels, beyond } = trip;
    const isBeyond = beyond * 2 > parcels;
    const status = isBeyond ? ParcelStatus.AwaitingHubOut : ParcelStatus.AwaitingHubIn;
    const estimate = estimateParcel(
      { status, problems: [], receivedAt, businessLine, tripCode: code },
      estimates,
    );
    if (estimate === null || receivedAt === null) return [];
    const { min, max } = estimates.deliveryDays[businessLine];
    return [
      {
        tripId: id,
        madeOn: estimates.today,
        firstDay: estimate.from,
        lastDay: estimate.to,
        basis: estimate.basis,
        constantFirst: addDays(dushanbeDay(receivedAt), min),
        constantLast: addDays(dushanbeDay(receivedAt), max),
      },
    ];
  });
  await insertTripForecasts(context.db, forecasts);
}

/** The scores of one span, of what was shown and of what the days of the road alone would have promised. */
export type ComparedScore = { readonly shown: PromiseScore; readonly constant: PromiseScore };

/** How good the promises of the trips were that have arrived, by how long before the arrival they were made. */
export async function scoreForecasts(context: Context, db: Db | Tx = context.db): Promise<ComparedScore[]> {
  const promises = await listPromises(db, learnedSince(context));
  const constant = scorePromises(
    promises.map(({ constantFrom: from, constantTo: to, madeOn, arrivedOn }) => ({
      from,
      to,
      madeOn,
      arrivedOn,
    })),
  );
  return scorePromises(promises).flatMap((score) => {
    const beside = constant.find(({ span }) => span === score.span);
    return beside === undefined ? [] : [{ shown: score, constant: beside }];
  });
}

/** How long the legs of the roads took, by road and season. */
export async function readRoadLegs(context: Context): Promise<RoadLegs[]> {
  return measureLegs(await loadFinishedTrips(context, context.db));
}
