import type { AuditTexts } from './audit-texts.ts';

export const texts: AuditTexts = {
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
