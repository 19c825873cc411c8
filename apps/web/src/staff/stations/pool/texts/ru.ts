import type { WordsOf } from '@rohi/contract/locales';
import type { ClaimState } from '@rohi/contract/orders/claim-rules';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const claims = { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' };

/** What can be read of a parcel, by the name of its field. */
export type ClueField = 'code' | 'customerCode' | 'name' | 'phone' | 'goods' | 'seller';

/** How far the code of the label agrees with a declared one. */
export type CodeAgreement = { same: number; alike: number; lost: number; other: number };

export const texts = {
  title: 'Без владельца',
  list: {
    title: 'Без владельца',
    count: (count: number) => `${count} ${pluralRu(count, parcels)}`,
    noCode: 'Номер не читается',
    claims: (count: number) => `${count} ${pluralRu(count, claims)}`,
    more: 'Показать ещё',
    bound: 'Закреплены за 7 дней',
    boundTo: (customerCode: string) => `за ${customerCode}`,
  },
  empty: {
    title: 'Посылок без владельца нет',
    text: 'Сюда попадают посылки, на которых при приёмке не разобрать, чьи они.',
    toReceiving: 'К приёмке',
  },
  back: 'К списку',
  notThere: { text: 'Среди посылок без владельца такой нет.' },
  parcel: {
    unowned: 'Без владельца',
    bound: 'Закреплена',
    noPhoto: 'Фото пока нет',
    photo: (place: number, count: number) => `Фото ${place} из ${count}`,
    weight: 'Вес',
    sides: 'Размеры',
    cell: 'Ячейка',
    received: 'Принял',
    warehouse: 'Склад',
    none: '—',
    kg: 'кг',
    cm: 'см',
  },
  clues: {
    title: 'Что читается',
    edit: 'Изменить',
    save: 'Сохранить',
    cancel: 'Отмена',
    saved: 'Сохранено, сверяем заново',
    nothing: 'Пока ничего не записано',
    hint: 'Вместо нечитаемых знаков ставьте «?».',
    fields: {
      code: 'Трек-номер',
      customerCode: 'Код клиента',
      name: 'Имя',
      phone: 'Конец телефона',
      goods: 'Товар',
      seller: 'Продавец',
    } satisfies Record<ClueField, string>,
    examples: {
      code: 'JT3108B445??',
      customerCode: '??482',
      name: 'Фарход',
      phone: '48',
      goods: 'одежда',
      seller: 'Иу, ряд 7',
    } satisfies Record<ClueField, string>,
    /** Another has written meanwhile: what that one wrote is shown. */
    changed: 'Коллега только что изменил эти сведения. Показано последнее: проверьте и внесите своё ещё раз.',
  },
  neighbours: {
    title: 'Сканы до и после',
    own: 'Эта посылка',
    none: 'Соседних сканов нет.',
    unowned: 'без владельца',
  },
  claims: {
    title: 'Заявки клиентов',
    states: {
      OPEN: 'на рассмотрении',
      APPROVED: 'одобрена',
      REFUSED: 'отклонена',
      WITHDRAWN: 'отозвана',
    } satisfies Record<ClaimState, string>,
  },
  candidates: {
    title: 'Чья она может быть',
    compared: (count: string) => `Сверено с ожидаемыми: ${count}`,
    none: 'Похожих ожидаемых посылок не нашлось',
    noneHint: 'Запишите, что ещё читается: часть номера, код клиента, имя, конец телефона.',
    score: (score: number) => `Совпадение ${score} из 100`,
    order: 'Заказ',
    label: 'Этикетка',
    declared: 'Заказ',
    bind: (customerCode: string) => `Закрепить за ${customerCode}`,
    notSure: 'Совпадений мало, закрепить пока нельзя. Запишите, что ещё читается.',
    footer: 'Сама посылка ни за кем не закрепляется',
    noClaims: 'клиенты её не заявляли',
    openClaims: (count: number) => `${count} ${pluralRu(count, claims)} от клиентов`,
    leave: 'Никто из них, оставить',
    against: 'против',
    reasons: {
      code: ({ same, alike, lost, other }: CodeAgreement) =>
        [
          `Номер: совпало ${same}`,
          ...(alike > 0 ? [`похожи ${alike}`] : []),
          ...(lost > 0 ? [`утрачено ${lost}`] : []),
          ...(other > 0 ? [`другие ${other}`] : []),
        ].join(', '),
      customer: (read: string, isFor: boolean) =>
        `Код клиента «${read}» ${isFor ? 'подходит' : 'не подходит'}`,
      name: (read: string, isFor: boolean) => `Имя «${read}» ${isFor ? 'подходит' : 'не подходит'}`,
      phone: (read: string, isFor: boolean) => `Конец телефона ${read} ${isFor ? 'совпал' : 'не совпал'}`,
      goods: (read: string, declared: string, isFor: boolean) =>
        `В заказе «${declared}», на коробке «${read}»: ${isFor ? 'сходится' : 'не сходится'}`,
      weight: (read: string, declared: string) => `В заказе ${declared} кг, на весах ${read} кг`,
      seller: (read: string) => `Тот же продавец: ${read}`,
      beside: (count: string) => `Рядом, в пределах 5 минут, посылок этого клиента: ${count}`,
    },
  },
  binding: {
    done: (customerCode: string) => `Посылка закреплена за ${customerCode}`,
    text: (customerCode: string, code: string) =>
      `Посылка принята под номером ${code} для клиента ${customerCode}. Напечатайте и наклейте новую этикетку.`,
    who: (name: string, at: string) => `${name} · ${at}`,
    next: 'Открыть посылку и напечатать этикетку',
    undo: 'Отменить закрепление',
    undone: 'Закрепление отменено',
    ask: {
      title: 'Отменить закрепление?',
      text: (customerCode: string) =>
        `Посылка вернётся в список без владельца, заказ ${customerCode} снова будет ждать её, клиент получит письмо.`,
      yes: 'Отменить закрепление',
      no: 'Оставить',
    },
  },
};

export type PoolTexts = WordsOf<typeof texts>;
