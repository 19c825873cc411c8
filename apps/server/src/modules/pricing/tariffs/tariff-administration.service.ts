/**
 * Owns the way of a price from a draft to the day it holds on. Promises one writer at a time, that a version is
 * published once, that nothing published changes or reaches back, and that a change and its announcement come together
 * or not at all.
 */
import { addDays, dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { locales } from '@rohi/contract/locales';
import {
  compareTerms,
  strangeReasonsOf,
  type StrangeReason,
  type TermsChange,
} from '@rohi/contract/pricing/tariff-change';
import type { Announcement } from '@rohi/contract/pricing/tariff-administration.contract';
import { readTerms, type TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import type { TariffTerms } from '@rohi/contract/pricing/tariff';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { expireNotice, publishNotices } from '../../content/content.service.ts';
import { listCourierCities } from './courier-prices.service.ts';
import { announceTariffs } from './published-tariffs.service.ts';
import { writeAnnouncement, writeWithdrawal, type NamedCity } from './tariff-announcement.ts';
import type { TariffVersion } from './tariff-row.ts';
import {
  deleteDraft,
  findDraftOfRequest,
  findVersion,
  findTariffsInForce,
  findVersions,
  insertDraft,
  lockChannel,
  markCancelled,
  markPublished,
  updateDraft,
} from './tariff.store.ts';
import { isVersionId } from './tariff.service.ts';
import { nextMonday, takesDayOfAnother, versionBefore } from './tariff-timeline.ts';

/** A colleague who changes prices; staff have an account. */
export type PriceManager = AuditActor & { userId: string };

/** Farther ahead than this a day is more likely a slip. */
const mostDaysAhead = 730;

function refuse(field: string, error: FieldProblem['error'], params?: FieldProblem['params']): AppError {
  return new AppError('request.invalid', { fields: [{ field, error, ...(params && { params }) }] });
}

async function lockVersion(tx: Tx, id: string): Promise<TariffVersion> {
  const version = isVersionId(id) ? await findVersion(tx, id, 'lock') : undefined;
  if (version === undefined) throw new AppError('pricing.versionNotFound');
  return version;
}

/** Locks a draft as the caller saw it. Throws `pricing.alreadyPublished` and `pricing.changedMeanwhile`. */
async function lockDraft(tx: Tx, id: string, revision: number): Promise<TariffVersion> {
  const draft = await lockVersion(tx, id);
  if (draft.status !== 'DRAFT') throw new AppError('pricing.alreadyPublished');
  if (draft.revision !== revision) throw new AppError('pricing.changedMeanwhile');
  return draft;
}

/**
 * A draft from the version in force today, or from a given one (of any channel); it begins on the next Monday until
 * somebody says otherwise. A repeated `requestId` gets the draft made before. Throws `pricing.draftExists`: a channel
 * has one draft at most.
 */
export function createDraft(
  context: Context,
  actor: PriceManager,
  request: { requestId: string; channelCode: string; fromVersionId?: string | undefined },
): Promise<string> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const channelId = await lockChannel(tx, request.channelCode);
    if (channelId === undefined) throw refuse('channelCode', 'notAllowed');
    const made = await findDraftOfRequest(tx, request.requestId);
    if (made !== undefined) return made;
    const versions = await findVersions(tx, channelId);
    if (versions.some(({ status }) => status === 'DRAFT')) throw new AppError('pricing.draftExists');
    const today = dushanbeDay(at);
    const terms = await termsToStartFrom(tx, channelId, today, request.fromVersionId);
    const effectiveFrom = nextMonday(today);
    const { requestId } = request;
    const id = await insertDraft(tx, {
      channelId,
      effectiveFrom,
      terms,
      at,
      createdBy: actor.name,
      requestId,
    });
    const details = { channel: request.channelCode, from: request.fromVersionId ?? null };
    await recordAudit(tx, { at, actor, action: 'tariff:draft', subject: { type: 'tariff', id }, details });
    return id;
  });
}

async function termsToStartFrom(
  tx: Tx,
  channelId: number,
  today: string,
  fromVersionId: string | undefined,
): Promise<TariffTerms> {
  if (fromVersionId !== undefined) {
    const version = isVersionId(fromVersionId) ? await findVersion(tx, fromVersionId) : undefined;
    if (version === undefined) throw new AppError('pricing.versionNotFound');
    return version.terms;
  }
  const tariffs = await findTariffsInForce(tx, today);
  const present = tariffs.find((tariff) => tariff.channelId === channelId) ?? tariffs[0];
  if (present === undefined) throw refuse('fromVersionId', 'required');
  return present.terms;
}

