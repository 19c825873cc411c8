import type { ChargesTexts } from './ru.ts';

export const texts: ChargesTexts = {
  title: 'Why this price',
  notWeighed: 'The price appears once the parcel is weighed.',
  check: {
    title: 'Price check',
    lead: 'What a load costs on any day: by the tariff version in force then and the customer’s agreed price.',
    date: 'Day in Dushanbe',
    channel: 'Channel',
    customer: 'Customer code',
    customerHint: 'optional',
    length: 'Length, cm',
    width: 'Width, cm',
    height: 'Height, cm',
    weight: 'Weight, kg',
    places: 'Pieces',
    button: 'Calculate',
    empty: 'Fill in the dimensions and the weight, then press “Calculate”.',
    storage: 'Storage',
    storageRule: (freeDays, perDay, most) =>
      `${freeDays} ${freeDays === 1 ? 'day' : 'days'} free, then ${perDay} a day, ${most} at most.`,
  },
};
