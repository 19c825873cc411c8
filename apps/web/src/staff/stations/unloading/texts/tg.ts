import { texts as checklistTexts } from '../../checklist/texts/tg.ts';
import type { UnloadingTexts } from './ru.ts';

export const texts: UnloadingTexts = {
  ...checklistTexts,
  title: 'Фаровардан',
  placeholder: 'Халта ё бор',
  sealPlaceholder: 'Рақами муҳр',
  cellPlaceholder: 'Катак',
  ready: {
    title: 'Скан кунед',
    line: 'Рейсро интихоб кунед, муҳрҳоро санҷед, баъд халтаҳо ва борҳоро скан кунед',
    next: 'Рейсро интихоб кунед',
  },
  help: {
    title: 'Ёрӣ',
    line: 'Кортҳо: осеб дидааст, бекор кардан (скани охирин), давом (рейси дигар), баромадан',
    next: 'Рейсро интихоб кунед ё рамзашро скан кунед',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRIP: {
      title: 'Рейсро гиред',
      line: 'То рейс интихоб нашавад, бо чӣ санҷидан маълум нест',
      next: 'Рейсро дар рӯйхат интихоб кунед',
    },
    CHOSEN: {
      title: 'Рейс интихоб шуд',
      line: 'Ҳар чи баъд скан кунед, бо он санҷида мешавад',
      next: 'Муҳрҳоро санҷед, баъд скан кунед',
    },
    ASIDE: { title: 'Рейс ҷудо монд', line: 'Сканшуда дар он мемонад', next: 'Рейсро интихоб кунед' },
    DONE: { title: 'Фароварда шуд', line: 'Рейс дар анбори Душанбе қабул шуд', next: 'Рейсро интихоб кунед' },
    READ_SEALS: {
      title: 'Санҷиши муҳрҳо',
      line: 'Он чи баъд мехонед, рақами муҳри мошин аст',
      next: 'Рақамро скан кунед ё нависед',
    },
    SCAN_SHELVED: {
      title: 'Кадом бор?',
      line: 'Ба катак бори охирин сканшуда гузошта мешавад',
      next: 'Аввал борро скан кунед',
    },
    READ_CELL: {
      title: 'Кадом катак?',
      line: 'Бори охирин сканшуда ба он гузошта мешавад',
      next: 'Катакро скан кунед; F7 боз: нагузоштан',
    },
    SCAN_FOUND: {
      title: 'Ёфт шуд',
      line: 'Танҳо он чи скан шуд, қабул мешавад',
      next: 'Ёфташударо скан кунед',
    },
    SCAN_WEIGHED: {
      title: 'Чиро баркашем?',
      line: 'Бори охирин сканшударо мекашанд',
      next: 'Борро скан кунед, баъд F8',
    },
    SCALE_MOVES: {
      title: 'Тарозу омода не',
      line: 'Вазн ором нашуд ё тарозу ба сифр барнагашт',
      next: 'Интизор шавед ва боз баркашед',
    },
    BAD_WEIGHT: {
      title: 'Вазн нофаҳмо',
      line: 'Килограмм бо нуқта ё вергул: 3,42',
      next: 'Вазнро боз нависед',
    },
  },
  known: {
    ...checklistTexts.known,
    SURPLUS: {
      title: 'Интизор набуд',
      line: 'Дар нусхаи рейс нест; сабт шуд, вақте алоқа шавад, меравад',
      next: 'Ба ҷои «Зиёдатӣ» гузоред',
    },
  },
  ofTrip: (trip) => `Дар рейси ${trip} ҳисоб аст, ин ҷо зиёдатӣ`,
  list: {
    ...checklistTexts.list,
    title: 'Кадом рейсро қабул мекунем',
    lead: 'Онро ин ҷо интихоб кунед ё рамзи рейсро скан кунед.',
    none: 'Ба ин анбор ҳоло чизе намеояд ва чизе нарасидааст.',
    beginOf: (code) => `Сар кардани қабули ${code}`,
    goOnWith: (code) => `Давоми қабули ${code}`,
    onTheRoad: (count) => `${count} бор дар роҳ`,
    arrived: (moment) => `расид ${moment}`,
    expectedOn: (day) => `интизорем ${day}`,
    done: (scanned, expected) => `скан шуд ${scanned} аз ${expected}`,
    over: 'фароварда шуд',
  },
  card: {
    ...checklistTexts.card,
    from: (place) => `аз ${place}`,
    arrived: (moment) => `расид ${moment}`,
    notBegun: 'Қабули ин рейс ҳоло сар нашудааст.',
    sealsMatch: (read, all) => `Муҳрҳо дуруст, ${read} аз ${all}`,
    sealsLeft: (read, all) => `Санҷида шуд ${read} аз ${all} муҳр`,
    sealsDiffer: (numbers) => `Муҳр дигар аст: ${numbers}`,
    readBefore: (numbers) => `пеш аз ин хонда шуд: ${numbers}`,
    finishAnyway: (numbers) =>
      numbers === ''
        ? 'Дар рейс муҳр навишта нашудааст. Қабулро бо ин муҳр тамом кунем?'
        : `Дар рейс навишта шудааст: ${numbers}. Муҳр дигар бошад ҳам, қабулро тамом кунем?`,
    finishRight: (numbers) =>
      `Пеш аз ин дигараш хонда шуд: ${numbers}. Акнун ҳамаи муҳрҳо дурустанд. Қабулро тамом кунем?`,
    readAgain: 'Боз санҷидан',
    noSeals: 'Рақами муҳрҳои рейс навишта нашудааст',
    readSeals: 'Санҷидани муҳрҳо',
    cell: 'Катак',
    other: 'Рейси дигар',
    weigh: 'Баркашидан',
    done: (scanned, missing) => `Рейс фароварда шуд. Қабул шуд ${scanned}, намерасад ${missing}.`,
  },
  weigh: {
    title: 'Баркашидани санҷишӣ',
    weight: 'Вазни дуюм, кг',
    store: 'Сабти вазн',
    sure: 'Вазн дуруст',
    skip: 'Барнакашидан',
  },
  missing: {
    ...checklistTexts.missing,
    loaded: (moment) => `бор шуд ${moment}, баъд нишоне нест`,
    loose: 'алоҳида, баъди бор кардан скан нашуд',
    inBag: (bag) => `дар ${bag} буд`,
    bagHere: (bag) => `дар ${bag} буд, халта ин ҷо, кушода шуд`,
    shortLanded: 'Бор нашудааст',
    found: 'Дар халта ёфтанд',
  },
  surplus: {
    ...checklistTexts.surplus,
    fromTrip: (trip) => `аз рейси ${trip}`,
    ofNoTrip: 'дар ягон рейс ҳисоб нест',
    setAside: 'Ба «Зиёдатӣ» гузошта шуд',
  },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Бор нашудааст',
    SET_ASIDE: 'Ба «Зиёдатӣ» гузошта шуд',
    CAME_ELSEWHERE: 'Бо рейси дигар омад',
    NOT_FOUND: 'Дар ҷояш нест',
    NEXT_TRANSFER: 'Бо ирсоли навбатӣ меравад',
  },
  settledBy: (what, who, moment) => `${what} · ${who}, ${moment}`,
};
