import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** What is written between the office and a customer, as the list of conversations shows it. */
export const messageFields = {
  state: { name: sharedNames.state, kind: 'fact' },
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  customer: { name: { ru: 'Клиент', en: 'Customer', zh: '客户', tg: 'Муштарӣ' }, kind: 'fact' },
  about: { name: { ru: 'О чём', en: 'About', zh: '相关事项', tg: 'Дар бораи' }, kind: 'fact' },
  text: {
    name: { ru: 'Последнее сообщение', en: 'Last message', zh: '最新消息', tg: 'Паёми охирин' },
    kind: 'fact',
  },
  at: {
    name: { ru: 'Написано', en: 'Written', zh: '时间', tg: 'Навишта шуд' },
    kind: 'fact',
    isMoment: true,
  },
  waitingSince: {
    name: { ru: 'Ждёт ответа с', en: 'Waiting since', zh: '等待回复自', tg: 'Мунтазири ҷавоб аз' },
    kind: 'fact',
    isMoment: true,
  },
} as const satisfies Fields;
