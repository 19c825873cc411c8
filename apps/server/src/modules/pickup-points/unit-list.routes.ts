import { blanksOf, noTexts } from '@rohi/contract/fields';
import { unitFields } from '@rohi/contract/pickup-points/unit.fields';
import { unitCities, unitList, type StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { fieldColumns } from '../../platform/table-files/field-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { pageOfFew } from '../../platform/list-page.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { listStaffUnits } from './staff-units.service.ts';
import { changeUnit, createUnit, listUnitCities } from './edit-units.service.ts';
import { hoursInFile } from './hours-in-file.ts';

export function registerUnits(app: FastifyInstance, context: Context): void {
  serve(app, unitCities, ({ locale }) => listUnitCities(context, locale));
  serveStaffList(app, unitList, {
    find: async ({ type, enabled, ...filter }, { locale }) => {
      const units = (await listStaffUnits(context.db)).filter(
        (unit) =>
          (type === undefined || unit.type === type) &&
          (enabled === undefined || String(unit.enabled) === enabled),
      );
      return pageOfFew(
        units,
        filter,
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
    create: (fields, { actor }, into = context) => createUnit(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeUnit(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'unit', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: {
        ru: 'Пункты и склады',
        en: 'Points and warehouses',
        zh: '网点与仓库',
        tg: 'Нуқтаҳо ва анборҳо',
      },
      key: 'code',
      columns: fieldColumns<StaffUnit, typeof unitFields>(unitFields, {
        city: (unit, locale) => unit.city[locale],
        hours: (unit, locale) => hoursInFile(unit.hours, locale),
        closedDays: (unit) => unit.closedDays.join('; '),
      }),
      // Who opens a unit sets its hours in the form.
      blank: blanksOf(unitFields),
      example: {
        ...blanksOf(unitFields),
        code: 'EXAMPLE-POINT',
        type: 'PICKUP_POINT',
        names: { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' },
        cityCode: 'DUSHANBE',
        city: noTexts,
      },
    },
  });
}
