import type { RatesTexts } from './ru.ts';

export const texts: RatesTexts = {
  title: 'Қурби асъор',
  count: (rates) => `${rates} сабт`,
  enter: 'Навиштани қурб',
  fromFile: 'Аз файл',
  allPairs: 'Ҳамаи ҷуфтҳо',
  pricePer: (nominal, from, rate, to) => `${nominal} ${from} = ${rate} ${to}`,
  waiting: {
    title: 'Тасдиқро интизор',
    lead: 'Қурб аз охирин беш аз 20 % фарқ дорад. Онро корманди дигар тасдиқ мекунад, на касе, ки навишт.',
    last: (rate, day) => `охирин: ${rate}, ${day}`,
    own: 'Онро худатон навиштед',
    confirm: 'Тасдиқ кардан',
    refuse: 'Рад кардан',
  },
  done: {
    saved: 'Қурб сабт шуд',
    waits: 'Қурб тасдиқи корманди дигарро интизор',
    confirmed: 'Қурб тасдиқ шуд',
    refused: 'Қурб рад шуд',
  },
  form: {
    title: 'Қурб барои рӯз',
    nominalHint: 'Одатан 1; бонк баъзе қурбҳоро барои 10 ё 100 медиҳад.',
    save: 'Сабт кардан',
    cancel: 'Бекор кардан',
  },
  file: {
    title: 'Қурбҳо аз файл',
    lead: 'XML-и Бонки миллӣ (қурбҳои рӯз ё таърихи як асъор) ё ҷадвал бо рӯз, асъор ва қурб. Аввал бинед, ки чӣ тағйир меёбад.',
    choose: 'Интихоби файл',
    drop: 'ё онро ба ин ҷо кашед',
    dropNow: 'Файлро сар диҳед',
    limits: 'XML, XLSX ё CSV, то 256 КБ',
    verdicts: {
      NEW: 'нав',
      SAME: 'аллакай ҳаст',
      REPLACES: 'қурби ин рӯзро иваз мекунад',
      WAITING: 'тасдиқро интизор мешавад',
    },
    settled: {
      NEW: 'сабт шуд',
      SAME: 'аллакай буд',
      REPLACES: 'қурби пештараи рӯзро иваз кард',
      WAITING: 'тасдиқро интизор',
    },
    outcome: ({ saved, waiting, same, rejected }) =>
      [
        saved > 0 ? `Қурбҳои сабтшуда:\u00a0${saved}.` : 'Қурби нав сабт нашуд.',
        waiting > 0 && `Тасдиқи корманди дигарро интизор:\u00a0${waiting}.`,
        same > 0 && `Аллакай буд:\u00a0${same}.`,
        rejected > 0 && `Қабул нашуд:\u00a0${rejected}.`,
      ]
        .filter(Boolean)
        .join(' '),
    rejected: (entry, code, value) =>
      `Сабти ${entry} (${code || '—'}): қимати «${value}» мумкин нест, гузаронда шуд`,
    skipped: (rates) => `Асъорҳои дигар, гузаронда шуд: ${rates}`,
    nothing: 'Дар файл қурби нав нест.',
    take: 'Қабули қурбҳо',
    tooLarge: 'Файл аз 256 КБ калон аст — ин файли қурбҳо нест.',
    saveRejected: 'Гирифтани қурбҳои қабулнашуда',
    saved: 'Файл сабт шуд',
    close: 'Пӯшидан',
  },
  manual: 'бо даст',
  names: { demo: 'намуна', system: 'хизмат' },
  by: (name) => `навишт ${name}`,
  empty: {
    title: 'Ҳоло қурб нест',
    text: 'Қурбро нависед ё файли бонкро бор кунед: бе қурб нархҳо танҳо бо доллар дида мешаванд.',
  },
};
