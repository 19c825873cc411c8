import type { WordsOf } from '@rohi/contract/locales';
import type { StationWork } from '@rohi/contract/stations/station-words';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const stations = { one: 'станция', few: 'станции', many: 'станций', other: 'станции' };
const codes = { one: 'открытый код', few: 'открытых кода', many: 'открытых кодов', other: 'открытого кода' };
const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };

export const texts = {
  title: 'Станции',
  count: (inUse: number) => `${inUse} ${pluralRu(inUse, stations)}, код подходит одному браузеру`,
  /** To the registration on the spot. */
  connectHere: 'Подключить здесь',
  empty: {
    title: 'Станций ещё нет',
    text: 'Опишите первую и назовите сотруднику код, или подключите этот браузер.',
  },
  here: 'на связи',
  silent: (since: string) => `молчит с ${since}`,
  never: 'ещё не выходило на связь',
  waiting: (count: number, since: string | undefined) =>
    `ждёт отправки: ${count} ${pluralRu(count, scans)}${since === undefined ? '' : `, с ${since}`}`,
  /** Of one that was not used for a month. */
  unseen: (days: number) =>
    `не видно ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  ended: (when: string, who: string) => `отключено ${when}, ${who}`,
  endedList: (count: number) => `Отключённые: ${count}`,
  change: 'Изменить',
  changeOf: (name: string) => `Изменить: ${name}`,
  name: 'Название',
  unit: 'Место',
  moveHint: 'Переместить можно, пока устройство на связи и на нём ничего не ждёт.',
  save: 'Сохранить',
  changed: 'Устройство изменено',
  end: 'Отключить',
  endOf: (name: string) => `Отключить: ${name}`,
  /** Of one that was not used for a month: a question. */
  endQuestion: 'Отключить?',
  endUnused: (name: string) => `Отключить? ${name}`,
  ask: {
    title: (name: string) => `Отключить «${name}»?`,
    text: 'Сканы с него больше не примут, вернуть его нельзя: браузер регистрируют заново.',
    waiting: (count: number) =>
      `На нём ${pluralRu(count, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' })} отправки ${count} ${pluralRu(count, scans)}: они останутся на устройстве и не попадут в систему.`,
    yes: 'Отключить',
  },
  done: 'Устройство отключено',
  cancel: 'Отмена',
  columns: {
    station: 'Станция',
    unit: 'Где',
    state: 'Состояние',
    who: 'Кто подключил, когда, какой браузер',
    seen: 'Последний раз',
    acts: 'Действия',
  },
  works: {
    RECEIVING: 'Приёмка',
    PUT_AWAY: 'Раскладка',
    LOADING: 'Погрузка',
    UNLOADING: 'Приём рейса',
    TRANSFERRING: 'Передачи',
    ACCEPTING: 'Приём передач',
    COUNTER: 'Выдача',
  } satisfies Record<StationWork, string>,
  /** A new station by a code that is read out. */
  pairing: {
    title: 'Новая станция по коду',
    lead: 'Сотрудник входит под своим именем. Ваш пароль ему не нужен.',
    unit: 'Где стоит',
    choose: 'Выберите место',
    works: 'Что делает',
    printer: 'Принтер этикеток',
    scale: 'Весы',
    none: 'нет',
    /** One that sends as no protocol says. */
    ownScale: 'свой формат',
    make: 'Получить код',
    before: {
      title: 'Здесь появятся 8 цифр',
      text: 'Вы назовёте их по телефону или отправите картинкой. Они действуют 15 минут, один раз.',
    },
    readOut: 'Назовите эти 8 цифр сотруднику',
    left: (time: string) => `ещё ${time}`,
    /** From nought to nine, as one says them. */
    digits: ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
    qr: 'QR с тем же кодом',
    send: 'Или отправьте картинкой',
    fits: (unit: string) =>
      `Тот же код. Подходит один раз, одному браузеру, только сотруднику места «${unit}». Прав он не даёт.`,
    /** On the picture. */
    until: (time: string) => `Действует до ${time} по Душанбе`,
    once: 'Один раз, для одного браузера',
    download: 'Скачать картинку',
    withdraw: 'Отозвать код',
    withdrawShort: 'Отозвать',
    withdrawOf: (name: string) => `Отозвать: ${name}`,
    withdrawn: 'Код отозван',
    putOut: 'Код погашен: кто-то подбирал коды',
    over: 'Время вышло, код больше не подходит',
    renew: 'Новые цифры',
    renewOf: (name: string) => `Новые цифры: ${name}`,
    connected: (name: string) => `Подключена: ${name}`,
    by: (who: string, when: string, browser: string | null, address: string | null) =>
      [who, when, browser, address].filter((part) => part !== null).join(', '),
    next: 'Ещё одна станция',
    waits: (time: string) => `ждёт код, ${time}`,
    awaited: 'ждём сотрудника',
    madeBy: (who: string, when: string) => `код сделал ${who}, ${when}`,
    note: 'Пять неверных попыток закрывают вход по коду этому сотруднику на час, двадцать за час во всей установке гасят все коды, и вам приходит сообщение.',
    alarm: {
      title: 'Кто-то подбирал коды станций',
      text: (when: string, putOut: number) =>
        `${when}: двадцать неверных попыток за час. ${putOut > 0 ? `${pluralRu(putOut, { one: 'Погашен', few: 'Погашены', many: 'Погашено', other: 'Погашено' })} ${putOut} ${pluralRu(putOut, codes)}, новые` : 'Новые'} не выдаются, пока вы не посмотрите, кто пробовал: это есть в журнале действий.`,
      seen: 'Посмотрели, открыть снова',
    },
  },
};

export type DevicesTexts = WordsOf<typeof texts>;
