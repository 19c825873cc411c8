/**
 * Owns what an installation sets while it runs. Promises that every value has the shape that the contract gives its
 * key.
 */
import type { LocaleTexts } from '@rohi/contract/locales';
import {
  brandNamesOf,
  hotlineOf,
  settingShapes,
  type SettingKey,
  type Settings,
} from '@rohi/contract/reference-data/settings';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import { inTransaction } from '../../platform/database.ts';
import { readCached } from '../../platform/cached-value.ts';
import { listSettings, upsertSetting } from './setting.store.ts';

/** The key of the change feed that stands for all settings. */
export const settingChangeKey = 'list:setting';

type SettingsContext = Pick<Context, 'changes' | 'clock' | 'db' | 'log'>;

/** The settings in force; a change is seen at once here, and within a second by other processes. */
export function readSettings(context: SettingsContext): Promise<Settings> {
  return readCached(context, settingChangeKey, () => loadSettings(context));
}

/** The number that customers call, as it is set. */
export async function readHotline(context: Context): Promise<string> {
  return hotlineOf(await readSettings(context));
}

/** The name of the firm in every language. */
export async function readFirmName(context: SettingsContext): Promise<LocaleTexts> {
  return brandNamesOf(await readSettings(context));
}

/**
 * Sets `key`, or with `null` takes it back to "not set". `by` names who does it.
 * Throws `request.invalid` when the value has not the shape of its key.
 */
export async function saveSetting<Key extends SettingKey>(
  context: Context,
  key: Key,
  value: Settings[Key] | null,
  by: string,
): Promise<void> {
  if (value !== null && !settingShapes[key].safeParse(value).success)
    throw new AppError('request.invalid', { fields: [{ field: key, error: 'badFormat' }] });
  await inTransaction(context.db, async (tx) => {
    await announceChanges(context.changes, tx, [settingChangeKey]);
    await upsertSetting(tx, { key, value, at: context.clock.now(), by });
  });
}

/** A row that no longer fits (edited by hand, or of another version) is reported to the operator and left out. */
async function loadSettings({ db, log }: Pick<Context, 'db' | 'log'>): Promise<Settings> {
  const rows = await listSettings(db);
  const valid = rows.filter(({ key, value }) => {
    const fits = isSettingKey(key) && settingShapes[key].safeParse(value).success;
    if (!fits) log.warn({ setting: key }, 'a setting that is stored cannot be used');
    return fits;
  });
  return Object.fromEntries(valid.map(({ key, value }) => [key, value])) as Settings;
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingShapes, key);
}
