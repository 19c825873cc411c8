import type { WordsOf } from '@rohi/contract/locales';

/** Words of the audit record. */
export const texts = {
  title: 'Журнал',
  search: 'Кто, номер записи, действие или сетевой адрес',
  columns: { at: 'Когда', actor: 'Кто', action: 'Действие', subject: 'С чем', changes: 'Что изменено' },
  thing: 'Что',
  days: 'Дни',
  facts: {
    number: 'Номер в цепочке',
    address: 'Сетевой адрес',
    device: 'Устройство',
    subject: 'Запись',
    changed: 'изменено',
    open: 'Открыть',
    field: 'Поле',
    before: 'Было',
    after: 'Стало',
    details: 'Подробности',
  },
};

export type AuditTexts = WordsOf<typeof texts>;
