import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { parcelFields } from '@rohi/contract/tracking/parcel.fields';
import type { getStaffParcel } from '@rohi/contract/tracking/staff-parcels.contract';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';

type Parcel = DataOf<typeof getStaffParcel>;

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = { ru: 'Посылки', en: 'Parcels', zh: '包裹', tg: 'Борҳо' };

function figure(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function minute(moment: string | null): string | null {
  return moment === null ? null : dushanbeMinute(new Date(moment));
}

/** Words of one language that stand in the cells. */
type Words = Readonly<{
  problemNames: Readonly<Record<ParcelProblem, string>>;
  businessLineNames: Readonly<Record<BusinessLine, string>>;
}>;

/** Name and columns of the file of parcels. */
export function parcelFile(locale: Locale, { problemNames, businessLineNames }: Words) {
  return {
    name: fileName[locale],
    columns: namedColumns(parcelFields, locale, [
      ['trackingCode', (row: Parcel) => row.id],
      ['status', (row) => row.statusName],
      ['problem', (row) => row.problems.map((each) => problemNames[each]).join(', ')],
      ['orderCode', (row) => row.orderCode],
      ['customerCode', (row) => row.customerCode],
      ['businessLine', (row) => businessLineNames[row.businessLine]],
      ['pickupPoint', (row) => row.pickupPoint?.name ?? null],
      ['tripCode', (row) => row.tripCode],
      ['weightKg', (row) => figure(row.weightKg)],
      ['lengthCm', (row) => figure(row.lengthCm)],
      ['widthCm', (row) => figure(row.widthCm)],
      ['heightCm', (row) => figure(row.heightCm)],
      ['declaredAt', (row) => minute(row.declaredAt)],
      ['receivedAt', (row) => minute(row.receivedAt)],
      ['freeUntil', (row) => row.freeUntil],
      ['lastEventAt', (row) => minute(row.lastEventAt)],
    ]),
  };
}
