// The list of units: a new one is a place with its house; of one that is there the house is edited.
import { auditedFields } from '@rohi/contract/fields';
import { unitFields } from '@rohi/contract/pickup-points/unit.fields';
import { unitCodePattern, type UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { nameOrder } from '@rohi/contract/tajik-order';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { changeRow, createRow, recordNewRow } from '../audit/change-row.service.ts';
import { findEmptiedLines } from './china-address.service.ts';
import { listStaffUnits, readUnitFields, saveUnit } from './staff-units.service.ts';
import { insertPlaces, listPlaces, lockPlaces } from '../places/places.service.ts';

type Editor = AuditActor & { userId: string };

/** What stands in the histories of parcels. */
const givenOnce = ['code', 'type', 'cityCode'] as const;

const subject = (actor: AuditActor) => ({
  type: 'unit',
  actor,
  audited: auditedFields(unitFields),
});

/** Cities by name, for a new unit. */
export async function listUnitCities(
  { db }: Context,
  locale: Locale,
): Promise<{ code: string; name: string }[]> {
  const order = nameOrder(locale);
  const cities = (await listPlaces(db)).filter(({ kind }) => kind === 'CITY');
  return cities
    .map(({ code, names }) => ({ code, name: (names as LocaleTexts)[locale] }))
    .toSorted((a, b) => order(a.name, b.name));
}

/** Makes a unit and returns its id. Throws `request.invalid`: a taken code, a city that is none, impossible hours. */
export async function createUnit(
  context: Context,
  actor: Editor,
  { requestId, ...request }: UnitFields & { requestId: string },
): Promise<number> {
  const fields = readUnitFields(request);
  const id = await createRow(
    context,
    { ...subject(actor), actor },
    { action: 'unit:create', requestId, fields },
    (tx, at) => insertUnit(context, tx, fields, { by: actor.name, at }),
  );
  return Number(id);
}

/** As `createUnit`, for who sits at the machine: the code alone prevents that it is made twice. */
export async function addUnit(context: Context, actor: AuditActor, request: UnitFields): Promise<void> {
  const fields = readUnitFields(request);
  if (!unitCodePattern.test(fields.code))
    throw new AppError('request.invalid', { fields: [{ field: 'code', error: 'badFormat' }] });
  await inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    const id = String(await insertUnit(context, tx, fields, { by: actor.name, at }));
    await recordNewRow(tx, subject(actor), { action: 'unit:create', id, at, fields });
  });
}

async function insertUnit(
  context: Context,
  tx: Tx,
  fields: UnitFields,
  edit: { by: string; at: Date },
): Promise<number> {
  const places = await lockPlaces(tx);
  if (places.some(({ code }) => code === fields.code))
    throw new AppError('request.invalid', { fields: [{ field: 'code', error: 'taken' }] });
  // A unit stands in a city, never in another unit: so no chain of places can run in a circle.
  const city = places.find(({ code, kind }) => code === fields.cityCode && kind === 'CITY');
  if (city === undefined || (fields.type === 'WAREHOUSE' && city.countryCode !== 'CN'))
    throw new AppError('request.invalid', { fields: [{ field: 'cityCode', error: 'notAllowed' }] });
  await insertPlaces(tx, [
    { code: fields.code, kind: fields.type, cityCode: fields.cityCode, names: fields.names },
  ]);
  await saveUnit(context, tx, fields, { ...edit, isDemo: false });
  const made = (await listPlaces(tx)).find(({ code }) => code === fields.code);
  return made?.id ?? 0;
}

/**
 * Changes the name and the house of a unit over the version that was read. Throws `request.invalid` for what is given
 * once.
 */
export async function changeUnit(
  context: Context,
  actor: AuditActor,
  id: number,
  { version, ...request }: UnitFields & { version: number },
): Promise<void> {
  const fields = readUnitFields(request);
  await changeRow(
    context,
    subject(actor),
    { action: 'unit:edit', id, version, fields },
    async (tx) => {
      await lockPlaces(tx);
      const unit = (await listStaffUnits(tx)).find((each) => each.id === id);
      if (unit === undefined) return undefined;
      const touched = givenOnce.filter(
        (field) => JSON.stringify(unit[field]) !== JSON.stringify(fields[field]),
      );
      const problems: FieldProblem[] = [
        ...touched.map((field) => ({ field, error: 'inUse' as const })),
        ...findEmptiedLines(unit, fields),
      ];
      if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
      return unit;
    },
    (tx, unit, at) => saveUnit(context, tx, fields, { by: actor.name, at, isDemo: unit.isDemo }),
  );
}
