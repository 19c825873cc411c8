import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/business-lines';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';
import type { getStaffParcel } from '@rohi/contract/tracking/staff-parcels.contract';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';

type Parcel = DataOf<typeof getStaffParcel>;

/** Headings that files of orders have not. Tajik awaits a native reader. */
const texts = {
  name: { ru: 'Посылки', en: 'Parcels', zh: '包裹', tg: 'Борҳо' },
  code: { ru: 'Трек-номер', en: 'Tracking code', zh: '运单号', tg: 'Рақами пайгирӣ' },
  status: { ru: 'Статус', en: 'Status', zh: '状态', tg: 'Вазъ' },
  problems: { ru: 'Затруднения', en: 'Problems', zh: '异常', tg: 'Мушкилот' },
  trip: { ru: 'Рейс', en: 'Trip', zh: '车次', tg: 'Рейс' },
  length: { ru: 'Длина, см', en: 'Length, cm', zh: '长（厘米）', tg: 'Дарозӣ, см' },
  width: { ru: 'Ширина, см', en: 'Width, cm', zh: '宽（厘米）', tg: 'Бар, см' },
  height: { ru: 'Высота, см', en: 'Height, cm', zh: '高（厘米）', tg: 'Баландӣ, см' },
  received: {
    ru: 'Прибыла в пункт (Душанбе)',
    en: 'At the pickup point (Dushanbe)',
    zh: '到达自提点时间（杜尚别）',
    tg: 'Ба нуқта расид (Душанбе)',
  },
  freeUntil: {
    ru: 'Бесплатно до',
    en: 'Free until',
    zh: '免费保管至',
    tg: 'Ройгон то',
  },
  lastEvent: {
    ru: 'Последнее событие (Душанбе)',
    en: 'Last event (Dushanbe)',
    zh: '最近事件时间（杜尚别）',
    tg: 'Воқеаи охирин (Душанбе)',
  },
} as const satisfies Record<string, LocaleTexts>;

function figure(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function minute(moment: string | null): string | null {
  return moment === null ? null : dushanbeMinute(new Date(moment));
}

/** Name and columns of the file of parcels. */
export function parcelFile(locale: Locale) {
  const head = (column: keyof typeof exportColumnNames) => exportColumnNames[column][locale];
  const { problemNames } = allTrackingWords[locale];
  return {
    name: texts.name[locale],
    columns: [
      [texts.code[locale], (row: Parcel) => row.id],
      [texts.status[locale], (row: Parcel) => row.statusName],
      [texts.problems[locale], (row: Parcel) => row.problems.map((each) => problemNames[each]).join(', ')],
      [head('orderCode'), (row: Parcel) => row.orderCode],
      [head('customerCode'), (row: Parcel) => row.customerCode],
      [head('businessLine'), (row: Parcel) => businessLineNames[row.businessLine][locale]],
      [head('pickupPoint'), (row: Parcel) => row.pickupPoint?.name ?? null],
      [texts.trip[locale], (row: Parcel) => row.tripCode],
      [head('weightKg'), (row: Parcel) => figure(row.weightKg)],
      [texts.length[locale], (row: Parcel) => figure(row.lengthCm)],
      [texts.width[locale], (row: Parcel) => figure(row.widthCm)],
      [texts.height[locale], (row: Parcel) => figure(row.heightCm)],
      [texts.received[locale], (row: Parcel) => minute(row.receivedAt)],
      [texts.freeUntil[locale], (row: Parcel) => row.freeUntil],
      [texts.lastEvent[locale], (row: Parcel) => minute(row.lastEventAt)],
    ] as const,
  };
}
