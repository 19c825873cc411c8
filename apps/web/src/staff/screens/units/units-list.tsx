import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { chinaAddressLimits } from '@rohi/contract/pickup-points/china-address';
import type { StaffUnit, UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import { operationUnitTypeNames, operationUnitTypes } from '@rohi/contract/reference-data/operation-units';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { ChinaAddressPreview } from './china-address-preview.tsx';
import { CityField } from './city-field.tsx';
import { ClosedDaysField } from './closed-days-field.tsx';
import { HoursField } from './hours-field.tsx';
import { NoAddressBanner } from './no-address-banner.tsx';
import { unitsTexts } from './units-words.ts';
import css from './units.module.css';

const noTexts = { ru: '', en: '', zh: '', tg: '' };

function blank(): UnitFields {
  return {
    code: '',
    type: 'PICKUP_POINT',
    cityCode: '',
    names: noTexts,
    enabled: false,
    addresses: noTexts,
    landmarks: noTexts,
    phone: null,
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    closedDays: [],
    chinaRecipient: '',
    chinaPhone: '',
    chinaRegion: '',
    chinaStreet: '',
    chinaPostcode: '',
    chinaShown: true,
  };
}

function fieldsOf({
  id: _id,
  version: _v,
  city: _c,
  isDemo: _d,
  updatedAt: _at,
  updatedBy: _by,
  ...fields
}: StaffUnit): UnitFields {
  return fields;
}

/** When the unit is open today, by the clock of Dushanbe. */
function hoursToday({ hours, closedDays, enabled }: StaffUnit): string {
  const today = dushanbeDay(new Date(serverNow()));
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const own = closedDays.includes(today) ? [] : hours.filter((span) => span.weekday === weekday);
  if (!enabled) return '—';
  return own.length === 0
    ? unitsTexts.read().closedToday
    : own.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}

const isWarehouse = ({ type }: Readonly<Record<string, unknown>>) => type === 'WAREHOUSE';

function sections(): Section[] {
  const { sections: titles, fields } = unitsTexts.read();
  return [
    {
      title: titles.what,
      fields: [
        { kind: 'switch', key: 'enabled', label: fields.enabled, hint: fields.enabledHint },
        {
          kind: 'texts',
          key: 'names',
          label: fields.names,
          hint: fields.namesHint,
          max: 120,
          required: true,
          fixed: true,
        },
        {
          kind: 'text',
          key: 'code',
          label: fields.code,
          hint: fields.codeHint,
          max: 32,
          required: true,
          fixed: true,
          mono: true,
        },
        {
          kind: 'choice',
          key: 'type',
          label: fields.type,
          options: optionsOf(operationUnitTypes, operationUnitTypeNames),
          fixed: true,
        },
        {
          kind: 'own',
          key: 'cityCode',
          label: fields.cityCode,
          part: CityField,
          required: true,
          fixed: true,
        },
      ],
    },
    {
      title: titles.china,
      when: isWarehouse,
      fields: [
        {
          kind: 'text',
          key: 'chinaRecipient',
          label: fields.chinaRecipient,
          hint: fields.chinaRecipientHint,
          max: chinaAddressLimits.recipient,
        },
        {
          kind: 'text',
          key: 'chinaPhone',
          label: fields.chinaPhone,
          hint: fields.chinaPhoneHint,
          max: chinaAddressLimits.phone,
        },
        {
          kind: 'text',
          key: 'chinaRegion',
          label: fields.chinaRegion,
          hint: fields.chinaRegionHint,
          max: chinaAddressLimits.region,
        },
        {
          kind: 'text',
          key: 'chinaStreet',
          label: fields.chinaStreet,
          hint: fields.chinaStreetHint,
          max: chinaAddressLimits.street,
        },
        {
          kind: 'text',
          key: 'chinaPostcode',
          label: fields.chinaPostcode,
          max: chinaAddressLimits.postcode,
        },
        { kind: 'switch', key: 'chinaShown', label: fields.chinaShown, hint: fields.chinaShownHint },
      ],
    },
    {
      title: titles.when,
      fields: [
        { kind: 'own', key: 'hours', label: fields.hours, part: HoursField },
        { kind: 'own', key: 'closedDays', label: fields.closedDays, part: ClosedDaysField },
      ],
    },
    {
      title: titles.where,
      fields: [
        { kind: 'texts', key: 'addresses', label: fields.addresses, max: 300, rows: 2 },
        { kind: 'texts', key: 'landmarks', label: fields.landmarks, max: 300 },
        { kind: 'text', key: 'phone', label: fields.phone, hint: fields.phoneHint, max: 32, nullable: true },
      ],
    },
  ];
}

export function unitsList(): ListDefinition<StaffUnit, UnitFields> {
  const texts = unitsTexts.read();
  const { columns } = texts;
  return {
    path: '/staff/units',
    texts,
    edit: 'unit:edit',
    imports: true,
    usualSort: 'name',
    nameOf: (row) => row.names[locale],
    columns: [
      {
        key: 'name',
        title: columns.name,
        sortable: true,
        cell: (row) => (
          <>
            {row.names[locale]}
            {row.isDemo && <span className={css.demo}>{texts.demo}</span>}
          </>
        ),
      },
      {
        key: 'code',
        title: columns.code,
        width: 160,
        sortable: true,
        cell: (row) => <span className={css.code}>{row.code}</span>,
      },
      {
        key: 'type',
        title: columns.type,
        width: 160,
        cell: (row) => operationUnitTypeNames[row.type][locale],
      },
      { key: 'city', title: columns.city, width: 130, sortable: true, cell: (row) => row.city[locale] },
      { key: 'today', title: columns.today, width: 190, minor: true, cell: hoursToday },
      {
        key: 'enabled',
        title: columns.enabled,
        width: 140,
        cell: (row) => (
          <ToneLabel tone={row.enabled ? 'green' : 'grey'}>
            {row.enabled ? texts.inUse : texts.outOfUse}
          </ToneLabel>
        ),
      },
      {
        key: 'updatedAt',
        title: columns.updatedBy,
        width: 120,
        minor: true,
        sortable: true,
        cell: (row) => row.updatedBy ?? '—',
      },
    ],
    filters: [
      { key: 'type', label: columns.type, options: optionsOf(operationUnitTypes, operationUnitTypeNames) },
      {
        key: 'enabled',
        label: columns.enabled,
        options: [
          { value: 'true', label: texts.inUse },
          { value: 'false', label: texts.outOfUse },
        ],
      },
    ],
    blank,
    fieldsOf,
    sections: sections(),
    banner: NoAddressBanner,
    preview: ChinaAddressPreview,
    hasPreview: isWarehouse,
  };
}
