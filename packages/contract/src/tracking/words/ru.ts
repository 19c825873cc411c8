import type { TrackingWords } from './tracking-words.ts';

export const trackingWordsRu: TrackingWords = {
  statusNames: {
    NEW: 'Ожидает оформления',
    WAIT_FORECAST: 'Ожидает предварительной декларации',
    DTH: 'Ожидает забора',
    DHWCRK: 'Ожидает приёма на складе назначения',
    DHWCCK: 'Ожидает отгрузки со склада назначения',
    DZTDQS: 'Ожидает подтверждения пункта выдачи',
    DKHQS: 'Ожидает получения клиентом',
    KHYQS: 'Получено клиентом',
    YQX: 'Отменено',
  },
  stepNames: {
    NEW: 'Заявка',
    WAIT_FORECAST: 'Декларация',
    DTH: 'Забор',
    DHWCRK: 'Приём',
    DHWCCK: 'Отгрузка',
    DZTDQS: 'Пункт выдачи',
    DKHQS: 'Вручение',
    KHYQS: 'Получено',
    YQX: 'Отменено',
  },
  problemNames: {
    HELD: 'Задержано до выяснения',
    DAMAGED: 'Упаковка повреждена',
    UNIDENTIFIED: 'Получатель не определён',
    RETURNING: 'Возвращается отправителю',
    LOST: 'Ведётся розыск',
    OVERDUE: 'Бесплатное хранение закончилось',
    DELAYED: 'Задержка в пути',
  },
  handlingNoteNames: {
    FRAGILE: 'Хрупкий груз',
    BATTERY: 'Содержит батарею',
    LIQUID: 'Содержит жидкость',
    OVERSIZE: 'Крупногабаритный груз',
    KEEP_UPRIGHT: 'Не переворачивать',
  },
};
