import { newRows } from '@rohi/contract/field-names/new-rows';
import type { ChannelFields, StaffChannel } from '@rohi/contract/pricing/channels.contract';
import { transportModes } from '@rohi/contract/reference-data/transport-modes';
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
  yesNoFilter,
} from './list-parts.tsx';
import { ChannelChoice } from './reference-field.tsx';
import { businessLineNames, transportModeNames } from '../../kit/names.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';

/** Of a channel that is suspended: the way to the form that informs the customers of its trips. */
function ChannelFacts({ row: { id, isSuspended } }: { row: StaffChannel }) {
  const { line } = useStaffRoute();
  const { authorities } = useUser();
  if (!isSuspended || !authorities.includes('trip:position')) return null;
  const params = new URLSearchParams({ view: 'delay', channel: String(id) });
  return (
    <p>
      <a href={staffHref(line, 'trips', params)}>{catalogueWords.read().hints.announceDelay}</a>
    </p>
  );
}

function blank(): ChannelFields {
  return {
    ...newRows.channel,
    code: '',
    businessLine: 'BSC',
    names: emptyTexts,
    routes: emptyTexts,
    mode: 'ROAD',
    transitDaysMin: 18,
    transitDaysMax: 22,
    suspensionTexts: emptyTexts,
  };
}

function fieldsOf(row: StaffChannel): ChannelFields {
  const { id: _id, version: _v, isSuspended: _s, updatedAt: _at, updatedBy: _by, ...fields } = row;
  return { ...fields, suspensionTexts: fields.suspensionTexts ?? emptyTexts };
}

function sectionsOf(): Section[] {
  const { sections, hints, form } = catalogueWords.read();
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
      title: sections.road,
      fields: [
        {
          kind: 'texts',
          key: 'routes',
          hint: hints.routes,
          max: 120,
          required: true,
        },
        {
          kind: 'choice',
          key: 'mode',
          options: optionsOf(transportModes, transportModeNames),
        },
        {
          kind: 'number',
          key: 'transitDaysMin',
          unit: form.day,
          min: 1,
          required: true,
        },
        {
          kind: 'number',
          key: 'transitDaysMax',
          hint: hints.days,
          unit: form.day,
          min: 1,
          required: true,
        },
        { kind: 'number', key: 'sort', hint: hints.sort, min: 0, required: true },
      ],
    },
    {
      title: sections.suspension,
      fields: [
        {
          kind: 'day',
          key: 'suspendedFrom',
          hint: hints.suspendedFrom,
          nullable: true,
        },
        {
          kind: 'day',
          key: 'suspendedUntil',
          hint: hints.suspendedUntil,
          nullable: true,
        },
        {
          kind: 'texts',
          key: 'suspensionTexts',
          hint: hints.suspensionTexts,
          max: 600,
          rows: 3,
        },
        { kind: 'own', key: 'replacedById', part: ChannelChoice },
      ],
    },
  ];
}

export function channelsList(): ListDefinition<StaffChannel, ChannelFields> {
  const names = fieldNames('channel');
  const { channels, columns, filters, inDays } = catalogueWords.read();
  return {
    path: '/staff/channels',
    thing: 'channel',
    texts: channels,
    edit: 'channel:edit',
    imports: true,
    usualSort: 'sort',
    lineKey: 'line',
    nameOf: (row) => row.names[locale],
    facts: ChannelFacts,
    columns: [
      { key: 'name', title: names.names, sortable: true, cell: (row) => row.names[locale] },
      { key: 'code', title: names.code, width: 180, sortable: true, cell: (row) => row.code },
      { key: 'routes', title: names.routes, cell: (row) => row.routes[locale] },
      {
        key: 'mode',
        title: names.mode,
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
        title: names.businessLine,
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
    filters: [enabledFilter(names.enabled), yesNoFilter('suspended', filters.suspended)],
    blank,
    fieldsOf,
    sections: sectionsOf(),
  };
}
