import type { ProductFields, StaffProduct } from '@rohi/contract/pricing/channels.contract';
import { businessLineNames } from '@rohi/contract/business-lines';
import { locale } from '../../../shared/i18n/locale.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { catalogueWords } from './catalogue-words.ts';
import {
  codeAndNames,
  emptyTexts,
  enabledField,
  enabledFilter,
  lineOptions,
  UseLabel,
} from './list-parts.tsx';
import { ChannelsChoice } from './reference-field.tsx';

function blank(): ProductFields {
  return {
    code: '',
    businessLine: 'BSC',
    names: emptyTexts,
    channelIds: [],
    chargeMode: 'WEIGHT',
    minWeightKg: null,
    maxWeightKg: null,
    enabled: true,
  };
}

function fieldsOf(row: StaffProduct): ProductFields {
  const { id: _id, version: _v, channelCodes: _codes, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { fields, sections, byWeight, byVolume } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        ...codeAndNames(),
        { kind: 'choice', key: 'businessLine', label: fields.line, options: lineOptions() },
        enabledField(),
      ],
    },
    {
      title: sections.terms,
      fields: [
        {
          kind: 'choice',
          key: 'chargeMode',
          label: fields.charge,
          options: [
            { value: 'WEIGHT', label: byWeight },
            { value: 'VOLUME', label: byVolume },
          ],
        },
        {
          kind: 'text',
          key: 'minWeightKg',
          label: fields.minWeight,
          hint: fields.weightHint,
          max: 20,
          nullable: true,
        },
        {
          kind: 'text',
          key: 'maxWeightKg',
          label: fields.maxWeight,
          hint: fields.weightHint,
          max: 20,
          nullable: true,
        },
        { kind: 'own', key: 'channelIds', label: fields.channels, part: ChannelsChoice },
      ],
    },
  ];
}

export function productsList(): ListDefinition<StaffProduct, ProductFields> {
  const { products, columns, byWeight, byVolume } = catalogueWords.read();
  return {
    path: '/staff/products',
    texts: products,
    edit: 'product:edit',
    imports: true,
    usualSort: 'code',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: columns.name, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: columns.code, width: 160, sortable: true, cell: (row) => row.code },
      { key: 'channels', title: columns.channels, minor: true, cell: (row) => row.channelCodes.join(', ') },
      {
        key: 'charge',
        title: columns.charge,
        width: 120,
        cell: (row) => (row.chargeMode === 'WEIGHT' ? byWeight : byVolume),
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
        title: columns.line,
        width: 180,
        minor: true,
        sortable: true,
        cell: (row) => businessLineNames[row.businessLine][locale],
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [enabledFilter()],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
