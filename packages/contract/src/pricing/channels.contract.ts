import * as z from 'zod/mini';
import { publicAccess, userAccess } from '../access.ts';
import { isDay } from '../dushanbe-time.ts';
import { flagInQuery, referenceList } from '../lists/reference-list.ts';
import { withImport } from '../lists/list-import.ts';
import { numberId, staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { businessLines } from '../business-lines.ts';
import { namesShape } from '../reference-data/reference-data.contract.ts';
import { transportModes } from '../reference-data/transport-modes.ts';
import { wireText, wireTexts } from '../wire-text.ts';
import { channelFields } from './channel.fields.ts';
import { customerPriceFields } from './customer-price.fields.ts';
import { productChargeModes } from './product-charge-modes.ts';
import { productFields } from './product.fields.ts';

/** A Dushanbe day, `yyyy-mm-dd`. */
const wireDay = z.string().check(z.refine((text) => isDay(text), { params: { error: 'badFormat' } }));
const catalogueCode = wireText({ min: 2, max: 40 }).check(z.regex(/^[A-Z][A-Z0-9-]{1,39}$/));

const line = z.enum(businessLines);
const mode = z.enum(transportModes);

/** `suspension` is null while the road is open; its days are Dushanbe days, both included. */
const channel = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  names: namesShape,
  route: z.string(),
  routes: namesShape,
  countryCode: z.string(),
  businessLine: line,
  mode,
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
  /** Of the tariff in force, or of the public rates while the channel has none. */
  volumeDivisor: z.int(),
  currency: z.string(),
  enabled: z.boolean(),
  suspension: z.nullable(
    z.object({
      from: z.string(),
      until: z.nullable(z.string()),
      text: z.string(),
      texts: namesShape,
      /** The notice that announces it. */
      noticeSlug: z.string(),
      /** By which channel goods go meanwhile. */
      replacedById: z.nullable(z.int()),
    }),
  ),
});
export type WireChannel = z.output<typeof channel>;

export const channels = referenceList({
  name: 'all-channels',
  of: 'channels',
  access: userAccess,
  item: channel,
});
export const fbaChannels = referenceList({
  name: 'all-fba-channels',
  of: 'channels for cargo of sellers',
  access: userAccess,
  item: channel,
});

/** What is sold: over which channels, charged by what, for which weights (null: any). */
const product = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  names: namesShape,
  businessLine: line,
  channelIds: z.array(z.int()),
  chargeMode: z.enum(productChargeModes),
  minWeightKg: z.nullable(z.string()),
  maxWeightKg: z.nullable(z.string()),
  enabled: z.boolean(),
});

export const products = referenceList({
  name: 'all-products',
  of: 'products',
  access: publicAccess,
  item: product,
});
export const fbaProducts = referenceList({
  name: 'all-fba-products',
  of: 'products for cargo of sellers',
  access: userAccess,
  item: product,
});

/**
 * A product at the price that was agreed with a customer; `id` is that of the product. Customers get their own, staff
 * who may read customers those of all, other staff none.
 */
export const customerProducts = referenceList({
  name: 'all-customer-products',
  of: 'products at prices agreed with the caller, or with customers whom the caller may read',
  access: userAccess,
  item: z.object({
    ...product.shape,
    customerId: z.string(),
    discountPct: z.string(),
    validFrom: z.string(),
    validTo: z.nullable(z.string()),
  }),
});

const changedBy = { updatedAt: z.nullable(z.string()), updatedBy: z.nullable(z.string()) };
const catalogueFilters = { line: z.optional(line), enabled: z.optional(flagInQuery) };
const days = z.int().check(z.minimum(1), z.maximum(180));
const names = wireTexts({ min: 1, max: 120 });

/** Channels as staff edit them. A suspension needs its texts; without `suspendedFrom` there is none. */
export const channelList = withImport(
  staffList({
    name: 'channels',
    of: 'channels and routes',
    read: 'channel:edit',
    edit: 'channel:edit',
    id: numberId,
    dictionary: channelFields,
    fields: {
      code: catalogueCode,
      businessLine: line,
      names,
      routes: names,
      mode,
      transitDaysMin: days,
      transitDaysMax: days,
      sort: z.int().check(z.minimum(0), z.maximum(100_000)),
      enabled: z.boolean(),
      replacedById: z.nullable(z.int()),
      suspendedFrom: z.nullable(wireDay),
      suspendedUntil: z.nullable(wireDay),
      suspensionTexts: z.nullable(wireTexts({ max: 600 })),
    },
    extra: { id: z.int(), isSuspended: z.boolean(), ...changedBy },
    filters: { ...catalogueFilters, suspended: z.optional(flagInQuery) },
    sorts: ['sort', 'code', 'name', 'transitDaysMin', 'updatedAt'],
    errors: ['request.invalid', 'catalogue.inUse', 'catalogue.goesInCircles'],
  }),
);

export const productList = withImport(
  staffList({
    name: 'products',
    of: 'products',
    read: 'product:edit',
    edit: 'product:edit',
    id: numberId,
    dictionary: productFields,
    fields: {
      code: catalogueCode,
      businessLine: line,
      names,
      channelIds: z.array(z.int()).check(z.maxLength(50)),
      chargeMode: z.enum(productChargeModes),
      minWeightKg: z.nullable(wireText({ max: 20 })),
      maxWeightKg: z.nullable(wireText({ max: 20 })),
      enabled: z.boolean(),
    },
    extra: { id: z.int(), channelCodes: z.array(z.string()), ...changedBy },
    filters: catalogueFilters,
    sorts: ['code', 'name', 'businessLine', 'updatedAt'],
    errors: ['request.invalid', 'catalogue.inUse'],
  }),
);

/** Prices agreed with single customers: so many per cent off, over Dushanbe days, both included. */
export const customerPriceList = withImport(
  staffList({
    name: 'customer-prices',
    of: 'customers’ prices',
    read: 'customer:read',
    edit: 'product:edit',
    id: numberId,
    dictionary: customerPriceFields,
    fields: {
      customerCode: wireText({ min: 1, max: 40 }),
      productId: z.int(),
      discountPct: wireText({ min: 1, max: 10 }),
      validFrom: wireDay,
      validTo: z.nullable(wireDay),
      enabled: z.boolean(),
    },
    extra: {
      id: z.int(),
      customerName: z.string(),
      productCode: z.string(),
      productNames: namesShape,
      ...changedBy,
    },
    filters: { enabled: z.optional(flagInQuery), customerCode: z.optional(wireText({ max: 40 })) },
    sorts: ['customerCode', 'productCode', 'validFrom', 'discountPct', 'updatedAt'],
    errors: ['request.invalid', 'catalogue.datesOverlap'],
  }),
);

export const catalogueEndpoints = [
  ...Object.values(channels),
  ...Object.values(fbaChannels),
  ...Object.values(products),
  ...Object.values(fbaProducts),
  ...Object.values(customerProducts),
  ...Object.values(channelList),
  ...Object.values(productList),
  ...Object.values(customerPriceList),
];

export type StaffChannel = RowOf<typeof channelList>;
export type ChannelFields = FieldsOf<typeof channelList>;
export type StaffProduct = RowOf<typeof productList>;
export type ProductFields = FieldsOf<typeof productList>;
export type StaffCustomerPrice = RowOf<typeof customerPriceList>;
export type CustomerPriceFields = FieldsOf<typeof customerPriceList>;
