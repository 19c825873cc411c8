import type { WordsOf } from '@rohi/contract/locales';
import type { StandstillAct, StandstillKind } from '@rohi/contract/reports/standstill.contract';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const dayWords = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const rowWords = { one: 'место', few: 'места', many: 'мест', other: 'места' };

export const texts = {
  title: 'Что стоит',
  /** How many rows there are, under the title. */
  lead: (rows: number) =>
    rows === 0
      ? 'Дольше нормы не стоит ничего.'
      : `Дольше нормы: ${rows} ${pluralRu(rows, rowWords)} на пути.`,
  updated: (time: string) => `обновлено в ${time}`,
  all: 'Все',
  whole: 'Показать всё, что стоит',
  /** By stage: its name, and what is late at it. */
  stages: {
    withoutCell: { name: 'Раскладка', late: 'без ячейки' },
    withoutBag: { name: 'Мешки', late: 'не в мешке 2 дня' },
    withoutTrip: { name: 'Погрузка', late: 'не успели к рейсу' },
    tripAtBorder: { name: 'Рейсы', late: 'стоят на границе' },
    notScanned: { name: 'Хаб', late: 'не сканированы' },
    withoutCellAtHub: { name: 'Ячейки хаба', late: 'без ячейки' },
    withoutTransfer: { name: 'Хаб → пункты', late: 'не в передаче 2 дня' },
    inTransfer: { name: 'Передачи', late: 'в передаче 2 дня' },
    withoutCellAtPoint: { name: 'Ячейки пунктов', late: 'без ячейки' },
    notFound: { name: 'Инвентаризация', late: 'не найдены' },
    unclaimed: { name: 'Пункты', late: 'не забраны' },
    problemsUnanswered: { name: 'Проблемы', late: 'ответа нет' },
  } satisfies Record<StandstillKind, { name: string; late: string }>,
  of: (count: string) => `из ${count}`,
  oldest: (days: string) => `старшее: ${days}`,
  none: 'всё вовремя',
  /** Whole days; less than one is said so. */
  days: (count: number) => (count === 0 ? 'меньше дня' : `${count} ${pluralRu(count, dayWords)}`),
  list: {
    title: 'Сначала самое старое',
    what: 'Что',
    parcels: 'Посылок',
    stands: 'Стоит',
    holder: 'Кто ведёт',
    act: 'Что сделать',
    empty: {
      title: 'Ничего не стоит',
      text: 'Посылки на складе, в рейсах, на хабе и в пунктах движутся вовремя.',
    },
    kinds: {
      withoutCell: 'Приняты, но без ячейки',
      withoutBag: 'Приняты, но не в мешке',
      withoutTrip: 'В мешках, но рейс ушёл без них',
      tripAtBorder: 'Рейс стоит на границе',
      notScanned: 'Прибыли с рейсом, не сканированы',
      withoutCellAtHub: 'Приняты на хабе, но без ячейки',
      withoutTransfer: 'На хабе дольше двух дней, ни в одной передаче',
      inTransfer: 'Едут в пункт дольше двух дней',
      withoutCellAtPoint: 'Приняты в пункте, но без ячейки',
      notFound: 'Не найдены при инвентаризации',
      unclaimed: 'Не забраны после последнего уведомления',
      problemsUnanswered: 'Клиенты не отвечают о проблеме',
    } satisfies Record<StandstillKind, string>,
    oldestCode: (code: string) => `старшая ${code}`,
  },
  holders: {
    OFFICE: 'Поддержка',
    WAREHOUSE: 'Склад в Китае',
    ROAD: 'Диспетчер',
    HUB: 'Хаб',
    POINT: 'Пункт',
  } satisfies Record<Workplace, string>,
  filter: 'Кто ведёт',
  acts: {
    LIST: () => 'Показать список',
    OPEN_PARCEL: () => 'Открыть посылку',
    CALL_DRIVER: (phone) => `Позвонить водителю, ${phone}`,
    FIND: () => 'К недостачам учёта',
    PLAN: (trip) => `Добавить в ${trip}`,
    ANNOUNCE_DELAY: () => 'Сообщить о задержке',
    OPEN_TRIP: () => 'Открыть рейс',
    PROBLEMS: () => 'Связаться с клиентами',
    DECIDE: () => 'Решить о посылках',
  } satisfies Record<StandstillAct, (trip: string) => string>,
  person: { title: 'Нужен человек', none: 'Все сканы приняты.', all: 'Разобрать все' },
  devices: {
    title: 'Связь станций',
    here: (count: number, all: number) => `${count} из ${all}`,
    none: 'Ни одна станция не зарегистрирована.',
    waiting: (count: number) =>
      `${count} ${pluralRu(count, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' })}`,
    silentSince: (at: string) => `нет связи с ${at}`,
    sending: 'досылает',
    never: 'на связь ещё не выходила',
    others: (count: number) => `Остальные: ${count}`,
    connected: 'на связи',
  },
  /** What customers have said of hand-overs. */
  opinions: {
    title: 'Как прошла выдача, 30 дней',
    none: 'Клиенты ещё ничего не ответили.',
    counts: (good: string, bad: string) => `хорошо ${good}, плохо ${bad}`,
    notGood: 'клиент недоволен',
  },
  drawers: {
    title: 'Кассы сейчас',
    open: (count: number) => `открыто: ${count}`,
    none: 'Ни одна касса не открыта.',
    purse: 'сумка курьера',
    since: (time: string) => `с ${time}`,
    all: 'Все кассы',
    counted: 'пересчитана, не закрыта',
  },
};

export type StandstillTexts = WordsOf<typeof texts>;
