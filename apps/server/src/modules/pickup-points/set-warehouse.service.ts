/** China warehouses as who sits at the machine sets them, before the console has anybody to log in. */
import type { LocaleTexts } from '@rohi/contract/locales';
import type { ChinaAddress } from '@rohi/contract/pickup-points/china-address';
import type { StaffUnit, UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { chinaFieldsOf } from './china-address.service.ts';
import { listStaffUnits } from './staff-units.service.ts';
import { listPlaces } from '../places/places.service.ts';
import { addUnit, changeUnit } from './edit-units.service.ts';

/** A warehouse with its address; `cityCode` and `names` are for one that is not there yet. */
export type WantedWarehouse = {
  code: string;
  cityCode: string | undefined;
  names: Partial<LocaleTexts>;
  address: ChinaAddress;
};

/** Every China warehouse by its code, as staff see it. */
export async function listWarehouses({ db }: Pick<Context, 'db'>): Promise<StaffUnit[]> {
  const units = (await listStaffUnits(db)).filter(({ type }) => type === 'WAREHOUSE');
  return units.toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * Sets the address of a warehouse and shows it to customers; one that is missing is made. Throws `request.invalid` as
 * the console's form does, with `cityCode` required for a new one.
 */
export async function setWarehouse(
  context: Context,
  actor: AuditActor,
  { code, cityCode, names, address }: WantedWarehouse,
): Promise<StaffUnit> {
  const lines = chinaFieldsOf({ ...address, enabled: true });
  const unit = (await listStaffUnits(context.db)).find((each) => each.code === code);
  if (unit !== undefined) await changeUnit(context, actor, unit.id, { ...formOf(unit), ...lines });
  else await addUnit(context, actor, { ...(await newWarehouse(context, code, cityCode, names)), ...lines });
  return getWarehouse(context, code);
}

/** Shows the address of a warehouse to customers, or takes it away from them. Throws `list.notFound`. */
export async function showWarehouse(
  context: Context,
  actor: AuditActor,
  code: string,
  chinaShown: boolean,
): Promise<StaffUnit> {
  const unit = await getWarehouse(context, code);
  await changeUnit(context, actor, unit.id, { ...formOf(unit), chinaShown });
  return getWarehouse(context, code);
}

async function getWarehouse(context: Context, code: string): Promise<StaffUnit> {
  const unit = (await listWarehouses(context)).find((each) => each.code === code);
  if (unit === undefined) throw new AppError('list.notFound');
  return unit;
}

function formOf({
  id: _id,
  city: _c,
  isDemo: _d,
  updatedAt: _at,
  updatedBy: _by,
  ...form
}: StaffUnit): UnitFields & {
  version: number;
} {
  return form;
}

const noTexts: LocaleTexts = { ru: '', en: '', zh: '', tg: '' };

/** Where no name is given it is made of the city's. */
async function newWarehouse(
  { db }: Context,
  code: string,
  cityCode: string | undefined,
  names: Partial<LocaleTexts>,
): Promise<UnitFields> {
  if (cityCode === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'cityCode', error: 'required' }] });
  const city = (await listPlaces(db)).find((place) => place.code === cityCode)?.names;
  const nameIn = (locale: keyof LocaleTexts) => city?.[locale] ?? cityCode;
  return {
    code,
    type: 'WAREHOUSE',
    cityCode,
    names: {
      ru: names.ru ?? `Склад: ${nameIn('ru')}`,
      en: names.en ?? `${nameIn('en')} warehouse`,
      zh: names.zh ?? `${nameIn('zh')}仓库`,
      tg: names.tg ?? `Анбор: ${nameIn('tg')}`,
    },
    enabled: true,
    addresses: noTexts,
    landmarks: noTexts,
    phone: null,
    hours: [],
    closedDays: [],
    cells: null,
    handOverEvidence: 'NONE',
    latitude: null,
    longitude: null,
    ...chinaFieldsOf(undefined),
  };
}
