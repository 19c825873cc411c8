/**
 * The names of the 24 boxes of a CMR consignment note, in the order in which forms of the former Soviet states number
 * them.
 */
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';

export const cmrBoxes = [
  'sender',
  'consignee',
  'delivery',
  'takingOver',
  'documents',
  'marks',
  'packages',
  'packing',
  'goods',
  'statisticalNumber',
  'grossWeight',
  'volume',
  'instructions',
  'cashOnDelivery',
  'payment',
  'carrier',
  'successiveCarriers',
  'reservations',
  'toBePaidBy',
  'agreements',
  'drawnUp',
  'senderSignature',
  'carrierSignature',
  'received',
] as const;
export type CmrBox = (typeof cmrBoxes)[number];

export const cmrBoxNames: Record<PaperLanguage, Record<CmrBox, string>> = {
  ru: {
    sender: 'Отправитель',
    consignee: 'Получатель',
    delivery: 'Место разгрузки груза',
    takingOver: 'Место и дата погрузки груза',
    documents: 'Прилагаемые документы',
    marks: 'Знаки и номера',
    packages: 'Количество мест',
    packing: 'Род упаковки',
    goods: 'Наименование груза',
    statisticalNumber: 'Статистич. №',
    grossWeight: 'Вес брутто, кг',
    volume: 'Объём, м³',
    instructions: 'Указания отправителя',
    cashOnDelivery: 'Возврат',
    payment: 'Условия оплаты',
    carrier: 'Перевозчик',
    successiveCarriers: 'Последующие перевозчики',
    reservations: 'Оговорки и замечания перевозчика',
    toBePaidBy: 'Подлежит оплате',
    agreements: 'Особые согласованные условия',
    drawnUp: 'Составлена в / Дата',
    senderSignature: 'Подпись и штамп отправителя',
    carrierSignature: 'Подпись и штамп перевозчика',
    received: 'Груз получен: дата, подпись и штамп получателя',
  },
  zh: {
    sender: '发货人',
    consignee: '收货人',
    delivery: '交货地点',
    takingOver: '接货地点和日期',
    documents: '随附单证',
    marks: '唛头和号码',
    packages: '件数',
    packing: '包装方式',
    goods: '货物名称',
    statisticalNumber: '统计编号',
    grossWeight: '毛重 kg',
    volume: '体积 m³',
    instructions: '发货人指示',
    cashOnDelivery: '代收货款',
    payment: '运费支付说明',
    carrier: '承运人',
    successiveCarriers: '后续承运人',
    reservations: '承运人的保留和意见',
    toBePaidBy: '费用支付方',
    agreements: '特别约定',
    drawnUp: '制单地点和日期',
    senderSignature: '发货人签字盖章',
    carrierSignature: '承运人签字盖章',
    received: '收货：日期、收货人签字盖章',
  },
  en: {
    sender: 'Sender',
    consignee: 'Consignee',
    delivery: 'Place of delivery of the goods',
    takingOver: 'Place and date of taking over the goods',
    documents: 'Documents attached',
    marks: 'Marks and numbers',
    packages: 'Number of packages',
    packing: 'Method of packing',
    goods: 'Nature of the goods',
    statisticalNumber: 'Statistical number',
    grossWeight: 'Gross weight, kg',
    volume: 'Volume, m³',
    instructions: 'Sender’s instructions',
    cashOnDelivery: 'Cash on delivery',
    payment: 'Instructions as to payment for carriage',
    carrier: 'Carrier',
    successiveCarriers: 'Successive carriers',
    reservations: 'Carrier’s reservations and observations',
    toBePaidBy: 'To be paid by',
    agreements: 'Special agreements',
    drawnUp: 'Drawn up in / on',
    senderSignature: 'Signature and stamp of the sender',
    carrierSignature: 'Signature and stamp of the carrier',
    received: 'Goods received: date, signature and stamp of the consignee',
  },
};

/** What stands in boxes beside names and figures. */
export const cmrWords: Record<
  PaperLanguage,
  {
    goods: (of: { parcels: number; persons: number }) => string;
    bags: (count: number) => string;
    loose: (count: number) => string;
    attached: (code: string) => string;
    carnet: (number: string) => string;
    seals: (numbers: string) => string;
    drivers: (names: string) => string;
    customs: (offices: string) => string;
    codes: (list: string, more: number) => string;
  }
> = {
  ru: {
    goods: ({ parcels, persons }) =>
      `Сборный груз: посылок ${parcels}, получателей ${persons}. Наименования, стоимость и вес каждой посылки указаны в манифесте.`,
    bags: (count) => `мешков: ${count}`,
    loose: (count) => `посылок без мешка: ${count}`,
    attached: (code) => `Манифест ${code}, инвойсы, упаковочные листы`,
    carnet: (number) => `Книжка МДП ${number}`,
    seals: (numbers) => `Пломбы: ${numbers}`,
    drivers: (names) => `Водители: ${names}`,
    customs: (offices) => `Таможенные посты: ${offices}`,
    codes: (list, more) => (more > 0 ? `${list} и ещё ${more}` : list),
  },
  zh: {
    goods: ({ parcels, persons }) =>
      `拼箱货物：包裹 ${parcels} 件，收件人 ${persons} 位。各包裹品名、价值和重量见载货清单。`,
    bags: (count) => `集包袋 ${count} 个`,
    loose: (count) => `未装袋包裹 ${count} 件`,
    attached: (code) => `载货清单 ${code}、商业发票、装箱单`,
    carnet: (number) => `TIR证 ${number}`,
    seals: (numbers) => `铅封号：${numbers}`,
    drivers: (names) => `司机：${names}`,
    customs: (offices) => `海关：${offices}`,
    codes: (list, more) => (more > 0 ? `${list}，另有 ${more} 个编码` : list),
  },
  en: {
    goods: ({ parcels, persons }) =>
      `Consolidated cargo: ${parcels} parcels for ${persons} recipients. Goods, value and weight of each parcel stand in the manifest.`,
    bags: (count) => `bags: ${count}`,
    loose: (count) => `parcels in no bag: ${count}`,
    attached: (code) => `Manifest ${code}, invoices, packing lists`,
    carnet: (number) => `TIR carnet ${number}`,
    seals: (numbers) => `Seals: ${numbers}`,
    drivers: (names) => `Drivers: ${names}`,
    customs: (offices) => `Customs offices: ${offices}`,
    codes: (list, more) => (more > 0 ? `${list} and ${more} more` : list),
  },
};
