import type { SlipDoubt } from '@rohi/contract/accounts/claim-slips.contract';
import type { WordsOf } from '@rohi/contract/locales';
import type {
  ApprovalCheckKind,
  ApprovalPhotoKind,
  ApprovalState,
} from '@rohi/contract/hand-over/approval-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };

/** Words of who decides about a hand-over without a proof. */
export const texts = {
  title: 'Выдача без кода',
  lead: 'Клиент стоит у окна без кода и документа. Решите, можно ли выдать ему посылки.',
  none: 'Сейчас никто не ждёт.',
  /** Photos and signatures that were made offline. */
  promised: {
    title: 'Фото и подписи, сделанные без связи, за 30 дней',
    none: 'Ни об одном не сообщали.',
    missing: 'Не пришли',
    more: 'Показаны только последние.',
    never: 'Так и не пришло',
    waits: 'Ещё не пришло',
    kinds: { PHOTO: 'фото', SIGNATURE: 'подпись' } satisfies Record<EvidenceKind, string>,
    counts: ({
      promised,
      came,
      late,
      waits,
      never,
    }: {
      promised: number;
      came: number;
      late: number;
      waits: number;
      never: number;
    }) =>
      `заявлено ${promised}: пришло ${came} (из них позже суток ${late}), ещё не пришло ${waits}, так и не пришло ${never}`,
  },
  /** Customers who are one person. */
  merges: {
    title: 'Объединения клиентов',
    lead: 'Запрос другого сотрудника: сверьте суммы и подтвердите, что это один человек.',
  },
  /** Slips by which customers without an account get in. */
  slips: {
    title: 'Листки клиентов, 30 дней',
    lead: 'У клиента есть деньги на балансе. По листку открывается его кабинет: разрешите, если уверены, что у окна он сам.',
    allow: 'Разрешить листок',
    refuse: 'Отказать',
    document: 'документ посмотрели',
    noDocument: 'документ не смотрели',
    doubts: { MANY: 'больше трёх листков за час', OWN_PHONE: 'телефон самого сотрудника' } satisfies Record<
      SlipDoubt,
      string
    >,
    used: (at: string) => `по нему вошли ${at}`,
    own: 'Это ваш листок: его смотрит другой сотрудник.',
  },
  /** Clerks who have used up their searches by name. */
  names: {
    title: 'Исчерпали поиск по имени за час, 30 дней',
    counts: ({ looks, refused, last }: { looks: number; refused: number; last: string }) =>
      `поисков по имени ${looks}, из них сверх предела ${refused}, последний ${last}`,
    /** The act of a supervisor, and what is said once it was done. */
    see: 'Просмотрено',
    seen: (by: string, at: string) => `просмотрел ${by}, ${at}`,
    own: 'Свой поиск просматривает другой сотрудник.',
  },
  /** How long somebody has waited. */
  since: (minutes: number, seconds: number) =>
    minutes === 0 ? `${seconds} с` : `${minutes} мин ${seconds} с`,
  ready: (count: number) => `${count} ${pluralRu(count, parcels)}`,
  open: 'Рассмотреть',
  heading: 'Выдать без кода?',
  back: 'Ко всем запросам',
  parcelsMore: (count: number) => `и ещё ${count}`,
  noCell: 'без ячейки',
  cell: (cell: string) => `ячейка ${cell}`,
  isPaid: 'оплачена',
  owes: (sum: string) => `к оплате ${sum}`,
  kilograms: (weight: string) => `${weight} кг`,
  photos: 'Фото',
  noPhotos: 'Фото не приложены.',
  photo: { LABEL: 'этикетка', BOX: 'коробка' } satisfies Record<ApprovalPhotoKind, string>,
  gone: 'Фото не загрузилось',
  why: 'Почему без кода и документа',
  writtenBy: (clerk: string) => `записал сотрудник ${clerk}`,
  checks: 'Что сошлось',
  noChecks: 'Клиента ни о чём не спросили.',
  check: {
    PHONE_END: 'Конец телефона',
    CONTENTS: 'Что внутри',
    PAYMENT: 'Сумма и день оплаты',
    CALL: 'Звонок клиенту',
  } satisfies Record<ApprovalCheckKind, string>,
  agrees: 'верно',
  differs: 'не сошлось',
  compare: 'сравните',
  onRecord: (text: string) => `в учёте: ${text}`,
  value: 'Цена товара',
  noValue: 'не указана',
  liability: 'Предел возмещения',
  before: (days: number) => `Так разрешено за ${days} дней`,
  beforeCounts: (atPoint: number, ofClerk: number, ofCustomer: number) =>
    `пункт ${atPoint}, этот сотрудник ${ofClerk}, этот клиент ${ofCustomer}`,
  reason: 'Ваша причина, для журнала',
  reasonHint: 'Клиенту сразу уйдёт письмо: где и когда разрешили выдачу. Отменить выдачу можно 24 часа.',
  allow: 'Разрешить эту выдачу',
  deny: 'Отказать',
  call: 'Позвонить в пункт',
  own: 'Это ваш запрос: решает другой сотрудник.',
  states: {
    WAITING: 'Ждёт решения',
    ALLOWED: 'Разрешено',
    DENIED: 'Отказано',
    WITHDRAWN: 'Отозван',
    USED: 'Разрешено, карточка открыта',
    ENDED: 'Время вышло',
  } satisfies Record<ApprovalState, string>,
  decided: (by: string, at: string) => `${by}, ${at}`,
};

export type ApprovalsTexts = WordsOf<typeof texts>;
