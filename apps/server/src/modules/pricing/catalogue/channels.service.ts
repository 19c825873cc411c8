/**
 * Owns channels: the roads that goods go by, how long they take and whether they are open. Promises that no channel
 * leaves a product without a road unseen, that replacements never go in circles, and that a suspension and its notice
 * are one.
 */
import { auditedFields } from '@rohi/contract/fields';
import { channelFields } from '@rohi/contract/pricing/channel.fields';
import { isDeepStrictEqual } from 'node:util';
import { dushanbeDay, startOfDushanbeDay, addDays } from '@rohi/contract/dushanbe-time';
import { locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import type { ChannelFields, WireChannel } from '@rohi/contract/pricing/channels.contract';
import { publicRates } from '@rohi/contract/pricing/public-rates';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readCached } from '../../../platform/cached-value.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { changeRow, createRow } from '../../audit/change-row.service.ts';
import { expireNotice, publishNotices } from '../../content/content.service.ts';
import {
  circleOf,
  deliveryDaysOn,
  openChannelFor,
  roadsOn,
  isSuspensionShown,
  type Channel,
  type LineDays,
  type Roads,
} from './channel.ts';
import {
  findChannel,
  insertChannelRow,
  isCodeTaken,
  listChannels,
  lockChannels,
  productsOfChannel,
  staffChannelOf,
  updateChannelRow,
} from './channel.store.ts';
import { readVersions } from '../tariffs/published-tariffs.service.ts';
import { suspensionNotice } from './suspension-notice.ts';
import { placeVersions } from '../tariffs/tariff-timeline.ts';

export { pageOfChannels } from './channel.store.ts';

type Editor = AuditActor & { userId: string };
type Deps = Pick<Context, 'db' | 'changes' | 'clock'>;

const changeKey = 'list:channel';

/** All channels, as they stand. */
export function readChannels(context: Deps, db: Db | Tx = context.db): Promise<Channel[]> {
  return readCached(context, changeKey, () => listChannels(db));
}

/**
 * Channels of the selection in the order of the office; names in `locale` and in all. `line` cuts the list to one line.
 */
export async function findChannels(
  context: Context,
  selection: ListSelection,
  locale: Locale,
  line?: 'FBA',
): Promise<WireChannel[]> {
  const day = dushanbeDay(context.clock.now());
  const [channels, versions] = await Promise.all([readChannels(context), readVersions(context)]);
  const inForce = placeVersions(versions, day).filter(({ state }) => state === 'IN_FORCE');
  const termsOf = new Map(inForce.map(({ channelId, terms }) => [channelId, terms]));
  return channels
    .filter((channel) => line === undefined || channel.businessLine === line)
    .filter((channel) => isSelected({ ...channel, businessLines: [channel.businessLine] }, selection))
    .map((channel) => describeChannel(channel, termsOf.get(channel.id), day, locale));
}

function describeChannel(
  channel: Channel,
  terms: { volumetricDivisor: number; currency: string } | undefined,
  day: string,
  locale: Locale,
): WireChannel {
  const {
    suspendedFrom: from,
    suspendedUntil: until,
    suspensionTexts: texts,
    suspensionSlug: slug,
  } = channel;
  const isShown = from !== null && texts !== null && slug !== null && isSuspensionShown(channel, day);
  return {
    id: channel.id,
    code: channel.code,
    name: channel.names[locale],
    names: channel.names,
    route: channel.routes[locale],
    routes: channel.routes,
    countryCode: channel.countryCode,
    businessLine: channel.businessLine,
    mode: channel.mode,
    transitDaysMin: channel.transitDaysMin,
    transitDaysMax: channel.transitDaysMax,
    volumeDivisor: terms?.volumetricDivisor ?? publicRates.volumetricDivisor,
    currency: terms?.currency ?? publicRates.currency,
    enabled: channel.enabled,
    suspension: isShown
      ? { from, until, text: texts[locale], texts, noticeSlug: slug, replacedById: channel.replacedById }
      : null,
  };
}

/**
 * From receipt in China to the pickup point today, by line; a change is seen at once here, within a second elsewhere.
 */
export async function readDeliveryDays(context: Deps, db: Db | Tx = context.db): Promise<LineDays> {
  return deliveryDaysOn(await readChannels(context, db), context.clock.now());
}

