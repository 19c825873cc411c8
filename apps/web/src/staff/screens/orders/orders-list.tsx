import type { DataOf } from '@rohi/contract/endpoint';
import type { getStaffOrder } from '@rohi/contract/orders/staff-orders.contract';
import { currencies, type Currency } from '@rohi/contract/pricing/money';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { TriangleAlert } from 'lucide-react';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { splitHash } from '../../../shared/router/hash-store.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { Column, ListDefinition, Option } from '../../kit/list/list-definition.ts';
import { loadPoints } from '../../kit/list/load-points.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { CargoBoxesField } from './cargo-boxes-field.tsx';
import { newBoxRow, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { OrderSelection } from '../record/order-selection.tsx';
import { RetailOrderButton } from './retail-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ordersListTexts } from '../screen-words.ts';
import type { OrdersListTexts } from './texts/ru.ts';
import { orderStageNames } from '../../kit/names.ts';
import css from './orders-list.module.css';
import { call } from '../../../shared/api/call.ts';

/** What orders are sold as, by code; `none` names those that are sold as nothing yet. */
async function loadProducts(none: string): Promise<readonly Option[]> {
  const products = await call('GET /common/all-products', { quiet: true });
  return [
    ...products.map(({ code, names }) => ({ value: code, label: names[locale] })),
    { value: 'NONE', label: none },
  ];
}

/** The countries that we carry from, through or to. */
async function loadCountries(): Promise<readonly Option[]> {
  const countries = await call('GET /common/all-countries/{x}', { params: { x: 'active' }, quiet: true });
  return countries.map(({ shortName, names }) => ({ value: shortName, label: names[locale] }));
}

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
    // A link from a customer brings the code along.
    customerCode: splitHash(location.hash).query.get('customer') ?? '',
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
  const { sections, hints } = texts;
  const names = fieldNames('order');
  return {
    path: '/staff/orders',
    thing: 'order',
    texts,
    edit: 'order:edit',
    usualSort: '-createdAt',
    lineKey: 'line',
    nameOf: (row) => row.code,
    columns: columnsOf(texts),
    filters: [
      {
        key: 'stage',
        label: names.stage,
        many: true,
        options: parcelStatuses.map((value) => ({ value, label: orderStageNames[value][locale] })),
      },
      { key: 'unit', label: names.pickupPoint, many: true, loadOptions: loadPoints },
      { key: 'days', label: names.createdAt, days: true },
      {
        key: 'problem',
        label: names.problem,
        options: [{ value: 'yes', label: texts.withProblem }],
      },
      { key: 'product', label: names.product, loadOptions: () => loadProducts(texts.noProduct) },
      { key: 'country', label: names.country, loadOptions: loadCountries },
    ],
    facts: OrderFacts,
    selection: OrderSelection,
    onlyNew: true,
    // Cargo is taken down with its boxes; a retail order has a form of its own.
    createsOn: 'FBA',
    tools: RetailOrderButton,
    blank,
    toWire,
    sections: [
      {
        title: sections.who,
        fields: [
          {
            kind: 'text',
            key: 'customerCode',
            hint: hints.customerCode,
            max: 40,
            mono: true,
            required: true,
          },
          { kind: 'text', key: 'recipientName', max: 120 },
          { kind: 'text', key: 'recipientPhone', max: 40 },
        ],
      },
      {
        title: sections.goods,
        fields: [
          { kind: 'text', key: 'goods', max: 500, required: true },
          { kind: 'text', key: 'valueAmount', max: 20, required: true },
          {
            kind: 'choice',
            key: 'valueCurrency',
            options: currencies.map((value) => ({ value, label: value })),
          },
          { kind: 'text', key: 'note', max: 500 },
        ],
      },
      {
        title: sections.boxes,
        fields: [{ kind: 'own', key: 'boxes', part: CargoBoxesField }],
      },
    ],
  };
}

function columnsOf({ problem }: OrdersListTexts): readonly Column<StaffOrder>[] {
  const names = fieldNames('order');
  return [
    { key: 'code', title: names.orderCode, width: 150, cell: (row) => row.code },
    {
      key: 'stage',
      title: names.stage,
      cell: (row) => (
        <>
          {row.hasProblem && (
            <span role="img" aria-label={problem} title={problem} className={css.problem}>
              <Icon of={TriangleAlert} size={16} />
            </span>
          )}
          <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
        </>
      ),
    },
    { key: 'customer', title: names.customerCode, width: 112, cell: (row) => row.customerCode ?? '—' },
    { key: 'point', title: names.pickupPoint, width: 124, cell: (row) => row.pickupPoint?.city ?? '—' },
    { key: 'parcels', title: names.parcels, width: 80, end: true, cell: (row) => row.parcels },
    {
      key: 'weight',
      title: names.weightKg,
      width: 92,
      end: true,
      cell: (row) => (row.weightKg === null ? '—' : formatDecimal(row.weightKg)),
    },
    {
      key: 'volume',
      title: names.volumeCbm,
      width: 110,
      end: true,
      minor: true,
      cell: (row) => (row.volumeM3 === null ? '—' : formatDecimal(row.volumeM3)),
    },
    {
      key: 'freight',
      title: names.freightUsd,
      needs: 'charge:read',
      width: 118,
      end: true,
      cell: (row) => (row.freight === null ? '—' : formatMoney(row.freight)),
    },
    {
      key: 'createdAt',
      title: names.createdAt,
      width: 170,
      sortable: true,
      cell: (row) => momentText(row.createdAt),
    },
  ];
}
