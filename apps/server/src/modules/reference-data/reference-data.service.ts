/** Owns what describes this installation: its name, contacts, languages and limits. */
import type { DataOf } from '@rohi/contract/endpoint';
import { dushanbeTimeZone } from '@rohi/contract/dushanbe-time';
import { defaultLocale, interfaceLocales, resolveLocale } from '@rohi/contract/locales';
import type { sysinfo } from '@rohi/contract/reference-data/reference-data.contract';
import { siteName } from '@rohi/contract/site/brand';
import { hotline, siteLimits } from '@rohi/contract/site/limits';
import {
  maxTrackingCodeLength,
  maxTrackingCodes,
  pasteParseDelayMs,
} from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../context.ts';
import { productVersion } from '../../platform/product-version.ts';

/** What a client needs to know of the installation; names in the given language, anything unknown is Russian. */
export function readSystemInfo(context: Pick<Context, 'clock'>, language: unknown): DataOf<typeof sysinfo> {
  return {
    siteName: siteName[resolveLocale(language)],
    hotline,
    // No address is set yet: the client leads to the contact page then.
    messengers: [
      { kind: 'telegram', name: 'Telegram', url: null },
      { kind: 'whatsapp', name: 'WhatsApp', url: null },
      { kind: 'wechat', name: 'WeChat', url: null },
    ],
    appLinks: [
      { kind: 'appStore', name: 'App Store', url: null },
      { kind: 'googlePlay', name: 'Google Play', url: null },
    ],
    languages: [...interfaceLocales],
    defaultLocale,
    currency: 'USD',
    timezone: dushanbeTimeZone,
    limits: {
      maxTrackingCodes,
      trackingCodeLength: maxTrackingCodeLength,
      pasteParseDelayMs,
      errorMessageMs: siteLimits.errorMessageMs,
    },
    version: productVersion,
    serverTime: context.clock.now().toISOString(),
  };
}
