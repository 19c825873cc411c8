import type { ProblemsListTexts } from './problems-list-texts.ts';

export const texts: ProblemsListTexts = {
  title: 'Parcels with a problem',
  search: 'Tracking number, customer, order or note',
  none: '—',
  open: 'Open the parcel',
};
