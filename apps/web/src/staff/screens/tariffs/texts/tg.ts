import type { TariffsTexts } from './ru.ts';

export const texts: TariffsTexts = {
  title: 'Тарифҳо',
  count: (versions) => `${versions} нусха`,
  checkPrice: 'Санҷидани нарх',
  newDraft: (name) => `Сиёҳнавис: ${name}`,
  version: (name, version) => `${name}, нусхаи ${version}`,
  noEnd: 'бе муҳлат',
  modes: {
    WEIGHT: 'вазни зиёдтар, кг',
    VOLUME: 'ҳаҷм, м³',
    ACTUAL_WEIGHT: 'вазни воқеӣ, кг',
  },
  bases: { PER_ORDER: 'барои фармоиш', PER_PLACE: 'барои ҷой' },
  roundings: { UP: 'ба боло', HALF_UP: 'ба наздиктарин', DOWN: 'ба поён' },
  sections: {
    when: 'Оғози амал, аз рӯи Душанбе',
    prices: 'Нархҳо',
    surcharges: 'Иловапулиҳо',
    storage: 'Нигоҳдорӣ дар нуқтаи супориш',
    points: 'Холҳо',
    services: 'Ҷавобҳо барои бори боздошта; холӣ — нарх гуфта нашуд',
    courier: 'Курьер то дари хона, барои як суроға',
    measuring: 'Ченкунӣ ва яклухткунӣ',
  },
  addRule: 'Илова кардани нарх',
  addSurcharge: 'Илова кардани иловапулӣ',
  addCity: 'Илова кардани шаҳр',
  remove: (what) => `Гирифтан: ${what}`,
  problem: (error, { min, max, digits }) => {
    if (error === 'required') return 'Майдонро пур кунед';
    if (error === 'tooSmall') return `На камтар аз ${min}`;
    if (error === 'tooLarge') return `На бештар аз ${max}`;
    if (error === 'tooPrecise') return `Баъди вергул то ${digits} рақам`;
    return 'Қиматро санҷед';
  },
  dayProblem: { tooSmall: (first) => `На пештар аз ${first}`, tooLarge: 'Рӯзи хеле дур' },
  rulesProblem:
    'Нархҳои ҳар намуд аз сифр сар мешаванд ва бе холигӣ ва такрор мераванд; дар охиринаш «то» холӣ аст.',
  examples: {
    title: 'Мисолҳо',
    lead: 'То сиёҳнависро тағйир медиҳед, аз нав ҳисоб мешаванд.',
    load: 'Бор',
    before: 'Буд',
    after: 'Мешавад',
    size: (sides, kg) => `${sides} см, ${kg} кг`,
  },
  changes: {
    title: 'Чӣ тағйир меёбад',
    none: 'Фарқ нест.',
    since: (version) => `нисбат ба нусхаи ${version}`,
    from: (quantity) => `аз ${quantity}`,
  },
  compareWith: 'Муқоиса бо нусхаи',
  draft: {
    save: 'Сабт кардан',
    discard: 'Нест кардани сиёҳнавис',
    publish: 'Нашр кардан…',
    saved: 'Сиёҳнавис сабт шуд',
    discarded: 'Сиёҳнавис нест шуд',
    discardAsk: {
      title: 'Сиёҳнависро нест кунем?',
      text: 'Ҳар чи дар он навишта шуд, гум мешавад. Нархҳои амалкунанда тағйир намеёбанд.',
      yes: 'Нест кардани сиёҳнавис',
      no: 'Монад',
    },
    unsaved: 'Тағйироти сабтнашуда ҳаст',
    readOnly: 'Нусхаи нашршуда тағйир намеёбад.',
  },
  publish: {
    title: 'Нашри тариф',
    lead: (date) => `Нархҳо аз ${date} амал мекунанд. Эълон дар сомона дарҳол пайдо мешавад, бо чор забон.`,
    next: (version, date) =>
      `Нусхаи ${version} аллакай эълон шудааст ва ин нархҳоро ${date} иваз мекунад. Агар он дигар лозим набошад, бекор кунед.`,
    confirm: 'Тасдиқ кунед, ки ин хато нест:',
    reasons: {
      PRICE_JUMP: 'Нархи яке аз мисолҳо беш аз нисф тағйир меёбад',
      NO_FREE_DAYS: 'Рӯзи нигоҳдории ройгон нест: пул аз рӯзи дигари расидан ҳисоб мешавад',
      MANY_FREE_DAYS: 'Рӯзҳои ройгон аз 60 зиёд',
      STORAGE_JUMP: 'Пули як рӯзи нигоҳдорӣ ё ҳадди он беш аз нисф тағйир меёбад',
      POINTS_COSTLY: 'Холҳо аз даҳяки расонидани пардохтшуда зиёд бармегардонанд',
      STARTS_TODAY: 'Нархҳо аз имрӯз амал мекунанд, бе огоҳӣ',
      REPLACES_DAY: 'Барои ин рӯз нусхаи дигар нашр шудааст, ин онро иваз мекунад',
      NO_CHANGE: 'Нусха аз нусхаи амалкунанда фарқ надорад',
    },
    titles: 'Сарлавҳа',
    summaries: 'Кӯтоҳ',
    bodies: 'Матн',
    button: 'Нашр кардан',
    done: 'Тариф нашр шуд',
    back: 'Ба қафо',
  },
  cancel: {
    button: 'Бекор кардани нусха',
    title: 'Нусхаи нашршударо бекор кунем?',
    text: 'Эълон гирифта мешавад, ба ҷояш хабар мебарояд, ки тағйир намешавад.',
    confirm: 'Бекор кардани нусха',
    back: 'Монад',
    done: 'Нусха бекор шуд',
  },
  draftFrom: 'Сиёҳнавис аз рӯи он',
};
