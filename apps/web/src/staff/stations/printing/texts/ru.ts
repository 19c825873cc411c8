import type { WordsOf } from '@rohi/contract/locales';
import type { StickerPaper } from '@rohi/contract/stations/stickers.contract';
import type { CardStation } from '@rohi/contract/stations/command-cards';
import type { LabelRule } from '../label-rule.ts';
import type { PrinterState } from '../printer-state.ts';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const stickers = { one: 'наклейка', few: 'наклейки', many: 'наклеек', other: 'наклейки' };

/** Words of printing at stations. */
export const texts = {
  title: 'Печать',
  printer: {
    title: 'Принтер этикеток',
    /** In the bar at the foot; `language` is what the printer speaks. */
    bar: {
      looking: 'Принтер: проверяем',
      none: 'Принтер: PDF',
      mayAsk: 'Принтер: нужно разрешение',
      forbidden: 'Принтер: запрещён',
      silent: 'Принтер не отвечает',
      notReady: 'Принтер не готов',
      ready: (language: string) => `Принтер ${language}: готов`,
    } satisfies Record<PrinterState['kind'], unknown>,
    /** What the state means and what to do. */
    states: {
      looking: 'Ищем принтер этого рабочего места.',
      none: 'К рабочим местам принтер этикеток не подключён: этикетки открываются как PDF и печатаются из браузера.',
      mayAsk:
        'Браузер должен разрешить этой странице обращаться к принтеру. Нажмите «Пробная этикетка» и ответьте «Разрешить». До этого этикетки сами не печатаются, их можно открыть как PDF.',
      forbidden:
        'Браузер запретил обращаться к принтеру. Разрешите доступ к устройствам этого компьютера в настройках сайта (значок слева от адреса) и загрузите страницу заново. Пока печатайте через PDF.',
      silent:
        'Программа печати на этом компьютере не отвечает. Проверьте, что она запущена. Пока печатайте через PDF.',
      notReady: 'Принтер выключен, или в нём закончились этикетки.',
      ready: 'Принтер готов.',
    } satisfies Record<PrinterState['kind'], string>,
    /** What people call it. */
    name: (name: string) => `Принтер: ${name}`,
    test: 'Пробная этикетка',
    testPdf: 'Пробная этикетка в PDF',
    tested: 'Пробная этикетка отправлена на принтер',
    notTested: 'Принтер не принял пробную этикетку',
  },
  rule: {
    title: 'Этикетка при приёмке',
    rules: {
      always: 'Печатать всегда',
      noOwnLabel: 'Если нет нашего кода',
      never: 'Не печатать',
    } satisfies Record<LabelRule, string>,
    hint: 'Настройка этого устройства',
  },
  again: 'Этикетка',
  messages: {
    printed: (code: string) => `Этикетка ${code} отправлена на принтер`,
    refused: (code: string) => `Этикетка ${code} не напечатана. Напечатайте ещё раз (F8) или откройте PDF.`,
  },
  cards: {
    title: 'Командные карты',
    lead: 'Лист A4 для каждого вида работы: карты сканируют вместо клавиатуры. Печатайте в масштабе 100 %.',
    /** A sheet by the name of its station. */
    openOf: (station: string) => `${station}: открыть лист (PDF)`,
    stations: {
      RECEIVING: 'Приёмка',
      SHELVING: 'Раскладка',
      BAGS: 'Упаковка',
      LOADING: 'Погрузка',
      UNLOADING: 'Разгрузка',
      TRANSFERS: 'Передачи в пункты',
      ACCEPTANCE: 'Приход из хаба',
      INVENTORY: 'Инвентаризация',
    } satisfies Record<CardStation, string>,
  },
  stickers: {
    title: 'Наклейки с нашими кодами',
    lead: 'Для посылок с порванным ярлыком: на листе A4 по 24 наклейки (70 × 37 мм) или по одной на этикетке рулона. Ни один номер не выдаётся дважды.',
    paper: 'Бумага',
    papers: {
      A4: 'Лист A4, 24 наклейки',
      '58x40': 'Рулон 58 × 40 мм',
      '100x100': 'Рулон 100 × 100 мм',
    } satisfies Record<StickerPaper, string>,
    sheets: 'Листов',
    /** So many stickers the sheets have. */
    count: (count: number) => `${count} ${pluralRu(count, stickers)}`,
    make: 'Напечатать новые',
    made: (first: string, last: string) => `Наклейки ${first}–${last} готовы`,
    failed: 'Зарезервировать номера не удалось, попробуйте ещё раз.',
    empty: 'Наклейки ещё не печатали. Укажите, сколько листов нужно.',
    columns: { numbers: 'Номера', used: 'Использовано', made: 'Когда', by: 'Кто' },
    used: (used: number, all: number) => `${used} из ${all}`,
    reprint: 'Ещё раз',
    reprintOf: (first: string, last: string) => `Напечатать ещё раз ${first}–${last}`,
    range: {
      title: 'Повторить по номерам',
      lead: 'Использованные наклейки не печатаются: их место на листе остаётся пустым.',
      first: 'С номера',
      last: 'По номер',
      print: 'Напечатать',
    },
  },
};

export type PrintingTexts = WordsOf<typeof texts>;
