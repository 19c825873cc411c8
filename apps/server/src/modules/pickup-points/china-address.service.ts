/**
 * Owns the China addresses of warehouses: what the office writes, what customers are shown, and who is notified of a
 * change.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import {
  addressNewsDays,
  chinaAddressFields,
  findAddressProblems,
  isEmptyChinaAddress,
  normaliseChinaAddress,
  type ChinaAddress,
} from '@rohi/contract/pickup-points/china-address';
import type { UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import type { Context } from '../../context.ts';
import type { FieldProblem } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { upsertChinaAddress } from './china-address.store.ts';
import { listOperationUnits, type OperationUnit, type UnitChinaAddress } from './operation-unit.store.ts';
import { readUnits, unitChangeKey } from './pickup-points.service.ts';

type Lines = Pick<
  UnitFields,
  'chinaRecipient' | 'chinaPhone' | 'chinaRegion' | 'chinaStreet' | 'chinaPostcode' | 'chinaShown'
>;

/** The lines under the names of the form of a unit. */
export function chinaFieldsOf(address: (ChinaAddress & { enabled: boolean }) | undefined): Lines {
  return {
    chinaRecipient: address?.recipient ?? '',
    chinaPhone: address?.phone ?? '',
    chinaRegion: address?.region ?? '',
    chinaStreet: address?.street ?? '',
    chinaPostcode: address?.postcode ?? '',
    chinaShown: address?.enabled ?? true,
  };
}

function addressIn(fields: Lines): ChinaAddress {
  return {
    recipient: fields.chinaRecipient,
    phone: fields.chinaPhone,
    region: fields.chinaRegion,
    street: fields.chinaStreet,
    postcode: fields.chinaPostcode,
  };
}

const formName = (field: string) => `china${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The lines of a form in their normal form, with what is wrong with them; nothing is wrong with no line at all. */
export function readChinaFields(request: UnitFields): { fields: Lines; problems: FieldProblem[] } {
  const address = normaliseChinaAddress(addressIn(request));
  const fields = chinaFieldsOf({ ...address, enabled: request.chinaShown });
  if (isEmptyChinaAddress(address)) return { fields: { ...fields, chinaShown: true }, problems: [] };
  if (request.type !== 'WAREHOUSE') {
    const filled = chinaAddressFields.filter((field) => address[field] !== '');
    return {
      fields,
      problems: filled.map((field) => ({ field: formName(field), error: 'notAllowed' as const })),
    };
  }
  const problems = findAddressProblems(address).map(({ field, ...problem }) => ({
    field: formName(field),
    ...problem,
  }));
  return { fields, problems };
}

/** Lines that were given once can be changed or switched off: a customer who copied them must be notified of it. */
export function findEmptiedLines(before: Lines, after: Lines): FieldProblem[] {
  if (isEmptyChinaAddress(addressIn(before)) || !isEmptyChinaAddress(addressIn(after))) return [];
  return chinaAddressFields.map((field) => ({ field: formName(field), error: 'required' as const }));
}

/** Writes the address of a form, once its unit has been written; where no line is, nothing. */
export async function saveChinaAddress(
  tx: Tx,
  before: Pick<OperationUnit, 'house' | 'chinaAddress'> | undefined,
  fields: Lines & Pick<UnitFields, 'code' | 'enabled'>,
  at: Date,
): Promise<void> {
  const lines = addressIn(fields);
  if (isEmptyChinaAddress(lines)) return;
  const old = before?.chinaAddress;
  const isChanged = old !== undefined && chinaAddressFields.some((field) => old[field] !== lines[field]);
  const wasShown = old !== undefined && isShown(old, before?.house?.enabled ?? true);
  const isVisible = fields.chinaShown && fields.enabled;
  const closedBefore = momentOf(old?.closedAt);
  await upsertChinaAddress(tx, fields.code, {
    ...lines,
    enabled: fields.chinaShown,
    changedAt: isChanged ? at : momentOf(old?.changedAt),
    closedAt: isVisible ? null : wasShown ? at : closedBefore,
  });
}

function momentOf(text: string | null | undefined): Date | null {
  return typeof text === 'string' ? new Date(text) : null;
}

function isShown(address: Pick<UnitChinaAddress, 'enabled'>, isUnitInUse: boolean): boolean {
  return address.enabled && isUnitInUse;
}

/** Sets the address of a warehouse that is there, shown to customers; the lines must be in order. */
export async function setChinaAddress(
  context: Context,
  tx: Tx,
  placeCode: string,
  address: ChinaAddress,
): Promise<void> {
  await announceChanges(context.changes, tx, [unitChangeKey]);
  await upsertChinaAddress(tx, placeCode, { ...address, enabled: true, changedAt: null, closedAt: null });
}

export type ShownWarehouse = {
  id: number;
  code: string;
  names: LocaleTexts;
  address: ChinaAddress;
  /** Dushanbe day of a change of the last thirty days. */
  changedOn: string | null;
};

export type ClosedWarehouse = { id: number; code: string; names: LocaleTexts; closedOn: string };

/** The warehouses that customers may send to, by code, and those that ceased to take parcels within thirty days. */
export async function findChinaAddresses(
  context: Context,
): Promise<{ shown: ShownWarehouse[]; closed: ClosedWarehouse[] }> {
  const since = addDays(dushanbeDay(context.clock.now()), -addressNewsDays);
  const recent = (moment: string | null) => {
    const day = moment === null ? '' : dushanbeDay(new Date(moment));
    return day >= since && day !== '' ? day : null;
  };
  const units = (await readUnits(context)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const visible: ShownWarehouse[] = [];
  const closed: ClosedWarehouse[] = [];
  for (const { id, code, names, house, chinaAddress } of units) {
    if (chinaAddress === undefined) continue;
    const { enabled, changedAt, closedAt, ...address } = chinaAddress;
    if (isShown({ enabled }, house?.enabled ?? true))
      visible.push({ id, code, names, address, changedOn: recent(changedAt) });
    else {
      const closedOn = recent(closedAt);
      if (closedOn !== null) closed.push({ id, code, names, closedOn });
    }
  }
  return { shown: visible, closed };
}

/** The unit as it stands, read within the transaction that changes it. */
export async function findUnitBefore(tx: Tx, code: string): Promise<OperationUnit | undefined> {
  return (await listOperationUnits(tx)).find((unit) => unit.code === code);
}
