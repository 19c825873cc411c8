/**
 * Owns the facts that the pages of the site say: prices, days, contacts, closed roads, words of the office. Promises
 * that they are those of the moment by the clock of the service, and that a page can always be made: while the database
 * is away, what was known last is said.
 */
import { isDeepStrictEqual } from 'node:util';
import { dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import { brandNamesOf, hotlineOf, type Settings } from '@rohi/contract/reference-data/settings';
import {
  liveFactsOf,
  openingFactValues,
  openingTwoTariffs,
  type TwoTariffs,
} from '@rohi/contract/page-facts/facts-of-terms';
import type { FactValues } from '@rohi/contract/page-facts/fill-facts';
import { factValuesOf } from '@rohi/contract/page-facts/live-facts';
import type { Context } from '../../../context.ts';
import { readFirstNotices } from '../../content/content.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { listRenamedWords } from '../../reference-data/words.service.ts';
import { readClosedRoads, readDeliveryDays } from '../catalogue/channels.service.ts';
import { readVersions } from './published-tariffs.service.ts';
import type { TariffVersion } from './tariff-row.ts';
import { versionChargedAt } from './tariff-timeline.ts';

/** Returns what reads the facts of the moment: the same array as before while they are the same. */
export function openSiteFacts(context: Context): () => Promise<FactValues> {
  let last: FactValues = openingFactValues;
  return async () => {
    try {
      const facts = await readFacts(context);
      if (!isDeepStrictEqual(facts, last)) last = facts;
    } catch (error) {
      context.log.error({ err: error }, 'the facts of the pages cannot be read: the last known are said');
    }
    return last;
  };
}

async function readFacts(context: Context): Promise<FactValues> {
  const now = context.clock.now();
  const [versions, settings, deliveryDays, closedRoads, renamedWords, firstNotices] = await Promise.all([
    readVersions(context),
    readSettings(context),
    readDeliveryDays(context),
    readClosedRoads(context),
    listRenamedWords(context),
    readFirstNotices(context),
  ]);
  const facts = liveFactsOf({
    ...tariffsAt(versions, now),
    brandName: brandNamesOf(settings),
    brandColor: settings['brand.color'] ?? null,
    deliveryDays: deliveryDays.BSC,
    hotline: hotlineOf(settings),
    contactEmail: settings['contact.email'] ?? null,
    firmAddress: inEveryLanguage(settings, 'contact.address'),
    videoLessonsUrl: settings['videoLessons.url'] ?? null,
    provider: {
      name: inEveryLanguage(settings, 'provider.name'),
      registration: settings['provider.registration'] ?? null,
      bank: settings['provider.bank'] ?? null,
    },
    messengers: {
      telegram: settings['messenger.telegram'] ?? null,
      whatsapp: settings['messenger.whatsapp'] ?? null,
      wechat: settings['messenger.wechat'] ?? null,
    },
    closedRoads,
    renamedWords,
    firstNotices,
    upcoming: daysOfChange(versions, now).map((day) => ({
      day,
      ...tariffsAt(versions, startOfDushanbeDay(day)),
    })),
  });
  return factValuesOf(facts);
}

/**
 * Parcels are priced by the tariff of their line, bulky cargo by that of the other; before the first, by those of the
 * opening.
 */
function tariffsAt(versions: readonly TariffVersion[], at: Date): TwoTariffs {
  const termsOf = (line: TariffVersion['businessLine']) =>
    versionChargedAt(
      versions.filter(({ businessLine }) => businessLine === line),
      at,
    )?.terms;
  return {
    parcel: termsOf('BSC') ?? openingTwoTariffs.parcel,
    cargo: termsOf('FBA') ?? openingTwoTariffs.cargo,
  };
}

/** The days to come on which a published version begins. */
function daysOfChange(versions: readonly TariffVersion[], now: Date): string[] {
  const today = dushanbeDay(now);
  const days = versions.flatMap(({ status, effectiveFrom }) =>
    status === 'PUBLISHED' && effectiveFrom > today ? [effectiveFrom] : [],
  );
  return [...new Set(days)].toSorted();
}

/** A text in every language; one that is not written is said in Russian, else in the language that there is. */
function inEveryLanguage(settings: Settings, key: 'contact.address' | 'provider.name'): LocaleTexts | null {
  const [ru, tg] = [settings[`${key}.ru`], settings[`${key}.tg`]];
  const [en, zh] = [settings[`${key}.en`], settings[`${key}.zh`]];
  const any = ru ?? tg ?? en ?? zh;
  return any === undefined ? null : { ru: ru ?? any, tg: tg ?? any, en: en ?? any, zh: zh ?? any };
}
