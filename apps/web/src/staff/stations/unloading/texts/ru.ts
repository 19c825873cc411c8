import { pluralRu } from '../../../../shared/i18n/plural.ts';
import { texts as checklistTexts } from '../../checklist/texts/ru.ts';
import type { UnloadingTexts } from './unloading-texts.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;
const ofSeals = { one: 'пломбы', few: 'пломб', many: 'пломб', other: 'пломбы' };

export const texts: UnloadingTexts = {
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
  ofTrip: (trip) => `Числится в рейсе ${trip}, здесь лишняя`,
  list: {
    ...checklistTexts.list,
    title: 'Какой рейс принимаем',
    lead: 'Выберите его здесь или отсканируйте код рейса.',
    none: 'В этот хаб сейчас ничего не едет и ничего не прибыло.',
    beginOf: (code) => `Начать приём ${code}`,
    goOnWith: (code) => `Продолжить приём ${code}`,
    onTheRoad: (count) => `${parcelsOf(count)} в пути`,
    arrived: (moment) => `прибыл ${moment}`,
    expectedOn: (day) => `ждём ${day}`,
    done: (scanned, expected) => `отсканировано ${scanned} из ${expected}`,
    over: 'разгружен',
  },
  card: {
    ...checklistTexts.card,
    from: (place) => `из ${place}`,
    arrived: (moment) => `прибыл ${moment}`,
    notBegun: 'Приём этого рейса ещё не начат.',
    sealsMatch: (read, all) => `Пломбы совпали, ${read} из ${all}`,
    sealsLeft: (read, all) => `Сверено ${read} из ${all} ${pluralRu(all, ofSeals)}`,
    sealsDiffer: (numbers) => `Пломба не та: ${numbers}`,
    readBefore: (numbers) => `до того прочитано: ${numbers}`,
    finishAnyway: (numbers) =>
      numbers === ''
        ? 'В рейсе пломб не записано. Завершить приём с этой пломбой?'
        : `В рейсе записано: ${numbers}. Завершить приём, хотя пломба не та?`,
    finishRight: (numbers) =>
      `До того прочитано другое: ${numbers}. Теперь все пломбы верны. Завершить приём?`,
    readAgain: 'Сверить ещё раз',
    noSeals: 'Номера пломб рейса не записаны',
    readSeals: 'Сверить пломбы',
    cell: 'Ячейка',
    other: 'Другой рейс',
    weigh: 'Взвесить',
    done: (scanned, missing) => `Рейс разгружен. Принято ${scanned}, недостаёт ${missing}.`,
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
    loaded: (moment) => `погружено ${moment}, дальше следа нет`,
    loose: 'россыпью, после погрузки не сканировали',
    inBag: (bag) => `была в ${bag}`,
    bagHere: (bag) => `была в ${bag}, мешок здесь, вскрыт`,
    shortLanded: 'Недогружено',
    found: 'Нашли в мешке',
  },
  surplus: {
    ...checklistTexts.surplus,
    fromTrip: (trip) => `из рейса ${trip}`,
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
  settledBy: (what, who, moment) => `${what} · ${who}, ${moment}`,
};
