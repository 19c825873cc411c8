import type { DataOf } from '@rohi/contract/endpoint';
import type { getStaffOrder } from '@rohi/contract/orders/staff-orders.contract';
import { currencies, type Currency } from '@rohi/contract/pricing/money';
import { orderStageNames } from '@rohi/contract/tracking/order-stages';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { Column, ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { CargoBoxesField } from './cargo-boxes-field.tsx';
import { newBoxRow, type BoxRow } from './cargo-boxes.ts';
import { OrderFacts } from './order-facts.tsx';
import { ordersListTexts } from './orders-words.ts';
import type { OrdersListTexts } from './texts/orders-list-texts.ts';
import css from './orders-list.module.css';

type StaffOrder = DataOf<typeof getStaffOrder>;

type CargoForm = {
  customerCode: string;
  recipientName: string;
  recipientPhone: string;
  goods: string;
  valueAmount: string;
  valueCurrency: Currency;
  note: string;
  boxes: readonly BoxRow[];
};

function blank(): CargoForm {
  const empty = {
    customerCode: '',
    recipientName: '',
    recipientPhone: '',
    goods: '',
    valueAmount: '',
    note: '',
  };
  return { ...empty, valueCurrency: 'USD', boxes: [newBoxRow()] };
}

function toWire({ boxes, ...texts }: CargoForm) {
  return {
    ...texts,
    boxes: boxes.map(({ key: _key, trackingCode, count, ...measures }) => ({
      ...measures,
      ...(trackingCode.trim() === '' ? {} : { trackingCode }),
      count: Number.parseInt(count, 10) || 0,
    })),
  };
}

/** Orders of the line, and the form in which cargo is taken down. */
export function ordersList(): ListDefinition<StaffOrder, CargoForm> {
  const texts = ordersListTexts.read();
  const { fields, sections } = texts;
  return {
    path: '/staff/orders',
    texts,
    edit: 'order:edit',
    usualSort: '-createdAt',
    lineKey: 'line',
    nameOf: (row) => row.code,
    columns: columnsOf(texts),
    filters: [
      {
        key: 'stage',
        label: texts.filters.stage,
        options: parcelStatuses.map((value) => ({ value, label: orderStageNames[value][locale] })),
      },
      {
        key: 'problem',
        label: texts.filters.problem,
        options: [{ value: 'yes', label: texts.filters.withProblem }],
      },
    ],
    facts: OrderFacts,
    onlyNew: true,
    blank,
    toWire,
    sections: [
      {
        title: sections.who,
        fields: [
          {
            kind: 'text',
            key: 'customerCode',
            label: fields.customerCode,
            hint: fields.customerCodeHint,
            max: 40,
            mono: true,
            required: true,
          },
          { kind: 'text', key: 'recipientName', label: fields.recipientName, max: 120 },
          { kind: 'text', key: 'recipientPhone', label: fields.recipientPhone, max: 40 },
        ],
      },
      {
        title: sections.goods,
        fields: [
          { kind: 'text', key: 'goods', label: fields.goods, max: 500, required: true },
          { kind: 'text', key: 'valueAmount', label: fields.valueAmount, max: 20, required: true },
          {
            kind: 'choice',
            key: 'valueCurrency',
            label: fields.valueCurrency,
            options: currencies.map((value) => ({ value, label: value })),
          },
          { kind: 'text', key: 'note', label: fields.note, max: 500 },
        ],
      },
      {
        title: sections.boxes,
        fields: [{ kind: 'own', key: 'boxes', label: fields.boxes, part: CargoBoxesField }],
      },
    ],
  };
}

function columnsOf({ columns, problem }: OrdersListTexts): readonly Column<StaffOrder>[] {
  return [
    { key: 'code', title: columns.code, width: 160, cell: (row) => row.code },
    {
      key: 'stage',
      title: columns.stage,
      cell: (row) => (
        <>
          <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
          {row.hasProblem && (
            <ToneLabel tone="danger" className={css.problem}>
              {problem}
            </ToneLabel>
          )}
        </>
      ),
    },
    { key: 'customer', title: columns.customer, width: 110, cell: (row) => row.customerCode ?? '—' },
    { key: 'point', title: columns.point, width: 140, cell: (row) => row.pickupPoint?.city ?? '—' },
    { key: 'parcels', title: columns.parcels, width: 80, end: true, cell: (row) => row.parcels },
    {
      key: 'weight',
      title: columns.weight,
      width: 110,
      end: true,
      cell: (row) => (row.weightKg === null ? '—' : formatDecimal(row.weightKg)),
    },
    {
      key: 'volume',
      title: columns.volume,
      width: 110,
      end: true,
      minor: true,
      cell: (row) => (row.volumeM3 === null ? '—' : formatDecimal(row.volumeM3)),
    },
    {
      key: 'freight',
      title: columns.freight,
      width: 130,
      end: true,
      cell: (row) => (row.freight === null ? '—' : formatMoney(row.freight)),
    },
    {
      key: 'createdAt',
      title: columns.createdAt,
      width: 190,
      sortable: true,
      minor: true,
      cell: (row) => momentText(row.createdAt),
    },
  ];
}
