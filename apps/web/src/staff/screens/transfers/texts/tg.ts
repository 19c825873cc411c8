import type { TransfersListTexts } from './ru.ts';

export const texts: TransfersListTexts = {
  title: 'Рӯйхати ирсолҳо',
  search: 'Рамзи ирсол, мошин, ронанда ё рақами пайгирии дарунӣ',
  none: '—',
  contents: 'Дарунаш чист',
  empty: 'Дар он чизе нест.',
  kg: 'кг',
};
