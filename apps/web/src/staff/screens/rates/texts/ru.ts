import type { WordsOf } from '@rohi/contract/locales';
import type { RateVerdict } from '@rohi/contract/pricing/rate-administration.contract';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** How many rates of a file that was taken are saved, wait for a colleague, were on record before, were left out. */
type RateFileCounts = { saved: number; waiting: number; same: number; rejected: number };

export const texts = {
  title: 'Курсы валют',
  count: (rates: number) =>
    `${rates} ${pluralRu(rates, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`,
  enter: 'Ввести курс',
  fromFile: 'Из файла',
  allPairs: 'Все пары',
  pricePer: (nominal: number, from: string, rate: string, to: string) => `${nominal} ${from} = ${rate} ${to}`,
  waiting: {
    title: 'Ждут подтверждения',
    lead: 'Курс отличается от последнего больше чем на 20 %. Его подтверждает другой сотрудник, не тот, кто ввёл.',
    last: (rate: string, day: string) => `последний: ${rate} на ${day}`,
    own: 'Вы ввели его сами',
    confirm: 'Подтвердить',
    refuse: 'Отклонить',
  },
  done: {
    saved: 'Курс сохранён',
    waits: 'Курс ждёт подтверждения другого сотрудника',
    confirmed: 'Курс подтверждён',
    refused: 'Курс отклонён',
  },
  form: {
    title: 'Курс на день',
    nominalHint: 'Обычно 1; банк даёт некоторые курсы за 10 или 100.',
    save: 'Сохранить',
    cancel: 'Отмена',
  },
  file: {
    title: 'Курсы из файла',
    lead: 'XML Национального банка (курсы на день или история одной валюты) либо таблица с днём, валютой и курсом. Сначала посмотрите, что изменится.',
    choose: 'Выбрать файл',
    drop: 'или перетащите его сюда',
    dropNow: 'Отпустите файл',
    limits: 'XML, XLSX или CSV, до 256 КБ',
    verdicts: {
      NEW: 'новый',
      SAME: 'уже есть',
      REPLACES: 'заменит курс этого дня',
      WAITING: 'будет ждать подтверждения',
    } satisfies Record<RateVerdict, string>,
    /** The same once the file is taken. */
    settled: {
      NEW: 'сохранён',
      SAME: 'уже был',
      REPLACES: 'заменил прежний курс дня',
      WAITING: 'ждёт подтверждения',
    } satisfies Record<RateVerdict, string>,
    outcome: ({ saved, waiting, same, rejected }: RateFileCounts) =>
      [
        saved > 0 ? `Сохранено курсов:\u00a0${saved}.` : 'Новых курсов не сохранено.',
        waiting > 0 && `Ждут подтверждения другого сотрудника:\u00a0${waiting}.`,
        same > 0 && `Уже были:\u00a0${same}.`,
        rejected > 0 && `Не приняты:\u00a0${rejected}.`,
      ]
        .filter(Boolean)
        .join(' '),
    rejected: (entry: number, code: string, value: string) =>
      `Запись ${entry} (${code || '—'}): значение «${value}» недопустимо, пропущена`,
    skipped: (rates: number) => `Другие валюты, пропущены: ${rates}`,
    nothing: 'В файле нет новых курсов.',
    take: 'Принять курсы',
    tooLarge: 'Файл больше 256 КБ — это не файл курсов.',
    /** Saves the rates that cannot be right. */
    saveRejected: 'Скачать непринятые курсы',
    saved: 'Файл сохранён',
    close: 'Закрыть',
  },
  /** Source of a rate that somebody typed. */
  manual: 'вручную',
  /** Sources and people that are none: the demo's rate, the service itself. */
  names: { demo: 'пример', system: 'сервис' },
  by: (name: string) => `ввёл ${name}`,
  empty: {
    title: 'Курсов пока нет',
    text: 'Введите курс или загрузите файл банка: без курса цены видны только в долларах.',
  },
};

export type RatesTexts = WordsOf<typeof texts>;
