import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../context.ts';
import { findCustomer } from '../modules/accounts/users/administration.service.ts';
import { changeChannel, pageOfChannels } from '../modules/pricing/catalogue/channels.service.ts';
import { createCustomerPrice } from '../modules/pricing/catalogue/customer-prices.service.ts';
import { pageOfProducts } from '../modules/pricing/catalogue/products.service.ts';

const requestId = '7c1d9a52-5f0e-4d8e-9b0a-2f6c1d3e4a5b';

/** A road that is closed for a while, and a price agreed with the first customer. */
export async function addDemoCatalogue(context: Context): Promise<void> {
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
