import { newRows } from '@rohi/contract/field-names/new-rows';
import { productChargeModeNames, productChargeModes } from '@rohi/contract/pricing/product-charge-modes';
import type { ProductFields, StaffProduct } from '@rohi/contract/pricing/channels.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { catalogueWords } from '../screen-words.ts';
import {
  codeAndNames,
  emptyTexts,
  enabledField,
  enabledFilter,
  lineOptions,
  UseLabel,
} from './list-parts.tsx';
import { ChannelsChoice } from './reference-field.tsx';
import { businessLineNames } from '../../kit/names.ts';

function blank(): ProductFields {
  return {
    ...newRows.product,
    code: '',
    businessLine: 'BSC',
    names: emptyTexts,
    chargeMode: 'WEIGHT',
  };
}

function fieldsOf(row: StaffProduct): ProductFields {
  const { id: _id, version: _v, channelCodes: _codes, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { sections, hints } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        ...codeAndNames(),
        { kind: 'choice', key: 'businessLine', options: lineOptions() },
        enabledField(),
      ],
    },
    {
      title: sections.terms,
      fields: [
        {
          kind: 'choice',
          key: 'chargeMode',
          options: optionsOf(productChargeModes, productChargeModeNames),
        },
        {
          kind: 'text',
          key: 'minWeightKg',
          hint: hints.weight,
          max: 20,
          nullable: true,
        },
        {
          kind: 'text',
          key: 'maxWeightKg',
          hint: hints.weight,
          max: 20,
          nullable: true,
        },
        { kind: 'own', key: 'channelIds', part: ChannelsChoice },
      ],
    },
  ];
}

export function productsList(): ListDefinition<StaffProduct, ProductFields> {
  const names = fieldNames('product');
  const { products, columns } = catalogueWords.read();
  return {
    path: '/staff/products',
    thing: 'product',
    texts: products,
    edit: 'product:edit',
    imports: true,
    usualSort: 'code',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: names.names, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: names.code, width: 160, sortable: true, cell: (row) => row.code },
      { key: 'channels', title: names.channelIds, minor: true, cell: (row) => row.channelCodes.join(', ') },
      {
        key: 'charge',
        title: names.chargeMode,
        width: 120,
        cell: (row) => productChargeModeNames[row.chargeMode][locale],
      },
      {
        key: 'weights',
        title: columns.weights,
        width: 150,
        end: true,
        cell: ({ minWeightKg, maxWeightKg }) =>
          `${formatShortDecimal(minWeightKg ?? '0')}–${maxWeightKg === null ? '∞' : formatShortDecimal(maxWeightKg)}`,
      },
      {
        key: 'businessLine',
        title: names.businessLine,
        width: 180,
        minor: true,
        sortable: true,
        cell: (row) => businessLineNames[row.businessLine][locale],
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [enabledFilter(names.enabled)],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
