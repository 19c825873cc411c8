import * as z from 'zod/mini';
import { publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listSelectionText } from '../lists/list-selection.ts';

const link = z.object({ kind: z.string(), name: z.string(), url: z.nullable(z.string()) });

/** A name in every language; beside it stands `name`, the one in the caller's. */
export const namesShape = z.object({ ru: z.string(), en: z.string(), zh: z.string(), tg: z.string() });

const daysRange = z.object({ min: z.int(), max: z.int() });

export const sysinfo = endpoint({
  method: 'GET',
  path: '/common/sysinfo',
  summary: 'Name, contacts, languages and limits of this installation',
  access: publicAccess,
  query: z.object({ languageType: z.optional(z.string()) }),
  data: z.object({
    siteName: z.string(),
    hotline: z.string(),
    messengers: z.array(link),
    appLinks: z.array(link),
    videoLessonsUrl: z.nullable(z.string()),
    languages: z.array(z.string()),
    defaultLocale: z.string(),
    currency: z.string(),
    timezone: z.string(),
    limits: z.object({
      maxTrackingCodes: z.int(),
      trackingCodeLength: z.int(),
      pasteParseDelayMs: z.int(),
      errorMessageMs: z.int(),
    }),
    offer: z.object({ version: z.string(), date: z.string() }),
    /** From receipt in China to the pickup point, by business line, as the roads are today. */
    deliveryDays: z.object({ BSC: daysRange, FBA: daysRange }),
    /** Roads that take no goods now or soon; each has a notice of this slug. Dushanbe days, both included. */
    suspendedRoutes: z.array(
      z.object({
        route: z.string(),
        text: z.string(),
        from: z.string(),
        until: z.nullable(z.string()),
        noticeSlug: z.string(),
      }),
    ),
    /** The public key (JWK) to seal passwords to. */
    passwordKey: z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.string(),
    }),
    version: z.string(),
    serverTime: z.string(),
  }),
  errors: [],
});

const countryList = z.array(
  z.object({
    id: z.int(),
    shortName: z.string(),
    name: z.string(),
    names: namesShape,
    phoneCode: z.string(),
    currency: z.nullable(z.string()),
  }),
);

export const allCountries = endpoint({
  method: 'GET',
  path: '/common/all-countries',
  summary: 'Every country and territory of ISO 3166, with telephone code and currency',
  access: publicAccess,
  data: countryList,
  errors: [],
});

export const selectedCountries = endpoint({
  method: 'GET',
  path: '/common/all-countries/{x}',
  summary: 'Countries: `all`, `active` (we carry from, through or to them), `BSC`, `FBA`, or ids with commas',
  access: publicAccess,
  params: z.object({ x: listSelectionText }),
  data: countryList,
  errors: ['request.invalid'],
});

export const dataDictionary = endpoint({
  method: 'GET',
  path: '/common/all-cons',
  summary: 'Names of every code of the service; `consValue` is unique over all types',
  access: publicAccess,
  data: z.array(
    z.object({
      id: z.int(),
      consType: z.string(),
      consValue: z.string(),
      consName: z.string(),
      names: namesShape,
      parentValue: z.nullable(z.string()),
      labelClass: z.nullable(z.string()),
      sort: z.int(),
      enabled: z.boolean(),
    }),
  ),
  errors: [],
});
