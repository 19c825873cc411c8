import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsTo = { one: 'посылку', few: 'посылки', many: 'посылок', other: 'посылки' };

/** Words of the counter: who is looked for, the proof, the card, the payment beside it, and giving. */
export const texts = {
  title: 'Выдача',
  placeholder: 'Пропуск, код, клиент, имя, телефон или посылка',
  placeholderParcel: 'Посылка',
  hint: 'Код выдачи: 6 цифр. Конец телефона: 4 цифры. Имя: от 3 букв, любым письмом и раскладкой.',
  keys: { search: 'поиск', problem: 'проблема', pay: 'оплата', give: 'выдать' },
  ready: {
    title: 'Готово',
    line: 'Сканируйте пропуск, введите код или найдите клиента.',
    next: 'введите или сканируйте',
  },
  found: (count: number) => ({
    title: `Найдено: ${count}`,
    line: 'Имя скрыто, пока не проверен пропуск, код или документ.',
    next: 'выберите клиента',
  }),
  opened: {
    title: 'Карточка открыта',
    line: 'Принесите посылки по порядку ячеек.',
    next: 'сканируйте посылки',
  },
  right: (brought: number, all: number) => `Верно, ${brought} из ${all}`,
  rightLine: (name: string, weight: string) =>
    [name, weight, 'посылка этого клиента'].filter((part) => part !== '').join(', '),
  brought: { title: 'Уже принесена', line: 'Эту посылку уже сканировали.', next: 'следующая посылка' },
  nextCell: (cell: string) => `ячейка ${cell}`,
  nextNoCell: 'посылка без ячейки',
  nextPay: 'оплата',
  nextGive: 'Enter: выдать',
  given: (count: number) => ({
    title: `Выдано: ${count}`,
    line: 'Клиент уже видит это в кабинете.',
    next: 'следующий клиент',
  }),
  newCustomer: 'Завести клиента',
  refusals: {
    other: 'Чужая посылка',
    elsewhere: 'Другой ПВЗ',
    notHere: 'Ещё не здесь',
    courier: 'У курьера',
    held: 'Задержана',
    evidence: 'Нужно фото или подпись',
    unpaid: 'Не оплачена',
    given: 'Уже выдана',
    unknown: 'Не найдена',
    code: 'Код не подходит',
    pass: 'Пропуск не принят',
    passLimit: 'Не по этому пропуску',
    noOne: 'Никого нет',
    names: 'Поиск по имени исчерпан',
    failed: 'Не получилось',
  },
  kilograms: (weight: string) => `${weight} кг`,
  /** A pass, a pickup code or another customer while a card is open. */
  endFirst: (code: string) => ({
    title: 'Открыта другая карточка',
    line: `Сначала закройте карточку ${code}. Всё, что принесено, на ней осталось.`,
    next: 'F2: закрыть карточку',
  }),
  cardIsOpen: {
    title: 'Карточка уже открыта',
    line: 'Это карточка того же клиента, второй раз открывать её не нужно.',
    next: 'сканируйте посылки',
  },
  noLine: 'Нет связи с сервисом, ничего не записано. Сделайте это ещё раз.',
  /** Somebody was chosen: what comes next. */
  nextProof: 'проверьте код или документ',
  nextAfterRefusal: 'проверьте и повторите',
  nextAfterPass: 'новый пропуск, код или документ',
  nextOtherWay: 'код, телефон или посылка',
  /** What to do with a parcel that cannot be handed over. */
  putAside: 'отложите к проблемным: решает офис',
  list: {
    title: 'Клиенты',
    readyCount: (count: number) =>
      `${count} ${pluralRu(count, { one: 'готова', few: 'готовы', many: 'готовы', other: 'готовы' })}`,
    none: 'нет готовых',
    hasMore: 'Показаны не все. Уточните по коду клиента или посылке.',
    masked: 'Имя скрыто, пока не проверен код выдачи или документ. Каждый просмотр записан.',
  },
  proof: {
    title: (code: string) => `Проверка: ${code}`,
    code: 'Код выдачи',
    codeHint: '6 цифр, их видит клиент в кабинете и в письме.',
    open: 'Открыть карточку',
    document: 'Нет кода, есть документ',
    seen: 'Документ проверен',
    other: 'Другой клиент',
  },
  documents: {
    PASSPORT: 'Паспорт',
    ID_CARD: 'ID-карта',
    DRIVING_LICENCE: 'Водительское удостоверение',
    OTHER: 'Другой документ с фото',
  },
  documentType: 'Документ',
  documentEnd: 'Последние 4 знака номера',
  documentHint: 'Хранятся вид документа и эти знаки, больше ничего.',
  day: {
    title: 'День ПВЗ',
    coming: 'Едут с хаба',
    withoutCell: 'Без ячейки со вчера',
    waiting: 'Ждут выдачи',
    overdue: 'Из них сверх бесплатного срока',
    lastHour: 'Выдано за час',
    today: 'Выдано сегодня',
    cells: 'Ячеек занято',
    cellsOf: (taken: number, all: number) => `${taken}/${all}`,
    latest: 'Последние выдачи',
    empty: 'Здесь ещё ничего не выдавали.',
    back: 'отменена',
  },
  card: {
    proofs: {
      CODE: 'Код выдачи верный',
      DOCUMENT: 'Документ проверен',
      APPROVAL: 'Выдача разрешена без кода',
      PASS: 'Пропуск действует',
    },
    self: 'получает лично',
    delegate: (name: string) => `получает ${name}`,
    /** To the person named by a pass; `limit`: how many parcels may be given. */
    compare: (name: string, limit: number) =>
      `Сверьте документ: клиент доверил получение человеку по имени ${name}, не больше ${limit} ${pluralRu(limit, { one: 'посылки', few: 'посылок', many: 'посылок', other: 'посылок' })}.`,
    phone: (phone: string) => `Телефон ${phone}`,
    ready: 'Готово к выдаче',
    readyCount: (count: number) => `${count} ${pluralRu(count, parcels)}, по порядку обхода`,
    unlisted: (count: number) => `Ещё ${count}: появятся, когда выданы показанные.`,
    nothing: 'Готовых посылок больше нет.',
    coming: 'Ещё в пути',
    noComing: 'Больше ничего не едет.',
    noCell: 'без ячейки',
    cell: 'Ячейка',
    free: (day: string) => `бесплатно до ${day}`,
    paidDays: (days: number) =>
      `платно ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
    withStorage: 'с хранением',
    noPrice: 'цена не рассчитана',
    isPaid: 'оплачена',
    owes: (sum: string) => `к оплате ${sum}`,
    isBrought: 'принесена',
    scan: 'сканируйте',
    isHeld: 'задержана',
    close: 'Закрыть карточку',
    name: 'имя не указано',
    delegateButton: 'Получает другой',
  },
  delegate: {
    title: 'Кто получает вместо клиента',
    name: 'Имя и фамилия по документу',
    hint: 'Только когда назван код выдачи клиента.',
    save: 'Записать',
    remove: 'Получает сам клиент',
  },
  pay: {
    title: 'Оплата',
    storage: 'Хранение, если забрать завтра',
    chosen: (count: number) => `Оплачивают ${count} ${pluralRu(count, parcelsTo)}: выбрать`,
    noShift: 'Смена не открыта: деньги принять нельзя.',
    openShift: 'Открыть смену в кассе',
    noRight: 'Оплату принимает кассир: у вас нет этого права.',
    allPaid: 'Всё оплачено.',
    more: 'К карточке',
  },
  /** A payment was taken; what comes next is said by the card. */
  paid: (receipt: string) => ({ title: 'Оплачено', line: `Чек ${receipt}.` }),
  /** Parcels or sums of the open card were changed at another place. */
  renewed: {
    title: 'Карточка обновилась',
    line: 'Её изменили с другого места. Сверьте посылки и сумму.',
  },
  give: (count: number) => (count === 0 ? 'Выдать' : `Выдать ${count} ${pluralRu(count, parcelsTo)}`),
  /** What is missing before anything is given; `shelf`: what is not brought yet. */
  left: {
    scan: 'Осталось: сканировать посылки',
    pay: 'Осталось: оплата',
    scanAndPay: 'Осталось: оплата и скан',
    shelf: (count: number) => `Ещё на полке: ${count}`,
  },
  /** While the counter is offline, and what waits on this device. */
  offline: {
    placeholder: 'Посылка, пропуск или код клиента',
    ready: {
      title: 'Нет связи',
      line: 'Выдавать можно по снимку: отсканируйте пропуск или посылку либо введите код клиента.',
      next: 'пропуск, посылка или клиент',
    },
    chosen: { title: 'Клиент выбран', line: 'Имени в снимке нет.', next: 'пропуск или документ' },
    paid: {
      title: 'Сохранено',
      line: 'Наличные приняты, уйдут на сервер со связью.',
      next: 'сканируйте посылки',
    },
    again: { title: 'Уже выдана', line: 'Эту посылку отсюда уже выдали.', next: 'следующая посылка' },
    documentFirst: {
      title: 'Сначала документ',
      line: 'Без связи выдают по пропуску или документу: отсканируйте QR или введите 4 знака.',
      next: 'пропуск или документ',
    },
    notOfCustomer: { line: 'Её получатель другой клиент.', next: 'верните на место' },
    unknown: { title: 'Нет в снимке', line: 'Появится, когда вернётся связь.', next: 'другая посылка' },
    stays: { title: 'Нельзя до связи', next: 'верните на место' },
    why: {
      HELD: 'открыта проблема, решает поддержка',
      LOST: 'числится потерянной, решает поддержка',
      RETURNING: 'возвращается отправителю',
      TOO_OLD: 'снимок устарел: хранение не посчитать',
      NO_SHIFT: 'не оплачена, а смена не была открыта',
      NO_RATE: 'не оплачена, а курса в снимке нет',
      NO_RIGHT: 'не оплачена, а права принимать деньги у вас нет',
    },
    /** A pickup code was typed. */
    noCode: {
      title: 'Код нужен со связью',
      line: 'Код выдачи здесь не проверить: нужен пропуск или документ.',
      next: 'пропуск или документ',
    },
    passes: {
      until: (moment: string) => `Проверена здесь, действует до ${moment}.`,
      /** Until when the list of revoked passes reaches. */
      revokedUntil: (time: string) => `Отозванные пропуска известны на ${time}.`,
      limit: (most: number) => ({
        title: 'Больше, чем по пропуску',
        line: `Клиент разрешил выдать по пропуску не больше: ${most}.`,
        next: 'верните на место',
      }),
      nothingHere: 'В снимке у этого клиента посылок нет.',
      against: {
        FOREIGN: 'Пропуск подписан не этим сервисом.',
        FORGED: 'Подпись неверна: пропуск подделан.',
        CLOCK: 'Часы на этом устройстве отстают: пропуск не проверить.',
        EXPIRED: 'Срок пропуска вышел.',
        REVOKED: 'Пропуск отозван или уже использован.',
        OTHER_POINT: 'Пропуск выписан на другой ПВЗ.',
        USED_HERE: 'Этому клиенту отсюда уже выдавали: старые пропуска больше не действуют.',
        NO_KEYS: 'На устройстве ещё нет ключей пропусков: они приходят со связью.',
        NO_CHECK: 'Этот браузер не умеет проверять подпись пропуска.',
      },
      next: 'попросите документ',
    },
    noName: 'Имени в снимке нет',
    limits: {
      title: 'Пределы без связи',
      handOver: 'Эта выдача',
      shift: 'За смену',
      of: (taken: string, most: string) => `${taken} из ${most} USD`,
    },
    waiting: {
      title: (count: number) => `Ждут связи: ${count}`,
      since: (time: string) => `с ${time}`,
      give: 'Выдача',
      cash: 'Наличные',
      none: 'Ничего не ждёт.',
    },
    only: 'Код выдачи, карта, баланс, баллы и отмена работают только со связью. Без связи подтверждает подписанный пропуск или документ.',
    noSnapshot: 'Снимка этого ПВЗ на устройстве нет: выдавать можно, когда вернётся связь.',
    notRegistered: {
      text: 'Этот браузер не зарегистрирован как касса ПВЗ: без связи выдачи не будет.',
      register: 'Зарегистрировать',
      pair: 'Подключить по коду',
    },
    stored: (count: number) => ({
      title: `Сохранено, выдано: ${count}`,
      line: 'Выдача уйдёт на сервер со связью.',
      next: 'следующий клиент',
    }),
    isGiven: 'ждёт отправки',
    isPaidHere: 'оплачена без связи',
    onlyCash: 'карта со связью',
    over: {
      handOver: 'Больше предела одной выдачи без связи.',
      shift: 'Больше предела смены без связи.',
    },
  },
};

export type CounterTexts = WordsOf<typeof texts>;
