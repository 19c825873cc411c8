import type { WordsOf } from '@rohi/contract/locales';
import type { Fullness } from '@rohi/contract/pickup-points/fullness';

/** Words around the list of pickup points. */
export const texts = {
  /** Under the heading. */
  lead: 'Адреса, часы работы и телефоны пунктов выдачи в городах Таджикистана. Посылка хранится бесплатно {{freeStorageDays}} {{freeStorageDays|день|дня|дней}}.',
  nearMe: 'Ближайшие ко мне',
  locating: 'Определяем, где вы…',
  /** Back from the order by distance. */
  byCity: 'Показать по городам',
  /** What the place is used for, said before the browser asks for it. */
  staysHere: 'Ваше местоположение остаётся в браузере: мы его не получаем.',
  nearestFirst: 'Ближайшие пункты — сверху.',
  position: {
    refused:
      'Браузер не сообщил, где вы: доступ запрещён. Разрешите его в настройках сайта и нажмите ещё раз.',
    unavailable: 'Не удалось определить, где вы. Попробуйте ещё раз или найдите свой город в списке.',
    insecure: 'Местоположение доступно только по защищённому адресу (https). Найдите свой город в списке.',
  },
  open: {
    always: 'Открыто круглосуточно',
    until: (time: string) => `Открыто до ${time}`,
    closed: 'Закрыто',
    fromToday: (time: string) => `Закрыто, откроется в ${time}`,
    fromTomorrow: (time: string) => `Закрыто, откроется завтра в ${time}`,
    fromDay: (day: string, time: string) => `Закрыто, откроется ${day}, в ${time}`,
  },
  fullness: {
    ROOMY: 'В пункте свободно',
    FILLING: 'В пункте мало места',
    FULL: 'Пункт почти полон',
  } satisfies Record<Fullness, string>,
  hours: 'Часы работы',
  /** Monday first. */
  weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] satisfies readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  weekdayRange: (from: string, to: string) => `${from}–${to}`,
  everyDay: 'Ежедневно',
  dayOff: 'выходной',
  closedOn: (days: string) => `Не работает: ${days}`,
  address: 'Адрес',
  phone: 'Телефон',
  callPoint: (city: string, phone: string) => `Позвонить в пункт, ${city}: ${phone}`,
  /** One number for all points that have none of their own. */
  callHotline: (phone: string) => `Телефон всех пунктов: ${phone}`,
  route: 'Маршрут',
  routeTo: (city: string) => `Маршрут до пункта, ${city}`,
  coordinates: 'Координаты',
  distance: (km: string) => `${km} км от вас`,
  map: { open: 'открыт сейчас', closed: 'закрыт', you: 'Вы' },
  demo: 'Это демонстрационные данные: адреса и часы работы придуманы.',
  list: 'Адреса и часы работы',
  none: {
    title: 'Пунктов выдачи пока нет',
    text: 'Как только откроется первый, он появится здесь. Вопросы — по номеру {{hotline}}.',
  },
  failed: {
    title: 'Список не загрузился',
    text: 'Проверьте связь и попробуйте ещё раз.',
    again: 'Попробовать ещё раз',
  },
};

export type PickupPointsTexts = WordsOf<typeof texts>;
