import type { Fields } from '../fields.ts';

/**
 * What a bank says of a line of its statement: how refusals call a column, and the headings of the form that can be
 * filled in.
 */
export const bankStatementFields = {
  day: {
    name: { ru: 'Дата операции', en: 'Date of operation', zh: '交易日期', tg: 'Санаи амалиёт' },
    kind: 'fact',
  },
  documentNumber: {
    name: { ru: '№ документа', en: 'Document number', zh: '凭证号', tg: 'Рақами ҳуҷҷат' },
    kind: 'fact',
  },
  bankReference: {
    name: { ru: 'Референс банка', en: 'Bank reference', zh: '交易流水号', tg: 'Рамзи бонк' },
    kind: 'fact',
  },
  payer: { name: { ru: 'Плательщик', en: 'Payer', zh: '付款人', tg: 'Пардохткунанда' }, kind: 'fact' },
  debit: { name: { ru: 'Дебет', en: 'Debit', zh: '借方', tg: 'Дебет, хориҷот' }, kind: 'fact' },
  credit: { name: { ru: 'Кредит', en: 'Credit', zh: '贷方', tg: 'Кредит, воридот' }, kind: 'fact' },
  currency: { name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' }, kind: 'fact' },
  purpose: {
    name: { ru: 'Назначение платежа', en: 'Purpose of payment', zh: '摘要', tg: 'Таъиноти пардохт' },
    kind: 'fact',
  },
} as const satisfies Fields;