/** The roads of today, as far as arrivals follow from them; a change is seen as those days are. */
export async function readRoads(context: Deps, db: Db | Tx = context.db): Promise<Roads> {
  return roadsOn(await readChannels(context, db), context.clock.now());
}

/** The same as the database has it now. */
export async function loadRoads({ clock }: Pick<Context, 'clock'>, db: Db | Tx): Promise<Roads> {
  return roadsOn(await listChannels(db), clock.now());
}

/**
 * Roads that take no goods, now or soon, in every language: what the office says of each and where its notice stands.
 */
export async function readClosedRoads(context: Context) {
  const day = dushanbeDay(context.clock.now());
  const channels = await readChannels(context);
  const enabled = channels.filter((channel) => channel.enabled);
  const closed = enabled.filter((channel) => isSuspensionShown(channel, day));
  const othersRun = enabled.some((channel) => !closed.includes(channel));
  return closed.flatMap(({ routes, suspendedFrom, suspendedUntil, suspensionTexts, suspensionSlug }) =>
    suspendedFrom === null || suspensionTexts === null || suspensionSlug === null
      ? []
      : [
          {
            route: routes,
            text: suspensionTexts,
            from: suspendedFrom,
            until: suspendedUntil,
            noticeSlug: suspensionSlug,
            othersRun,
          },
        ],
  );
}

/** What visitors are shown of the roads: the days by line, and which roads are closed, in the given language. */
export async function readRouteNews(context: Context, locale: Locale) {
  const [channels, closed] = await Promise.all([readChannels(context), readClosedRoads(context)]);
  return {
    deliveryDays: deliveryDaysOn(channels, context.clock.now()),
    suspendedRoutes: closed.map(({ route, text, from, until, noticeSlug }) => ({
      route: route[locale],
      text: text[locale],
      from,
      until,
      noticeSlug,
    })),
  };
}

/** Ids of channels by their codes. */
export async function findChannelCodes({ db }: Pick<Context, 'db'>): Promise<Map<string, number>> {
  return new Map((await listChannels(db)).map(({ code, id }) => [code, id]));
}

/** A channel as staff edit it; undefined when there is none. */
export async function findStaffChannel({ db, clock }: Context, id: number) {
  const channel = await findChannel(db, id);
  return channel && staffChannelOf(channel, dushanbeDay(clock.now()));
}

const subject = (actor: Editor) => ({
  type: 'channel',
  actor,
  audited: auditedFields(channelFields),
});

/**
 * Adds a channel and returns its id. Throws `request.invalid` with the fields that are wrong, and
 * `catalogue.goesInCircles`.
 */
export async function createChannel(
  context: Context,
  actor: Editor,
  { requestId, ...request }: ChannelFields & { requestId: string },
): Promise<number> {
  const fields = readFields(request);
  const id = await refuseTakenCode(
    createRow(context, subject(actor), { action: 'channel:create', requestId, fields }, async (tx, at) => {
      await checkReferences(tx, { id: 0, code: fields.code, replacedById: fields.replacedById });
      const edit = { fields, suspensionSlug: null, by: actor.name, at };
      const made = await insertChannelRow(tx, edit);
      const suspensionSlug = await publishSuspension(tx, made, undefined, fields, 1, at);
      if (suspensionSlug !== null) await updateChannelRow(tx, made, { ...edit, suspensionSlug });
      await announceChannels(context, tx);
      return made;
    }),
  );
  return Number(id);
}

/**
 * Changes a channel over the version that was read. Throws as `changeRow` does, `request.invalid`,
 * `catalogue.goesInCircles`, and `catalogue.inUse` when a channel is to be disabled that products in use go by.
 */
export async function changeChannel(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: ChannelFields & { version: number },
): Promise<void> {
  const fields = readFields(request);
  await refuseTakenCode(
    changeRow(
      context,
      subject(actor),
      { action: 'channel:edit', id, version, fields },
      async (tx) => {
        await lockChannels(tx);
        return findChannel(tx, id, true);
      },
      async (tx, before, at) => {
        await checkReferences(tx, { id, code: fields.code, replacedById: fields.replacedById });
        await refuseUse(tx, before, fields);
        const suspensionSlug = await publishSuspension(tx, id, before, fields, before.version + 1, at);
        await updateChannelRow(tx, id, { fields, suspensionSlug, by: actor.name, at });
        await announceChannels(context, tx);
      },
    ),
  );
}

