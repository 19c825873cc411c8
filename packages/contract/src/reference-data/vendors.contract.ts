import * as z from 'zod/mini';
import { flagInQuery, referenceList } from '../lists/reference-list.ts';
import { withImport } from '../lists/list-import.ts';
import { numberId, staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { wireText, wireTexts } from '../wire-text.ts';
import { businessLines } from '../business-lines.ts';
import { countryFields } from './country.fields.ts';
import { namesShape } from './reference-data.contract.ts';
import { vendorKinds } from './vendor-kinds.ts';
import { vendorFields } from './vendor.fields.ts';

const readVendors = { kind: 'staff', authority: 'vendor:read' } as const;
const line = z.enum(businessLines);

/** `businessLine` null: works for both. Of the phone only the country and the last four digits are shown. */
const vendor = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  names: namesShape,
  kind: z.enum(vendorKinds),
  contact: z.nullable(z.string()),
  phoneMasked: z.nullable(z.string()),
  businessLine: z.nullable(line),
  enabled: z.boolean(),
});

export const vendors = referenceList({
  name: 'all-vendors',
  of: 'carriers, brokers and other partners',
  access: readVendors,
  item: vendor,
});
export const fbaVendors = referenceList({
  name: 'all-fba-vendors',
  of: 'partners for cargo of sellers',
  access: readVendors,
  item: vendor,
});

const countryCode = wireText({ min: 2, max: 2 }).check(z.regex(/^[A-Z]{2}$/));
const changedBy = { updatedAt: z.nullable(z.string()), updatedBy: z.nullable(z.string()) };

export const vendorList = withImport(
  staffList({
    name: 'vendors',
    of: 'partners',
    read: 'vendor:read',
    edit: 'vendor:edit',
    id: numberId,
    dictionary: vendorFields,
    fields: {
      code: wireText({ min: 2, max: 40 }).check(z.regex(/^[A-Z][A-Z0-9-]{1,39}$/)),
      kind: z.enum(vendorKinds),
      names: wireTexts({ min: 1, max: 120 }),
      businessLine: z.nullable(line),
      countryCode,
      /** The house that it is a branch of. */
      parentId: z.nullable(z.int()),
      contact: z.nullable(wireText({ max: 120 })),
      phone: z.nullable(wireText({ max: 40 })),
      note: z.nullable(wireText({ max: 500 })),
      enabled: z.boolean(),
    },
    extra: { id: z.int(), parentCode: z.nullable(z.string()), ...changedBy },
    filters: {
      line: z.optional(line),
      kind: z.optional(z.enum(vendorKinds)),
      enabled: z.optional(flagInQuery),
    },
    sorts: ['code', 'name', 'kind', 'updatedAt'],
    errors: ['request.invalid', 'catalogue.goesInCircles', 'catalogue.inUse'],
  }),
);

/** Countries as staff edit them: names, and whether we carry from, through or to them. */
export const countryList = withImport(
  staffList({
    name: 'countries',
    of: 'countries',
    read: 'dictionary:edit',
    edit: 'dictionary:edit',
    id: numberId,
    dictionary: countryFields,
    fields: {
      shortName: countryCode,
      names: wireTexts({ min: 1, max: 80 }),
      phoneCode: wireText({ max: 6 }).check(z.regex(/^\+\d{1,5}$/)),
      currency: z.nullable(wireText({ max: 3 }).check(z.regex(/^[A-Z]{3}$/))),
      businessLines: z.array(line).check(z.maxLength(2)),
      enabled: z.boolean(),
    },
    extra: { id: z.int(), ...changedBy },
    filters: { line: z.optional(line), enabled: z.optional(flagInQuery) },
    sorts: ['shortName', 'name', 'enabled', 'updatedAt'],
    errors: ['request.invalid'],
  }),
);

export const partnerEndpoints = [
  ...Object.values(vendors),
  ...Object.values(fbaVendors),
  ...Object.values(vendorList),
  ...Object.values(countryList),
];

export type StaffVendor = RowOf<typeof vendorList>;
export type VendorFields = FieldsOf<typeof vendorList>;
export type StaffCountry = RowOf<typeof countryList>;
export type CountryFields = FieldsOf<typeof countryList>;
