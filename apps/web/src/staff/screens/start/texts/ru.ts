import type { WordsOf } from '@rohi/contract/locales';
import type {
  FirstWeekReason,
  FirstWeekRow,
  FirstWeekSubject,
} from '@rohi/contract/reports/first-week.contract';

/** Of what is in doubt or missing: `names` are those that lack it, joined; `count` is how many. */
type Says = (names: string, count: number) => string;

export type RowWords = {
  name: string;
  /** Of a link to where it is put right; null where no screen does it. */
  act: string | null;
  says: Partial<Record<FirstWeekReason, Says>>;
};

export const texts = {
  title: 'Первая неделя',
  lead: 'состояние считается само, галочек тут не ставят',
  hide: 'Скрыть из меню',
  show: 'Вернуть в меню',
  hidden: 'Скрыто из меню. Сюда ведёт поиск (Ctrl K), а вернуть можно кнопкой выше.',
  done: 'Всё готово: посылка может пройти весь путь.',
  progress: (there: number, all: number) => `${there} из ${all}`,
  ready: 'готово к работе',
  states: { THERE: 'есть', DOUBTFUL: 'под вопросом', MISSING: 'нет' },
  counts: {
    THERE: (count: number) => `${count} есть`,
    DOUBTFUL: (count: number) => `${count} под вопросом`,
    MISSING: (count: number) => `${count} нет`,
  },
  next: 'Дальше:',
  open: 'Показать всё',
  subjects: {
    places: 'Места',
    people: 'Люди',
    stations: 'Станции',
    money: 'Деньги',
    letters: 'Связь с клиентами',
    firm: 'Фирма',
    data: 'Данные',
  } satisfies Record<FirstWeekSubject, string>,
  /** The key that seals secrets, of which no copy is known. */
  key: {
    head: (id: string) => `Ключ секретов есть только на этой машине: ${id}`,
    text: 'В резервные копии он не входит. Без него в восстановленной копии пропадут коды выдачи, пропуска и одноразовые коды. Тот, кто обслуживает сервис, копирует файл ключа в надёжное место, отдельно от резервных копий, и затем это подтверждают здесь.',
    act: 'Копия хранится отдельно',
  },
  rows: {
    chinaAddress: {
      name: 'Адрес склада в Китае',
      act: 'Указать',
      says: { none: () => 'клиентам нечего дать продавцу: в кабинетах стоит просьба ничего не отправлять' },
    },
    pickupPoint: {
      name: 'Пункт выдачи',
      act: 'Открыть',
      says: {
        none: () => 'без него нельзя оформить заказ: посылку некуда везти',
        lacking: (names) => `нет часов работы: ${names}`,
      },
    },
    staff: {
      name: 'Сотрудники на всех местах',
      act: 'Добавить',
      says: { lacking: (names) => `никого нет с ролью: ${names}` },
    },
    secondFactor: {
      name: 'Одноразовые коды у руководителей и кассиров',
      act: 'Кто без кода',
      says: {
        lacking: (names, count) =>
          count === 0 ? 'руководителей, администраторов и кассиров нет' : `входят по одному паролю: ${names}`,
      },
    },
    demoAccounts: {
      name: 'Демо-записи отключены',
      act: 'Отключить',
      says: { some: (_, count) => `работают вымышленные записи: ${count}; их пароли известны всем` },
    },
    devices: {
      name: 'Станции подключены',
      act: 'Подключить',
      says: {
        none: () => 'ни одной: сканировать негде',
        lacking: (names) => `нет станции: ${names}`,
      },
    },
    exchangeRate: {
      name: 'Курс доллара к сомони',
      act: 'Ввести',
      says: {
        none: () => 'цены видны только в долларах, наличные в сомони не принять',
        old: (day) => `последний курс за ${day}`,
      },
    },
    tariff: {
      name: 'Тариф фирмы',
      act: 'Назначить',
      says: { opening: (names) => `действует начальный тариф: ${names}` },
    },
    drawers: {
      name: 'Кассы в пунктах',
      act: 'Завести',
      says: { none: () => 'ни одной: деньги принять нельзя', lacking: (names) => `нет кассы: ${names}` },
    },
    firstShift: {
      name: 'Первая смена кассы',
      act: 'К кассе',
      says: { none: () => 'ни одна касса ещё не открывалась' },
    },
    letters: {
      name: 'Письма клиентам',
      act: null,
      says: {
        none: () =>
          'почтовый сервер не указан (SMTP_URL): код для регистрации никому не придёт, новых клиентов не будет. Его задаёт администратор сервера',
        failing: (_, count) => `за 7 дней не дошло писем: ${count}`,
        untried: () =>
          'почтовый сервер указан, но за 7 дней ни одно письмо не ушло: запросите код на странице регистрации',
      },
    },
    brand: {
      name: 'Название фирмы',
      act: 'Указать',
      says: {
        none: () => 'сайт, письма и этикетки подписаны общим названием',
        lacking: (names) => `не указано: ${names}`,
      },
    },
    customerCodes: {
      name: 'Коды клиентов',
      act: 'Решить',
      says: {
        opening: () =>
          'новые клиенты получают коды, как в поставке. Решите до первой этикетки: код остаётся за клиентом навсегда',
      },
    },
    contacts: {
      name: 'Контакты на сайте',
      act: 'Заполнить',
      says: {
        none: () => 'ни телефона, ни почты, ни адреса: на сайте стоит общий номер 1999',
        lacking: (names) => `не указано: ${names}`,
      },
    },
    provider: {
      name: 'Реквизиты для оферты',
      act: 'Заполнить',
      says: {
        none: () => 'в оферте и на квитанциях не названо, кто оказывает услуги',
        lacking: (names) => `не указано: ${names}`,
      },
    },
    customers: {
      name: 'Клиенты',
      act: 'Загрузить',
      says: {
        none: () => 'клиентов ещё нет: загрузите их списком или дождитесь регистрации',
        some: () => 'переезд ещё открыт: ответьте на вопросы и закройте его',
      },
    },
    backup: {
      name: 'Резервная копия сделана и проверена',
      act: null,
      says: {
        none: () => 'копии ещё нет, она делается сама раз в сутки',
        untried: () => 'копия есть, но ещё ни разу не восстановлена на пробу: это делается само раз в неделю',
        failing: () => 'последняя копия не удалась, устарела или не восстановилась',
      },
    },
    keyCopy: {
      name: 'Копия ключа хранится отдельно',
      act: null,
      says: {
        none: () =>
          'никто не подтвердил: без ключа в восстановленной копии не будет кодов выдачи, пропусков и одноразовых кодов',
      },
    },
  } satisfies Record<FirstWeekRow, RowWords>,
  /** What contacts and the provider consist of. */
  parts: {
    hotline: 'телефон',
    email: 'почта',
    ru: 'по-русски',
    en: 'по-английски',
    tg: 'по-таджикски',
    zh: 'по-китайски',
    registration: 'регистрация',
    bank: 'банк',
  },
};

export type StartTexts = WordsOf<typeof texts>;
