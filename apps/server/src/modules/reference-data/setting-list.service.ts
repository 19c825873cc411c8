// Settings as staff edit them. Which there are, and the shape of each, is the contract's.
import { auditedFields } from '@rohi/contract/fields';
import { settingFields } from '@rohi/contract/reference-data/setting.fields';
import {
  listedCodes,
  settingKeys,
  settingShapes,
  unitsNamed,
  type SettingKey,
} from '@rohi/contract/reference-data/settings';
import type { StaffSetting } from '@rohi/contract/reference-data/setting-list.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { changeRow } from '../audit/change-row.service.ts';
import { codesOfNoUnit, listSettingRows, lockSettings, upsertSetting } from './setting.store.ts';
import { settingChangeKey } from './settings.service.ts';

/** Every setting, also those that are not set; one that never was has version 0. */
export async function listStaffSettings(db: Db | Tx): Promise<StaffSetting[]> {
  const rows = new Map((await listSettingRows(db)).map((row) => [row.key, row]));
  return settingKeys.map((key) => {
    const row = rows.get(key);
    return {
      id: key,
      version: row?.version ?? 0,
      value: typeof row?.value === 'string' ? row.value : null,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedBy ?? null,
    };
  });
}

async function namesNoUnit(db: Db, value: string, kind: string): Promise<boolean> {
  return (await codesOfNoUnit(db, listedCodes(value), kind)).length > 0;
}

/**
 * Sets a setting over the version that was read, or with null takes it back. Throws `request.invalid` for a wrong
 * shape.
 */
export async function changeSetting(
  context: Context,
  actor: AuditActor & { userId: string },
  key: SettingKey,
  { version, value: newValue }: { version: number; value: string | null },
): Promise<void> {
  const value = newValue === null || newValue.trim() === '' ? null : newValue.trim();
  if (value !== null && !settingShapes[key].safeParse(value).success)
    throw new AppError('request.invalid', { fields: [{ field: 'value', error: 'badFormat' }] });
  const kind = (unitsNamed as { readonly [Key in SettingKey]?: string })[key];
  if (value !== null && kind !== undefined && (await namesNoUnit(context.db, value, kind)))
    throw new AppError('request.invalid', { fields: [{ field: 'value', error: 'notAllowed' }] });
  await changeRow(
    context,
    { type: 'setting', actor, audited: auditedFields(settingFields) },
    { action: 'setting:edit', id: key, version, fields: { value } },
    async (tx) => {
      await lockSettings(tx);
      return (await listStaffSettings(tx)).find(({ id }) => id === key);
    },
    async (tx, _row, at) => {
      await announceChanges(context.changes, tx, [settingChangeKey]);
      await upsertSetting(tx, { key, value, at, by: actor.name });
    },
  );
}
