/**
 * What an installation needs for its first parcel. Every state is computed from what is on record; nothing is ticked
 * but that a copy of the key lies elsewhere.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { FirstWeekState, firstWeek } from '@rohi/contract/reports/first-week.contract';
import type { Settings } from '@rohi/contract/reference-data/settings';
import { roles } from '@rohi/contract/roles';
import type { Context } from '../../context.ts';
import { readBackupState } from '../backups/backups.service.ts';
import { readSecretKey } from '../secrets/secret-key.service.ts';
import { findChinaAddresses } from '../pickup-points/china-address.service.ts';
import { findRate } from '../pricing/rates/currency-rate.service.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import { readFirmFacts, type FirmFacts } from './first-week.store.ts';

type Row = FirstWeekState;
type State = Omit<Row, 'row'>;

/** The rows in the order in which a firm takes them; names in `locale`. */
export async function readFirstWeek(context: Context, locale: Locale): Promise<DataOf<typeof firstWeek>> {
  const now = context.clock.now();
  const day = dushanbeDay(now);
  const [facts, settings, { shown }, rate, backup, key] = await Promise.all([
    readFirmFacts(context.db, { locale, day, now }),
    readSettings(context),
    findChinaAddresses(context),
    findRate(context, { from: 'USD', to: 'TJS', day }),
    readBackupState(context),
    readSecretKey(context),
  ]);
  return {
    rows: [
      { row: 'chinaAddress', ...(shown.length > 0 ? there() : missing('none')) },
      { row: 'pickupPoint', ...ofAll(facts.points, facts.withoutHours) },
      { row: 'staff', ...staffState(facts) },
      {
        row: 'secondFactor',
        ...(facts.heads > 0 && facts.withoutCodes.length === 0
          ? there()
          : doubtful('lacking', facts.withoutCodes)),
      },
      {
        row: 'demoAccounts',
        ...(facts.demoAccounts === 0 ? there() : doubtful('some', [], facts.demoAccounts)),
      },
      { row: 'devices', ...ofAll(facts.units, facts.withoutDevice, 'none') },
      { row: 'exchangeRate', ...rateState(rate, day) },
      {
        row: 'tariff',
        ...(facts.openingTariffs.length === 0 ? there() : doubtful('opening', facts.openingTariffs)),
      },
      { row: 'drawers', ...ofAll(facts.points, facts.withoutDrawer, 'none') },
      { row: 'firstShift', ...(facts.hasShift ? there() : missing('none')) },
      { row: 'letters', ...lettersState(context, facts) },
      { row: 'brand', ...ofSettings(settings, brandParts) },
      { row: 'customerCodes', ...codesState(settings) },
      { row: 'contacts', ...ofSettings(settings, contactParts) },
      { row: 'provider', ...ofSettings(settings, providerParts) },
      { row: 'customers', ...customersState(facts) },
      { row: 'backup', ...backupOf(backup) },
      { row: 'keyCopy', ...(key.isAsked ? doubtful('none', []) : there()) },
    ],
    isHidden: settings['start.hidden'] === 'yes',
  };
}

function there(): State {
  return { state: 'THERE', reason: null, names: [], count: 0 };
}

function missing(reason: NonNullable<Row['reason']>, names: readonly string[] = []): State {
  return { state: 'MISSING', reason, names: [...names], count: names.length };
}

function doubtful(reason: NonNullable<Row['reason']>, names: readonly string[], count = names.length): State {
  return { state: 'DOUBTFUL', reason, names: [...names], count };
}

/** Of so many things some lack it: with `whereAll` it is missing where all do, else in doubt. */
function ofAll(count: number, lacking: readonly string[], whereAll?: 'none'): State {
  if (count === 0) return missing('none');
  if (lacking.length === 0) return there();
  if (whereAll !== undefined && lacking.length === count) return missing(whereAll);
  return doubtful('lacking', lacking);
}

/** Without these no parcel comes through; the others may be the same people. */
const neededRoles = ['china-operator', 'hub-operator', 'pickup-clerk'] as const;

function staffState({ roles: held }: FirmFacts): State {
  const lacking = roles.filter((role) => role !== 'customer' && !held.includes(role));
  if (lacking.length === 0) return there();
  const needed = neededRoles.filter((role) => lacking.includes(role));
  return needed.length > 0 ? missing('lacking', needed) : doubtful('lacking', lacking);
}

/** The bank sets no rate on a weekend. */
const rateHoldsDays = 3;

function rateState(rate: Awaited<ReturnType<typeof findRate>>, day: string): State {
  if (rate === undefined) return missing('none');
  return addDays(rate.rateDate, rateHoldsDays) < day ? doubtful('old', [rate.rateDate]) : there();
}

/** More than one in so many fails for another reason than addresses that were typed wrongly. */
const mayFailOneIn = 10;

/** Without a mail server letters are files that no customer reads, and registration is impossible. */
function lettersState({ config }: Context, { sent, failed }: FirmFacts): State {
  if (config.smtpUrl === undefined) return missing('none');
  if (failed * mayFailOneIn > sent + failed) return doubtful('failing', [], failed);
  return sent > 0 ? there() : doubtful('untried', []);
}

const brandParts = {
  ru: 'brand.name.ru',
  tg: 'brand.name.tg',
  en: 'brand.name.en',
  zh: 'brand.name.zh',
} as const;

/** A firm decides about its codes before the first label: they stay with their customers for ever. */
function codesState(settings: Settings): State {
  const isDecided = Object.keys(settings).some((key) => key.startsWith('customerCode.'));
  return isDecided ? there() : doubtful('opening', []);
}

/** Customers come by themselves or by a move-in; one that is open still takes rows and answers. */
function customersState({ customers, openMoveIns }: FirmFacts): State {
  if (openMoveIns > 0) return doubtful('some', [], openMoveIns);
  return customers > 0 ? there() : missing('none');
}

const contactParts = {
  hotline: 'contact.hotline',
  email: 'contact.email',
  ru: 'contact.address.ru',
  tg: 'contact.address.tg',
  en: 'contact.address.en',
  zh: 'contact.address.zh',
} as const;

const providerParts = {
  ru: 'provider.name.ru',
  tg: 'provider.name.tg',
  en: 'provider.name.en',
  zh: 'provider.name.zh',
  registration: 'provider.registration',
  bank: 'provider.bank',
} as const;

function ofSettings(settings: Settings, parts: Readonly<Record<string, keyof Settings>>): State {
  const lacking = Object.entries(parts).flatMap(([name, key]) => (settings[key] === undefined ? [name] : []));
  return ofAll(Object.keys(parts).length, lacking, 'none');
}

/**
 * A backup counts once one of them was restored on trial; where the database is the operator's own, so are its backups.
 */
function backupOf({ state, lastGoodAt, restoreTry }: Awaited<ReturnType<typeof readBackupState>>): State {
  if (state === 'ELSEWHERE' || state === 'COPY') return there();
  if (lastGoodAt === null) return missing('none');
  if (state === 'FAILED' || state === 'LATE' || restoreTry?.good === false) return doubtful('failing', []);
  return restoreTry === null ? doubtful('untried', []) : there();
}
