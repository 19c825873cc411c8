import * as z from 'zod/mini';
import { userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { savedViewLimits } from './saved-view-limits.ts';
import { staffMenu, type StaffMenuKey } from './staff-menu.ts';

const keys = staffMenu.map(({ key }) => key) as [StaffMenuKey, ...StaffMenuKey[]];
/** A list of the console, by the key of its entry in the menu. */
const list = z.enum(keys);

const columns = z.array(wireText({ min: 1, max: 40 })).check(z.maxLength(40));
const viewName = wireText({ min: 1, max: savedViewLimits.name });
/** A search with its filters and its order, as they stand in the address of a list. */
const view = z.object({ name: viewName, query: wireText({ max: savedViewLimits.query }) });

/** What somebody has arranged of the console. A list of which nothing was arranged is missing. */
const preferences = z.object({
  /** The keys of the columns that are shown, by list. */
  columns: z.record(z.string(), columns),
  /** By list, in the order in which they were first saved. */
  views: z.record(z.string(), z.array(view)),
});

export type Preferences = z.output<typeof preferences>;

export const listPreferences = endpoint({
  method: 'GET',
  path: '/profile/preferences',
  summary: 'Columns that the caller has chosen and views that the caller has saved, by list of the console',
  access: userAccess,
  data: preferences,
  errors: [],
});

const params = z.object({ list });
/** A list that is not in the caller's menu is not there. */
const errors = ['request.invalid', 'list.notFound'] as const;

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/profile/preferences/{list}/columns',
  leaves: 'little',
  summary: 'Stores which columns of a list the caller sees; null goes back to the usual ones',
  access: userAccess,
  params,
  body: z.strictObject({ columns: z.nullable(columns) }),
  data: preferences,
  errors,
});

export const saveView = endpoint({
  method: 'PUT',
  path: '/profile/preferences/{list}/views',
  leaves: 'little',
  summary: 'Saves a view of a list under a name of the caller’s; what stood under it is written over',
  access: userAccess,
  params,
  body: z.strictObject({ name: viewName, query: wireText({ max: savedViewLimits.query }) }),
  data: preferences,
  errors: [...errors, 'accounts.tooManyViews'],
});

export const forgetView = endpoint({
  method: 'DELETE',
  path: '/profile/preferences/{list}/views',
  leaves: 'little',
  summary: 'Deletes a view of the caller’s by its name; one that is gone already stays gone',
  access: userAccess,
  params,
  query: z.object({ name: viewName }),
  data: preferences,
  errors,
});

export const preferenceEndpoints = [listPreferences, chooseColumns, saveView, forgetView] as const;
