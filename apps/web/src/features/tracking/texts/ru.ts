import type { WordsOf } from '@rohi/contract/locales';
import type { ParcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const secondForms = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

const nextSteps: Partial<Record<ParcelHeadline, string>> = {
  NEW: 'Она ждёт вас в личном кабинете, в разделе «Заказы».',
  WAIT_FORECAST: 'Заполните декларацию в личном кабинете, и посылка поедет без задержек.',
  DTH: 'Когда её примут и взвесят, здесь появится срок доставки.',
  DHWCRK: `От склада в Китае до пункта выдачи обычно {{deliveryDaysFrom}}–{{deliveryDaysTo}} {{deliveryDaysTo|день|дня|дней}}.`,
  DHWCCK: 'Готовим её к отправке в пункт выдачи.',
  DZTDQS: 'Забрать её можно, когда пункт подтвердит приём.',
  DKHQS: 'Заберите её в пункте выдачи. Адрес и срок бесплатного хранения видны в личном кабинете.',
  KHYQS: `Если с ней что-то не так, позвоните на номер {{hotline}}.`,
  YQX: `Вопросы по отмене — по номеру {{hotline}}.`,
};

export const trackingTextsRu = {
  /** Names of statuses, steps and problems, as the contract has them. */
  words: trackingWordsRu,
  heading: 'Где моя посылка?',
  search: {
    label: 'Трек-номера через запятую',
    placeholder: 'Трек-номера через запятую',
    /** Announced to assistive technology: going to the box opens a dialog. */
    opensDialog: 'При переходе в поле открывается окно для списка номеров.',
    submit: 'Отследить',
    pasteAsList: 'Вставить списком',
    /** Stands after "4 / 100". */
    counterNoun: 'номеров',
    wait: (seconds: number) => `Снова через ${seconds} ${pluralRu(seconds, secondForms)}`,
    /** The same on a narrow button. */
    waitShort: (seconds: number) => `${seconds}`,
  },
  /** Why a list is not asked for (specification, section 5). */
  bulk: {
    noCodes: 'Введите трек-номер',
    tooManyCodes: (max: number) => `За один раз можно проверить не больше ${max} номеров`,
  },
  /** `whole` is read out behind the short word of a tab, before its count. */
  tabs: { label: 'Посылки по статусам', all: 'Все', whole: (status: string) => ` — ${status}: ` },
  columns: {
    toggle: 'Подробности',
    trackingCode: 'Трек-номер',
    status: 'Статус доставки',
    lastMile: 'Номер в Таджикистане',
    orderCode: 'Номер заказа',
    lastEvent: 'Последнее событие',
  },
  details: (code: string) => `Подробности о посылке ${code}`,
  progress: {
    label: 'Шаги доставки',
    done: 'пройдено',
    stepOf: (step: number, total: number) => `Шаг ${step} из ${total}`,
    /** In the place of the step of a parcel that is on its way to its sender. */
    goesBack: 'Возвращается к отправителю: к вам больше не едет',
    /** "Cancelled 12.11.2026 16:10 at step 3 of 8"; without what is not known. */
    cancelled: (total: number, step?: number, when?: string) =>
      `Отменено${when ? ` ${when}` : ''}${step ? ` на шаге ${step} из ${total}` : ''}`,
  },
  /** What follows, or what the customer can do. */
  nextSteps,
  /** `was` is said before days that hold no longer. */
  arrival: {
    expected: (days: string) => `Ожидаем в пункте выдачи ${days}`,
    late: (days: string) => `Ожидали в пункте выдачи ${days}, посылка задерживается`,
    was: 'Обещали',
  },
  history: {
    title: 'История',
    none: 'Событий пока нет.',
    showMore: (days: number) => `Показать ещё ${days} ${pluralRu(days, dayForms)}`,
    showLess: 'Свернуть историю',
  },
  facts: {
    label: 'О посылке',
    country: 'Страна',
    carrier: 'Перевозчик',
    openSite: 'Открыть сайт',
    newTab: 'в новой вкладке',
    notes: 'Примечания',
  },
  notFound: {
    heading: (count: number) => `Пока не найдены: ${count}`,
    unknown: (carriers: readonly string[]) =>
      `${carriers.length > 0 ? `Похоже на номер ${carriers.join(' или ')}. Он` : 'Номер'} появится здесь, когда посылку примут на складе в Китае. Проверьте у продавца, что она уже доставлена на склад.`,
    /** Numbers of ours that are no tracking codes. */
    customerCode: 'Это код клиента, а не трек-номер. Трек-номер даёт магазин или продавец.',
    orderCode: 'Это номер заказа, а не трек-номер. Заказы открываются в личном кабинете.',
    badFormat: 'Это не похоже на трек-номер: нужны от 4 до 40 латинских букв и цифр, можно с дефисом.',
    /** A code with white space inside: several codes without commas, most likely. */
    severalInOne: 'Если здесь несколько номеров, поставьте между ними запятые.',
  },
  loginHint: {
    before: 'Это ваша посылка? ',
    link: 'Войдите',
    after: ', чтобы видеть пункт выдачи, вес и срок бесплатного хранения.',
  },
  /** States of the screen without a list: what is the matter, what can be done, and the word on the button for it. */
  empty: {
    welcome: {
      title: 'Вставьте трек-номера',
      text: `До ${maxTrackingCodes} номеров за раз. Номер есть в заказе на маркетплейсе или у продавца. Входить не нужно.`,
      action: 'Ввести номера',
    },
    noneFound: {
      title: 'Таких посылок у нас пока нет',
      text: 'Что делать дальше, написано ниже у каждого номера.',
      action: '',
    },
    noneInTab: { title: 'В этом статусе посылок нет', text: '', action: 'Показать все' },
    unreachable: {
      title: 'Не удалось загрузить',
      text: 'Номера остались в строке поиска.',
      action: 'Попробовать снова',
    },
    busy: {
      title: 'Слишком много запросов подряд',
      text: 'Подождите немного. Номера остались в строке поиска.',
      action: 'Попробовать снова',
    },
    refused: {
      title: 'Не получилось прочитать номера',
      text: 'Проверьте, что между ними стоят запятые, или вставьте их списком.',
      action: 'Открыть список номеров',
    },
  },
  /** Over an answer of an earlier search while there is no network; `age` is "2 hours ago". */
  storedAnswer: (age: string) => `Нет сети. Показываем ответ, полученный ${age}.`,
  spoken: {
    loading: 'Ищем посылки…',
    found: (found: number, count: number) => `Найдено посылок: ${found} из ${count}`,
  },
};

export type TrackingTexts = WordsOf<typeof trackingTextsRu>;
