import type { CourierTexts } from './ru.ts';

const parcels = (count: number) => `${count} ${count === 1 ? 'parcel' : 'parcels'}`;

export const texts: CourierTexts = {
  title: 'Home delivery',
  price: (city, price) =>
    `${city}: ${price} a delivery. Whatever goes to one address together is paid for once.`,
  noneInCity: (city) => `${city}: there is no courier here; parcels are collected at the pickup point.`,
  parcels: 'Which parcels',
  ready: 'ready',
  coming: 'not here yet',
  isOut: 'with the courier, no longer to be changed',
  brought: (address) => `delivered to ${address}`,
  again: (day) => `we come again on ${day}`,
  collected: 'you pick it up',
  toPay: (sum, courier) =>
    `Due to the courier today: ${sum}, of which ${courier} for the delivery to the door.`,
  unpriced: (count) => `${parcels(count)} without a price yet: the point names it.`,
  later: 'Parcels that are not here yet are added to the sum once they are.',
  address: 'Address',
  addressHint: 'Street, house, entrance, flat',
  landmark: 'Landmark',
  phone: 'Phone for the courier',
  choose: (count) => (count === 0 ? 'Deliver parcels' : `Deliver ${parcels(count)}`),
  drop: (count) => `Collect ${parcels(count)} at the point`,
  saved: 'Saved. You can change everything until the courier sets out.',
};
