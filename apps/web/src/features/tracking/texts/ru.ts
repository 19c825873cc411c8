import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { TrackingTexts } from './tracking-texts.ts';

const secondForms = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

export const trackingTextsRu: TrackingTexts = {
  words: trackingWordsRu,
  heading: 'Где моя посылка?',
  search: {
    label: 'Трек-номера через запятую',
    placeholder: 'Трек-номера через запятую',
    opensDialog: 'При переходе в поле открывается окно для списка номеров.',
    submit: 'Отследить',
    pasteAsList: 'Вставить списком',
    counterNoun: 'номеров',
    wait: (seconds) => `Снова через ${seconds} ${pluralRu(seconds, secondForms)}`,
    waitShort: (seconds) => `${seconds}`,
  },
  bulk: {
    noCodes: 'Введите трек-номер',
    tooManyCodes: (max) => `За один раз можно проверить не больше ${max} номеров`,
  },
  tabs: { label: 'Посылки по статусам', all: 'Все', whole: (status) => ` — ${status}: ` },
  columns: {
    toggle: 'Подробности',
    trackingCode: 'Трек-номер',
    status: 'Статус доставки',
    lastMile: 'Номер в Таджикистане',
    orderCode: 'Номер заказа',
    lastEvent: 'Последнее событие',
  },
  details: (code) => `Подробности о посылке ${code}`,
  progress: {
    label: 'Шаги доставки',
    done: 'пройдено',
    stepOf: (step, total) => `Шаг ${step} из ${total}`,
    goesBack: 'Возвращается к отправителю: к вам больше не едет',
    cancelled: (total, step, when) =>
      `Отменено${when ? ` ${when}` : ''}${step ? ` на шаге ${step} из ${total}` : ''}`,
  },
  nextSteps: {
    NEW: 'Она ждёт вас в личном кабинете, в разделе «Заказы».',
    WAIT_FORECAST: 'Заполните декларацию в личном кабинете, и посылка поедет без задержек.',
    DTH: 'Когда её примут и взвесят, здесь появится срок доставки.',
    DHWCRK: `От склада в Китае до пункта выдачи обычно {{deliveryDaysFrom}}–{{deliveryDaysTo}} {{deliveryDaysTo|день|дня|дней}}.`,
    DHWCCK: 'Готовим её к отправке в пункт выдачи.',
    DZTDQS: 'Забрать её можно, когда пункт подтвердит приём.',
    DKHQS: 'Заберите её в пункте выдачи. Адрес и срок бесплатного хранения видны в личном кабинете.',
    KHYQS: `Если с ней что-то не так, позвоните на номер {{hotline}}.`,
    YQX: `Вопросы по отмене — по номеру {{hotline}}.`,
  },
  arrival: {
    expected: (days) => `Ожидаем в пункте выдачи ${days}`,
    late: (days) => `Ожидали в пункте выдачи ${days}, посылка задерживается`,
    was: 'Обещали',
  },
  history: {
    title: 'История',
    none: 'Событий пока нет.',
    showMore: (days) => `Показать ещё ${days} ${pluralRu(days, dayForms)}`,
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
    heading: (count) => `Пока не найдены: ${count}`,
    unknown: (carriers) =>
      `${carriers.length > 0 ? `Похоже на номер ${carriers.join(' или ')}. Он` : 'Номер'} появится здесь, когда посылку примут на складе в Китае. Проверьте у продавца, что она уже доставлена на склад.`,
    customerCode: 'Это код клиента, а не трек-номер. Трек-номер даёт магазин или продавец.',
    orderCode: 'Это номер заказа, а не трек-номер. Заказы открываются в личном кабинете.',
    badFormat: 'Это не похоже на трек-номер: нужны от 4 до 40 латинских букв и цифр, можно с дефисом.',
    severalInOne: 'Если здесь несколько номеров, поставьте между ними запятые.',
  },
  loginHint: {
    before: 'Это ваша посылка? ',
    link: 'Войдите',
    after: ', чтобы видеть пункт выдачи, вес и срок бесплатного хранения.',
  },
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
  storedAnswer: (age) => `Нет сети. Показываем ответ, полученный ${age}.`,
  spoken: {
    loading: 'Ищем посылки…',
    found: (found, asked) => `Найдено посылок: ${found} из ${asked}`,
  },
};
