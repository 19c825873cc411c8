/** Owns the list of parcels that stand for a decision at their point, and what their owners are shown of it. */
import { maskName } from '@rohi/contract/accounts/masked-name';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { shelfNewsDays, shelfNewsWords, type ShelfNews } from '@rohi/contract/hand-over/shelf-decision-rules';
import type { ownShelfNews, readShelf, ShelfRow } from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { owedForParcels } from '../../billing/charges/owed.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findLyingParcels } from '../../tracking/tracking.service.ts';
import { decisionDescriber, dollars, type Reader } from './describe-decision.service.ts';
import { standingDecisions } from './shelf-decision.store.ts';
import { findShelfParcels, ownShelfParcels, type OwnShelfRow } from './shelf-list.store.ts';

const mostListed = 200;
const mostOwn = 100;
const dayMs = 86_400_000;

/**
 * What stands for a decision, limited to the own point for staff of one point; of some points, or beyond the final
 * notice, on request.
 */
export async function readShelfList(
  context: Context,
  reader: Reader,
  { waiting, unit }: QueryOf<typeof readShelf>,
): Promise<DataOf<typeof readShelf>> {
  const { principal, locale } = reader;
  const today = dushanbeDay(context.clock.now());
  const ownPoint = boundPointOf(principal);
  const rows = await findShelfParcels(context.db, {
    today,
    unitIds: ownPoint === undefined ? (unit ?? null) : [ownPoint],
    isPastNotice: waiting === 'unclaimed',
    most: mostListed,
  });
  const ids = rows.map(({ id }) => id);
  const [lying, owed, decisions, describe, units] = await Promise.all([
    findLyingParcels(context.db, ids),
    owedForParcels(context, ids),
    standingDecisions(context.db, ids),
    decisionDescriber(context, reader),
    readUnits(context),
  ]);
  const unitOf = (id: number) => ({
    id,
    name: units.find((unit) => unit.id === id)?.names[locale] ?? String(id),
  });
  const versions = new Map(lying.map(({ id, state }) => [id, state.version]));
  const list = rows.map(({ id, unitId, customer, total: _total, ...row }): ShelfRow => {
    const { chargesMinor = 0n, storageMinor = 0n } = owed.get(id) ?? {};
    const decision = decisions.get(id);
    return {
      ...row,
      version: versions.get(id) ?? 0,
      customer: maskName(customer),
      pickupPoint: unitOf(unitId),
      days: Math.round((Date.parse(today) - Date.parse(row.since)) / dayMs),
      owed: { charges: dollars(chargesMinor), storage: dollars(storageMinor) },
      decision: decision === undefined ? null : describe(decision),
    };
  });
  const hubs = units.filter(({ type }) => type === 'HUB').map(({ id }) => unitOf(id));
  return { total: rows[0]?.total ?? 0, hubs, list };
}

/** What is next for own parcels; words in `locale`. */
export async function readOwnShelfNews(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  locale: Locale,
): Promise<DataOf<typeof ownShelfNews>> {
  if (customerCode === null) return { list: [] };
  const now = context.clock.now();
  const since = new Date(now.getTime() - shelfNewsDays * dayMs);
  const [rows, units] = await Promise.all([
    ownShelfParcels(context.db, { customerCode, since, most: mostOwn }),
    readUnits(context),
  ]);
  const today = dushanbeDay(now);
  return {
    list: rows.flatMap((row) => {
      const found = newsOf(row, today);
      if (found === undefined) return [];
      const { title, text } = shelfNewsWords[found.news];
      const pickupPoint = units.find(({ id }) => id === row.unitId)?.names[locale] ?? String(row.unitId);
      const { trackingCode } = row;
      return [{ trackingCode, pickupPoint, ...found, title: title[locale], text: text[locale] }];
    }),
  };
}

/**
 * What an owner is shown of a parcel; nothing of one that was not taken and about which nothing was decided: that has
 * its own place.
 */
function newsOf(
  { kind, state, cause, storedUntil, standsStill, collectBy }: OwnShelfRow,
  today: string,
): { news: ShelfNews; until: string | null } | undefined {
  if (state === 'SENT' || state === 'ARRIVED' || state === 'FETCHED')
    return { news: 'RETURNED', until: null };
  if (state === 'DONE') return { news: 'DISPOSED', until: null };
  if (kind === 'RETURN') return { news: 'RETURNING', until: null };
  if (kind === 'KEEP' && storedUntil !== null && storedUntil >= today)
    return { news: standsStill === true ? 'STORED_FREE' : 'STORED', until: storedUntil };
  if (collectBy === null || (cause !== null && cause !== 'UNCLAIMED')) return undefined;
  return collectBy >= today ? { news: 'COLLECT_BY', until: collectBy } : { news: 'DECIDING', until: null };
}
