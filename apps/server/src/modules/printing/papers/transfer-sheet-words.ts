import type { Locale, WordsOf } from '@rohi/contract/locales';

const ru = {
  title: 'Лист передачи',
  way: (hub: string, point: string) => `${hub} → ${point}`,
  number: (no: number, day: string) => `Передача ${no} за ${day}`,
  car: (vehicle: string, driver: string) => `Машина: ${vehicle}, водитель: ${driver}`,
  sum: (parcels: number, bags: number, kg: string) =>
    `Посылок: ${parcels}${bags === 0 ? '' : `, целых мешков: ${bags}`}. Вес: ${kg} кг`,
  columns: {
    no: '№',
    code: 'Посылка',
    bag: 'В целом мешке',
    customer: 'Клиент',
    weight: 'Вес, кг',
  },
  /** Lines for the pen. */
  gave: 'Сдал в хабе: ____________________',
  drove: 'Принял водитель: ____________________',
  took: 'Принял в пункте: ____________________',
  drawn: (day: string) => `составлен ${day}`,
  page: (page: number, of: number) => `стр. ${page} из ${of}`,
};

type TransferSheetWords = WordsOf<typeof ru>;

/** Words of the sheet of a transfer. Tajik awaits a native reader. */
export const transferSheetWords: Record<Locale, TransferSheetWords> = {
  ru,
  en: {
    title: 'Transfer sheet',
    way: (hub, point) => `${hub} → ${point}`,
    number: (no, day) => `Transfer ${no} of ${day}`,
    car: (vehicle, driver) => `Car: ${vehicle}, driver: ${driver}`,
    sum: (parcels, bags, kg) =>
      `Parcels: ${parcels}${bags === 0 ? '' : `, whole bags: ${bags}`}. Weight: ${kg} kg`,
    columns: {
      no: 'No.',
      code: 'Parcel',
      bag: 'In the whole bag',
      customer: 'Customer',
      weight: 'Weight, kg',
    },
    gave: 'Given by the hub: ____________________',
    drove: 'Taken by the driver: ____________________',
    took: 'Taken in at the point: ____________________',
    drawn: (day) => `made on ${day}`,
    page: (page, of) => `page ${page} of ${of}`,
  },
  zh: {
    title: '交接单',
    way: (hub, point) => `${hub} → ${point}`,
    number: (no, day) => `${day} 第 ${no} 单`,
    car: (vehicle, driver) => `车辆：${vehicle}，司机：${driver}`,
    sum: (parcels, bags, kg) => `共 ${parcels} 件${bags === 0 ? '' : `，整袋 ${bags} 袋`}，重量 ${kg} kg`,
    columns: { no: '序号', code: '包裹', bag: '所在整袋', customer: '客户', weight: '重量 kg' },
    gave: '海外仓交货人：____________________',
    drove: '司机签收：____________________',
    took: '自提点接收人：____________________',
    drawn: (day) => `制单日期 ${day}`,
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
  },
  tg: {
    title: 'Варақаи ирсол',
    way: (hub, point) => `${hub} → ${point}`,
    number: (no, day) => `Ирсоли ${no} аз ${day}`,
    car: (vehicle, driver) => `Мошин: ${vehicle}, ронанда: ${driver}`,
    sum: (parcels, bags, kg) =>
      `Борҳо: ${parcels}${bags === 0 ? '' : `, халтаҳои бутун: ${bags}`}. Вазн: ${kg} кг`,
    columns: { no: '№', code: 'Бор', bag: 'Дар халтаи бутун', customer: 'Муштарӣ', weight: 'Вазн, кг' },
    gave: 'Дар анбор супорид: ____________________',
    drove: 'Ронанда гирифт: ____________________',
    took: 'Дар нуқта гирифт: ____________________',
    drawn: (day) => `тартиб дода шуд ${day}`,
    page: (page, of) => `саҳ. ${page} аз ${of}`,
  },
};
