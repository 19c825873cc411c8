import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../context.ts';
import { inTransaction } from '../platform/database.ts';
import { publishNotices } from '../modules/content/content.service.ts';
import { describeHouses } from '../modules/pickup-points/pickup-points.service.ts';
import { enterRate } from '../modules/pricing/rates/rate-administration.service.ts';
import { recordOrdersOfParcels } from '../modules/orders/orders/parcel-orders.service.ts';
import { setChinaAddress } from '../modules/pickup-points/china-address.service.ts';
import { insertPlaces, placeDirectoryOf } from '../modules/places/places.service.ts';
import { isEmpty, writeParcels } from '../modules/tracking/tracking.service.ts';
import { addDemoPrices } from './demo-prices.ts';
import { addDemoAccounts, demoPassword, demoUsernames } from './demo-accounts.ts';
import { addDemoCargo } from './demo-cargo.ts';
import { addDemoOrders, addDemoRecipients, giveToCustomers } from './demo-orders.ts';
import { addDemoClaims, demoOwnerless, hasUnsettledDemoClaim, settleDemoClaim } from './demo-claims.ts';
import { starterNotices } from './demo-notices.ts';
import { demoChinaAddress, demoHouses } from './demo-points.ts';
import { beginStory } from './story/story-job.ts';
import { demoActor, demoCities, demoParcels, firstDemoCodes, pickupPointCode } from './demo-parcels.ts';
import { findCustomer } from '../modules/accounts/users/administration.service.ts';
import { changeChannel, pageOfChannels } from '../modules/pricing/catalogue/channels.service.ts';
import { createCustomerPrice } from '../modules/pricing/catalogue/customer-prices.service.ts';
import { pageOfProducts } from '../modules/pricing/catalogue/products.service.ts';

const requestId = '7c1d9a52-5f0e-4d8e-9b0a-2f6c1d3e4a5b';

/** A road that is closed for a while, and a price agreed with the first customer. */
async function addDemoCatalogue(context: Context): Promise<void> {
  const { db, clock } = context;
  const today = dushanbeDay(clock.now());
  const { id: userId } = await findCustomer(context, 'admin');
  const actor = { userId, name: 'admin' };
  const page = { page: 1, limit: 100 };
  const { list: channels } = await pageOfChannels(db, page, 'ru', clock.now());
  const rail = channels.find(({ code }) => code === 'CARGO-RAIL');
  const main = channels.find(({ code }) => code === 'CARGO');
  if (rail !== undefined && main !== undefined) {
    const { id, isSuspended: _suspended, updatedAt: _at, updatedBy: _by, ...fields } = rail;
    await changeChannel(context, actor, id, {
      ...fields,
      replacedById: main.id,
      suspendedFrom: addDays(today, -6),
      suspendedUntil: addDays(today, 24),
      suspensionTexts: {
        ru: 'Пробные поезда не идут до конца ремонта пути. Новые партии отправляем автомобилем.',
        en: 'The pilot trains are halted while the track is repaired. New lots go by road.',
        zh: '因线路检修，铁路试运行暂停，新货物改由公路运输。',
        tg: 'То анҷоми таъмири роҳи оҳан қаторҳои озмоишӣ намераванд. Бори нав бо мошин фиристода мешавад.',
      },
    });
  }
  const { customerCode } = await findCustomer(context, 'customer');
  const { list: products } = await pageOfProducts(db, page, 'ru');
  const product = products.find(({ code }) => code === 'STANDARD');
  if (product === undefined || customerCode === null) return;
  await createCustomerPrice(context, actor, {
    requestId,
    customerCode,
    productId: product.id,
    discountPct: '5',
    validFrom: addDays(today, -30),
    validTo: addDays(today, 150),
    enabled: true,
  });
}

const pointNames: Record<(typeof demoCities)[number], LocaleTexts> = {
  DUSHANBE: pointIn('Душанбе', 'Dushanbe', '杜尚别', 'Душанбе'),
  KHUJAND: pointIn('Худжанд', 'Khujand', '苦盏', 'Хуҷанд'),
  BOKHTAR: pointIn('Бохтар', 'Bokhtar', '博赫塔尔', 'Бохтар'),
  KULOB: pointIn('Куляб', 'Kulob', '库洛布', 'Кӯлоб'),
  ISTARAVSHAN: pointIn('Истаравшан', 'Istaravshan', '伊斯塔拉夫尚', 'Истаравшан'),
  PANJAKENT: pointIn('Пенджикент', 'Panjakent', '彭吉肯特', 'Панҷакент'),
  KHOROG: pointIn('Хорог', 'Khorog', '霍罗格', 'Хоруғ'),
  TURSUNZODA: pointIn('Турсунзаде', 'Tursunzoda', '图尔孙扎德', 'Турсунзода'),
  VAHDAT: pointIn('Вахдат', 'Vahdat', '瓦赫达特', 'Ваҳдат'),
  HISOR: pointIn('Гиссар', 'Hisor', '吉萨尔', 'Ҳисор'),
};

