import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileCall, historyCall } from '../lists/list-calls.ts';
import { describeFields } from '../lists/staff-list.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { roundingModes } from './exact-decimal.ts';
import { currencies } from './money.ts';
import { chargeModes, surchargeBases } from './tariff.ts';
import { tariffFields } from './tariff.fields.ts';
import { mostCourierCities, mostRules, mostSurcharges } from './tariff-texts.ts';
import { strangeReasons } from './tariff-change.ts';

const editors = { kind: 'staff', authority: 'tariff:edit' } as const;
const publishers = { kind: 'staff', authority: 'tariff:publish' } as const;

const typed = wireText({ max: 40 });
const fourTexts = (max: number) => {
  const text = wireText({ max });
  return z.strictObject({ ru: text, en: text, zh: text, tg: text });
};
const rounding = z.enum(roundingModes);

/** An object with fields named by the dictionary, for the document of the API. */
const described = <const Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.strictObject(describeFields(shape, tariffFields));

/** Terms as they are typed: every number is text; what it must be is named by field errors of their own. */
const termsShape = described({
  currency: z.enum(currencies),
  volumetricDivisor: typed,
  usualFromVolumeM3: typed,
  sideStepCm: typed,
  sideRounding: rounding,
  volumetricStepKg: typed,
  volumetricRounding: rounding,
  amountStep: typed,
  amountRounding: rounding,
  rules: z
    .array(
      described({
        chargeMode: z.enum(chargeModes),
        from: typed,
        to: typed,
        unitPrice: typed,
        minCharge: typed,
        roundStep: typed,
        rounding,
      }),
    )
    .check(z.minLength(1), z.maxLength(mostRules)),
  surcharges: z
    .array(
      described({
        code: typed,
        names: fourTexts(80),
        basis: z.enum(surchargeBases),
        amount: typed,
      }),
    )
    .check(z.maxLength(mostSurcharges)),
  storageFreeDays: typed,
  storagePerKgDay: typed,
  storageLeastDay: typed,
  storageMostOfFeePercent: typed,
  pointsPerUnitPaid: typed,
  pointValue: typed,
  pointsLifeMonths: typed,
  pointsMostOfFeePercent: typed,
  serviceSendOn: typed,
  serviceReturn: typed,
  serviceDispose: typed,
  courierPrices: z.array(described({ city: typed, doorPrice: typed })).check(z.maxLength(mostCourierCities)),
});

/**
 * Where a version stands. `REPLACED`: another version was published for the same day before any day was its own; the
 * rest follows from its days.
 */
export const tariffStates = ['DRAFT', 'UPCOMING', 'IN_FORCE', 'OVER', 'REPLACED', 'CANCELLED'] as const;
export type TariffState = (typeof tariffStates)[number];

const names = z.object({ ru: z.string(), en: z.string(), zh: z.string(), tg: z.string() });
const nullableText = z.nullable(z.string());

/** A version in the list; days are Dushanbe days, both included, `effectiveTo` null while no later one is published. */
const versionLine = z.object({
  id: z.string(),
  channelCode: z.string(),
  businessLine: z.enum(['BSC', 'FBA']),
  name: z.string(),
  names,
  version: z.int(),
  state: z.enum(tariffStates),
  effectiveFrom: z.string(),
  effectiveTo: nullableText,
  createdAt: z.string(),
  createdBy: nullableText,
  publishedAt: nullableText,
  publishedBy: nullableText,
  cancelledAt: nullableText,
  cancelledBy: nullableText,
});

const change = z.union([
  z.object({ part: z.literal('TERMS'), field: z.string(), before: z.string(), after: z.string() }),
  z.object({
    part: z.literal('RULE'),
    chargeMode: z.enum(chargeModes),
    from: z.string(),
    field: z.string(),
    before: nullableText,
    after: nullableText,
  }),
  z.object({
    part: z.literal('SURCHARGE'),
    code: z.string(),
    names,
    basis: z.enum(surchargeBases),
    field: z.string(),
    before: nullableText,
    after: nullableText,
  }),
  z.object({
    part: z.literal('COURIER'),
    city: z.string(),
    field: z.string(),
    before: nullableText,
    after: nullableText,
  }),
]);

/** The notice that announces a change: titles and summaries are one line, bodies are Markdown. */
export const announcementShape = z.strictObject({
  titles: fourTexts(160),
  summaries: fourTexts(300),
  bodies: fourTexts(5_000),
});

/**
 * One version. `compared`: with what would hold on its first day without it (null for the first version of a channel).
 * `strange`: why it would be asked about twice. `announcement`: the notice made from the difference. `cities`: those of
 * its country, by name, in which a courier may have a price.
 */
const version = z.object({
  ...versionLine.shape,
  revision: z.int(),
  terms: termsShape,
  compared: z.nullable(
    z.object({ id: z.string(), version: z.int(), terms: termsShape, changes: z.array(change) }),
  ),
  strange: z.array(z.enum(strangeReasons)),
  announcement: announcementShape,
  cities: z.array(z.object({ code: z.string(), name: z.string() })),
});

