/**
 * What the administration of tariffs shows: versions with their history, one version with all that is known of it, two
 * side by side.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { compareTerms } from '@rohi/contract/pricing/tariff-change';
import type {
  compareTariffVersions,
  listTariffVersions,
  TariffVersionLine,
  TariffVersionView,
} from '@rohi/contract/pricing/tariff-administration.contract';
import { writeTerms } from '@rohi/contract/pricing/tariff-texts';
import { nameOrder } from '@rohi/contract/tajik-order';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import type { HistoryPage } from '../../audit/merge-histories.service.ts';
import { listCourierCities } from './courier-prices.service.ts';
import { previewOf } from './tariff-administration.service.ts';
import type { TariffVersion } from './tariff-row.ts';
import { getVersion } from './tariff.service.ts';
import { findVersions } from './tariff.store.ts';
import { placeVersions, type PlacedVersion } from './tariff-timeline.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

/** A page of the versions: drafts first, then by first day, the latest first. */
export async function listVersions(
  { db, clock }: Reading,
  { page, limit, channel, state }: QueryOf<typeof listTariffVersions>,
  locale: Locale,
): Promise<DataOf<typeof listTariffVersions>> {
  const placed = placeVersions(await findVersions(db), dushanbeDay(clock.now()))
    .filter((version) => channel === undefined || version.channelCode === channel)
    .filter((version) => state === undefined || version.state === state)
    .toSorted(
      (a, b) =>
        Number(b.state === 'DRAFT') - Number(a.state === 'DRAFT') ||
        b.effectiveFrom.localeCompare(a.effectiveFrom) ||
        a.channelId - b.channelId ||
        b.version - a.version,
    );
  const visible = placed.slice((page - 1) * limit, page * limit);
  return { total: placed.length, list: visible.map((version) => lineOf(version, locale)) };
}

/** One version as its managers see it. Throws `pricing.versionNotFound`. */
export async function describeVersion(
  { db, clock }: Reading,
  id: string,
  locale: Locale,
): Promise<TariffVersionView> {
  const { channelId } = await getVersion({ db }, id);
  const today = dushanbeDay(clock.now());
  const versions = await findVersions(db, channelId);
  const version = placeVersions(versions, today).find(({ versionId }) => versionId === id);
  if (version === undefined) throw new AppError('pricing.versionNotFound');
  const cities = await listCourierCities(db, version.countryCode);
  const order = nameOrder(locale);
  const { before, reasons, announcement } = previewOf(versions, version, { today, cities });
  return {
    ...lineOf(version, locale),
    revision: version.revision,
    terms: writeTerms(version.terms),
    compared: before === undefined ? null : comparedWith(before, version),
    strange: reasons,
    announcement,
    cities: cities
      .map(({ code, names }) => ({ code, name: names[locale] ?? code }))
      .toSorted((a, b) => order(a.name, b.name)),
  };
}

/** What was done with a version, newest first. Throws `pricing.versionNotFound`. */
export async function historyOfVersion(
  { db }: Pick<Context, 'db'>,
  id: string,
  paging: { page: number; limit: number },
): Promise<HistoryPage> {
  await getVersion({ db }, id);
  return readHistory(db, { type: 'tariff', id }, paging);
}

function comparedWith(before: TariffVersion, version: TariffVersion): TariffVersionView['compared'] {
  return {
    id: before.versionId,
    version: before.version,
    terms: writeTerms(before.terms),
    changes: compareTerms(before.terms, version.terms),
  };
}

/** What differs from the one version to the other. Throws `pricing.versionNotFound`. */
export async function compareVersions(
  { db, clock }: Reading,
  ids: { before: string; after: string },
  locale: Locale,
): Promise<DataOf<typeof compareTariffVersions>> {
  const wanted = [await getVersion({ db }, ids.before), await getVersion({ db }, ids.after)];
  const placed = placeVersions(await findVersions(db), dushanbeDay(clock.now()));
  const [before, after] = wanted.map((one) => placed.find(({ versionId }) => versionId === one.versionId));
  if (before === undefined || after === undefined) throw new AppError('pricing.versionNotFound');
  return {
    before: lineOf(before, locale),
    after: lineOf(after, locale),
    changes: compareTerms(before.terms, after.terms),
  };
}

function lineOf(version: PlacedVersion, locale: Locale): TariffVersionLine {
  const { channelCode, businessLine, names, state, effectiveFrom, effectiveTo } = version;
  return {
    id: version.versionId,
    channelCode,
    businessLine,
    name: names[locale],
    names,
    version: version.version,
    state,
    effectiveFrom,
    effectiveTo,
    createdAt: version.createdAt.toISOString(),
    createdBy: version.createdBy,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    publishedBy: version.publishedBy,
    cancelledAt: version.cancelledAt?.toISOString() ?? null,
    cancelledBy: version.cancelledBy,
  };
}
