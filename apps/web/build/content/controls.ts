import type { Locale } from '@rohi/contract/locales';
import { texts as accountsEn } from '../../src/features/accounts/texts/en.ts';
import { texts as accountsRu } from '../../src/features/accounts/texts/ru.ts';
import { texts as accountsTg } from '../../src/features/accounts/texts/tg.ts';
import { texts as accountsZh } from '../../src/features/accounts/texts/zh.ts';
import { texts as cabinetEn } from '../../src/features/cabinet/texts/en.ts';
import { texts as cabinetRu } from '../../src/features/cabinet/texts/ru.ts';
import { texts as cabinetTg } from '../../src/features/cabinet/texts/tg.ts';
import { texts as cabinetZh } from '../../src/features/cabinet/texts/zh.ts';
import { texts as passEn } from '../../src/features/cabinet/pass/texts/en.ts';
import { texts as passRu } from '../../src/features/cabinet/pass/texts/ru.ts';
import { texts as passTg } from '../../src/features/cabinet/pass/texts/tg.ts';
import { texts as passZh } from '../../src/features/cabinet/pass/texts/zh.ts';
import { texts as ordersEn } from '../../src/features/orders/texts/en.ts';
import { texts as ordersRu } from '../../src/features/orders/texts/ru.ts';
import { texts as ordersTg } from '../../src/features/orders/texts/tg.ts';
import { texts as ordersZh } from '../../src/features/orders/texts/zh.ts';
import { trackingTextsEn } from '../../src/features/tracking/texts/en.ts';
import { trackingTextsRu } from '../../src/features/tracking/texts/ru.ts';
import { trackingTextsTg } from '../../src/features/tracking/texts/tg.ts';
import { trackingTextsZh } from '../../src/features/tracking/texts/zh.ts';
import { siteTextsEn } from '../../src/app/texts/en.ts';
import { siteTextsRu } from '../../src/app/texts/ru.ts';
import { siteTextsTg } from '../../src/app/texts/tg.ts';
import { siteTextsZh } from '../../src/app/texts/zh.ts';

/** The words of the screens in one language, as far as texts refer to them. */
const screens = {
  ru: {
    site: siteTextsRu,
    accounts: accountsRu,
    cabinet: cabinetRu,
    pass: passRu,
    orders: ordersRu,
    tracking: trackingTextsRu,
  },
  en: {
    site: siteTextsEn,
    accounts: accountsEn,
    cabinet: cabinetEn,
    pass: passEn,
    orders: ordersEn,
    tracking: trackingTextsEn,
  },
  zh: {
    site: siteTextsZh,
    accounts: accountsZh,
    cabinet: cabinetZh,
    pass: passZh,
    orders: ordersZh,
    tracking: trackingTextsZh,
  },
  tg: {
    site: siteTextsTg,
    accounts: accountsTg,
    cabinet: cabinetTg,
    pass: passTg,
    orders: ordersTg,
    tracking: trackingTextsTg,
  },
} as const satisfies Record<Locale, object>;

function controlsIn({ site, accounts, cabinet, pass, orders, tracking }: (typeof screens)[Locale]) {
  return {
    logIn: site.nav.logIn,
    orders: site.nav.orders,
    trackingPage: site.pageTitles.parcelTracking,
    balance: site.pageTitles.balance,
    myPickupPoint: site.pageTitles.orderPickupPoint,
    register: accounts.login.register,
    forgotPassword: accounts.login.forgotten,
    newOrder: orders.newOrder,
    track: tracking.search.submit,
    copyAddress: cabinet.address.copyAll,
    yourCode: cabinet.home.yourCode,
    openPass: cabinet.home.collect.openPass,
    entrust: cabinet.home.collect.entrust,
    showPickupCode: pass.showCode,
  } satisfies Record<string, string>;
}

/** What each control that texts name is called on the screens, by language. */
const controls: Record<Locale, Record<string, string>> = {
  ru: controlsIn(screens.ru),
  en: controlsIn(screens.en),
  zh: controlsIn(screens.zh),
  tg: controlsIn(screens.tg),
};

const reference = /^control:(.*)$/;

/**
 * The word of `{{control:<name>}}`, filled from the same text as the control itself; undefined for any other name, or
 * none there is.
 */
export function writeControl(name: string, locale: Locale): string | undefined {
  const [, control] = reference.exec(name) ?? [];
  return control === undefined || !Object.hasOwn(controls[locale], control)
    ? undefined
    : controls[locale][control];
}

const quoted = /[«“]([^«»“”]+)[»”]/g;

/** Controls that a source names by hand, in quotation marks: the word would stay when the button gets another. */
export function controlsByHand(source: string, locale: Locale): string[] {
  const words = new Set(Object.values(controls[locale]));
  return [...source.matchAll(quoted)].flatMap(([, word = '']) => (words.has(word) ? [word] : []));
}