const versionParams = z.object({ id: wireText({ max: 20, min: 1 }) });
/** The row version that the caller saw; another one means that somebody was quicker. */
const revision = z.int();

const wanted = {
  channel: z.optional(wireText({ max: 40 })),
  state: z.optional(z.enum(tariffStates)),
};

export const listTariffVersions = endpoint({
  method: 'GET',
  path: '/price/versions',
  summary: 'Versions of the tariffs with their history, drafts first, then the latest day first',
  access: editors,
  query: z.object({ ...pagingQuery, ...wanted }),
  data: z.object({ total: z.int(), list: z.array(versionLine) }),
  errors: ['request.invalid'],
});

export const getTariffVersion = endpoint({
  method: 'GET',
  path: '/price/versions/{id}',
  summary: 'One version of a tariff: terms, difference, what is strange about it, its announcement',
  access: editors,
  params: versionParams,
  data: version,
  errors: ['pricing.versionNotFound'],
});

export const tariffHistory = historyCall({
  path: '/price/versions/{id}/history',
  of: 'a version of a tariff',
  read: 'tariff:edit',
  params: versionParams,
  missing: 'pricing.versionNotFound',
});

export const tariffTable = fileCall({
  path: '/price/versions/file',
  of: 'versions of the tariffs',
  read: 'tariff:edit',
  wanted,
});

export const compareTariffVersions = endpoint({
  method: 'GET',
  path: '/price/versions/{id}/compare/{other}',
  summary: 'What differs between two versions of one tariff, field by field, from `other` to `id`',
  access: editors,
  params: z.object({ ...versionParams.shape, other: wireText({ max: 20, min: 1 }) }),
  data: z.object({ before: versionLine, after: versionLine, changes: z.array(change) }),
  errors: ['pricing.versionNotFound'],
});

export const createTariffDraft = endpoint({
  method: 'POST',
  path: '/price/drafts',
  summary:
    'A draft from the version in force, or from a given one; a repeated `requestId` gets the same draft',
  access: editors,
  body: z.strictObject({
    requestId: z.uuid(),
    channelCode: wireText({ max: 40 }),
    fromVersionId: z.optional(wireText({ max: 20 })),
  }),
  data: version,
  errors: ['request.invalid', 'pricing.draftExists', 'pricing.versionNotFound'],
});

export const changeTariffDraft = endpoint({
  method: 'PUT',
  path: '/price/versions/{id}',
  summary: 'Change a draft',
  access: editors,
  params: versionParams,
  body: z.strictObject({
    revision,
    ...describeFields({ effectiveFrom: wireText({ max: 10 }) }, tariffFields),
    terms: termsShape,
  }),
  dictionary: tariffFields,
  data: version,
  errors: [
    'request.invalid',
    'pricing.versionNotFound',
    'pricing.changedMeanwhile',
    'pricing.alreadyPublished',
    'pricing.dayIsOver',
  ],
});

export const discardTariffDraft = endpoint({
  method: 'POST',
  path: '/price/versions/{id}/discard',
  summary: 'Throw a draft away',
  access: editors,
  params: versionParams,
  body: z.strictObject({ revision }),
  data: z.null(),
  errors: ['pricing.versionNotFound', 'pricing.changedMeanwhile', 'pricing.alreadyPublished'],
});

/**
 * `CONFIRM`: nothing was published; the reasons have to stand in `confirm`. Without an announcement the one made from
 * the difference is published.
 */
export const publishTariffVersion = endpoint({
  method: 'POST',
  path: '/price/versions/{id}/publish',
  summary: 'Publish a draft and announce it in one step; repeated, it does nothing again',
  access: publishers,
  params: versionParams,
  body: z.strictObject({
    revision,
    confirm: z.optional(z.array(z.enum(strangeReasons)).check(z.maxLength(strangeReasons.length))),
    announcement: z.optional(announcementShape),
  }),
  data: z.union([
    z.object({ outcome: z.literal('PUBLISHED'), version }),
    z.object({ outcome: z.literal('CONFIRM'), reasons: z.array(z.enum(strangeReasons)) }),
  ]),
  errors: [
    'request.invalid',
    'pricing.versionNotFound',
    'pricing.changedMeanwhile',
    'pricing.dayIsOver',
    'pricing.versionCancelled',
  ],
});

export const cancelTariffVersion = endpoint({
  method: 'POST',
  path: '/price/versions/{id}/cancel',
  summary: 'Take back a published version before its first day; its announcement goes, and that is announced',
  access: publishers,
  params: versionParams,
  body: z.strictObject({ revision }),
  data: version,
  errors: [
    'pricing.versionNotFound',
    'pricing.changedMeanwhile',
    'pricing.notPublished',
    'pricing.alreadyInForce',
  ],
});

export const tariffAdministrationEndpoints = [
  listTariffVersions,
  getTariffVersion,
  tariffHistory,
  tariffTable,
  compareTariffVersions,
  createTariffDraft,
  changeTariffDraft,
  discardTariffDraft,
  publishTariffVersion,
  cancelTariffVersion,
];

export type TariffVersionLine = z.output<typeof versionLine>;
export type TariffVersionView = z.output<typeof version>;
export type Announcement = z.output<typeof announcementShape>;