async function announceChannels(context: Context, tx: Tx): Promise<void> {
  await announceChanges(context.changes, tx, [changeKey]);
}

/** In their normal form. */
function readFields(fields: ChannelFields): ChannelFields {
  const { transitDaysMin: least, transitDaysMax: most, suspendedFrom: from, suspendedUntil: until } = fields;
  const texts = from === null ? null : fields.suspensionTexts && composed(fields.suspensionTexts);
  const problems: FieldProblem[] = [];
  if (least > most) problems.push({ field: 'transitDaysMax', error: 'inconsistent' });
  if (until !== null && (from === null || until < from))
    problems.push({ field: 'suspendedUntil', error: 'inconsistent' });
  if (from !== null)
    for (const locale of locales)
      if ((texts?.[locale] ?? '') === '')
        problems.push({ field: `suspensionTexts.${locale}`, error: 'required' });
  for (const locale of locales)
    for (const field of ['names', 'routes'] as const)
      if (fields[field][locale].trim() === '')
        problems.push({ field: `${field}.${locale}`, error: 'required' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return {
    ...fields,
    names: composed(fields.names),
    routes: composed(fields.routes),
    suspensionTexts: texts,
  };
}

/** Trimmed, and й as one sign. */
export function composed(texts: LocaleTexts): LocaleTexts {
  const tidy = (text: string) => text.normalize('NFC').trim();
  return { ru: tidy(texts.ru), en: tidy(texts.en), zh: tidy(texts.zh), tg: tidy(texts.tg) };
}

async function checkReferences(tx: Tx, changed: { id: number; code: string; replacedById: number | null }) {
  const { replacedById } = changed;
  if (replacedById === null) return;
  const channels = await listChannels(tx);
  if (!channels.some(({ id }) => id === replacedById))
    throw new AppError('request.invalid', { fields: [{ field: 'replacedById', error: 'notAllowed' }] });
  const path = circleOf(channels, changed);
  if (path !== undefined)
    throw new AppError('catalogue.goesInCircles', { params: { path: path.join(' → ') } });
}

async function refuseUse(tx: Tx, before: Channel, { enabled, businessLine }: ChannelFields): Promise<void> {
  if (enabled === before.enabled && businessLine === before.businessLine) return;
  const products = await productsOfChannel(tx, before.id);
  if (products.length > 0 && (!enabled || businessLine !== before.businessLine))
    throw new AppError('catalogue.inUse', { params: { by: products.join(', ') } });
}

/**
 * Puts up the notice of a suspension, and takes down the one before when anything that it says has changed. Returns the
 * slug of the notice that stands; null for an open road.
 */
async function publishSuspension(
  tx: Tx,
  id: number,
  before: Channel | undefined,
  fields: ChannelFields,
  version: number,
  at: Date,
): Promise<string | null> {
  const contentOf = (channel: ChannelFields) => [
    channel.suspendedFrom,
    channel.suspendedUntil,
    channel.suspensionTexts,
    channel.routes,
    channel.replacedById,
    channel.enabled,
  ];
  const isUnchanged = before !== undefined && isDeepStrictEqual(contentOf(before), contentOf(fields));
  if (isUnchanged) return before.suspensionSlug;
  if (before !== undefined && before.suspensionSlug !== null)
    await expireNotice(tx, before.suspensionSlug, at);
  const { suspendedFrom: from, suspendedUntil: until, enabled } = fields;
  const today = dushanbeDay(at);
  if (from === null || !enabled || !isSuspensionShown(fields, today)) return null;
  const channels = await listChannels(tx);
  const replacement = channels.find((channel) => channel.id === fields.replacedById);
  const instead =
    replacement &&
    openChannelFor(
      channels.filter((each) => each.id !== id),
      replacement,
      from,
    );
  const slug = `route-${id}-${version}`;
  await publishNotices(tx, [
    {
      slug,
      category: 'NOTICE',
      ...suspensionNotice(fields, instead),
      pinned: true,
      publishAt: at,
      ...(until === null ? {} : { expiresAt: startOfDushanbeDay(addDays(until, 1)) }),
      audience: 'PUBLIC',
    },
  ]);
  return slug;
}

/** Runs a change; a code that another row has is reported at its field. */
export async function refuseTakenCode<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isCodeTaken(error))
      throw new AppError('request.invalid', { fields: [{ field: 'code', error: 'taken' }] });
    throw error;
  }
}
