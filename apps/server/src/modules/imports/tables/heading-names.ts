/**
 * The one dictionary of headings beside our own names of columns: as partners, shops, carriers and warehouses head what
 * they send. Words may stand in any order, with other endings, signs and units (`heading-reader.ts`); a heading with a
 * word more than these means nothing. `|` parts the names; `{a,b}` is one of these words, and `{a,}` may be left out.
 */
import type { Dimension } from '../../../platform/table-files/measure-units.ts';

const words = {
  trackingCode: [
    '{国内,中国,}{快递,运单,物流,国内快递,国内物流,物流快递,物流运单,快递运单,物流物流,快递快递}{单号,号,号码,编号,单号码}',
    '运单 | {国内,中国,}{快递,物流,国内快递,国内物流}{运单号,运单号码,运单编号} | {国内,中国}单号 | 快递单 | {包裹,面单,货运,货运单}{号,号码,单号,编号}',
    '{快递,包裹,运单,}{条码,条形码} | {快递,物流,包裹,}{跟踪,追踪}{单号,号,号码,编号}',
    'Tracking | Track | Tracking ID | Tracking no | Track no | Tracking barcode | Tracking code no | Waybill no | Waybill code',
    '{Express,Courier,Parcel,Package,Shipment,Consignment,Domestic,China} {tracking,waybill,} {no,code}',
    '{Parcel,Package,Shipment,Waybill} {ID,barcode,bar code} | Parcel | AWB | AWB no | HAWB | HAWB no | Barcode | Bar code',
    '{Трек,Трекинг,Track,Tracking} {номер,код} {посылки,отправления,продавца,магазина,Китай,Китая,} | Трек {посылки,продавца,Китай,}',
    '{Номер,Код} {посылки,отправления,накладной,экспресс,экспресс накладной,экспресс доставки} | Накладная | Экспресс накладная',
    '{Штрихкод,Штрих код,ШК} {посылки,отправления,} | ШПИ | Почтовый {номер,идентификатор} | Китайский трек {номер,код,}',
    'Трек {коди,рақам,рамз} | {Рақами,Рамзи,Коди} {трек,посылка,бор,борнома,борхат} | Штрихрамз',
  ],
  orderCode: [
    '平台订单号 | 主订单编号 | 主订单号 | 店铺订单号',
    'Order ID | Order code',
    'ID заказа | Рақами фармоиш',
  ],
  customerCode: [
    '{客户,运输,}{唛头,麦头,唛}{号,编号,代码,编码,} | {客户,会员,用户,收件人,收货人,收货客户,收件,收货,货主,买家}{编号,编码,代码,代号,号,号码,码,ID,识别码}',
    '{Shipping,Customer,Client,Customer shipping,} mark {no,code,} | Marks and no',
    '{Customer,Client,Member,User,Consignee,Receiver,Recipient,Owner,Buyer,Cust} {ID,no,code}',
    'Маркировка {клиента,груза,} | Маркировка (код клиента) | Марка клиента | Шиппинг {марк,марка} | Код маркировки | Клиент ID',
    '{Код,Номер,ID,ИД} {клиента,кл,заказчика,получателя,грузополучателя,участника,покупателя,пользователя,владельца}',
    'Клиентский {код,номер} | Личный код {клиента,}',
    '{Рамзи,Коди,Рақами,ID} {муштарӣ,мизоҷ,гиранда,харидор,соҳиб} | Мизоҷ | {Тамғаи,Маркаи} муштарӣ | Тамға',
  ],
  weightKg: [
    '{实际,包裹,货物,总,称重,实测,入库,快递,}{重量,毛重,实重} | {实际,包裹,货物,总,称重,实测,入库,快递}重 | 称重 | 实际称重 | 过磅重量',
    '公斤 | 公斤数 | 千克 | 公斤重量 | 重量毛重 | 毛重量',
    'Weight | Gross weight | GW | G W | Gross | Wt | Gross wt | Gwt | Actual weight | Real weight | Total weight | Total gross weight',
    'Total GW | Parcel weight | Package weight | Cargo weight | Actual gross weight | Weight gross | Scale weight | kg | kgs | Total kg',
    'Total kgs',
    'Вес | Вес {брутто,бр} | Брутто | Вес фактический | Факт вес | Факт. вес | Реальный вес | Вес реальный | Вес посылки | Вес груза',
    'Вес общий | Общий вес | Масса | Масса брутто | Масса груза | Масса посылки | Общая масса | Вес факт | Вес итого | кг | Килограмм',
    'Вес на складе | Вазн | Вазни бор | Вазни брутто | Вазни посылка | Вазни мол | Вазни умумӣ | Вазни воқеӣ',
  ],
  netKg: [
    '净重 | 总净重 | 净重量',
    'Net weight | NW | N W | Net | Net wt | Total net weight | Weight net',
    'Вес {нетто,нет} | Нетто | Масса нетто | Чистый вес | Вес чистый | Вазни холис | Вазни нетто',
  ],
  volumetricKg: [
    '体积重 | 体积重量 | 材积重 | 材积重量 | 材重 | 泡重 | 抛重',
    'Volumetric weight | Volume weight | Dimensional weight | Dim weight | Vol weight | Vol wt',
    'Объемный вес | Вес объемный | Вазни ҳаҷмӣ',
  ],
  chargeableKg: [
    '{计费,收费,结算,计价}{重,重量} | 计重',
    'Chargeable {weight,wt} | Charged weight | Billing weight | Billable weight | CW',
    '{Расчетный,Оплачиваемый,Платный,Тарифный,Платежный} вес | Вес {расчетный,оплачиваемый,платный,тарифный,к оплате}',
    'Вазни ҳисобӣ | Вазни пардохтӣ',
  ],
  lengthCm: [
    '长度 | 长 | 箱长 | 外箱长',
    'L | Len | Length',
    'Длина | Д | Дл | Длина места | Длина коробки | Дарозӣ | Тӯл',
  ],
  widthCm: [
    '宽度 | 宽 | 箱宽 | 外箱宽',
    'W | Wid | Width',
    'Ширина | Ш | Шир | Ширина места | Ширина коробки | Бар | Паҳноӣ | Паҳнӣ | Паҳнои',
  ],
  heightCm: [
    '高度 | 高 | 箱高 | 外箱高',
    'H | Height',
    'Высота | В | Выс | Высота места | Высота коробки | Баландӣ',
  ],
  sizes: [
    '{包裹,外箱,箱子,纸箱,货物,包装,规格,}{尺寸,箱规,长宽高} | 箱规{尺寸,长宽高} | 尺寸规格 | 外形尺寸 | 体积尺寸 | 外箱规格',
    '长 宽 高 | 尺寸 长宽高 | 尺寸 长 宽 高',
    'Size | Dimension | Dim | Dims | Measurement L W H | L W H | LWH | LxWxH | Size LxWxH | Size L W H | Length width height',
    'Dimension LxWxH | Dimension L W H | Carton size | Box size | Package size | Parcel size | Package dimension | Parcel dimension',
    'Carton dimension | Outer carton size | Ctn size | Carton measurement | Dimension of carton | Size of carton',
    'Размер | Размеры | Габарит | Габариты | Размер ДхШхВ | Размер Д Ш В | Габариты ДхШхВ | Габариты Д Ш В | ДхШхВ | ДШВ | Д Ш В',
    'Длина ширина высота | Размер коробки | Размеры коробки | Размер посылки | Размер места | Габариты места | Габариты груза',
    'Размер груза | Размер упаковки | Габаритные размеры | Габариты посылки | Андоза | Андозаи бор | Андозаҳо | Андозаи қуттӣ',
  ],
  volumeM3: [
    '体积 | 方数 | 立方 | 立方数 | 立方米 | 总体积 | 方 | 包裹体积 | 货物体积 | 总方数 | 体积方',
    'CBM | Volume | Volume CBM | Total CBM | Total volume | Vol | Measurement CBM | Meas CBM | Cubic meter | m3',
    'Объем | Куб | Кубы | Кубатура | Кубов | Общий объем | Объем груза | Куб м | Кубический метр | м3 | Объем посылки | Объем места',
    'Мукааб | Ҳаҷм | Ҳаҷми бор | Ҳаҷми умумӣ',
  ],
  goods: [
    '品名 | 货名 | 中文品名 | 英文品名 | 货物名称 | 货物品名 | 货品 | 货品名称 | 产品名称 | 产品 | 品名中文 | 商品标题 | 商品名称 | 商品名 | 宝贝标题 | 宝贝名称 | 货品标题 | 货物 | 货物描述 | 产品描述',
    '商品描述 | 物品名称 | 内件品名 | 内件 | 物品 | 商品信息 | 货物信息 | 申报品名',
    'Description | Description of good | Goods description | Goods | Goods name | Name of goods | Item | Item name | Item description',
    'Product | Product name | Product title | Product description | Commodity | Commodity name | Commodity description | Content | Title',
    'Name of commodity | Item title',
    '{Наименование,Название,Описание} {товара,товаров,груза,вложения,содержимого,продукта,продукции,изделия,}',
    'Товар | Груз | Вид груза | Вид товара | Содержимое | Что внутри | Вложение',
    'Номенклатура | Характер груза | Номи мол | Мол | Тавсифи мол | Номи бор | Намуди мол | Номгӯи мол',
  ],
  places: [
    '件数 | 箱数 | 包裹数 | 总件数 | 总箱数 | 件数箱数 | 箱子数量 | 包裹数量 | 箱数量 | 件',
    'CTN | CTNS | Cartons | Carton | Carton qty | Ctn qty | Qty of cartons | No of cartons | Boxes | Box | Package | Packages',
    'No of packages | Packages qty | PKG | PKGS | No of ctns | Total ctns | Box qty | Total cartons | Places | Bags | No of places',
    'Мест | Места | Кол-во мест | Количество мест | Число мест | Коробок | Кол-во коробок | Мест всего | Количество коробок | Коробки',
    'Ҷойҳо | Шумораи ҷойҳо | Шумораи қуттиҳо | Миқдори ҷойҳо',
  ],
  quantity: [
    '数量 | 个数 | 商品数量 | 产品数量 | 购买数量 | 总数量 | 宝贝数量 | 货物数量 | 宝贝总数量 | 商品总数',
    'Qty | Quantity | Pcs | Pieces | No of pcs | Total qty | Total pcs | Item qty | Product qty | Total quantity',
    'Количество | Кол-во | К-во | Штук | Шт | Кол | Количество товара | Кол-во товара | Количество штук | Кол-во штук | Шумора | Дона | Миқдор',
    'Миқдори мол',
  ],
  recipientName: [
    '收件人 | 收件人姓名 | 收货人 | 收货人姓名 | 姓名 | 客户姓名 | 收件人名称 | 收货人名称 | 会员姓名 | 联系人',
    'Consignee | Consignee name | Recipient | Recipient name | Receiver | Receiver name | Customer name | Client name | Name of customer',
    'Full name | Addressee',
    'Получатель | Имя получателя | ФИО получателя | ФИО | ФИО клиента | Имя клиента | Имя | Имя и фамилия | Грузополучатель',
    'Фамилия имя | Ф И О | Кому | Гиранда | Қабулкунанда | Номи гиранда | Ному насаб | Номи муштарӣ',
  ],
  recipientPhone: [
    '电话 | 手机 | 手机号 | 手机号码 | 电话号码 | 联系电话 | 联系手机 | 联系方式 | 收件人电话 | 收件人手机 | 收件人手机号 | 收件电话 | 收货人电话 | 收货人手机 | 客户电话 | 收件人联系方式 | 收件人电话号码 | 收货电话',
    'Phone | Phone no | Tel | Tel no | Telephone | Mobile | Mobile no | Mobile phone | Cell phone | Contact no | Recipient phone',
    'Receiver phone | Consignee phone | Consignee tel | Customer phone | Client phone | Contact phone | Receiver tel | Recipient tel',
    'Phone of customer | Whatsapp',
    'Телефон | Тел | Номер телефона | Телефон получателя | Телефон клиента | Тел получателя | Тел клиента | Моб | Мобильный | Моб тел',
    'Контактный телефон | Сотовый | Контакт | Контакты | Мобильный телефон | Телефони гиранда | Рақами телефон | Телефони муштарӣ',
    'Рақами телефони муштарӣ',
  ],
  remarks: [
    '备注 | 说明 | 备注说明 | 附注 | 客户备注 | 备注信息 | 买家留言',
    'Remark | Note | Comment | Memo',
    '{Примечание,Комментарий,Заметка} {клиента,менеджера,склада,оператора,} | Примеч | Прим | Комент | Коммент | Заметки | Эзоҳ | Шарҳ',
  ],
  receivedAt: [
    '{入库,入仓,到仓,到库,收货,签收}{时间,日期} | 到货日期 | 收件日期 | 仓库收货时间',
    '{Received,Receiving,Receipt,Inbound,Storage,Warehouse entry} {date,time} | Date of receipt | Date received | Warehouse date',
    'Received at warehouse | Arrival at warehouse',
    'Дата приема | Дата прихода | Дата поступления | Дата поступления на склад | Дата приемки | Дата оприходования | Принято на склад',
    'Дата прихода на склад | Поступило на склад | Поступление на склад | Санаи ворид | Санаи қабул',
  ],
  countryCode: ['目的国家 | 国别 | 收件国家', 'Destination', 'Страна получателя | Страна | Кишвари таъинот'],
  pickupPoint: ['取货地点 | 自提仓库 | 提货点', 'Pickup', 'ПВЗ | Пункт выдачи заказов | Пункт самовывоза'],
  rowNumber: [
    '序号 | 序 | 行号 | 项次',
    'No | S/N | Sr no | SL no | Serial | Serial no | Line | Line no | Row | Row no',
    '№ | N п/п | № п/п | п/п | пп | п/н | № п/н | № пп | № по порядку | Порядковый номер | Номер по порядку | # | Тартиб | р/т | Рақами тартибӣ',
  ],
  courier: [
    '快递公司 | 物流公司 | 承运快递 | 快递名称 | 快递物流公司 | 承运公司 | 物流公司名称 | 快递公司名称',
    'Courier | Courier company | Express company | Courier name | Logistics company',
    'Служба доставки | Курьер | Курьерская служба | Транспортная компания | ТК | Курьерская компания | Хадамоти расонидан',
    'Ширкати интиқол',
  ],
  valueAmount: [
    '货值 | 货物价值 | 申报价值 | 申报金额 | 总价 | 总金额 | 总货值 | 金额 | 商品总价 | 货款 | 买家实付款',
    'Value | Declared value | Amount | Total value | Total amount | Total price | Goods value | Invoice value',
    'Стоимость | Стоимость товара | Стоимость груза | Сумма | Общая стоимость | Ценность | Объявленная стоимость | Объявленная ценность',
    'Цена товара | Цена груза | Арзиш | Арзиши мол | Маблағ | Маблағи умумӣ',
  ],
  unitPrice: [
    '单价 | 商品单价 | 产品单价',
    'Unit price | Price per unit | Price per pc | Price per pcs | Price each',
    'Цена за шт | Цена за штуку | Цена за единицу | Цена за ед | Цена 1 шт | Нархи дона | Нархи як дона',
  ],
  shelf: [
    '库位 | 货位 | 仓位 | 库位号 | 货位号 | 仓位号 | 货架 | 货架号 | 存放位置',
    'Location | Shelf | Rack | Bin | Warehouse location | Storage location | Shelf no | Cell',
    'Место на складе | Ячейка | Полка | Стеллаж | Место хранения | Ячейка склада | Ҷой дар анбор | Раф',
  ],
  packing: [
    '包装 | 包装方式 | 包装类型',
    'Packing | Packaging | Package type',
    'Упаковка | Тип упаковки | Вид упаковки | Борбандӣ',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Meaning = keyof typeof words;

/** What headings are about, whichever rows they stand over. */
export function namesOf(meaning: Meaning): string[] {
  return words[meaning].flatMap((line) => line.split(' | ').flatMap(spelledOut));
}

/** `{客户,会员}号` is two names. */
function spelledOut(name: string): string[] {
  const [all, choices = ''] = /\{([^}]*)\}/u.exec(name) ?? [];
  if (all === undefined) return [name];
  return choices.split(',').flatMap((choice) => spelledOut(name.replace(all, choice)));
}

export const meanings = Object.keys(words) as Meaning[];

/** What is measured, and so may have a unit in its heading. */
export const dimensions: ReadonlyMap<string, Dimension> = new Map([
  ...['weightKg', 'netKg', 'volumetricKg', 'chargeableKg'].map((key) => [key, 'weight'] as const),
  ...['lengthCm', 'widthCm', 'heightCm', 'sizes'].map((key) => [key, 'length'] as const),
  ['volumeM3', 'volume'],
  ...['valueAmount', 'unitPrice', 'amount', 'debit', 'credit'].map((key) => [key, 'money'] as const),
  ...['places', 'quantity'].map((key) => [key, 'count'] as const),
]);
