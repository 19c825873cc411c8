/**
 * What follows from writes within their transaction, in the order in which it is written: a later step may follow what
 * an earlier one has written. Those of one step do not read what another of it writes by more than one statement. Every
 * opener of the database passes this list.
 */
import { parcelCharges } from './modules/billing/charges/parcel-charges.service.ts';
import { freightCharges } from './modules/billing/freight-charges.service.ts';
import { storageRates } from './modules/billing/storage-rates.service.ts';
import { leftBags } from './modules/containers/bags.service.ts';
import { emptiedPasses, revokedPasses } from './modules/collection/passes/passes.service.ts';
import { pickupCodes } from './modules/collection/pickup-codes.service.ts';
import { handOversTakenBack } from './modules/hand-over/giving/taken-back.service.ts';
import { counterProblemsEnded } from './modules/hand-over/problems/ended-problems.service.ts';
import { courierParcels } from './modules/hand-over/rounds/courier-parcels.service.ts';
import { shelfDecisionsFollowed } from './modules/hand-over/shelf/followed-decisions.service.ts';
import { tripTallies } from './modules/linehaul/tally/trip-tallies.service.ts';
import { orderNumbers } from './modules/orders/numbers/order-numbers.service.ts';
import { openDeclarations } from './modules/pool/open-declarations.service.ts';
import { searchTexts } from './modules/search/search-texts.service.ts';
import { changedBagsOfUnits, lyingParcels } from './modules/warehouse/bags/bag-snapshot.service.ts';
import { cellsInUse } from './modules/warehouse/cells.service.ts';
import { liesHereSettled } from './modules/stations/exceptions/lies-here.service.ts';
import { codesAtCounters, parcelsAtCounters } from './modules/stations/counter/counter-snapshot.service.ts';
import { expectedParcels } from './modules/warehouse/expected-parcels.service.ts';
import { settledProblems } from './modules/warehouse/problems/settled-problems.service.ts';
import type { ProjectionStep } from './platform/projections.ts';

export const projections: readonly ProjectionStep[] = [
  freightCharges,
  courierParcels,
  [
    storageRates,
    orderNumbers,
    pickupCodes,
    revokedPasses,
    emptiedPasses,
    cellsInUse,
    leftBags,
    handOversTakenBack,
    counterProblemsEnded,
    shelfDecisionsFollowed,
    expectedParcels,
    lyingParcels,
    changedBagsOfUnits,
    settledProblems,
    parcelCharges,
    liesHereSettled,
    tripTallies,
    ...searchTexts,
    openDeclarations,
    codesAtCounters,
  ],
  parcelsAtCounters,
];
