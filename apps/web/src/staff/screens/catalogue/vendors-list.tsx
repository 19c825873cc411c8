import { newRows } from '@rohi/contract/field-names/new-rows';
import { vendorKindNames, vendorKinds } from '@rohi/contract/reference-data/vendor-kinds';
import type { StaffVendor, VendorFields } from '@rohi/contract/reference-data/vendors.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
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
import { VendorChoice } from './reference-field.tsx';
import { businessLineNames } from '../../kit/names.ts';

function blank(): VendorFields {
  return { ...newRows.vendor, code: '', kind: 'CARRIER', names: emptyTexts, countryCode: 'TJ' };
}

function fieldsOf(row: StaffVendor): VendorFields {
  const { id: _id, version: _v, parentCode: _parent, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { sections, bothLines, hints } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        ...codeAndNames(),
        { kind: 'choice', key: 'kind', options: optionsOf(vendorKinds, vendorKindNames) },
        { kind: 'choice', key: 'businessLine', options: lineOptions(), none: bothLines },
        {
          kind: 'text',
          key: 'countryCode',
          hint: hints.country,
          max: 2,
          mono: true,
          required: true,
        },
        { kind: 'own', key: 'parentId', part: VendorChoice },
        enabledField(),
      ],
    },
    {
      title: sections.contact,
      fields: [
        { kind: 'text', key: 'contact', max: 120, nullable: true },
        { kind: 'text', key: 'phone', max: 40, nullable: true },
        { kind: 'text', key: 'note', max: 500, nullable: true },
      ],
    },
  ];
}

export function vendorsList(): ListDefinition<StaffVendor, VendorFields> {
  const names = fieldNames('vendor');
  const { vendors, columns, bothLines } = catalogueWords.read();
  return {
    path: '/staff/vendors',
    thing: 'vendor',
    texts: vendors,
    edit: 'vendor:edit',
    imports: true,
    usualSort: 'code',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: names.names, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: names.code, width: 180, sortable: true, cell: (row) => row.code },
      {
        key: 'kind',
        title: names.kind,
        width: 180,
        sortable: true,
        cell: (row) => vendorKindNames[row.kind][locale],
      },
      { key: 'country', title: names.countryCode, width: 100, minor: true, cell: (row) => row.countryCode },
      { key: 'contact', title: names.contact, width: 180, minor: true, cell: (row) => row.contact ?? '—' },
      {
        key: 'line',
        title: names.businessLine,
        width: 180,
        minor: true,
        cell: (row) => (row.businessLine === null ? bothLines : businessLineNames[row.businessLine][locale]),
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [
      { key: 'kind', label: names.kind, options: optionsOf(vendorKinds, vendorKindNames) },
      enabledFilter(names.enabled),
    ],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
