import type { Context } from '../context.ts';
import { findCustomer } from '../modules/accounts/users/administration.service.ts';
import { recordOrder } from '../modules/orders/orders/parcel-orders.service.ts';
import { newOrderCode, newOwnParcelCode } from '../modules/tracking/codes/own-codes.ts';
import { writeParcels, type ParcelWrite } from '../modules/tracking/tracking.service.ts';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Tx } from '../platform/database.ts';
import {
  pickupPointCode,
  roadOverKulma,
  seededRandom,
  writePlot,
  throughKyrgyzstan,
  type FindPlace,
  type Plot,
} from './demo-parcels.ts';

type Cargo = {
  owner: 'customer' | 'customer2';
  goods: string;
  boxes: number;
  /** Sides in millimetres and weight in grams of each box. */
  box: { lengthMm: number; widthMm: number; heightMm: number; weightG: number };
  plot: Omit<Plot, 'code'>;
};

/** Six orders of sellers: light and heavy goods, at stages from declared to collected. */
const cargos: readonly Cargo[] = [
  {
    owner: 'customer2',
    goods: 'Диваны и кресла, разобранные',
    boxes: 6,
    box: { lengthMm: 1_600, widthMm: 700, heightMm: 600, weightG: 38_000 },
    plot: { age: -1, before: 'DTH', route: roadOverKulma, city: 'KHUJAND' },
  },
  {
    owner: 'customer2',
    goods: 'Плитка керамическая',
    boxes: 12,
    box: { lengthMm: 600, widthMm: 600, heightMm: 120, weightG: 31_500 },
    plot: { age: 1, route: roadOverKulma, city: 'KHUJAND' },
  },
  {
    owner: 'customer2',
    goods: 'Детская одежда, опт',
    boxes: 8,
    box: { lengthMm: 600, widthMm: 500, heightMm: 500, weightG: 18_200 },
    plot: { age: 9, route: throughKyrgyzstan, city: 'KHUJAND' },
  },
  {
    owner: 'customer2',
    goods: 'Светильники LED, 400 шт.',
    boxes: 10,
    box: { lengthMm: 800, widthMm: 400, heightMm: 400, weightG: 9_600 },
    plot: { age: 18, route: roadOverKulma, city: 'KHUJAND', stopAfterDay: 17, note: 'FRAGILE' },
  },
  {
    owner: 'customer',
    goods: 'Станок швейный и запчасти',
    boxes: 3,
    box: { lengthMm: 900, widthMm: 600, heightMm: 800, weightG: 74_000 },
    plot: { age: 21, route: roadOverKulma, city: 'DUSHANBE' },
  },
  {
    owner: 'customer',
    goods: 'Посуда для кафе, фарфор',
    boxes: 5,
    box: { lengthMm: 500, widthMm: 400, heightMm: 400, weightG: 22_300 },
    plot: { age: 34, route: roadOverKulma, city: 'DUSHANBE', collected: true, note: 'FRAGILE' },
  },
];

/** Writes the cargo orders of the demo with their boxes, the same at every start on the same day. */
export async function addDemoCargo(context: Context, tx: Tx, findPlace: FindPlace): Promise<void> {
  const random = seededRandom(20_261_122);
  const now = context.clock.now();
  for (const { owner, goods, boxes, box, plot } of cargos) {
    const { id, customerCode } = await findCustomer(context, owner);
    const writes = Array.from({ length: boxes }, () =>
      writePlot({ ...plot, code: newOwnParcelCode(random) }, now, findPlace, random),
    );
    const createdAt = writes[0]?.declare?.move.claimedAt ?? now;
    const code = newOrderCode(dushanbeDay(createdAt), random);
    const pickupPointId = findPlace(pickupPointCode(plot.city));
    await recordOrder(tx, {
      code,
      customerId: id,
      pickupPointId,
      goods,
      createdAt,
      businessLine: 'FBA',
      cargo: {
        places: boxes,
        weightG: boxes * box.weightG,
        volumeCm3: Math.round((boxes * box.lengthMm * box.widthMm * box.heightMm) / 1_000),
      },
    });
    const facts = { orderCode: code, customerCode, businessLine: 'FBA' as const, ...box };
    await writeParcels(
      context,
      tx,
      writes.map((write) => asBox(write, facts)),
    );
  }
}

function asBox(write: ParcelWrite, facts: NonNullable<ParcelWrite['declare']>['facts']): ParcelWrite {
  if (write.declare === undefined) return write;
  return { ...write, declare: { ...write.declare, facts: { ...write.declare.facts, ...facts } } };
}
