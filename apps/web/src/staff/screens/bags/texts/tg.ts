import type { BagsListTexts } from './ru.ts';

export const texts: BagsListTexts = {
  title: 'Рӯйхати халтаҳо',
  search: 'Рамзи халта, муҳр, катак ё рақами пайгирии дарунӣ',
  none: '—',
  contents: 'Дарунаш чист',
  empty: 'Дар он чизе нест.',
  kg: 'кг',
};
