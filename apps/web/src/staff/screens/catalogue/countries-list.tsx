import { newRows } from '@rohi/contract/field-names/new-rows';
import type { CountryFields, StaffCountry } from '@rohi/contract/reference-data/vendors.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { catalogueWords } from '../screen-words.ts';
import { emptyTexts, enabledField, enabledFilter, lineOptions, UseLabel } from './list-parts.tsx';
import { businessLineNames } from '../../kit/names.ts';

function blank(): CountryFields {
  return { ...newRows.country, shortName: '', names: emptyTexts, phoneCode: '+' };
}

function fieldsOf(row: StaffCountry): CountryFields {
  const { id: _id, version: _v, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return fields;
}

function sectionsOf(): Section[] {
  const { sections, hints } = catalogueWords.read();
  return [
    {
      title: sections.what,
      fields: [
        {
          kind: 'text',
          key: 'shortName',
          hint: hints.country,
          max: 2,
          mono: true,
          required: true,
        },
        { kind: 'texts', key: 'names', max: 80, required: true },
        { kind: 'text', key: 'phoneCode', max: 6, required: true },
        { kind: 'text', key: 'currency', hint: hints.currency, max: 3, mono: true, nullable: true },
      ],
    },
    {
      title: sections.terms,
      fields: [{ kind: 'many', key: 'businessLines', options: lineOptions() }, enabledField()],
    },
  ];
}

export function countriesList(): ListDefinition<StaffCountry, CountryFields> {
  const names = fieldNames('country');
  const { countries, columns } = catalogueWords.read();
  return {
    path: '/staff/countries',
    thing: 'country',
    texts: countries,
    edit: 'dictionary:edit',
    imports: true,
    usualSort: '-enabled',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: names.names, sortable: true, cell: (row) => row.names[locale] },
      { key: 'shortName', title: names.shortName, width: 140, sortable: true, cell: (row) => row.shortName },
      { key: 'phoneCode', title: names.phoneCode, width: 160, cell: (row) => row.phoneCode },
      {
        key: 'currency',
        title: names.currency,
        width: 110,
        minor: true,
        cell: (row) => row.currency ?? '—',
      },
      {
        key: 'lines',
        title: names.businessLines,
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
    filters: [enabledFilter(names.enabled)],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
