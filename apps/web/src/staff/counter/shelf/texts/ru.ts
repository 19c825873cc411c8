import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

export const texts = {
  title: 'Невостребованные посылки',
  lead: 'Срок последнего уведомления прошёл, или клиент не взял посылку у окна. Сверху те, что ждут решения дольше всех.',
  none: 'Сейчас решать нечего: все посылки в пунктах ещё ждут клиентов.',
  /** Of all that there are, so many are listed. */
  shown: (listed: number, total: number) =>
    `Показаны ${listed} из ${total}. Остальные появятся, когда решите эти.`,
  /** The page that stands for a row of what stands still: of one point, or beyond the final notice alone. */
  part: {
    shown: 'Показана только часть списка.',
    none: 'В этой части списка решать больше нечего.',
    all: 'Показать весь список',
  },
  days: (count: number) => (count === 0 ? 'сегодня' : `${count} ${pluralRu(count, days)}`),
  since: (day: string) => `ждёт решения с ${day}`,
  by: (day: string) => `срок был до ${day}`,
  cell: (cell: string) => `ячейка ${cell}`,
  noCell: 'без ячейки',
  owed: 'Не оплачено',
  /** Delivery and services, then storage. */
  owes: (charges: string, storage: string) => `доставка и услуги ${charges}, хранение ${storage}`,
  noticed: 'О чём писали клиенту',
  notices: {
    FREE_ENDS: 'Скоро конец бесплатного хранения',
    LAST_FREE_DAY: 'Последний бесплатный день',
    UNCLAIMED: 'Посылка давно лежит',
    FINAL: 'Последнее уведомление',
  },
  letter: (day: string, isSent: boolean) => (isSent ? day : `${day}, письма нет: у клиента не указана почта`),
  neverNoticed: 'Уведомлений не было.',
  acts: {
    keep: {
      title: 'Хранить дольше',
      do: 'Хранить',
      follows: 'Клиент получит письмо с новым сроком. До этого дня посылка уйдёт из списка.',
    },
    return: {
      title: 'Вернуть отправителю',
      do: 'Заказать возврат',
      follows:
        'Пункт отправит посылку в хаб, оттуда её заберёт отправитель. Хранение останавливается сразу. Пока посылка в пункте, клиент ещё может её забрать; он получит письмо.',
    },
    dispose: {
      title: 'Утилизировать',
      do: 'Запросить утилизацию',
      follows: 'Добавьте снимок. Решение подтвердит другой сотрудник; до этого посылку ещё можно выдать.',
    },
    refuse: { title: 'Отклонить утилизацию', do: 'Отклонить', follows: 'Посылка останется в списке.' },
    withdraw: { title: 'Отозвать решение', do: 'Отозвать', follows: 'Посылка вернётся в список.' },
  },
  confirm: 'Подтвердить утилизацию',
  until: 'Хранить до',
  standsStill: 'До этого дня хранение не начисляется',
  hub: 'В какой хаб',
  reason: 'Причина',
  reasonHint: 'Её увидят сотрудники, клиент не увидит.',
  photo: 'Добавить снимок',
  noPicture: 'Это не изображение. Выберите снимок посылки.',
  needsPhoto: 'Сначала нужен снимок посылки.',
  /** The caller has asked for it. */
  needsOther: 'Подтвердить должен другой сотрудник.',
  asked: (by: string, at: string) => `${by}, ${at}`,
  ordered: (hub: string) => `Возврат заказан: ${hub}. Пункт ещё не отправил посылку.`,
  waiting: 'Утилизация ждёт подтверждения',
  stored: (day: string) => `Хранили до ${day}`,
  returns: {
    title: 'Возвраты отправителям',
    lead: 'Отсканируйте посылку, когда её забирает водитель или когда она пришла в хаб.',
    none: 'Возвратов сейчас нет.',
    /** None was ordered, and some are flagged as going back. */
    noneOrdered:
      'Назначенных возвратов нет. Ниже посылки с отметкой «возвращается»: дальше их не везут и не выдают.',
    scan: 'Код посылки',
    carriedBy: 'Кто забирает, машина',
    send: 'Отправить в хаб',
    arrive: 'Принять в хабе',
    states: { ORDERED: 'отправить', SENT: 'едет в хаб', ARRIVED: 'в хабе' },
    sentWith: (who: string, at: string) => `забрал ${who}, ${at}`,
    sent: (code: string) => `Посылка ${code} уехала`,
    arrived: (code: string) => `Посылка ${code} в хабе`,
    liesSince: (at: string) => `в хабе с ${at}`,
    /** The button of a return that lies at the hub, and the heading of what is asked then. */
    fetch: 'Отдать отправителю',
    to: 'Кому: имя, фамилия, фирма',
    give: 'Отдать',
    fetched: (code: string) => `Посылка ${code} отдана отправителю`,
    /** The heading of all that is flagged as going back, and what stands over those without an order. */
    flagged: (count: number) => `Посылки на возврате: ${count}`,
    unordered: 'Помечены на возврат, но офис его ещё не назначил:',
    goesTo: (point: string) => `Ехала в ${point}`,
    /** Where a station has reported that one lies, who, and when. */
    liesAt: (unit: string, by: string, at: string) => `Лежит здесь: ${unit}. Отметил ${by}, ${at}`,
    notReported: 'Где лежит, никто не отметил',
  },
};

export type ShelfTexts = WordsOf<typeof texts>;