/** What a draft is changed to, as typed, over the revision that the writer saw. */
export type DraftChange = { revision: number; effectiveFrom: string; terms: TermsTexts };

/** Changes a draft. Throws `request.invalid` naming each wrong field, and what `lockDraft` does. */
export async function changeDraft(
  context: Context,
  actor: PriceManager,
  id: string,
  change: DraftChange,
): Promise<void> {
  const at = context.clock.now();
  const { terms, problems = [] } = readTerms(change.terms);
  const dayProblem = problemOfDay(change.effectiveFrom, dushanbeDay(at));
  const fields: FieldProblem[] = problems.map((problem) => ({ ...problem, field: `terms.${problem.field}` }));
  if (dayProblem !== undefined) fields.unshift(dayProblem);
  if (terms === undefined || fields.length > 0) throw new AppError('request.invalid', { fields });
  await inTransaction(context.db, async (tx) => {
    const draft = await lockDraft(tx, id, change.revision);
    const unknown = unknownCities(terms, await listCourierCities(tx, draft.countryCode));
    if (unknown.length > 0) throw new AppError('request.invalid', { fields: unknown });
    const { effectiveFrom } = change;
    const changed = [...new Set(compareTerms(draft.terms, terms).map(changedField))];
    if (draft.effectiveFrom !== effectiveFrom) changed.unshift('effectiveFrom');
    await updateDraft(tx, id, { effectiveFrom, terms });
    const details = { channel: draft.channelCode, fields: changed };
    await recordAudit(tx, { at, actor, action: 'tariff:change', subject: { type: 'tariff', id }, details });
  });
}

/** What the record calls a field that differs. */
function changedField(change: TermsChange): string {
  if (change.part === 'TERMS') return change.field;
  if (change.part === 'COURIER') return 'courierPrices';
  return `${change.part === 'RULE' ? change.chargeMode : change.code}.${change.field}`;
}

/** A price in a city that is none would never be asked for. */
function unknownCities({ courier }: TariffTerms, cities: readonly { code: string }[]): FieldProblem[] {
  const codes = new Set(cities.map(({ code }) => code));
  return courier.flatMap(({ city }, index): FieldProblem[] =>
    codes.has(city) ? [] : [{ field: `terms.courierPrices[${index}].city`, error: 'notAllowed' }],
  );
}

function problemOfDay(day: string, today: string): FieldProblem | undefined {
  const field = 'effectiveFrom';
  if (!isDay(day)) return { field, error: 'badFormat' };
  if (day < today) return { field, error: 'tooSmall', params: { min: today } };
  const latest = addDays(today, mostDaysAhead);
  return day > latest ? { field, error: 'tooLarge', params: { max: latest } } : undefined;
}

/** Throws a draft away. */
export function discardDraft(
  context: Context,
  actor: PriceManager,
  id: string,
  revision: number,
): Promise<void> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const { channelCode } = await lockDraft(tx, id, revision);
    await deleteDraft(tx, id);
    const details = { channel: channelCode };
    await recordAudit(tx, { at, actor, action: 'tariff:discard', subject: { type: 'tariff', id }, details });
  });
}

/** The version before a version in time, the reasons to ask twice about it, and its announcement. */
export type PublicationPreview = {
  before: TariffVersion | undefined;
  reasons: StrangeReason[];
  announcement: Announcement;
};

/** How a version stands among those of its channel; the announcement names the cities of its country. */
export function previewOf(
  versions: readonly TariffVersion[],
  version: TariffVersion,
  { today, cities }: { today: string; cities: readonly NamedCity[] },
): PublicationPreview {
  const before = versionBefore(versions, version);
  const { names, effectiveFrom, terms: after } = version;
  const reasons =
    version.status === 'DRAFT'
      ? strangeReasonsOf({
          before: before?.terms,
          after,
          effectiveFrom,
          today,
          takesDayOfAnother: takesDayOfAnother(versions, version),
        })
      : [];
  return {
    before,
    reasons,
    announcement: writeAnnouncement({ names, effectiveFrom, before: before?.terms, after, cities }),
  };
}

/** What publishing needs: the revision that was seen, the reasons that were confirmed, the notice as it was edited. */
export type Publication = {
  revision: number;
  confirm?: readonly StrangeReason[] | undefined;
  announcement?: Announcement | undefined;
};

/**
 * Publishes a draft and its announcement. Returns the reasons that still have to be confirmed; none: it is published.
 * Repeated, it does nothing again. Throws `pricing.dayIsOver` when its first day has passed meanwhile.
 */
