import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { StandstillTexts } from './standstill-texts.ts';

const dayWords = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const rowWords = { one: 'место', few: 'места', many: 'мест', other: 'места' };

export const texts: StandstillTexts = {
  title: 'Что стоит',
  lead: (rows) =>
    rows === 0
      ? 'Дольше нормы не стоит ничего.'
      : `Дольше нормы: ${rows} ${pluralRu(rows, rowWords)} на пути.`,
  updated: (time) => `обновлено в ${time}`,
  all: 'Все',
  whole: 'Показать всё, что стоит',
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
  },
  of: (count) => `из ${count}`,
  oldest: (days) => `старшее: ${days}`,
  none: 'всё вовремя',
  days: (count) => (count === 0 ? 'меньше дня' : `${count} ${pluralRu(count, dayWords)}`),
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
    },
    oldestCode: (code) => `старшая ${code}`,
  },
  holders: { OFFICE: 'Поддержка', WAREHOUSE: 'Склад в Китае', ROAD: 'Диспетчер', HUB: 'Хаб', POINT: 'Пункт' },
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
  },
  person: { title: 'Нужен человек', none: 'Все сканы приняты.', all: 'Разобрать все' },
  devices: {
    title: 'Связь станций',
    here: (count, all) => `${count} из ${all}`,
    none: 'Ни одна станция не зарегистрирована.',
    waiting: (count) =>
      `${count} ${pluralRu(count, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' })}`,
    silentSince: (at) => `нет связи с ${at}`,
    sending: 'досылает',
    never: 'на связь ещё не выходила',
    others: (count) => `Остальные: ${count}`,
    connected: 'на связи',
  },
  opinions: {
    title: 'Как прошла выдача, 30 дней',
    none: 'Клиенты ещё ничего не ответили.',
    counts: (good, bad) => `хорошо ${good}, плохо ${bad}`,
    notGood: 'клиент недоволен',
  },
  drawers: {
    title: 'Кассы сейчас',
    open: (count) => `открыто: ${count}`,
    none: 'Ни одна касса не открыта.',
    purse: 'сумка курьера',
    since: (time) => `с ${time}`,
    all: 'Все кассы',
    counted: 'пересчитана, не закрыта',
  },
};
