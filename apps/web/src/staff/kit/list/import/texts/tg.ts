import type { ImportWords } from './ru.ts';

export const texts: ImportWords = {
  titleOf: (list) => `${list}: бор кардан аз файл`,
  cell: (column, value) => `${column}${value === '' ? '' : ` «${value}»`}: `,
  lead: 'Рӯйхатро гиред, дар Excel ислоҳ кунед ва боз бор кунед. Аввал нишон медиҳем, ки чӣ тағйир меёбад: бе тасдиқи шумо чизе сабт намешавад.',
  button: 'Интихоби файл',
  drop: 'ё онро ба ин ҷо кашед',
  dropNow: 'Сар диҳед — ва мо онро мехонем',
  limits: (most, megabytes) => `XLSX ё CSV, то ${most} сатр ва ${megabytes} МБ`,
  tooLarge: (megabytes) => `Файл аз ${megabytes} МБ калон аст. Онро ба қисмҳо тақсим кунед.`,
  reading: 'Файлро мехонем…',
  template: 'Гирифтани намуна',
  file: (name, count) => `${name} — ${count} сатр`,
  unknown: (headings) => `Сутунҳои ношинос, онҳоро бор намекунем: ${headings}`,
  states: {
    new: 'Нав',
    changed: 'Тағйирёфта',
    unchanged: 'Бе тағйир',
    refused: 'Мувофиқ нест',
  },
  filter: 'Кадом сатрҳоро нишон додан',
  columns: { row: 'Сатр', key: 'Сабт', what: 'Чӣ мешавад' },
  newRow: 'сабти нав',
  same: 'бо он чи ҳаст, як аст',
  empty: 'холӣ',
  was: 'Буд',
  becomes: 'Мешавад',
  nothing: 'Сабткарданӣ нест: ҳамааш бо он чи ҳаст, як аст.',
  write: (added, edited) =>
    `Сабти ${[...(added > 0 ? [`${added} нав`] : []), ...(edited > 0 ? [`${edited} тағйирёфта`] : [])].join(' ва ')}`,
  writing: (done, total) => `Сабт шуд ${done} аз ${total}`,
  goOn: 'Давоми сабт',
  done: (added, edited) =>
    added > 0 && edited > 0
      ? `Тайёр: илова шуд ${added}, тағйир ёфт ${edited}.`
      : added > 0
        ? `Тайёр: илова шуд ${added}.`
        : `Тайёр: тағйир ёфт ${edited}.`,
  doneNothing: 'Ягон сабт тағйир наёфт.',
  refused: (count) => `${count} сатр мувофиқ нест. Бо сабабҳо гиред, ислоҳ кунед ва боз бор кунед.`,
  saveRefused: 'Гирифтани сатрҳои борнашуда',
  saved: 'Файл сабт шуд',
  another: 'Файли дигар',
  close: 'Пӯшидан',
  none: {
    new: 'Дар файл сабти нав нест.',
    changed: 'Дар файл сабти тағйирёфта нест.',
    unchanged: 'Чунин сатр нест.',
    refused: 'Ҳамаи сатрҳо мувофиқанд.',
  },
};
