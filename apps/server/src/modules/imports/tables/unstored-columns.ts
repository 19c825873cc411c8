/** Columns of the office's tables that are understood and not stored, by our names. */
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { ColumnKey, UnstoredColumn } from './column-headers.ts';

// Tajik awaits a native reader.
const names: Partial<Record<ColumnKey, LocaleTexts>> = {
  netKg: { ru: 'вес нетто', en: 'net weight', zh: '净重', tg: 'вазни холис' },
  volumetricKg: { ru: 'объёмный вес', en: 'volumetric weight', zh: '体积重', tg: 'вазни ҳаҷмӣ' },
  chargeableKg: { ru: 'вес к оплате', en: 'chargeable weight', zh: '计费重', tg: 'вазни ҳисобӣ' },
  volumeM3: { ru: 'объём', en: 'volume', zh: '体积', tg: 'ҳаҷм' },
  goods: { ru: 'товар', en: 'goods', zh: '品名', tg: 'мол' },
  places: { ru: 'мест', en: 'packages', zh: '件数', tg: 'ҷойҳо' },
  quantity: { ru: 'количество', en: 'quantity', zh: '数量', tg: 'миқдор' },
  recipientName: { ru: 'получатель', en: 'recipient', zh: '收件人', tg: 'гиранда' },
  recipientPhone: { ru: 'телефон', en: 'phone', zh: '电话', tg: 'телефон' },
  rowNumber: { ru: 'номер строки', en: 'row number', zh: '序号', tg: 'рақами сатр' },
  courier: { ru: 'служба доставки', en: 'courier', zh: '快递公司', tg: 'хадамоти расонидан' },
  valueAmount: { ru: 'стоимость', en: 'value', zh: '货值', tg: 'арзиш' },
  unitPrice: { ru: 'цена за штуку', en: 'unit price', zh: '单价', tg: 'нархи дона' },
  shelf: { ru: 'место на складе', en: 'place in the warehouse', zh: '库位', tg: 'ҷой дар анбор' },
  packing: { ru: 'упаковка', en: 'packing', zh: '包装', tg: 'борбандӣ' },
};

export const unstoredColumns = Object.keys(names) as UnstoredColumn[];

/** What such a column is called; null for any other. */
export function unstoredName(key: ColumnKey | undefined, locale: Locale): string | null {
  return key === undefined ? null : (names[key]?.[locale] ?? null);
}
