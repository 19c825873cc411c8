import type { ProblemsListTexts } from './ru.ts';

export const texts: ProblemsListTexts = {
  title: 'Parcels with a problem',
  search: 'Tracking number, customer, order or note',
  none: '—',
  open: 'Open the parcel',
};
