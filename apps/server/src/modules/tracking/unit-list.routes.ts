import { operationUnitTypeNames } from '@rohi/contract/reference-data/operation-units';
import { unitCities, unitList } from '@rohi/contract/pickup-points/unit-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { pageOfFew } from '../../platform/list-page.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listStaffUnits } from '../pickup-points/unit-list.service.ts';
import { changeUnit, createUnit, listUnitCities } from './unit-list.service.ts';
import { unitFileTexts } from './unit-file-texts.ts';

export function registerUnits(app: FastifyInstance, context: Context): void {
  serve(app, unitCities, ({ locale }) => listUnitCities(context, locale));
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
    create: (asked, { actor }) => createUnit(context, actor, asked),
    change: (id, asked, { actor }) => changeUnit(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'unit', id: String(id) }, paging),
    columns: (locale) => {
      const texts = unitFileTexts[locale];
      return {
        name: texts.name,
        columns: [
          [texts.code, (unit) => unit.code],
          [texts.type, (unit) => operationUnitTypeNames[unit.type][locale]],
          [texts.title, (unit) => unit.names[locale]],
          [texts.city, (unit) => unit.city[locale]],
          [texts.address, (unit) => unit.addresses[locale]],
          [texts.phone, (unit) => unit.phone],
          [texts.enabled, (unit) => (unit.enabled ? texts.yes : texts.no)],
          [
            texts.hours,
            (unit) =>
              unit.hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join('; '),
          ],
          [texts.closedDays, (unit) => unit.closedDays.join('; ')],
        ],
      };
    },
  });
}
