import type { Locale } from '@rohi/contract/locales';
import { settingList } from '@rohi/contract/reference-data/setting-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { pageOfFew } from '../../platform/list-page.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { changeSetting, listStaffSettings } from './setting-list.service.ts';

/** Name and headers of the file. Tajik awaits a native reader. */
const fileTexts: Record<Locale, Record<'name' | 'key' | 'value' | 'updatedBy', string>> = {
  ru: { name: 'Настройки', key: 'Настройка', value: 'Значение', updatedBy: 'Изменил' },
  en: { name: 'Settings', key: 'Setting', value: 'Value', updatedBy: 'Changed by' },
  zh: { name: '系统设置', key: '设置项', value: '值', updatedBy: '修改人' },
  tg: { name: 'Танзимот', key: 'Танзим', value: 'Қимат', updatedBy: 'Тағйир дод' },
};

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
    change: (key, asked, { actor }) => changeSetting(context, actor, key, asked),
    history: (key, paging) => readHistory(context.db, { type: 'setting', id: key }, paging),
    columns: (locale) => {
      const texts = fileTexts[locale];
      return {
        name: texts.name,
        columns: [
          [texts.key, (setting) => setting.id],
          [texts.value, (setting) => setting.value],
          [texts.updatedBy, (setting) => setting.updatedBy],
        ],
      };
    },
  });
}