export function publishDraft(
  context: Context,
  actor: PriceManager,
  id: string,
  { revision, confirm = [], announcement }: Publication,
): Promise<StrangeReason[]> {
  const at = context.clock.now();
  const notice = announcement && readAnnouncement(announcement);
  return inTransaction(context.db, async (tx) => {
    const draft = await lockVersionOfChannel(tx, id);
    if (draft.status === 'CANCELLED') throw new AppError('pricing.versionCancelled');
    if (draft.revision !== revision) throw new AppError('pricing.changedMeanwhile');
    if (draft.status === 'PUBLISHED') return [];
    const today = dushanbeDay(at);
    if (draft.effectiveFrom < today) throw new AppError('pricing.dayIsOver');
    const cities = await listCourierCities(tx, draft.countryCode);
    const preview = previewOf(await findVersions(tx, draft.channelId), draft, { today, cities });
    if (preview.reasons.some((reason) => !confirm.includes(reason))) return preview.reasons;
    await announceTariffs(context.changes, tx);
    await markPublished(tx, id, at, actor.name);
    await announce(tx, at, draft, 'change', notice ?? preview.announcement);
    const details = {
      channel: draft.channelCode,
      version: draft.version,
      effectiveFrom: draft.effectiveFrom,
      confirmed: preview.reasons,
    };
    await recordAudit(tx, { at, actor, action: 'tariff:publish', subject: { type: 'tariff', id }, details });
    return [];
  });
}

/**
 * Versions of a channel are published and cancelled one after the other, so the channel is locked before the version.
 */
async function lockVersionOfChannel(tx: Tx, id: string): Promise<TariffVersion> {
  const found = isVersionId(id) ? await findVersion(tx, id) : undefined;
  if (found === undefined) throw new AppError('pricing.versionNotFound');
  await lockChannel(tx, found.channelId);
  return lockVersion(tx, id);
}

/** Trims the notice. Throws `request.invalid` naming each text that is empty. */
function readAnnouncement(announcement: Announcement): Announcement {
  const fields: FieldProblem[] = [];
  const trimmed = (part: keyof Announcement) => {
    const texts = { ...announcement[part] };
    for (const locale of locales) {
      texts[locale] = texts[locale].trim();
      if (texts[locale] === '') fields.push({ field: `announcement.${part}.${locale}`, error: 'required' });
    }
    return texts;
  };
  const read = { titles: trimmed('titles'), summaries: trimmed('summaries'), bodies: trimmed('bodies') };
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return read;
}

/** Days after its first one that a change is news. */
const daysOnNotice = 30;

function slugOf({ versionId }: Pick<TariffVersion, 'versionId'>, kind: 'change' | 'withdrawal'): string {
  return `tariff-${versionId}-${kind}`;
}

async function announce(
  tx: Tx,
  at: Date,
  version: TariffVersion,
  kind: 'change' | 'withdrawal',
  texts: Announcement,
): Promise<void> {
  const lastDay = addDays(version.effectiveFrom, daysOnNotice);
  await publishNotices(tx, [
    {
      slug: slugOf(version, kind),
      category: 'NOTICE',
      ...texts,
      pinned: false,
      publishAt: at,
      expiresAt: new Date(`${lastDay}T00:00:00Z`),
      audience: 'PUBLIC',
    },
  ]);
}

/**
 * Takes a published version back before its first day: what it said was announced goes, and that it does not come is
 * announced. Throws `pricing.alreadyInForce` from its first day on, when something may have been charged by it.
 * Repeated, it does nothing again.
 */
export function cancelVersion(
  context: Context,
  actor: PriceManager,
  id: string,
  revision: number,
): Promise<void> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const version = await lockVersionOfChannel(tx, id);
    if (version.status === 'DRAFT') throw new AppError('pricing.notPublished');
    // The revision goes up with the cancelling itself.
    if (version.status === 'CANCELLED' && version.revision === revision + 1) return;
    if (version.revision !== revision) throw new AppError('pricing.changedMeanwhile');
    if (version.status === 'CANCELLED') return;
    if (version.effectiveFrom <= dushanbeDay(at)) throw new AppError('pricing.alreadyInForce');
    await announceTariffs(context.changes, tx);
    await markCancelled(tx, id, at, actor.name);
    await expireNotice(tx, slugOf(version, 'change'), at);
    await announce(tx, at, version, 'withdrawal', writeWithdrawal(version));
    const { channelCode: channel, version: number, effectiveFrom } = version;
    const details = { channel, version: number, effectiveFrom };
    await recordAudit(tx, { at, actor, action: 'tariff:cancel', subject: { type: 'tariff', id }, details });
  });
}
