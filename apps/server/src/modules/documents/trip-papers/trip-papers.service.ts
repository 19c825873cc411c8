/**
 * Owns the papers of trips. Promises that they say what the declarations say and nothing beyond it, that what is
 * missing is named before a trip leaves, and that who drew which paper stands in the audit record: they name people
 * with whole phones.
 */
import type { drawTripPaper, readTripPapers } from '@rohi/contract/documents/trip-papers.contract';
import {
  mostNamedOfGap,
  mostParcelsOfPapers,
  paperGaps,
  type PaperLanguage,
  type TripPaper,
} from '@rohi/contract/documents/trip-papers';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { warehouseLine } from '@rohi/contract/pickup-points/china-address';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findSeenTrip } from '../../linehaul/list/trip-list.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readTripNames } from '../../linehaul/trip-words.service.ts';
import { totalsOf, type TripPapers } from '../../printing/papers/draw-trip-paper.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';
import { findCountries } from '../../reference-data/reference-data.service.ts';
import type { TripRow } from '../../trips/trips.service.ts';
import type { PrintedFile } from '../documents.service.ts';
import {
  declareParcels,
  gapsOfParcel,
  gapsOfTrip,
  type DeclaredParcel,
  type PaperParcelRow,
} from './declared-parcels.ts';
import { findPaperParcels } from './trip-paper.store.ts';

/** What the papers of a trip add up to and lack. Throws `list.notFound`, `documents.tripTooLarge`. */
export async function checkPapers(
  context: Context,
  principal: UserPrincipal,
  code: string,
): Promise<DataOf<typeof readTripPapers>> {
  const trip = await findSeen(context, principal, code);
  const rows = await findRows(context, code, 'ru');
  const parcels = declareParcels(rows);
  const { weightG, volumeCm3: _, values, ...counts } = totalsOf(parcels);
  return {
    ...counts,
    weightKg: writeDecimal(BigInt(weightG), 3),
    values: values.map(toWireMoney),
    tripGaps: gapsOfTrip(trip),
    gaps: gapsOf(parcels, rows),
  };
}

function gapsOf(parcels: readonly DeclaredParcel[], rows: readonly PaperParcelRow[]) {
  const lacking = parcels.map((parcel, index) => ({
    parcel,
    gaps: gapsOfParcel(parcel, rows[index]?.isParted ?? false),
  }));
  return paperGaps.flatMap((gap) => {
    const all = lacking.filter(({ gaps }) => gaps.includes(gap));
    if (all.length === 0) return [];
    const list = all.slice(0, mostNamedOfGap).map(({ parcel: { trackingCode, orderCode } }) => ({
      trackingCode,
      orderCode,
    }));
    return [{ gap, parcels: all.length, list }];
  });
}

type Asked = QueryOf<typeof drawTripPaper> & { paper: TripPaper };

/** A paper as a PDF. Throws `list.notFound`, `documents.tripEmpty`, `documents.tripTooLarge`, `server.busy`. */
export async function drawPaper(
  context: Context,
  principal: UserPrincipal,
  code: string,
  { request, actor }: { request: Asked; actor: AuditActor },
): Promise<PrintedFile> {
  const papers = await gatherPapers(context, principal, code, { request, actor });
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'trip-paper',
    paper: request.paper,
    papers,
  });
  return { bytes, fileName: `${fileNameOf(request, code)}.pdf` };
}

/** What all papers are made of; that one was asked for is in the record from here on. Throws as `drawPaper` does. */
export async function gatherPapers(
  context: Context,
  principal: UserPrincipal,
  code: string,
  { request, actor }: { request: Asked; actor: AuditActor },
): Promise<TripPapers> {
  const trip = await findSeen(context, principal, code);
  const parcels = declareParcels(await findRows(context, code, request.language));
  if (parcels.length === 0) throw new AppError('documents.tripEmpty');
  const now = context.clock.now();
  const { paper, format, language } = request;
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      at: now,
      actor,
      action: 'trip:papers',
      subject: { type: 'trip', id: code },
      details: { paper, format, languages: [language] },
    }),
  );
  return {
    language,
    printedDay: dushanbeDay(now),
    trip: await describeTrip(context, trip, language),
    parcels,
  };
}

/** `cmr-RT261126001-ru`, without an ending. */
export function fileNameOf({ paper, language }: Pick<Asked, 'paper' | 'language'>, code: string): string {
  return `${paper}-${code.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}-${language}`;
}

async function findSeen(context: Context, principal: UserPrincipal, code: string): Promise<TripRow> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  return trip;
}

async function findRows(context: Context, code: string, language: PaperLanguage): Promise<PaperParcelRow[]> {
  const rows = await findPaperParcels(context.db, code, { language, most: mostParcelsOfPapers + 1 });
  if (rows.length > mostParcelsOfPapers)
    throw new AppError('documents.tripTooLarge', { params: { most: mostParcelsOfPapers } });
  return rows;
}

async function describeTrip(
  context: Context,
  trip: TripRow,
  language: PaperLanguage,
): Promise<TripPapers['trip']> {
  const names = await readTripNames(context, language);
  const [units, countries] = [
    await readUnits(context),
    await findCountries(context, { kind: 'all' }, language),
  ];
  const placeOf = (id: number | null) => {
    const { chinaAddress, house, countryCode } = units.find((unit) => unit.id === id) ?? {};
    const address = chinaAddress ? warehouseLine(chinaAddress) : (house?.addresses[language] ?? null);
    const country = countries.find(({ shortName }) => shortName === countryCode)?.name ?? null;
    return { name: names.place(id), address, country, phone: chinaAddress?.phone ?? house?.phone ?? null };
  };
  const leaves = trip.departedAt ?? trip.plannedDepartureAt;
  return {
    code: trip.code,
    vehicles: trip.units.flatMap(({ number, trailer }) => [number, ...(trailer === null ? [] : [trailer])]),
    seals: trip.units.flatMap(({ seals }) => seals),
    drivers: trip.drivers.map(({ name }) => name),
    consignmentNote: trip.consignmentNote,
    carnet: trip.carnet,
    customsOffices: trip.customsOffices,
    origin: placeOf(trip.originId),
    destination: placeOf(trip.destinationId),
    departureDay: leaves === null ? null : dushanbeDay(leaves),
    isDeparted: trip.departedAt !== null,
  };
}
