import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';

/** Parcels that are held in China for a problem, as the list shows them. */
export const problemFields = {
  trackingCode: { name: sharedNames.trackingCode, kind: 'fact' },
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  problemKind: {
    name: { ru: 'Что случилось', en: 'What is wrong', zh: '问题原因', tg: 'Чӣ шуд' },
    kind: 'fact',
  },
  clerkNote: { name: { ru: 'Примечание', en: 'Note', zh: '备注', tg: 'Эзоҳ' }, kind: 'fact' },
  raisedAt: {
    name: { ru: 'Записана', en: 'Reported', zh: '登记时间', tg: 'Қайд шуд' },
    kind: 'fact',
    isMoment: true,
  },
  raisedBy: {
    name: { ru: 'Кто записал', en: 'Reported by', zh: '登记人', tg: 'Кӣ қайд кард' },
    kind: 'fact',
  },
  stationName: {
    name: { ru: 'Рабочее место', en: 'Station', zh: '工作台', tg: 'Ҷойи кор' },
    kind: 'fact',
  },
  answerBy: {
    name: { ru: 'Ответить до', en: 'Answer by', zh: '答复期限', tg: 'Муҳлати ҷавоб' },
    kind: 'fact',
  },
  answeredAt: {
    name: { ru: 'Ответ получен', en: 'Answered', zh: '答复时间', tg: 'Ҷавоб дода шуд' },
    kind: 'fact',
    isMoment: true,
  },
  doneBy: {
    name: { ru: 'Сделать до', en: 'To be done by', zh: '完成期限', tg: 'Бояд иҷро шавад то' },
    kind: 'fact',
  },
} as const satisfies Fields;
