import type { LocaleTexts } from '../locales.ts';
import type { DelayReason, LoadDifference, TripEventType, TripMode, TripState } from './trip-words.ts';

// Tajik awaits a native reader.
export const tripStateNames: Record<TripState, LocaleTexts> = {
  PLANNED: { ru: 'План', en: 'Planned', zh: '计划中', tg: 'Нақша' },
  LOADING: { ru: 'Погрузка', en: 'Loading', zh: '装车中', tg: 'Боркунӣ' },
  DEPARTED: { ru: 'В пути', en: 'On the road', zh: '运输途中', tg: 'Дар роҳ' },
  AT_BORDER: { ru: 'На границе', en: 'At the border', zh: '在口岸', tg: 'Дар сарҳад' },
  ARRIVED: { ru: 'Прибыл', en: 'Arrived', zh: '已到达', tg: 'Расид' },
  UNLOADED: { ru: 'Разгружен', en: 'Unloaded', zh: '已卸车', tg: 'Холӣ карда шуд' },
  TAKEN_BACK: { ru: 'Отменён', en: 'Cancelled', zh: '已取消', tg: 'Бекор шуд' },
};

export const tripModeNames: Record<TripMode, LocaleTexts> = {
  ROAD: { ru: 'Автомобилем', en: 'By road', zh: '公路运输', tg: 'Бо мошин' },
  RAIL: { ru: 'Поездом', en: 'By rail', zh: '铁路运输', tg: 'Бо қатор' },
};

export const tripEventNames: Record<TripEventType, LocaleTexts> = {
  PLANNED: { ru: 'Рейс запланирован', en: 'Trip planned', zh: '车次已计划', tg: 'Рейс ба нақша гирифта шуд' },
  LOADING_BEGUN: { ru: 'Погрузка начата', en: 'Loading begun', zh: '开始装车', tg: 'Боркунӣ оғоз шуд' },
  DEPARTED: { ru: 'Выехал', en: 'Departed', zh: '已发车', tg: 'Ба роҳ баромад' },
  DEPARTURE_UNDONE: {
    ru: 'Выезд отменён',
    en: 'Departure taken back',
    zh: '发车已撤销',
    tg: 'Баромад бекор шуд',
  },
  HUB_PASSED: { ru: 'Проехал', en: 'Passed', zh: '途经', tg: 'Гузашт' },
  EXPORT_CUSTOMS_IN: {
    ru: 'Экспортное оформление',
    en: 'Export clearance',
    zh: '出口清关',
    tg: 'Расмиёти гумрукии содирот',
  },
  EXPORT_CUSTOMS_OUT: {
    ru: 'Экспортное оформление завершено',
    en: 'Export clearance completed',
    zh: '出口清关完成',
    tg: 'Расмиёти гумрукии содирот анҷом ёфт',
  },
  BORDER_CROSSED: { ru: 'Граница пройдена', en: 'Border crossed', zh: '已通过口岸', tg: 'Аз сарҳад гузашт' },
  IMPORT_CUSTOMS_IN: {
    ru: 'Импортное оформление',
    en: 'Import clearance',
    zh: '进口清关',
    tg: 'Расмиёти гумрукии воридот',
  },
  IMPORT_CUSTOMS_OUT: {
    ru: 'Выпущен таможней',
    en: 'Released by customs',
    zh: '海关放行',
    tg: 'Аз гумрук озод шуд',
  },
  CUSTOMS_HELD: {
    ru: 'Задержан таможней',
    en: 'Held by customs',
    zh: '海关扣留',
    tg: 'Гумрук нигоҳ дошт',
  },
  CUSTOMS_INSPECTED: {
    ru: 'Таможенный досмотр',
    en: 'Customs inspection',
    zh: '海关查验',
    tg: 'Азназаргузаронии гумрукӣ',
  },
  PAPERS_MISSING: {
    ru: 'Не хватает документов',
    en: 'Papers are missing',
    zh: '单证不全',
    tg: 'Ҳуҷҷатҳо намерасанд',
  },
  ARRIVED: { ru: 'Прибыл', en: 'Arrived', zh: '已到达', tg: 'Расид' },
  UNLOADING_BEGUN: {
    ru: 'Разгрузка начата',
    en: 'Unloading begun',
    zh: '开始卸车',
    tg: 'Холӣ кардан оғоз шуд',
  },
  UNLOADED: {
    ru: 'Разгрузка закончена',
    en: 'Unloading finished',
    zh: '卸车完成',
    tg: 'Холӣ кардан анҷом ёфт',
  },
  DELAY_ANNOUNCED: {
    ru: 'Сообщено о задержке',
    en: 'Delay announced',
    zh: '已通知延误',
    tg: 'Дар бораи таъхир хабар дода шуд',
  },
  DELAY_ENDED: { ru: 'Задержка окончена', en: 'Delay over', zh: '延误结束', tg: 'Таъхир анҷом ёфт' },
  DELAY_TAKEN_BACK: {
    ru: 'Сообщение о задержке отозвано',
    en: 'Delay taken back',
    zh: '延误通知已撤回',
    tg: 'Хабари таъхир бозпас гирифта шуд',
  },
  MANIFEST_NOTED: {
    ru: 'Манифест партнёра сверен',
    en: "Partner's manifest checked",
    zh: '合作方清单已核对',
    tg: 'Манифести шарик муқоиса шуд',
  },
  TAKEN_BACK: { ru: 'Рейс отменён', en: 'Trip cancelled', zh: '车次已取消', tg: 'Рейс бекор шуд' },
};

export const loadDifferenceNames: Record<LoadDifference, LocaleTexts> = {
  NO_ROOM: { ru: 'Не хватило места', en: 'No room', zh: '装不下', tg: 'Ҷой нарасид' },
  NOT_FOUND: {
    ru: 'Не нашли на складе',
    en: 'Not found in the warehouse',
    zh: '仓库未找到',
    tg: 'Дар анбор ёфт нашуд',
  },
  CAME_LATE: {
    ru: 'Поступило после отсечки',
    en: 'Came after the cut-off',
    zh: '截单后到货',
    tg: 'Баъди муҳлат омад',
  },
  NOT_READY: { ru: 'Груз не подготовлен', en: 'Goods not ready', zh: '货物未备妥', tg: 'Бор тайёр нест' },
  OTHER: { ru: 'Другое', en: 'Other', zh: '其他', tg: 'Дигар' },
};

export const delayReasonNames: Record<DelayReason, LocaleTexts> = {
  WEATHER: { ru: 'Погода', en: 'Weather', zh: '天气', tg: 'Обу ҳаво' },
  CUSTOMS: { ru: 'Таможня', en: 'Customs', zh: '海关', tg: 'Гумрук' },
  BREAKDOWN: { ru: 'Поломка', en: 'Breakdown', zh: '车辆故障', tg: 'Вайроншавӣ' },
  QUEUE: { ru: 'Очередь', en: 'Queue', zh: '排队', tg: 'Навбат' },
  ROAD_CLOSED: { ru: 'Дорога закрыта', en: 'Road closed', zh: '道路封闭', tg: 'Роҳ баста аст' },
};
