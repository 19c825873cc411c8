/** Owns what describes this installation and the lists that every room and client refers to. */
import type { DataOf } from '@rohi/contract/endpoint';
import { dushanbeTimeZone } from '@rohi/contract/dushanbe-time';
import { defaultLocale, menuLocales, resolveLocale, type Locale } from '@rohi/contract/locales';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import type {
  dataDictionary,
  selectedCountries,
  sysinfo,
} from '@rohi/contract/reference-data/reference-data.contract';
import { brandNamesOf, hotlineOf, type SettingKey } from '@rohi/contract/reference-data/settings';
import { siteLimits } from '@rohi/contract/site/limits';
import { offerDate } from '@rohi/contract/site/offer';
import {
  maxTrackingCodeLength,
  maxTrackingCodes,
  pasteParseDelayMs,
} from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../context.ts';
import { readCached } from '../../platform/cached-value.ts';
import { productVersion } from '../../platform/product-version.ts';
import { listCountries } from './country.store.ts';
import { readSettings } from './settings.service.ts';
import { listDictionary } from './words.service.ts';

/** What a client needs to know of the installation; names in the given language, anything unknown is Russian. */
export async function readSystemInfo(
  context: Context,
  language: unknown,
): Promise<Omit<DataOf<typeof sysinfo>, 'passwordKey' | 'deliveryDays' | 'suspendedRoutes'>> {
  const settings = await readSettings(context);
  // Where no address is set, the client leads to the contact page.
  const link = (kind: string, name: string, key: SettingKey) => ({ kind, name, url: settings[key] ?? null });
  return {
    siteName: brandNamesOf(settings)[resolveLocale(language)],
    hotline: hotlineOf(settings),
    messengers: [
      link('telegram', 'Telegram', 'messenger.telegram'),
      link('whatsapp', 'WhatsApp', 'messenger.whatsapp'),
      link('wechat', 'WeChat', 'messenger.wechat'),
    ],
    appLinks: [
      link('appStore', 'App Store', 'app.appStore'),
      link('googlePlay', 'Google Play', 'app.googlePlay'),
    ],
    videoLessonsUrl: settings['videoLessons.url'] ?? null,
    languages: [...menuLocales],
    defaultLocale,
    currency: 'USD',
    timezone: dushanbeTimeZone,
    limits: {
      maxTrackingCodes,
      trackingCodeLength: maxTrackingCodeLength,
      pasteParseDelayMs,
      errorMessageMs: siteLimits.errorMessageMs,
    },
    // An offer is known by the day it was made.
    offer: { version: offerDate, date: offerDate },
    version: productVersion,
    serverTime: context.clock.now().toISOString(),
  };
}

/** Countries of the selection, by their two letters, names in the given language and in all. */
export async function findCountries(
  context: Context,
  selection: ListSelection,
  locale: Locale,
): Promise<DataOf<typeof selectedCountries>> {
  const countries = await readCached(context, 'list:country', () => listCountries(context.db));
  return countries
    .filter((country) => isSelected(country, selection))
    .map(({ id, shortName, names, phoneCode, currency }) => ({
      id,
      shortName,
      name: names[locale],
      names,
      phoneCode,
      currency,
    }));
}

/** Every code of the service with its name in the given language and in all. */
export async function readDataDictionary(
  context: Context,
  locale: Locale,
): Promise<DataOf<typeof dataDictionary>> {
  const entries = await listDictionary(context);
  return entries.map(({ id, consType, consValue, names, parentValue, labelClass, sort, enabled }) => ({
    id,
    consType,
    consValue,
    consName: names[locale],
    names,
    parentValue,
    labelClass,
    sort,
    enabled,
  }));
}
