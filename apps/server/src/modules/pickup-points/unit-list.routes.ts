import type { LocaleTexts } from '@rohi/contract/locales';
import { operationUnitTypeNames } from '@rohi/contract/reference-data/operation-units';
import { unitCities, unitList, type StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { columnKinds } from '../../platform/table-files/list-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { pageOfFew } from '../../platform/list-page.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { listStaffUnits } from './staff-units.service.ts';
import { changeUnit, createUnit, listUnitCities } from './edit-units.service.ts';
import { unitFileTexts } from './unit-file-texts.ts';

const noTexts = { ru: '', en: '', zh: '', tg: '' };

const noChinaAddress = {
  chinaRecipient: '',
  chinaPhone: '',
  chinaRegion: '',
  chinaStreet: '',
  chinaPostcode: '',
  chinaShown: true,
};

/** One text of the file in every language. */
const texts = (key: keyof (typeof unitFileTexts)['ru']): LocaleTexts => ({
  ru: unitFileTexts.ru[key],
  en: unitFileTexts.en[key],
  zh: unitFileTexts.zh[key],
  tg: unitFileTexts.tg[key],
});

export function registerUnits(app: FastifyInstance, context: Context): void {
  serve(app, unitCities, ({ locale }) => listUnitCities(context, locale));
  const { text, texts: four, line, choice, flag, readOnly } = columnKinds<StaffUnit>();
  serveStaffList(app, unitList, {
    find: async ({ type, enabled, ...asked }, { locale }) => {
      const units = (await listStaffUnits(context.db)).filter(
        (unit) =>
          (type === undefined || unit.type === type) &&
          (enabled === undefined || String(unit.enabled) === enabled),
      );
      return pageOfFew(
        units,
        asked,
        (unit) => [unit.code, ...Object.values(unit.names), ...Object.values(unit.addresses), unit.phone],
        {
          name: (unit) => unit.names[locale],
          code: (unit) => unit.code,
          city: (unit) => unit.city[locale],
          updatedAt: (unit) => unit.updatedAt ?? '',
        },
        'name',
      );
    },
    get: async (id) => (await listStaffUnits(context.db)).find((unit) => unit.id === id),
    create: (asked, { actor }, into = context) => createUnit(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeUnit(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'unit', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts('name'),
      key: 'code',
      columns: [
        text('code', texts('code')),
        choice('type', texts('type'), operationUnitTypeNames),
        ...four('names', texts('title')),
        text('cityCode', texts('cityCode')),
        readOnly(texts('city'), (unit, locale) => unit.city[locale]),
        ...four('addresses', texts('address')),
        ...four('landmarks', texts('landmark')),
        text('phone', texts('phone')),
        flag('enabled', texts('enabled')),
        line('chinaRecipient', texts('chinaRecipient')),
        line('chinaPhone', texts('chinaPhone')),
        line('chinaRegion', texts('chinaRegion')),
        line('chinaStreet', texts('chinaStreet')),
        line('chinaPostcode', texts('chinaPostcode')),
        flag('chinaShown', texts('chinaShown')),
        readOnly(texts('hours'), (unit) =>
          unit.hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join('; '),
        ),
        readOnly(texts('closedDays'), (unit) => unit.closedDays.join('; ')),
      ],
      // Who opens a unit sets its hours in the form.
      blank: {
        enabled: false,
        addresses: noTexts,
        landmarks: noTexts,
        phone: null,
        hours: [],
        closedDays: [],
        ...noChinaAddress,
      },
      example: {
        code: 'EXAMPLE-POINT',
        type: 'PICKUP_POINT',
        names: { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' },
        cityCode: 'DUSHANBE',
        city: noTexts,
        addresses: noTexts,
        landmarks: noTexts,
        phone: null,
        enabled: false,
        hours: [],
        closedDays: [],
        ...noChinaAddress,
      },
    },
  });
}
