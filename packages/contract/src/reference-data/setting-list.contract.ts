import * as z from 'zod/mini';
import { staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { wireText } from '../wire-text.ts';
import { settingFields } from './setting.fields.ts';
import { settingKeys } from './settings.ts';

const { create: _none, ...calls } = staffList({
  name: 'settings',
  of: 'settings of the installation',
  read: 'dictionary:edit',
  edit: 'dictionary:edit',
  id: z.enum(settingKeys),
  dictionary: settingFields,
  fields: {
    /** Null: not set. */
    value: z.nullable(wireText({ max: 500 })),
  },
  extra: {
    id: z.enum(settingKeys),
    updatedAt: z.nullable(z.string()),
    updatedBy: z.nullable(z.string()),
  },
  filters: {},
  sorts: ['id', 'updatedAt'],
});

/** What an installation sets while it runs, as staff edit it; which settings there are is fixed. */
export const settingList = calls;

export type StaffSetting = RowOf<typeof settingList>;
export type SettingFields = FieldsOf<typeof settingList>;
