import type { ChannelFields, StaffChannel } from '@rohi/contract/pricing/channels.contract';
import { businessLineNames } from '@rohi/contract/business-lines';
import { transportModeNames, transportModes } from '@rohi/contract/reference-data/transport-modes';
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
  yesNoFilter,
} from './list-parts.tsx';
import { ChannelChoice } from './reference-field.tsx';

function blank(): ChannelFields {
  return {
    code: '',
    businessLine: 'BSC',
    names: emptyTexts,
    routes: emptyTexts,
    mode: 'ROAD',
    transitDaysMin: 18,
    transitDaysMax: 22,
    sort: 100,
    enabled: true,
    replacedById: null,
    suspendedFrom: null,
    suspendedUntil: null,
    suspensionTexts: emptyTexts,
  };
}

function fieldsOf(row: StaffChannel): ChannelFields {
  const { id: _id, version: _v, isSuspended: _s, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return { ...fields, suspensionTexts: fields.suspensionTexts ?? emptyTexts };
}

function sectionsOf(): Section[] {
  const { fields, sections } = catalogueWords.read();
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
      title: sections.road,
      fields: [
        {
          kind: 'texts',
          key: 'routes',
          label: fields.routes,
          hint: fields.routesHint,
          max: 120,
          required: true,
        },
        {
          kind: 'choice',
          key: 'mode',
          label: fields.mode,
          options: optionsOf(transportModes, transportModeNames),
        },
        {
          kind: 'number',
          key: 'transitDaysMin',
          label: fields.daysMin,
          unit: fields.day,
          min: 1,
          required: true,
        },
        {
          kind: 'number',
          key: 'transitDaysMax',
          label: fields.daysMax,
          hint: fields.daysHint,
          unit: fields.day,
          min: 1,
          required: true,
        },
        { kind: 'number', key: 'sort', label: fields.sort, hint: fields.sortHint, min: 0, required: true },
      ],
    },
    {
      title: sections.suspension,
      fields: [
        {
          kind: 'day',
          key: 'suspendedFrom',
          label: fields.suspendedFrom,
          hint: fields.suspendedFromHint,
          nullable: true,
        },
        {
          kind: 'day',
          key: 'suspendedUntil',
          label: fields.suspendedUntil,
          hint: fields.suspendedUntilHint,
          nullable: true,
        },
        {
          kind: 'texts',
          key: 'suspensionTexts',
          label: fields.suspensionTexts,
          hint: fields.suspensionTextsHint,
          max: 600,
          rows: 3,
        },
        { kind: 'own', key: 'replacedById', label: fields.replacedBy, part: ChannelChoice },
      ],
    },
  ];
}

export function channelsList(): ListDefinition<StaffChannel, ChannelFields> {
  const { channels, columns, filters, inDays } = catalogueWords.read();
  return {
    path: '/staff/channels',
    texts: channels,
    edit: 'channel:edit',
    imports: true,
    usualSort: 'sort',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: columns.name, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: columns.code, width: 180, sortable: true, cell: (row) => row.code },
      { key: 'routes', title: columns.route, cell: (row) => row.routes[locale] },
      {
        key: 'mode',
        title: columns.mode,
        width: 170,
        minor: true,
        cell: (row) => transportModeNames[row.mode][locale],
      },
      {
        key: 'transitDaysMin',
        title: columns.days,
        width: 120,
        sortable: true,
        end: true,
        cell: (row) => inDays(row.transitDaysMin, row.transitDaysMax),
      },
      {
        key: 'line',
        title: columns.line,
        width: 180,
        minor: true,
        cell: (row) => businessLineNames[row.businessLine][locale],
      },
      {
        key: 'state',
        title: columns.state,
        width: 190,
        cell: (row) => <UseLabel enabled={row.enabled} isSuspended={row.isSuspended} />,
      },
    ],
    filters: [enabledFilter(), yesNoFilter('suspended', filters.suspended)],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
