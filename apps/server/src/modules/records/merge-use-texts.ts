import type { LocaleTexts } from '@rohi/contract/locales';
import type { MergeUse } from '@rohi/contract/records/customer-merge.contract';

/** What of a merge was used, as the refusal of its way back says it. */
export const mergeUseTexts: Record<MergeUse, LocaleTexts> = {
  PARCELS: { ru: 'посылки', en: 'parcels', zh: '包裹', tg: 'борҳо' },
  CLAIMS: { ru: 'заявки на посылки', en: 'claims of parcels', zh: '认领申请', tg: 'дархостҳои бор' },
  PAYMENT: { ru: 'оплата', en: 'a payment', zh: '付款', tg: 'пардохт' },
  BALANCE: { ru: 'баланс', en: 'the balance', zh: '余额', tg: 'тавозун' },
  POINTS: { ru: 'баллы', en: 'points', zh: '积分', tg: 'холҳо' },
  MERGED: { ru: 'следующее объединение', en: 'another merge', zh: '再次合并', tg: 'якҷоякунии дигар' },
};
