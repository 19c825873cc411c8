/** Words of a courier to the door, as its customer chooses one. */
export type CourierTexts = {
  title: string;
  price: (city: string, price: string) => string;
  noneInCity: (city: string) => string;
  parcels: string;
  ready: string;
  coming: string;
  isOut: string;
  brought: (address: string) => string;
  again: (day: string) => string;
  collected: string;
  /** The sum in both moneys, and what of it the courier costs. */
  toPay: (sum: string, courier: string) => string;
  unpriced: (count: number) => string;
  /** Parcels on the way are paid for when they come. */
  later: string;
  address: string;
  addressHint: string;
  landmark: string;
  phone: string;
  choose: (count: number) => string;
  drop: (count: number) => string;
  saved: string;
};
