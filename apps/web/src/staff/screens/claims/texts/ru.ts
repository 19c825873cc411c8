import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const claimForms = { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' };

/** Words of the queue of claims and of a decision. */
export const texts = {
  title: 'Заявки клиентов',
  search: 'Трек-номер, заявка или клиент',
  none: '—',
  otherShop: 'Другой магазин',
  rivals: (count: number) =>
    `На эту посылку есть ещё ${count} ${pluralRu(count, claimForms)}. Одобрение одной отклонит остальные.`,
  taken: 'У посылки уже есть владелец, или она закрыта. Заявку можно только отклонить.',
  unidentified: 'Склад отметил посылку как неопознанную.',
  picture: 'Снимок заказа',
  noPicture: 'Снимка больше нет: он хранится 90 дней после решения.',
  pictureFailed: 'Снимок не открылся.',
  savePicture: 'Скачать снимок',
  approve: 'Закрепить за клиентом',
  approveAsk: {
    title: 'Закрепить посылку за клиентом?',
    text: (parcel: string, customer: string) =>
      `Посылка ${parcel} и все посылки её заказа станут посылками клиента ${customer}. Отменить это решение нельзя.`,
    yes: 'Закрепить',
    no: 'Отмена',
  },
  approved: 'Посылка закреплена за клиентом.',
  refuse: 'Отклонить',
  refuseAsk: {
    title: 'Отклонить заявку',
    hint: 'Клиент прочитает его в письме и в кабинете.',
    needed: 'Напишите, почему заявка отклонена',
    yes: 'Отклонить',
    no: 'Не отклонять',
  },
  refused: 'Заявка отклонена.',
};

export type ClaimsListTexts = WordsOf<typeof texts>;
