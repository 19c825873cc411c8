import type { WordsOf } from '@rohi/contract/locales';
import type { ParcelHandOver, PromiseState } from '@rohi/contract/hand-over/evidence.contract';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { CustomerCodeSource } from '@rohi/contract/accounts/customer-codes.contract';
import type { MergeState } from '@rohi/contract/records/customer-merge.contract';
import type { PaymentTerms } from '@rohi/contract/billing/customer-terms.contract';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import type { OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import { photoKindNamesIn } from '@rohi/contract/tracking/photo-names';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const ofParcels = { one: 'посылки', few: 'посылок', many: 'посылок', other: 'посылки' };
const count = (n: number) => `${n} ${pluralRu(n, parcels)}`;
const from = (n: number) => (n === 1 ? 'с посылки' : `с ${n} ${pluralRu(n, ofParcels)}`);
const onto = (n: number) => (n === 1 ? 'на посылку' : `на ${count(n)}`);
const records = (n: number) =>
  `${n} ${pluralRu(n, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`;
const customers = (n: number) =>
  `${n} ${pluralRu(n, { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' })}`;
const customersTo = (n: number) =>
  `${n} ${pluralRu(n, { one: 'клиенту', few: 'клиентам', many: 'клиентам', other: 'клиента' })}`;

export const texts = {
  lists: {
    parcels: 'Посылки',
    orders: 'Заказы',
    customers: 'Клиенты',
    claims: 'Заявки клиентов',
    trips: 'Рейсы',
  },
  /** Leads to a list by its name. */
  toList: (list: string) => `К списку: ${list}`,
  /** There is no such customer. */
  missing: (code: string) => `Клиента ${code} нет.`,
  none: 'Пока ничего нет.',
  /** Parcels that are neither collected nor cancelled. */
  openParcels: 'Посылки в работе',
  noneOpen: 'Посылок в работе нет.',
  /** Leads to all of them. */
  all: (n: number) => `Все: ${n}`,
  edit: 'Изменить условия',
  kg: 'кг',
  open: 'Открыть страницу',
  step: (step: number, of: number) => `шаг ${step} из ${of}`,
  last: (moment: string) => `Последнее событие: ${moment}`,
  links: { customer: 'Клиент', order: 'Заказ', trip: 'Рейс', point: 'Пункт выдачи' },
  road: { title: 'Дорога', empty: 'Событий пока нет.' },
  facts: 'Данные',
  handOver: {
    title: 'Как выдана',
    proofs: {
      CODE: 'По коду выдачи',
      DOCUMENT: 'По документу',
      APPROVAL: 'По разрешению',
      PASS: 'По пропуску',
    } satisfies Record<ParcelHandOver['proof'], string>,
    kinds: { PHOTO: 'Фото при выдаче', SIGNATURE: 'Подпись получателя' } satisfies Record<
      EvidenceKind,
      string
    >,
    delegate: (name: string) => `Получил вместо клиента: ${name}`,
    /** What became of a picture that was made offline. */
    promised: {
      CAME: (kind) => `${kind}: сделано без связи, пришло`,
      WAITS: (kind) => `${kind}: сделано без связи, ещё не пришло`,
      NEVER: (kind) => `${kind}: сделано без связи, так и не пришло`,
    } satisfies Record<PromiseState, (kind: string) => string>,
    dropped: (kind: string, reason: string, by: string) => `${kind}: не сохранилось. ${reason} (${by})`,
    takenBack: (moment: string) => `Выдача отменена ${moment}`,
    returned: (to: string) => `Возвращена отправителю: ${to}`,
  },
  photos: {
    title: 'Снимки',
    kinds: photoKindNamesIn('ru') satisfies Record<PhotoKind, string>,
    open: (kind: string) => `Открыть снимок: ${kind}`,
    gone: 'Снимок не загрузился',
  },
  messages: {
    title: 'Переписка с клиентом',
    /** By which ways it goes. */
    ways: 'в кабинет и письмом',
    field: 'Сообщение клиенту',
    hint: 'Клиент прочитает его в кабинете, письмо уйдёт одно.',
    send: 'Отправить',
    read: (moment: string) => `прочитано ${moment}`,
    unread: 'ещё не прочитано',
    /** Leads to the field. */
    write: 'Написать клиенту',
    noOne: 'Писать некому: у этой записи нет клиента с личным кабинетом.',
  },
  notes: {
    title: 'Заметки коллег',
    inside: 'клиент не видит',
    field: 'Новая заметка',
    add: 'Записать',
    takeBack: 'Убрать',
    /** Before one is taken back. */
    ask: 'Убрать заметку?',
    will: 'Коллеги её больше не увидят. Что она была, останется в журнале.',
    /** How a colleague is called. */
    mention: 'Чтобы позвать коллегу, введите @ и начало имени.',
    colleagues: 'Кого позвать',
  },
  /** What is written at several ticked records. */
  talk: {
    note: {
      button: 'Заметка',
      title: (n: number) => (n === 1 ? 'Заметка для коллег' : `Заметка для коллег: ${records(n)}`),
      will: 'Заметка встанет у каждой отмеченной записи. Клиенты её не видят; свою заметку можно убрать.',
      /** Where it will stand. */
      at: (n: number) => `Где встанет: ${records(n)}`,
      field: 'Текст заметки',
      yes: 'Записать',
      done: (n: number) => `Заметка записана: ${records(n)}`,
    },
    write: {
      button: (n: number) => (n === 1 ? 'Написать клиенту' : `Написать ${customersTo(n)}`),
      title: (n: number) => (n === 1 ? 'Сообщение клиенту' : `Сообщение ${customersTo(n)}`),
      will: 'Каждый клиент получит одно сообщение: в кабинете и письмом. Если отмечено несколько его записей, переписка встанет у первой.',
      at: (n: number) => `Кому уйдёт: ${customers(n)}`,
      field: 'Текст сообщения',
      yes: 'Отправить',
      done: (n: number) => `Отправлено: ${customers(n)}`,
      noOne: 'клиент неизвестен',
      without: (n: number) => `Написать некому: ${records(n)}`,
    },
    failed: (n: number) =>
      `Не получилось: ${records(n)}. Повторить можно той же кнопкой: дважды ничего не запишется.`,
    orders: (n: number) =>
      `Выбрано: ${n} ${pluralRu(n, { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' })}`,
    customers: (n: number) => `Выбрано: ${customers(n)}`,
    clear: 'Снять выбор',
  },
  /** What a customer has to pay, and where their parcels are. */
  account: {
    counts: 'Посылки по статусам',
    problems: (n: number) => `с проблемой: ${n}`,
    title: 'К оплате при получении',
    nothing: 'Сейчас получать нечего.',
    ready: (n: number) => `${n} ${pluralRu(n, parcels)}`,
    delivery: 'Доставка',
    storage: 'Хранение',
    total: 'Всего сегодня',
    tomorrow: 'Хранение завтра',
    unpriced: (n: number) => `Без цены пока ${n} ${pluralRu(n, parcels)}: в сумме их нет.`,
    debt: 'Прежний долг',
    debtOf: (day: string) => `Долг на ${day}`,
  },
  /** The codes that lead to a customer. */
  codes: {
    title: 'Коды клиента',
    current: 'нынешний',
    sources: {
      ISSUED: 'выдан системой',
      HAND: 'дан вручную',
      IMPORT: 'из файла',
      MERGE: 'от объединённой записи',
    } satisfies Record<CustomerCodeSource, string>,
    came: (source: string, moment: string) => `${source}, с ${moment}`,
    give: 'Дать ещё один код',
    /** Before it is given. */
    will: 'Код сразу заработает везде: в поиске, при сканировании наклеек, в файлах. Убрать его потом нельзя: код, который стоял на наклейке, всегда ведёт к своему клиенту.',
    field: 'Ещё один код этого клиента',
    hint: (sample: string) => `Как на наклейке, например ${sample}. Нынешний код остаётся.`,
    needed: 'Введите код.',
    yes: 'Дать код навсегда',
    done: 'Код дан клиенту',
  },
  /** Two customers who are one person. */
  merge: {
    title: 'Объединение',
    start: 'Объединить с другим кодом',
    heading: (code: string) => `Объединить ${code} с другим клиентом`,
    into: 'Код того, кто остаётся',
    intoHint: 'Этот клиент отдаст ему всё открытое и закроется, его код станет псевдонимом.',
    look: 'Показать, что перейдёт',
    gives: 'Отдаёт и закрывается',
    stays: 'Остаётся',
    since: (day: string) => `с ${day}`,
    accounts: { yes: 'есть кабинет', no: 'не входил' },
    swap: 'Поменять стороны',
    moving: (code: string) => `Перейдёт к ${code}`,
    staying: (code: string) => `Останется под ${code}`,
    debt: 'Прежний долг',
    unpaid: 'Не оплачено за полученное',
    balance: 'Баланс',
    balanceAfter: (sum: string) => `станет ${sum}`,
    points: 'Баллы',
    parcels: 'Посылки в работе',
    parcelsNote: 'коды выдачи сменятся, пропуска отзовём',
    orders: 'Заказы и декларации',
    claims: 'Заявки на посылки',
    recipients: 'Получатели',
    price: (product: string) => `Согласованная цена, ${product}`,
    alias: (code: string) => `Код ${code}`,
    aliasNote: (code: string) => `коробки с ним найдут ${code} всегда`,
    collected: 'Прошлые посылки',
    receipts: 'Чеки',
    receiptsNote: 'номера не меняются',
    ownPrice: 'у того, кто остаётся, своя цена: остаётся она',
    reason: 'Почему это один человек',
    consent: 'Как согласились оба',
    consentHint: 'Оба уже входили в кабинет: без согласия обоих объединить нельзя.',
    second:
      'Нужен второй сотрудник: у отдающего есть деньги, баллы или долг. Он увидит эти же суммы в разделе «Разрешения».',
    undoable: '7 дней можно разделить обратно целиком, пока ничем не воспользовались.',
    against: 'Объединить нельзя:',
    act: 'Объединить',
    ask: 'Попросить подтвердить',
    done: 'Клиенты объединены',
    asked: 'Второй сотрудник увидит запрос',
    states: {
      WAITING: 'ждёт второго сотрудника',
      DONE: 'объединены',
      REFUSED: 'отказано',
      ENDED: 'не подтвердили в срок',
      UNDONE: 'разделены обратно',
    } satisfies Record<MergeState, string>,
    gave: (code: string) => `${code} отдал этому клиенту`,
    took: (code: string) => `Объединён с ${code}`,
    before: (code: string) => `До объединения: ${code}`,
    by: (who: string, moment: string) => `${who}, ${moment}`,
    own: 'Это ваш запрос: его подтверждает другой сотрудник.',
    decide: 'Посмотреть и решить',
    confirm: 'Подтвердить объединение',
    refuse: 'Отказать',
    refused: 'В объединении отказано',
    undo: 'Разделить обратно',
    undoAsk: 'Всё, что перешло, вернётся под прежний код. Клиенты снова станут двумя.',
    undone: 'Клиенты снова разделены',
    until: (moment: string) => `Разделить можно до ${moment}`,
  },
  /** When a customer pays. */
  terms: {
    title: 'Порядок оплаты',
    names: { WHEN_READY: 'Оплата при получении', PREPAID: 'Оплата до отправки из Китая' } satisfies Record<
      PaymentTerms,
      string
    >,
    set: (moment: string, by: string, reason: string) => `С ${moment}, ${by}: ${reason}`,
    change: 'Сменить порядок оплаты',
    /** What changes with them. */
    will: {
      PREPAID:
        'Доставку клиент оплачивает, как только склад в Китае принял и взвесил посылку. Посылки, которые уже в пути, тоже сразу встанут к оплате. Без оплаты их не погрузят, если настройка не разрешает.',
      WHEN_READY:
        'Доставку клиент оплачивает, когда посылка готова к выдаче. Неоплаченные посылки в пути до этого в сумму к оплате не войдут, оплаченное остаётся оплаченным.',
    } satisfies Record<PaymentTerms, string>,
    reasonHint: 'Её увидят коллеги в истории клиента.',
    yes: 'Сменить',
    done: 'Порядок оплаты сменён',
  },
  /** At home: notes that call this user. */
  calls: {
    mentions: 'Вас позвали коллеги',
    read: 'Прочитано',
  },
  /** An order that staff enter for a customer on the phone. */
  retail: {
    button: 'Новый заказ клиенту',
    title: 'Розничный заказ для клиента',
    will: 'Заказ появится в кабинете клиента, декларация будет подана сразу.',
    codes: 'Трек-номера',
    codesHint: 'Через запятую или с новой строки. Без них номер даст система.',
    /** Where the order goes unless a point is chosen. */
    ownPoint: 'Пункт, который выбрал клиент',
    needed: 'Заполните поле.',
    yes: 'Создать заказ',
    done: (code: string) => `Заказ ${code} создан`,
  },
  acts: {
    label: 'Действия',
    /** How many of the ticked ones an act fits. */
    ofMany: (fits: number, all: number) => `${fits} из ${all}`,
    accept: {
      button: 'Принять декларацию',
      /** Over the question, for so many parcels. */
      title: (n: number) => (n === 1 ? 'Принять декларацию?' : `Принять декларации: ${count(n)}?`),
      /** What will happen, before it is pressed. */
      will: 'Посылка перейдёт в «Ожидает забора»: клиент больше не сможет отозвать декларацию. Это можно отменить, пока посылку не принял склад в Китае.',
      yes: 'Принять',
      done: (n: number) => `Декларация принята: ${count(n)}`,
    },
    raise: {
      button: 'Поставить отметку',
      title: (n: number) => `Отметка ${onto(n)}`,
      will: 'Клиент увидит название отметки. Причину видят только сотрудники. Отметку можно снять.',
      yes: 'Поставить',
      done: (n: number) => `Отметка поставлена: ${count(n)}`,
      flag: 'Отметка',
      means: {
        HELD: 'Дальше посылка не пойдёт, пока отметку не снимут. Плата за хранение на это время останавливается.',
        DAMAGED: 'Посылка едет дальше. Плата за хранение останавливается, пока отметку не снимут.',
        UNIDENTIFIED: 'Посылка попадёт в список «без получателя». Плата за хранение останавливается.',
        RETURNING: 'Посылка возвращается отправителю. Плата за хранение останавливается.',
        LOST: 'Посылку разыскивают. Плата за хранение останавливается, пока отметку не снимут.',
      } satisfies Record<OfficeFlag, string>,
    },
    clear: {
      button: 'Снять отметку',
      title: (n: number) => `Снять отметку ${from(n)}`,
      will: 'Посылка пойдёт обычным порядком, плата за хранение со следующего дня считается снова.',
      yes: 'Снять',
      done: (n: number) => `Отметка снята: ${count(n)}`,
      flag: 'Какую отметку',
    },
    undo: {
      button: 'Отменить последнее',
      title: (n: number) =>
        n === 1
          ? 'Отменить последнее событие?'
          : `Отменить последнее событие у ${n} ${pluralRu(n, ofParcels)}?`,
      will: 'Событие останется в истории с пометкой об отмене, статус вернётся к прежнему.',
      yes: 'Отменить событие',
      done: (n: number) => `Событие отменено: ${count(n)}`,
      takesBack: (event: string, moment: string, actor: string) => `«${event}», ${moment}, ${actor}`,
    },
    cancel: {
      button: 'Отменить посылку',
      title: (n: number) => (n === 1 ? 'Отменить посылку?' : `Отменить ${count(n)}?`),
      will: 'Посылка закроется, клиент получит письмо. Вернуть её можно действием «Отменить последнее».',
      yes: 'Отменить посылку',
      done: (n: number) => `Отменено: ${count(n)}`,
      reason: 'Почему',
      choose: 'Выберите причину',
      reasonNeeded: 'Выберите, почему посылка отменяется.',
      /** What the customer will read of it. */
      shown: (reason: string) => `Клиент прочитает: «${reason}»`,
    },
    assign: {
      button: 'Закрепить за клиентом',
      title: (n: number) =>
        n === 1 ? 'Закрепить посылку за клиентом' : `Закрепить за клиентом: ${count(n)}`,
      will: 'Посылка и открытые посылки её заказа станут посылками клиента и поедут в его пункт выдачи. Заявки других клиентов на неё будут отклонены. Отменить это нельзя.',
      yes: 'Закрепить',
      done: (n: number) => `Закреплено за клиентом: ${count(n)}`,
      customer: 'Код клиента',
      customerHint: (sample: string) => `Например, ${sample}`,
      customerNeeded: 'Укажите код клиента.',
    },
    /** Why it is done, for colleagues. */
    reason: 'Причина',
    reasonHint: 'Её увидят коллеги в истории посылки.',
    reasonNeeded: 'Напишите, почему.',
    fits: (n: number) => `Подходит: ${count(n)}`,
    fitsNot: (n: number) => `Не подходит: ${count(n)}`,
    already: 'уже сделано',
    no: 'Не нужно',
    close: 'Понятно',
    failed: (n: number) =>
      `Не получилось: ${count(n)}. Повторить можно той же кнопкой: дважды ничего не запишется.`,
    /** No answer came. */
    noAnswer: 'Ответа от службы нет. Проверьте связь и повторите.',
    /** The acts that fit nothing of what was chosen, with why not. */
    refused: { button: (n: number) => `Недоступно: ${n}`, title: 'Что сейчас сделать нельзя' },
  },
};

export type RecordTexts = WordsOf<typeof texts>;
