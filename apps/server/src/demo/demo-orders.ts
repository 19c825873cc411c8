import type { Context } from '../context.ts';
import type { Tx } from '../platform/database.ts';
import { findCustomer } from '../modules/accounts/users/administration.service.ts';
import { recordOrder } from '../modules/orders/orders/parcel-orders.service.ts';
import { recordBoundPoint } from '../modules/orders/points/pickup-binding.service.ts';
import { recordRecipients } from '../modules/orders/recipients/recipients.service.ts';
import type { ParcelWrite } from '../modules/tracking/tracking.service.ts';

/** Which customer of the demo has the parcels that go to a city. */
const citiesOf = { customer: 'DUSHANBE', customer2: 'KHUJAND' } as const;

const goods = [
  'Обувь детская, 4 пары',
  'Чехлы и стёкла для телефонов',
  'Платье и две футболки',
  'Набор инструментов',
  'Посуда, керамика',
  'Рюкзак школьный',
  'Шторы, 2 комплекта',
  'Запчасти для стиральной машины',
];

/** The parcels of the demo, those of two cities given to the two customers who can log in. */
export async function giveToCustomers(
  context: Context,
  writes: readonly ParcelWrite[],
  pointOf: (city: string) => number,
): Promise<ParcelWrite[]> {
  const owners = new Map<number, string>();
  for (const [username, city] of Object.entries(citiesOf)) {
    const { customerCode } = await findCustomer(context, username);
    if (customerCode !== null) owners.set(pointOf(city), customerCode);
  }
  return writes.map((write) => {
    const customerCode = owners.get(write.declare?.facts.pickupPointId ?? 0);
    if (customerCode === undefined || write.declare === undefined) return write;
    return { ...write, declare: { ...write.declare, facts: { ...write.declare.facts, customerCode } } };
  });
}

/** The orders of those parcels, and the pickup points of both customers. */
export async function addDemoOrders(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
  pointOf: (city: string) => number,
): Promise<void> {
  for (const [username, city] of Object.entries(citiesOf)) {
    const customer = await findCustomer(context, username);
    const pickupPointId = pointOf(city);
    await recordBoundPoint(context, tx, customer.id, pickupPointId);
    const own = writes.filter((write) => write.declare?.facts.customerCode === customer.customerCode);
    for (const [index, { declare }] of own.entries()) {
      const code = declare?.facts.orderCode ?? null;
      if (code === null) continue;
      await recordOrder(tx, {
        code,
        customerId: customer.id,
        pickupPointId,
        goods: goods[index % goods.length] ?? 'Товары',
        createdAt: declare?.move.claimedAt ?? context.clock.now(),
      });
    }
  }
}

/** The recipients of the first customer of the demo. */
export async function addDemoRecipients(
  context: Context,
  tx: Tx,
  pointOf: (city: string) => number,
): Promise<void> {
  const { id } = await findCustomer(context, 'customer');
  const others = { pickupPointId: null, isDefault: false };
  await recordRecipients(context, tx, id, [
    { ...others, name: 'Мадина Каримова', phone: '+992927001122', note: null, isDefault: true },
    {
      ...others,
      name: 'Фарход Назаров',
      phone: '+992935550147',
      note: 'брат',
      pickupPointId: pointOf('KHUJAND'),
    },
    {
      ...others,
      name: 'Sayora Rahimova',
      phone: '+992987114520',
      note: null,
      pickupPointId: pointOf('BOKHTAR'),
    },
  ]);
}