function pointIn(ru: string, en: string, zh: string, tg: string): LocaleTexts {
  return {
    ru: `Пункт выдачи, ${ru}`,
    en: `Pickup point, ${en}`,
    zh: `${zh}自提点`,
    tg: `Нуқтаи супориш, ${tg}`,
  };
}

/**
 * Fills an empty database for a first look, and says who can log in and a few codes to try. On by default with the
 * embedded database on a loopback address; DEMO=on or off decides otherwise. The parcels come in one transaction: after
 * a start that was ended before them it is all done again, after one that was ended later what is missing is added, the
 * settled claim last. A job that was put into the same transaction goes on with the weeks of a firm at work.
 */
export async function loadDemoData(
  context: Context,
  options: { embedded: boolean; say: (line: string) => void },
): Promise<void> {
  const { demo, host } = context.config;
  if (!(demo ?? (options.embedded && isLoopback(host)))) return;
  const isFirst = await isEmpty(context.db);
  if (!isFirst && !(await hasUnsettledDemoClaim(context))) return;
  if (isFirst) {
    const notices = await starterNotices();
    await inTransaction(context.db, (tx) => insertPlaces(tx, demoPoints()));
    await addDemoAccounts(context, pickupPointCode('DUSHANBE'));
    await addDemoParcels(context, notices);
  }
  // Each of these may be run again.
  await enterDemoRate(context);
  await addDemoPrices(context);
  await addDemoCatalogue(context);
  await settleDemoClaim(context);
  sayWhatToTry(context, options.say);
}

function sayWhatToTry(context: Context, say: (line: string) => void): void {
  say(`Demo data is loaded. Try ${firstDemoCodes.join(', ')}; all codes stand in ${codesFile(context)}`);
  say(
    `Demo accounts: ${demoUsernames.join(', ')}; the password is the name and -demo-password, as in ${demoPassword('customer')}`,
  );
}

function codesFile({ config }: Pick<Context, 'config'>): string {
  return join(config.dataDir, 'demo-codes.txt');
}

/** Whether only this machine can reach what listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function demoPoints() {
  return demoCities.map((city) => ({
    code: pickupPointCode(city),
    kind: 'PICKUP_POINT' as const,
    cityCode: city,
    names: pointNames[city],
  }));
}

function addDemoParcels(context: Context, notices: Awaited<ReturnType<typeof starterNotices>>) {
  return inTransaction(context.db, async (tx) => {
    await describeHouses(context, tx, demoHouses(context.clock.now()));
    await setChinaAddress(context, tx, 'YIWU-WH', demoChinaAddress);
    await publishNotices(tx, notices);
    const places = placeDirectoryOf(context);
    // An unused id makes the directory read the places just added.
    await places.prepare(tx, [0]);
    const placeId = (code: string) => {
      const place = places.findByText(code);
      if (place === undefined) throw new RangeError(`there is no place ${code}`);
      return place.id;
    };
    const pointOf = (city: string) => placeId(pickupPointCode(city));
    const now = context.clock.now();
    const writes = [
      ...(await giveToCustomers(context, demoParcels(now, placeId), pointOf)),
      ...demoOwnerless(now, placeId),
    ];
    await writeParcels(context, tx, writes);
    await addDemoOrders(context, tx, writes, pointOf);
    await addDemoCargo(context, tx, placeId);
    await addDemoRecipients(context, tx, pointOf);
    await recordOrdersOfParcels(
      context,
      tx,
      writes.map(({ trackingCode }) => trackingCode),
      { actor: demoActor, source: 'demo' },
    );
    await addDemoClaims(context, tx);
    if (context.config.demoHasStory) await beginStory(tx, now);
    await writeFile(codesFile(context), `${writes.map(({ trackingCode }) => trackingCode).join('\n')}\n`);
  });
}

/** An invented rate of three days ago, so that a first look shows somoni too, marked as not of the day. */
async function enterDemoRate(context: Context): Promise<void> {
  const rateDate = addDays(dushanbeDay(context.clock.now()), -3);
  const rate = { nominal: 1, rateMillionths: 10_120_000n };
  const system = { userId: null, name: 'system' };
  await enterRate(context, system, {
    base: 'USD',
    quote: 'TJS',
    rate,
    rateDate,
    source: 'demo',
    requestId: '0b6f5f0e-6d0c-4a3e-9d53-1f6a52a7c904',
  });
}
