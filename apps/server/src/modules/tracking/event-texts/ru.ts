import { fixed, reasonText, type EventTexts } from './event-text.ts';

const cancelReasons: EventTexts['cancelReasons'] = {
  LOST: 'Посылка утеряна. Свяжитесь с нами, чтобы получить возмещение.',
  SEIZED: 'Посылка изъята контролирующими органами.',
  DESTROYED: 'Посылка уничтожена.',
  RETURNED: 'Посылка возвращена отправителю.',
  ABANDONED: 'Срок хранения истёк, посылку никто не забрал.',
  CUSTOMER_REQUEST: 'По просьбе клиента.',
  OTHER: 'Дальше посылка не поедет.',
};

const problemRaised: EventTexts['problemRaised'] = {
  HELD: {
    title: 'Задержано до выяснения',
    trackInfo: 'Мы уточняем сведения о посылке и продолжим, как только получим ответ.',
  },
  DAMAGED: { title: 'Упаковка повреждена', trackInfo: 'Повреждение зафиксировано, посылка следует дальше.' },
  UNIDENTIFIED: {
    title: 'Получатель не определён',
    trackInfo: 'На посылке нет кода клиента. Если она ваша, свяжитесь с нами.',
  },
  RETURNING: { title: 'Возвращается отправителю', trackInfo: 'Посылка едет обратно к продавцу.' },
  LOST: { title: 'Ведётся розыск', trackInfo: 'Мы ищем посылку и сообщим о результате.' },
  OVERDUE: {
    title: 'Бесплатное хранение закончилось',
    trackInfo: 'За каждый следующий день начисляется плата за хранение.',
  },
  DELAYED: { title: 'Задержка в пути', trackInfo: 'Рейс идёт позже расписания.' },
};

export const eventTextsRu: EventTexts = {
  cancelReasons,
  problemRaised,
  events: {
    ORDER_CREATED: fixed('Заявка создана', 'Посылка внесена в систему.'),
    ORDER_SUBMITTED: fixed('Заявка отправлена', 'Ждём предварительную декларацию.'),
    FORECAST_ACCEPTED: fixed('Декларация принята', 'Ждём посылку на складе в Китае.'),
    CN_RECEIVED: (place) => ({
      title: place === null ? 'Принято на складе в Китае' : `Принято на складе в Китае, ${place.name}`,
      trackInfo: 'Посылка взвешена и измерена.',
    }),
    CN_PACKED: (place) => ({
      title: place === null ? 'Упаковано' : `Упаковано, ${place.name}`,
      trackInfo: 'Посылка готова к отправке.',
    }),
    LINEHAUL_DEPARTED: (place) => ({
      title: place === null ? 'Отправлено из Китая' : `Отправлено из ${place.from}`,
      trackInfo: 'Груз в пути в Таджикистан.',
    }),
    HUB_PASSED: (place) => ({
      title: place === null ? 'Транзитный пункт пройден' : `Прибыло в ${place.to}`,
      trackInfo: 'Контрольная точка пройдена.',
    }),
    EXPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Экспортное оформление' : `Экспортное оформление, ${place.name}`,
      trackInfo: 'Документы поданы на таможню.',
    }),
    EXPORT_CUSTOMS_OUT: fixed('Экспортное оформление завершено', 'Таможня выпустила груз из Китая.'),
    BORDER_CROSSED: (place) => ({
      title: place === null ? 'Граница пройдена' : `Граница пройдена, ${place.name}`,
      trackInfo: 'Груз покинул Китай.',
    }),
    IMPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Таможенное оформление' : `Таможенное оформление, ${place.name}`,
      trackInfo: 'Документы поданы на таможню Таджикистана.',
    }),
    IMPORT_CUSTOMS_OUT: fixed('Выпущено таможней', 'Пошлины и формальности оформлены.'),
    DELAYED: (place) => ({
      title: place === null ? 'Задержка в пути' : `Задержка в пути, ${place.name}`,
      trackInfo: 'Рейс идёт позже расписания. Мы обновим срок, как только груз тронется.',
    }),
    HUB_INBOUND: (place) => ({
      title: place === null ? 'Принято на складе в Таджикистане' : `Принято на складе, ${place.name}`,
      trackInfo: 'Посылку сортируют по пунктам выдачи.',
    }),
    HUB_OUTBOUND: fixed('Отправлено в пункт выдачи', 'Посылка едет к пункту выдачи.'),
    PP_RECEIVED: (place) => ({
      title: place === null ? 'Прибыло в пункт выдачи' : `Прибыло в пункт выдачи, ${place.name}`,
      trackInfo: 'Посылку можно забрать.',
    }),
    CUSTOMER_RECEIVED: fixed('Выдано получателю', 'Спасибо, что выбрали нас.'),
    CANCELLED: (_place, details) => ({
      title: 'Заказ отменён',
      trackInfo: reasonText(cancelReasons, details),
    }),
    FLAG_RAISED: (_place, details) => problemRaised[details.flag ?? 'HELD'],
    FLAG_CLEARED: fixed('Вопрос решён', 'Посылка следует дальше.'),
    EXTERNAL: (_place, details) => ({
      title: details.raw ?? 'Сообщение перевозчика',
      trackInfo: 'Сообщение перевозчика без перевода.',
    }),
  },
};
