import { businessLineNames } from '@rohi/contract/business-lines';
import { vendorKindNames, vendorKinds } from '@rohi/contract/reference-data/vendors.contract';
import type { StaffVendor, VendorFields } from '@rohi/contract/reference-data/vendors.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { catalogueWords } from './catalogue-words.ts';
import {
  codeAndNames,
  emptyTexts,
  enabledField,
  enabledFilter,
  lineOptions,
  UseLabel,
} from './list-parts.tsx';
import { VendorChoice } from './reference-field.tsx';

function blank(): VendorFields {
  return {
    code: '',
    kind: 'CARRIER',
    names: emptyTexts,
    businessLine: null,
    countryCode: 'TJ',
    parentId: null,
    contact: null,
    phone: null,
    note: null,
    enabled: true,
  };
}

function fieldsOf(row: StaffVendor): VendorFields {
  const { id: _id, version: _v, parentCode: _parent, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { fields, sections, bothLines } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        ...codeAndNames(),
        { kind: 'choice', key: 'kind', label: fields.kind, options: optionsOf(vendorKinds, vendorKindNames) },
        { kind: 'choice', key: 'businessLine', label: fields.line, options: lineOptions(), none: bothLines },
        {
          kind: 'text',
          key: 'countryCode',
          label: fields.country,
          hint: fields.countryHint,
          max: 2,
          mono: true,
          required: true,
        },
        { kind: 'own', key: 'parentId', label: fields.parent, part: VendorChoice },
        enabledField(),
      ],
    },
    {
      title: sections.contact,
      fields: [
        { kind: 'text', key: 'contact', label: fields.contact, max: 120, nullable: true },
        { kind: 'text', key: 'phone', label: fields.phone, max: 40, nullable: true },
        { kind: 'text', key: 'note', label: fields.note, max: 500, nullable: true },
      ],
    },
  ];
}

export function vendorsList(): ListDefinition<StaffVendor, VendorFields> {
  const { vendors, columns, filters, bothLines } = catalogueWords.read();
  return {
    path: '/staff/vendors',
    texts: vendors,
    edit: 'vendor:edit',
    imports: true,
    usualSort: 'code',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: columns.name, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: columns.code, width: 180, sortable: true, cell: (row) => row.code },
      {
        key: 'kind',
        title: columns.kind,
        width: 180,
        sortable: true,
        cell: (row) => vendorKindNames[row.kind][locale],
      },
      { key: 'country', title: columns.country, width: 100, minor: true, cell: (row) => row.countryCode },
      { key: 'contact', title: columns.contact, width: 180, minor: true, cell: (row) => row.contact ?? '—' },
      {
        key: 'line',
        title: columns.line,
        width: 180,
        minor: true,
        cell: (row) => (row.businessLine === null ? bothLines : businessLineNames[row.businessLine][locale]),
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [
      { key: 'kind', label: filters.kind, options: optionsOf(vendorKinds, vendorKindNames) },
      enabledFilter(),
    ],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
