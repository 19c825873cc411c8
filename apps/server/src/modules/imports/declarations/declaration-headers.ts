import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { Locale } from '@rohi/contract/locales';

/** The ways a header may be written in each language; the first is the one we use ourselves. */
export type Headers = Record<Locale, readonly [string, ...string[]]>;

/** What sellers' lists have and our template has not: with the pieces it says what a row has cost. */
export type SellerColumn = 'unitPrice';

/** How customers head the columns of their lists; what the office calls the same way is taken from there. */
export function declarationHeaders(
  office: Record<'trackingCode' | 'weightKg' | 'pickupPoint' | 'orderCode', Headers>,
): Record<DeclarationColumn | SellerColumn, Headers> {
  return {
    orderGroup: {
      ru: ['Заказ', 'Группа', 'Номер заказа', '№ заказа', 'Код заказа'],
      en: ['Order', 'Group', 'Order number', 'Order no', 'Order code'],
      zh: ['订单', '分组', ...office.orderCode.zh],
      tg: ['Фармоиш', 'Гурӯҳ', ...office.orderCode.tg],
    },
    trackingCode: office.trackingCode,
    goods: {
      ru: ['Товар', 'Товары', 'Что внутри', 'Наименование', 'Наименование товара', 'Описание', 'Содержимое'],
      en: [
        'Goods',
        'What is inside',
        'Item',
        'Items',
        'Description',
        'Contents',
        'Product',
        'Goods description',
      ],
      zh: ['货物', '货物描述', '品名', '商品', '商品名称', '货品名称', '物品'],
      tg: ['Мол', 'Молҳо', 'Дар дохил чӣ ҳаст', 'Номи мол', 'Тавсиф'],
    },
    quantity: {
      ru: ['Количество', 'Кол-во', 'Штук', 'Шт', 'Кол'],
      en: ['Quantity', 'Qty', 'Pieces', 'Pcs'],
      zh: ['数量', '个数'],
      tg: ['Миқдор', 'Шумора', 'Дона'],
    },
    hsCode: {
      ru: ['Код ТН ВЭД', 'ТН ВЭД', 'ТНВЭД'],
      en: ['HS code', 'HS', 'HSCODE', 'Tariff code'],
      zh: ['HS编码', '海关编码'],
      tg: ['Рамзи HS', 'Рамзи ТН ВЭД'],
    },
    places: {
      ru: ['Мест', 'Число мест', 'Места', 'Кол-во мест', 'Количество мест', 'Коробок'],
      en: ['Packages', 'Places', 'Number of packages', 'Number of places', 'Boxes'],
      zh: ['件数', '箱数', '包裹数'],
      tg: ['Ҷойҳо', 'Шумораи ҷойҳо', 'Шумораи қуттиҳо'],
    },
    weightKg: office.weightKg,
    volumeM3: {
      ru: ['Объём, м³', 'Объем, м3', 'Объём', 'Кубатура', 'Кубы'],
      en: ['Volume, m³', 'Volume', 'Volume, cbm', 'CBM', 'Volume, m3'],
      zh: ['体积(m³)', '体积', '体积(m3)', '立方', '方数'],
      tg: ['Ҳаҷм, м³', 'Ҳаҷм'],
    },
    valueAmount: {
      ru: ['Стоимость товара', 'Стоимость', 'Цена', 'Сумма', 'Ценность', 'Общая сумма', 'Итоговая сумма'],
      en: ['Value of goods', 'Value', 'Price', 'Amount', 'Declared value', 'Total price', 'Total amount'],
      zh: [
        '货物价值',
        '货值',
        '价值',
        '价格',
        '金额',
        '申报价值',
        '总价',
        '总金额',
        '总额',
        '实付款',
        '实付',
      ],
      tg: ['Арзиши мол', 'Арзиш', 'Нарх', 'Маблағ'],
    },
    valueCurrency: {
      ru: ['Валюта'],
      en: ['Currency'],
      zh: ['币种', '货币'],
      tg: ['Асъор'],
    },
    marketplace: {
      ru: ['Где куплено', 'Магазин', 'Площадка', 'Маркетплейс', 'Сайт покупки'],
      en: ['Bought at', 'Shop', 'Marketplace', 'Platform', 'Store'],
      zh: ['购买平台', '购物平台', '平台', '店铺'],
      tg: ['Дар куҷо харида шуд', 'Мағоза', 'Бозор'],
    },
    recipientName: {
      ru: ['Получатель', 'Имя получателя', 'ФИО получателя', 'ФИО'],
      en: ['Recipient', 'Recipient name', 'Name of recipient', 'Consignee'],
      zh: ['收件人', '收件人姓名', '收货人'],
      tg: ['Гиранда', 'Номи гиранда'],
    },
    recipientPhone: {
      ru: ['Телефон получателя', 'Телефон', 'Номер телефона', 'Тел', 'Тел получателя', 'Моб', 'Мобильный'],
      en: ['Recipient phone', 'Phone', 'Phone number', 'Phone of recipient', 'Tel', 'Mobile'],
      zh: ['收件人电话', '电话', '手机', '手机号', '联系电话', '联系方式', '电话号码'],
      tg: ['Телефони гиранда', 'Телефон'],
    },
    pickupPoint: office.pickupPoint,
    unitPrice: {
      ru: ['Цена за штуку', 'Цена за шт', 'Цена за единицу', 'Цена за ед'],
      en: ['Unit price', 'Price each', 'Price per unit', 'Price per piece'],
      zh: ['单价', '商品单价'],
      tg: ['Нархи як дона', 'Нархи дона'],
    },
    note: {
      ru: ['Примечание', 'Примечания', 'Комментарий', 'Пометка'],
      en: ['Note', 'Notes', 'Remark', 'Remarks', 'Comment'],
      zh: ['备注', '说明'],
      tg: ['Эзоҳ', 'Шарҳ'],
    },
  };
}
