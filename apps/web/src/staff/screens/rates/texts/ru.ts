import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { RatesTexts } from './rates-texts.ts';

export const texts: RatesTexts = {
  title: 'Курсы валют',
  count: (rates) =>
    `${rates} ${pluralRu(rates, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}`,
  enter: 'Ввести курс',
  fromFile: 'Из файла',
  allPairs: 'Все пары',
  pricePer: (nominal, from, rate, to) => `${nominal} ${from} = ${rate} ${to}`,
  waiting: {
    title: 'Ждут подтверждения',
    lead: 'Курс отличается от последнего больше чем на 20 %. Его подтверждает другой сотрудник, не тот, кто ввёл.',
    last: (rate, day) => `последний: ${rate} на ${day}`,
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
    },
    settled: {
      NEW: 'сохранён',
      SAME: 'уже был',
      REPLACES: 'заменил прежний курс дня',
      WAITING: 'ждёт подтверждения',
    },
    outcome: ({ saved, waiting, same, rejected }) =>
      [
        saved > 0 ? `Сохранено курсов:\u00a0${saved}.` : 'Новых курсов не сохранено.',
        waiting > 0 && `Ждут подтверждения другого сотрудника:\u00a0${waiting}.`,
        same > 0 && `Уже были:\u00a0${same}.`,
        rejected > 0 && `Не приняты:\u00a0${rejected}.`,
      ]
        .filter(Boolean)
        .join(' '),
    rejected: (entry, code, value) =>
      `Запись ${entry} (${code || '—'}): значение «${value}» недопустимо, пропущена`,
    skipped: (rates) => `Другие валюты, пропущены: ${rates}`,
    nothing: 'В файле нет новых курсов.',
    take: 'Принять курсы',
    tooLarge: 'Файл больше 256 КБ — это не файл курсов.',
    saveRejected: 'Скачать непринятые курсы',
    saved: 'Файл сохранён',
    close: 'Закрыть',
  },
  manual: 'вручную',
  names: { demo: 'пример', system: 'сервис' },
  by: (name) => `ввёл ${name}`,
  empty: {
    title: 'Курсов пока нет',
    text: 'Введите курс или загрузите файл банка: без курса цены видны только в долларах.',
  },
};
