import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';
import { texts as checklistTexts } from '../../checklist/texts/ru.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;
const ofSeals = { one: 'пломбы', few: 'пломб', many: 'пломб', other: 'пломбы' };

export const texts = {
  ...checklistTexts,
  title: 'Разгрузка',
  placeholder: 'Мешок или посылка',
  sealPlaceholder: 'Номер пломбы',
  cellPlaceholder: 'Ячейка',
  ready: {
    title: 'Сканируйте',
    line: 'Выберите рейс, сверьте пломбы, затем сканируйте мешки и посылки',
    next: 'Выберите рейс',
  },
  help: {
    title: 'Помощь',
    line: 'Карты: повреждена, отменить (последний скан), дальше (другой рейс), выйти',
    next: 'Выберите рейс или отсканируйте его код',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRIP: {
      title: 'Выберите рейс',
      line: 'Пока не выбран рейс, сверять не с чем',
      next: 'Выберите рейс в списке',
    },
    CHOSEN: {
      title: 'Рейс выбран',
      line: 'Всё, что отсканируете дальше, сверяется с ним',
      next: 'Сверьте пломбы, затем сканируйте',
    },
    ASIDE: { title: 'Рейс отложен', line: 'Отсканированное остаётся в нём', next: 'Выберите рейс' },
    DONE: { title: 'Разгрузка закончена', line: 'Рейс принят на хабе', next: 'Выберите рейс' },
    READ_SEALS: {
      title: 'Сверка пломб',
      line: 'Следующее, что прочтёте, это номер пломбы машины',
      next: 'Сканируйте или введите номер',
    },
    SCAN_SHELVED: {
      title: 'Какая посылка?',
      line: 'В ячейку кладётся та, что отсканирована последней',
      next: 'Сначала отсканируйте посылку',
    },
    READ_CELL: {
      title: 'Какая ячейка?',
      line: 'Посылка, отсканированная последней, ляжет в неё',
      next: 'Отсканируйте ячейку; F7 ещё раз: не класть',
    },
    SCAN_FOUND: {
      title: 'Нашли',
      line: 'Принимается только то, что отсканировано',
      next: 'Отсканируйте найденное',
    },
    SCAN_WEIGHED: {
      title: 'Что взвесить?',
      line: 'Взвешивают ту посылку, что отсканирована последней',
      next: 'Отсканируйте посылку, затем F8',
    },
    SCALE_MOVES: {
      title: 'Весы не готовы',
      line: 'Вес не установился, или весы не вернулись к нулю',
      next: 'Дождитесь и взвесьте ещё раз',
    },
    ASK_OWNER: {
      title: 'Чья посылка?',
      line: 'Введите код клиента с коробки; кода нет: пустой Enter',
      next: 'Код клиента, затем вес',
    },
    NO_WEIGHT: {
      title: 'Нет веса',
      line: 'Без веса нет цены',
      next: 'Взвесьте; нельзя взвесить: Enter ещё раз',
    },
    BAD_WEIGHT: {
      title: 'Вес не понят',
      line: 'Килограммы с точкой или запятой: 3,42',
      next: 'Введите вес ещё раз',
    },
  },
  known: {
    ...checklistTexts.known,
    SURPLUS: {
      title: 'Не ждали',
      line: 'В снимке рейса её нет; записано, уйдёт, когда появится связь',
      next: 'Отложите в зону «Лишнее»',
    },
  },
  /** Of something that another trip should bring. */
  ofTrip: (trip: string) => `Числится в рейсе ${trip}, здесь лишняя`,
  list: {
    ...checklistTexts.list,
    title: 'Какой рейс принимаем',
    lead: 'Выберите его здесь или отсканируйте код рейса.',
    none: 'В этот хаб сейчас ничего не едет и ничего не прибыло.',
    beginOf: (code: string) => `Начать приём ${code}`,
    goOnWith: (code: string) => `Продолжить приём ${code}`,
    onTheRoad: (count: number) => `${parcelsOf(count)} в пути`,
    arrived: (moment: string) => `прибыл ${moment}`,
    expectedOn: (day: string) => `ждём ${day}`,
    done: (scanned: string, expected: string) => `отсканировано ${scanned} из ${expected}`,
    over: 'разгружен',
  },
  card: {
    ...checklistTexts.card,
    from: (place: string) => `из ${place}`,
    arrived: (moment: string) => `прибыл ${moment}`,
    notBegun: 'Приём этого рейса ещё не начат.',
    sealsMatch: (read: number, all: number) => `Пломбы совпали, ${read} из ${all}`,
    sealsLeft: (read: number, all: number) => `Сверено ${read} из ${all} ${pluralRu(all, ofSeals)}`,
    sealsDiffer: (numbers: string) => `Пломба не та: ${numbers}`,
    /** Numbers that were read before the right ones. */
    readBefore: (numbers: string) => `до того прочитано: ${numbers}`,
    /** Asked before a trip is finished while its seals, by these numbers, were not found. */
    finishAnyway: (numbers: string) =>
      numbers === ''
        ? 'В рейсе пломб не записано. Завершить приём с этой пломбой?'
        : `В рейсе записано: ${numbers}. Завершить приём, хотя пломба не та?`,
    /** Asked where all of them were found, and these numbers were read before. */
    finishRight: (numbers: string) =>
      `До того прочитано другое: ${numbers}. Теперь все пломбы верны. Завершить приём?`,
    readAgain: 'Сверить ещё раз',
    noSeals: 'Номера пломб рейса не записаны',
    readSeals: 'Сверить пломбы',
    cell: 'Ячейка',
    other: 'Другой рейс',
    weigh: 'Взвесить',
    done: (scanned: string, missing: string) => `Рейс разгружен. Принято ${scanned}, недостаёт ${missing}.`,
  },
  /** Owners and first weights, where China has left them to the hub. */
  owner: {
    title: 'Владелец и вес',
    scanFirst: 'Сканируйте посылку, введите код клиента, затем вес.',
    parcel: '1. Посылка',
    code: '2. Код клиента',
    weight: '3. Вес, кг',
    offered: 'Как у прошлой: Enter оставит этот код',
    understood: (code: string, name: string, written: string) =>
      [code === written ? code : `${code}, написано «${written}»`, name].filter(Boolean).join(' · '),
    unknownCode: 'Такого клиента нет: код запишем как есть',
    several: (codes: string) => `Подходят: ${codes}. Выберете ниже`,
    other: 'У посылки другой владелец',
    awaited: 'Кода нет: посылка ждёт владельца',
    known: 'Владелец уже известен',
    firstWeight: 'первый вес этой посылки',
    weighed: (kg: string) => `взвешена раньше: ${kg} кг`,
    delivery: 'Доставка',
    inSomoni: 'То же в сомони',
    point: 'Пункт',
    sumsNeedLine: 'Сумму и пункт покажем, когда появится связь.',
    noCode: 'Без кода',
    wrongCode: 'Не тот код',
    noCodeHint: 'код не введён: посылка ждёт владельца',
    next: 'К весу',
    take: 'Принять',
    look: 'Нужен ваш взгляд',
    lookHint: 'посылки приняты, ничего не потеряно',
    noSuch: 'Такого клиента нет',
    fit: (names: string) => `Подходят: ${names}`,
    isIn: (code: string, kg: string) => `${code} принята, ${kg}`,
    kgTaken: (kg: string) => `${kg} кг`,
    unweighed: 'без веса',
    managerDecides: 'решит руководитель',
    counts: 'Сколько принято',
    expected: 'Ждали',
    taken: 'Принято',
    owned: 'с владельцем и весом',
    withoutCode: 'без кода на коробке',
    withUnknownCode: 'код ничей или неясный',
    notWeighed: 'без веса',
  },
  weigh: {
    title: 'Контрольное взвешивание',
    weight: 'Второй вес, кг',
    store: 'Записать вес',
    sure: 'Вес верен',
    skip: 'Не взвешивать',
  },
  missing: {
    ...checklistTexts.missing,
    loaded: (moment: string) => `погружено ${moment}, дальше следа нет`,
    loose: 'россыпью, после погрузки не сканировали',
    inBag: (bag: string) => `была в ${bag}`,
    bagHere: (bag: string) => `была в ${bag}, мешок здесь, вскрыт`,
    shortLanded: 'Недогружено',
    found: 'Нашли в мешке',
  },
  surplus: {
    ...checklistTexts.surplus,
    fromTrip: (trip: string) => `из рейса ${trip}`,
    ofNoTrip: 'ни в одном рейсе не числится',
    setAside: 'Отложена в «Лишнее»',
  },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Недогружено',
    SET_ASIDE: 'Отложена в «Лишнее»',
    CAME_ELSEWHERE: 'Пришла с другим рейсом',
    NOT_FOUND: 'Не на месте',
    NEXT_TRANSFER: 'Едет со следующей передачей',
  },
  settledBy: (what: string, who: string, moment: string) => `${what} · ${who}, ${moment}`,
};

export type UnloadingTexts = WordsOf<typeof texts>;
