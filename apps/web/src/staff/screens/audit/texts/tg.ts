import type { AuditTexts } from './ru.ts';

export const texts: AuditTexts = {
  title: 'Дафтари сабт',
  search: 'Кӣ, рақами сабт, амал ё суроғаи шабака',
  columns: { at: 'Кай', actor: 'Кӣ', action: 'Амал', subject: 'Бо чӣ', changes: 'Чӣ тағйир ёфт' },
  thing: 'Чӣ',
  days: 'Рӯзҳо',
  facts: {
    number: 'Рақам дар занҷир',
    address: 'Суроғаи шабака',
    device: 'Дастгоҳ',
    subject: 'Сабт',
    changed: 'тағйир ёфт',
    open: 'Кушодан',
    field: 'Майдон',
    before: 'Буд',
    after: 'Шуд',
    details: 'Муфассал',
  },
};
