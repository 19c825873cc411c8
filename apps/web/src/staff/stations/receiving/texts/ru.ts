import type { WordsOf } from '@rohi/contract/locales';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import type { Question } from '../receiving-work.ts';
import type { VerdictWords } from '../../verdict/tones.ts';

/** Words of the receiving station. */
export const texts = {
  title: 'Приёмка',
  /**
   * Of this device: received today by the day of the warehouse, declared and not received, received within sixty
   * minutes.
   */
  pace: { title: 'Как идёт день', today: 'принято', expected: 'ждём', hour: 'за час' },
  looks: {
    READY: { title: 'Можно принять', line: 'Посылка заявлена', next: 'Введите вес и нажмите Enter' },
    CHECKING: { title: 'Проверяем', line: 'В снимке этого кода нет, спрашиваем сервер', next: 'Введите вес' },
  },
  /** Of a box that this device has received, at a time of the day, into a cell where one was scanned. */
  receivedHere: (time: string, cell?: string) => `Принята здесь в ${time}${cell ? `, ячейка ${cell}` : ''}`,
  /** What the station asks in its own words, over those of the verdict. */
  questions: {
    NO_WEIGHT: {
      title: 'Нет веса',
      line: 'Вес не введён',
      next: 'Введите вес или нажмите Enter ещё раз: принять без веса',
    },
    BAD_WEIGHT: {
      title: 'Неверный вес',
      line: 'Вес пишется так: 3,42, в килограммах',
      next: 'Введите вес заново',
    },
    BAD_SIDES: {
      title: 'Неверные размеры',
      line: 'Размеры пишутся так: 60*50*40, в сантиметрах',
      next: 'Введите размеры заново',
    },
    SCALE_MOVES: {
      title: 'Весы не готовы',
      line: 'Вес ещё меняется, или весы не вернулись к нулю',
      next: 'Дождитесь, пока вес установится, и взвесьте снова',
    },
    NOT_DECLARED: {
      title: 'Не заявлена',
      line: 'Этот код никто не заявлял',
      next: 'Введите код клиента; не читается — Enter ещё раз',
    },
    SEVERAL_WAIT: {
      title: 'Заявили несколько',
      line: 'Этот код ждут несколько клиентов',
      next: 'Введите код клиента; не читается — Enter ещё раз',
    },
  } satisfies Record<
    Extract<
      Question,
      'NO_WEIGHT' | 'BAD_WEIGHT' | 'BAD_SIDES' | 'SCALE_MOVES' | 'NOT_DECLARED' | 'SEVERAL_WAIT'
    >,
    VerdictWords
  >,
  /** A customer code was read, and no parcel that it could be of. */
  customerFirst: {
    title: 'Код клиента',
    line: 'Это код клиента, а не посылки',
    next: 'Сначала отсканируйте посылку',
  },
  card: {
    empty: {
      title: 'Ждём посылку',
      text: 'Отсканируйте ярлык: здесь появятся код клиента и то, что он заявил.',
    },
    noCustomer: 'Клиент неизвестен',
    point: 'Пункт выдачи',
    declared: 'Заявлено',
    order: 'Заказ',
    weight: 'Вес',
    sides: 'Размеры (Д * Ш * В)',
    cell: 'Ячейка',
    /** Where parcels of this customer lie. */
    sameCustomer: (cell: string) => `этот клиент: ${cell}`,
    customerCode: 'Код клиента',
    /** A sticker of ours on a box with a torn label. */
    sticker: 'Наша наклейка',
    kg: 'кг',
    cm: 'см',
    receive: 'Принять',
    /** What the weight and the sides come to by the tariff of today, without what was agreed with the customer. */
    estimate: {
      title: 'Расчёт по тарифу',
      volumetric: 'Объёмный вес',
      chargeable: 'К оплате',
      charge: 'Доставка, по тарифу',
      /** Shown while weight and sides are not both typed. */
      wanting: 'Посчитаем по весу и размерам',
      noLine: 'Посчитаем, когда появится связь',
    },
    /** What the warehouse still expects for the same customer. */
    coming: (count: number) => `Этому клиенту ждём ещё ${count}`,
    /** What is missing before it can be received. */
    closed: 'Принять нельзя, причина указана выше',
    sent: 'Записано, сканируйте следующую',
    /** What is wrong with it is asked. */
    problem: 'Проблема',
    putAside: 'Отложить',
  },
  problem: {
    /** In the banner, while one is chosen. */
    ask: { title: 'Проблема', line: 'Посылка будет задержана', next: 'Цифра, затем Enter' },
    title: 'Что не так с посылкой?',
    note: 'Примечание для коллег',
    /** How one is chosen by keys. */
    how: 'Цифра, затем Enter',
    back: 'Назад',
    /** The report that waits is taken away. */
    drop: 'Не записывать проблему',
    waits: 'ждём ответа клиента',
    answered: (answer: string) => `ответ клиента: ${answer}`,
  },
  marks: {
    title: 'Пометки',
    names: { BATTERY: 'Батарея', LIQUID: 'Жидкость', FRAGILE: 'Хрупкое' } satisfies Record<
      ReceiptMark,
      string
    >,
    /** The declaration speaks of them, and they are not set; they are set, and it does not. */
    missing: (marks: string) => `Судя по декларации: ${marks}. Проверьте`,
    surplus: (marks: string) => `В декларации не указано: ${marks}`,
    /** Stands between two of them. */
    comma: ', ',
  },
  /** The list of scans that did not do their work. */
  person: {
    title: 'Нужен человек',
    empty: 'Таких сканов нет.',
    /** Scans of this device that were refused before the clerk's eyes. */
    refused: {
      title: 'Не принято здесь',
      lead: 'На эти сканы сервер ответил отказом или вопросом. Повторите, когда причина ушла, передайте тому, кто решает, или отложите с пояснением.',
    },
    /** Scans of the whole warehouse that came late and were not taken. */
    late: {
      title: 'Ждут решения',
      lead: 'Эти сканы пришли с опозданием или переданы коллегами. Сверьте с посылкой: примите или отложите с пояснением.',
    },
    /** Parcels of it that were reported to lie here. */
    reported: {
      title: 'Лежат здесь',
      lead: 'Об этих посылках сообщили, что они лежат здесь. Что с ними делать, решает офис: строка уйдёт, когда он решит.',
    },
    /** Headings of the two stories: of the device that scanned, of the service. */
    device: 'Устройство',
    service: 'Сервер',
    noParcel: 'Посылки с этим кодом нет',
    take: 'Принять',
    layAside: 'Отложить',
    /** Puts a refused scan of this device on the list of the unit; `remark`: what may be said with it. */
    passOn: 'Передать',
    remark: 'Что сказать тому, кто решает',
    /** Makes the same scan once more, now or although the service has asked. */
    redo: 'Повторить',
    redoAll: 'Всё равно принять',
    /** Stands for the two acts where the reader did it at a counter or a door. */
    ownAct: 'Это сделали вы: решает другой сотрудник.',
    /** Why a scan is laid aside. */
    note: 'Почему',
    taken: 'Скан засчитан',
    laidAside: 'Скан отложен',
  },
  device: {
    title: 'Регистрация устройства',
    lead: 'Прежде чем сканировать, зарегистрируйте устройство за складом, хабом или пунктом, где оно стоит. Регистрация хранится только в этом браузере.',
    name: 'Название устройства',
    nameHint: 'Например: приёмка 2',
    unit: 'Склад',
    choose: 'Выберите склад',
    register: 'Зарегистрировать',
    failed: 'Зарегистрировать не удалось, попробуйте ещё раз.',
    notAllowed: {
      title: 'Это устройство ещё не зарегистрировано',
      text: 'Принимать здесь можно после регистрации. У вашей учётной записи нет права регистрировать устройства.',
      next: 'Попросите старшего один раз войти на этом устройстве и зарегистрировать его.',
    },
    noStorage: {
      title: 'Браузер не хранит данные',
      text: 'Этот браузер не разрешает хранить данные на устройстве, сканы пропадут. Выйдите из приватного режима или откройте другой браузер.',
    },
    ended: 'Прежняя регистрация этого устройства снята, его нужно зарегистрировать заново.',
    needsLine: 'Для регистрации нужна связь, попробуйте позже.',
  },
};

export type ReceivingTexts = WordsOf<typeof texts>;
