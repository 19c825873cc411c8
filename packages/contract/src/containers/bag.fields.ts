import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';

/** Bags, as the list shows them. */
export const bagFields = {
  code: { name: sharedNames.code, kind: 'fact' },
  bagKind: { name: sharedNames.kind, kind: 'fact' },
  state: { name: sharedNames.state, kind: 'fact' },
  warehouse: { name: { ru: 'Склад', en: 'Warehouse', zh: '仓库', tg: 'Анбор' }, kind: 'fact' },
  destination: { name: { ru: 'Куда', en: 'Destination', zh: '目的地', tg: 'Ба куҷо' }, kind: 'fact' },
  cell: { name: { ru: 'Ячейка', en: 'Cell', zh: '货位', tg: 'Ҷевон' }, kind: 'fact' },
  holder: { name: { ru: 'Лежит в', en: 'Lies in', zh: '所在袋', tg: 'Дар дохили' }, kind: 'fact' },
  parcels: { name: { ru: 'Посылок', en: 'Parcels', zh: '件数', tg: 'Борҳо' }, kind: 'fact' },
  weightKg: { name: sharedNames.weightKg, kind: 'fact' },
  seal: { name: { ru: 'Пломба', en: 'Seal', zh: '封条号', tg: 'Муҳр' }, kind: 'fact' },
  openedAt: {
    name: { ru: 'Открыт', en: 'Opened', zh: '开袋时间', tg: 'Кушода шуд' },
    kind: 'fact',
    isMoment: true,
  },
  openedBy: {
    name: { ru: 'Кто открыл', en: 'Opened by', zh: '开袋人', tg: 'Кӣ кушод' },
    kind: 'fact',
  },
  closedAt: {
    name: { ru: 'Закрыт', en: 'Closed', zh: '封袋时间', tg: 'Пӯшида шуд' },
    kind: 'fact',
    isMoment: true,
  },
  closedBy: {
    name: { ru: 'Кто закрыл', en: 'Closed by', zh: '封袋人', tg: 'Кӣ пӯшид' },
    kind: 'fact',
  },
} as const satisfies Fields;
