import { newRows } from '@rohi/contract/field-names/new-rows';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { CustomerPriceFields, StaffCustomerPrice } from '@rohi/contract/pricing/channels.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { formatPercent } from '../../../shared/format/numbers.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { catalogueWords } from '../screen-words.ts';
import { dayText, enabledField, enabledFilter, UseLabel } from './list-parts.tsx';
import { ProductChoice } from './reference-field.tsx';
import { sampleCode } from '../../kit/session/sample-code.ts';

function blank(): CustomerPriceFields {
  const validFrom = dushanbeDay(new Date(serverNow()));
  return { ...newRows['customer-price'], customerCode: '', productId: 0, discountPct: '', validFrom };
}

function fieldsOf(row: StaffCustomerPrice): CustomerPriceFields {
  const { customerCode, productId, discountPct, validFrom, validTo, enabled } = row;
  return { customerCode, productId, discountPct, validFrom, validTo, enabled };
}

function sectionsOf(): Section[] {
  const { sections, hints } = catalogueWords.read();
  return [
    {
      title: sections.who,
      fields: [
        {
          kind: 'text',
          key: 'customerCode',
          hint: hints.customerCode(sampleCode()),
          max: 40,
          mono: true,
          required: true,
        },
        { kind: 'own', key: 'productId', part: ProductChoice },
        {
          kind: 'text',
          key: 'discountPct',
          hint: hints.discount,
          max: 10,
          required: true,
        },
      ],
    },
    {
      title: sections.days,
      fields: [
        { kind: 'day', key: 'validFrom', required: true },
        { kind: 'day', key: 'validTo', hint: hints.validTo, nullable: true },
        enabledField(),
      ],
    },
  ];
}

export function pricesList(): ListDefinition<StaffCustomerPrice, CustomerPriceFields> {
  const names = fieldNames('customer-price');
  const { prices, columns, noEnd } = catalogueWords.read();
  return {
    path: '/staff/customer-prices',
    thing: 'customer-price',
    texts: prices,
    edit: 'product:edit',
    imports: true,
    usualSort: 'customerCode',
    nameOf: (row) => `${row.customerCode} · ${row.productNames[locale]}`,
    columns: [
      {
        key: 'customerCode',
        title: names.customerName,
        sortable: true,
        cell: (row) => `${row.customerCode} · ${row.customerName}`,
      },
      { key: 'productCode', title: names.productId, sortable: true, cell: (row) => row.productNames[locale] },
      {
        key: 'discountPct',
        title: names.discountPct,
        width: 110,
        sortable: true,
        end: true,
        cell: (row) => formatPercent(row.discountPct),
      },
      {
        key: 'validFrom',
        title: columns.valid,
        width: 230,
        sortable: true,
        cell: (row) => `${dayText(row.validFrom)} – ${row.validTo === null ? noEnd : dayText(row.validTo)}`,
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [enabledFilter(names.enabled)],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
