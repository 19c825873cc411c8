import { businessLineNames } from '@rohi/contract/business-lines';
import type { CountryFields, StaffCountry } from '@rohi/contract/reference-data/vendors.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { catalogueWords } from './catalogue-words.ts';
import { emptyTexts, enabledField, enabledFilter, lineOptions, UseLabel } from './list-parts.tsx';

function blank(): CountryFields {
  return {
    shortName: '',
    names: emptyTexts,
    phoneCode: '+',
    currency: null,
    businessLines: [],
    enabled: false,
  };
}

function fieldsOf(row: StaffCountry): CountryFields {
  const { id: _id, version: _v, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { fields, sections } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        {
          kind: 'text',
          key: 'shortName',
          label: fields.country,
          hint: fields.countryHint,
          max: 2,
          mono: true,
          required: true,
        },
        { kind: 'texts', key: 'names', label: fields.names, max: 80, required: true },
        { kind: 'text', key: 'phoneCode', label: fields.phoneCode, max: 6, required: true },
        { kind: 'text', key: 'currency', label: fields.currency, max: 3, mono: true, nullable: true },
      ],
    },
    {
      title: sections.terms,
      fields: [
        { kind: 'many', key: 'businessLines', label: fields.lines, options: lineOptions() },
        enabledField(),
      ],
    },
  ];
}

export function countriesList(): ListDefinition<StaffCountry, CountryFields> {
  const { countries, columns } = catalogueWords.read();
  return {
    path: '/staff/countries',
    texts: countries,
    edit: 'dictionary:edit',
    imports: true,
    usualSort: '-enabled',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: columns.name, sortable: true, cell: (row) => row.names[locale] },
      { key: 'shortName', title: columns.code, width: 110, sortable: true, cell: (row) => row.shortName },
      { key: 'phoneCode', title: columns.phoneCode, width: 120, cell: (row) => row.phoneCode },
      {
        key: 'currency',
        title: columns.currency,
        width: 110,
        minor: true,
        cell: (row) => row.currency ?? '—',
      },
      {
        key: 'lines',
        title: columns.lines,
        width: 300,
        minor: true,
        cell: (row) => row.businessLines.map((line) => businessLineNames[line][locale]).join(', ') || '—',
      },
      {
        key: 'enabled',
        title: columns.state,
        width: 190,
        sortable: true,
        cell: (row) => <UseLabel enabled={row.enabled} />,
      },
    ],
    filters: [enabledFilter()],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
