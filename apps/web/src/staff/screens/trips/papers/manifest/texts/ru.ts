import type { WordsOf } from '@rohi/contract/locales';

export const texts = {
  open: 'Сверить манифест партнёра',
  title: 'Манифест партнёра',
  lead: 'Таблица с трек-номерами в том виде, в каком её прислал партнёр. Она сверяется с посылками рейса, сами посылки не меняются.',
  choose: 'Выбрать файл',
  drop: 'или перетащите его сюда',
  dropNow: 'Отпустите файл здесь',
  limits: 'XLSX или CSV, до 4 МБ и 20 000 строк',
  tooLarge: 'Файл больше 4 МБ: это не манифест одного рейса.',
  template: 'Пустой бланк манифеста',
  /** Codes in the file, and how many of them are as with us. */
  read: (parcels: number, matching: number) => `Трек-номеров в файле: ${parcels}, совпадает: ${matching}.`,
  notCompared: (columns: string) => `Не сравниваем: ${columns}.`,
  same: 'Расхождений нет.',
  findings: {
    missing: 'Есть в рейсе, нет в файле',
    surplus: 'Есть в файле, нет в рейсе',
    weights: 'Вес отличается',
    unreadable: 'Строки не прочитаны',
  },
  row: (row: number) => `строка ${row}`,
  /** Of a surplus code. */
  elsewhere: (trip: string) => `числится в рейсе ${trip}`,
  noTrip: 'не числится ни в одном рейсе',
  unknown: 'такой посылки нет',
  weights: (ours: string, theirs: string) => `у нас ${ours} кг, в файле ${theirs} кг`,
  weight: (kg: string) => `${kg} кг`,
  more: (count: number) => `и ещё ${count}`,
  take: 'Записать в рейс',
  cancel: 'Отмена',
  close: 'Закрыть',
  taken: 'Расхождения записаны в историю рейса.',
  noted: 'Сверенные манифесты',
};

export type ManifestTexts = WordsOf<typeof texts>;
