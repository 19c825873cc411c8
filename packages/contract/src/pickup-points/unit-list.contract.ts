import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { withImport } from '../lists/list-import.ts';
import { numberId, staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { operationUnitTypes } from '../reference-data/operation-units.ts';
import { namesShape } from '../reference-data/reference-data.contract.ts';
import { wireText, wireTexts } from '../wire-text.ts';
import { chinaAddressLimits } from './china-address.ts';
import { evidenceRules } from './hand-over-evidence.ts';
import { unitFields } from './unit.fields.ts';

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));

const mostCells = 100_000;
export const unitCodePattern = /^[A-Z0-9-]{2,32}$/;

/** Warehouses, hubs and pickup points as staff edit them. */
export const unitList = withImport(
  staffList({
    name: 'units',
    of: 'warehouses, hubs and pickup points',
    read: 'unit:edit',
    edit: 'unit:edit',
    id: numberId,
    dictionary: unitFields,
    fields: {
      /** Code, kind and city stand in the histories of parcels: they are given once. */
      code: z.string().check(z.regex(unitCodePattern)),
      type: z.enum(operationUnitTypes),
      cityCode: wireText({ min: 1, max: 32 }),
      names: wireTexts({ max: 120 }),
      enabled: z.boolean(),
      addresses: wireTexts({ max: 300 }),
      /** What people look for when they come. */
      landmarks: wireTexts({ max: 300 }),
      /** Null: the hotline answers. */
      phone: z.nullable(wireText({ max: 32 })),
      /** Degrees with a decimal point, both or neither; null: it stands where its city does. */
      latitude: z.nullable(wireText({ max: 20 })),
      longitude: z.nullable(wireText({ max: 20 })),
      /** Two spans of a day leave a break between them; by the clock of Dushanbe. */
      hours: z
        .array(
          z.strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), opens: clock, closes: clock }),
        )
        .check(z.maxLength(28)),
      closedDays: z.array(z.string().check(z.refine(isDay))).check(z.maxLength(366)),
      /** How many cells it has; null while not counted. */
      cells: z.nullable(z.int().check(z.minimum(1), z.maximum(mostCells))),
      /** What the counter makes before it hands over. Of a pickup point only. */
      handOverEvidence: z.enum(evidenceRules),
      /**
       * What customers give to sellers (`china-address.ts`); all lines of it empty where there is none. Of a China
       * warehouse only.
       */
      chinaRecipient: wireText({ max: chinaAddressLimits.recipient }),
      chinaPhone: wireText({ max: chinaAddressLimits.phone }),
      chinaRegion: wireText({ max: chinaAddressLimits.region }),
      chinaStreet: wireText({ max: chinaAddressLimits.street }),
      chinaPostcode: wireText({ max: chinaAddressLimits.postcode }),
      /** Customers see the address while the warehouse is in use as well. */
      chinaShown: z.boolean(),
    },
    extra: {
      id: z.int(),
      city: namesShape,
      isDemo: z.boolean(),
      updatedAt: z.nullable(z.string()),
      updatedBy: z.nullable(z.string()),
    },
    filters: {
      type: z.optional(z.enum(operationUnitTypes)),
      enabled: z.optional(z.enum(['true', 'false'])),
    },
    sorts: ['name', 'code', 'city', 'updatedAt'],
  }),
);

export const unitCities = endpoint({
  method: 'GET',
  path: '/staff/unit-cities',
  summary: 'The cities that a unit can stand in',
  access: { kind: 'staff', authority: 'unit:edit' },
  data: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
});

export type StaffUnit = RowOf<typeof unitList>;
export type UnitFields = FieldsOf<typeof unitList>;
