import type { LocaleTexts } from '@rohi/contract/locales';
import { settingFields } from '@rohi/contract/reference-data/setting.fields';
import { settingList, type StaffSetting } from '@rohi/contract/reference-data/setting-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { pageOfFew } from '../../platform/list-page.ts';
import { namedColumns } from '../../platform/table-files/named-columns.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { changeSetting, listStaffSettings } from './setting-list.service.ts';

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = { ru: 'Настройки', en: 'Settings', zh: '系统设置', tg: 'Танзимот' };

export function registerSettings(app: FastifyInstance, context: Context): void {
  serveStaffList(app, settingList, {
    find: async (query) =>
      pageOfFew(
        await listStaffSettings(context.db),
        query,
        (setting) => [setting.id, setting.value],
        { id: (setting) => setting.id, updatedAt: (setting) => setting.updatedAt ?? '' },
        'id',
      ),
    get: async (key) => (await listStaffSettings(context.db)).find(({ id }) => id === key),
    change: (key, fields, { actor }) => changeSetting(context, actor, key, fields),
    history: (key, paging) => readHistory(context.db, { type: 'setting', id: key }, paging),
    columns: (locale) => ({
      name: fileName[locale],
      columns: namedColumns(settingFields, locale, [
        ['id', (setting: StaffSetting) => setting.id],
        ['value', (setting) => setting.value],
        ['updatedBy', (setting) => setting.updatedBy],
      ]),
    }),
  });
}
