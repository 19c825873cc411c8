import * as z from 'zod/mini';
import { publicAccess, userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listSelectionText } from '../lists/list-selection.ts';
import { fullnesses } from './fullness.ts';
import { openingHours } from './opening-hours.ts';
import { operationUnitTypes } from '../reference-data/operation-units.ts';
import { namesShape } from '../reference-data/reference-data.contract.ts';

export const pickupPoints = endpoint({
  method: 'GET',
  path: '/pickup-points',
  summary: 'Where parcels are collected: address, hours, and whether each is open now',
  access: publicAccess,
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      names: namesShape,
      city: z.object({ code: z.string(), name: z.string(), names: namesShape }),
      address: z.string(),
      landmark: z.string(),
      phone: z.string(),
      lat: z.nullable(z.number()),
      lon: z.nullable(z.number()),
      hours: openingHours,
      /** Days (`yyyy-mm-dd`) of the next two months on which it is closed whatever its hours say. */
      closedDays: z.array(z.string()),
      openNow: z.boolean(),
      /** When it closes, while it is open; when it opens next, while it is closed. */
      closesAt: z.nullable(z.string()),
      opensAt: z.nullable(z.string()),
      /** Occupied cells out of all cells; null while the cells have not been counted. */
      fullness: z.nullable(z.enum(fullnesses)),
      /** Invented, for a first look at the product. */
      isDemo: z.boolean(),
    }),
  ),
  errors: [],
});

const operationUnitList = z.array(
  z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    names: namesShape,
    type: z.enum(operationUnitTypes),
    countryCode: z.string(),
    city: z.string(),
    address: z.nullable(z.string()),
    phone: z.string(),
    hours: openingHours,
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    enabled: z.boolean(),
  }),
);

export const allOperationUnits = endpoint({
  method: 'GET',
  path: '/common/all-ltds',
  summary: 'Every warehouse, hub and pickup point',
  access: userAccess,
  data: operationUnitList,
  errors: [],
});

export const selectedOperationUnits = endpoint({
  method: 'GET',
  path: '/common/all-ltds/{x}',
  summary: 'Warehouses, hubs and pickup points: `all`, `active`, `BSC`, `FBA`, or ids with commas',
  access: userAccess,
  params: z.object({ x: listSelectionText }),
  data: operationUnitList,
  errors: ['request.invalid'],
});
