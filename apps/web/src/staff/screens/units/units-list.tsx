import { newRows } from '@rohi/contract/field-names/new-rows';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  addressOf,
  addressText,
  chinaAddressLimits,
  findAddressProblems,
  isEmptyChinaAddress,
  normaliseChinaAddress,
  sampleCustomerCode,
} from '@rohi/contract/pickup-points/china-address';
import { evidenceRuleNames, evidenceRules } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { StaffUnit, UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import { operationUnitTypes } from '@rohi/contract/reference-data/operation-units';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { CityField } from './city-field.tsx';
import { ClosedDaysField } from './closed-days-field.tsx';
import { HoursField } from './hours-field.tsx';
import { unitsTexts } from '../screen-words.ts';
import { operationUnitTypeNames } from '../../kit/names.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './units.module.css';
import { personName } from '../../kit/people.ts';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useFirstWeek } from '../start/first-week-query.ts';
import { AddressLines } from '../../../features/cabinet/address/address-lines.tsx';

/** What a customer sees of the address and copies, drawn by the same code as the cabinet. */
function ChinaAddressPreview({ fields }: { fields: UnitFields }) {
  const { preview } = unitsTexts.read();
  const address = normaliseChinaAddress({
    recipient: fields.chinaRecipient,
    phone: fields.chinaPhone,
    region: fields.chinaRegion,
    street: fields.chinaStreet,
    postcode: fields.chinaPostcode,
  });
  const isEmpty = isEmptyChinaAddress(address);
  const sample = { ...addressOf(address, sampleCustomerCode), customerCode: sampleCustomerCode };
  const isHidden = !fields.enabled || !fields.chinaShown;
  return (
    <Grid gap={12} className={css.china}>
      <Text as="h3" size={15}>
        {preview.title(sampleCustomerCode)}
      </Text>
      {isEmpty ? (
        <Text paddingX={14} paddingY={10} fill="gold-soft" radius={10} tone="gold" size={14}>
          {preview.empty}
        </Text>
      ) : (
        <>
          {isHidden && (
            <Text paddingX={14} paddingY={10} fill="gold-soft" radius={10} tone="gold" size={14}>
              {fields.enabled ? preview.switchedOff : preview.outOfUse}
            </Text>
          )}
          {!isHidden && findAddressProblems(address).length > 0 && (
            <Text tone="faint" size={14}>
              {preview.unfinished}
            </Text>
          )}
          <Box fill="surface" border="all" radius={10} className={css.card}>
            <AddressLines address={sample} />
          </Box>
          <Text tone="soft" size={13} weight={600} className={css.copied}>
            {preview.whole}
          </Text>
          <pre lang="zh-CN">{addressText(sample)}</pre>
          <Text tone="soft" size={13} weight={600} className={css.copied}>
            {preview.oneLine}
          </Text>
          <pre lang="zh-CN">{sample.oneLine}</pre>
          <Text tone="faint" size={14}>
            {preview.changes}
          </Text>
        </>
      )}
    </Grid>
  );
}

/** While no warehouse has an address that customers see. */
function NoAddressBanner() {
  const { noAddress } = unitsTexts.read();
  const { line } = useStaffRoute();
  const { data: week } = useFirstWeek(true);
  const isMissing = week?.rows.some(({ row, state }) => row === 'chinaAddress' && state === 'MISSING');
  if (!isMissing) return null;
  return (
    <Row
      as="aside"
      gap={12}
      marginTop={12}
      paddingX={16}
      paddingY={12}
      fill="gold-soft"
      radius="panel"
      size={14}
      className={css.banner}
    >
      <Icon of={TriangleAlert} size={20} />
      <div>
        <b>{noAddress.title}</b>
        <p>
          {noAddress.text} <a href={`#/${line.toLowerCase()}/units?type=WAREHOUSE`}>{noAddress.open}</a>
        </p>
      </div>
    </Row>
  );
}

const noTexts = { ru: '', en: '', zh: '', tg: '' };

function blank(): UnitFields {
  return {
    ...newRows.unit,
    code: '',
    type: 'PICKUP_POINT',
    cityCode: '',
    names: noTexts,
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
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

const isPoint = ({ type }: Readonly<Record<string, unknown>>) => type === 'PICKUP_POINT';
const isWarehouse = ({ type }: Readonly<Record<string, unknown>>) => type === 'WAREHOUSE';

function sections(): Section[] {
  const { sections: titles, hints } = unitsTexts.read();
  return [
    {
      title: titles.what,
      fields: [
        { kind: 'switch', key: 'enabled', hint: hints.enabled },
        {
          kind: 'texts',
          key: 'names',
          hint: hints.names,
          max: 120,
          required: true,
        },
        {
          kind: 'text',
          key: 'code',
          hint: hints.code,
          max: 32,
          required: true,
          fixed: true,
          mono: true,
        },
        {
          kind: 'choice',
          key: 'type',
          options: optionsOf(operationUnitTypes, operationUnitTypeNames),
          fixed: true,
        },
        {
          kind: 'own',
          key: 'cityCode',
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
          hint: hints.chinaRecipient,
          max: chinaAddressLimits.recipient,
        },
        {
          kind: 'text',
          key: 'chinaPhone',
          hint: hints.chinaPhone,
          max: chinaAddressLimits.phone,
        },
        {
          kind: 'text',
          key: 'chinaRegion',
          hint: hints.chinaRegion,
          max: chinaAddressLimits.region,
        },
        {
          kind: 'text',
          key: 'chinaStreet',
          hint: hints.chinaStreet,
          max: chinaAddressLimits.street,
        },
        {
          kind: 'text',
          key: 'chinaPostcode',
          max: chinaAddressLimits.postcode,
        },
        { kind: 'switch', key: 'chinaShown', hint: hints.chinaShown },
      ],
    },
    {
      title: titles.handOver,
      when: isPoint,
      fields: [
        {
          kind: 'choice',
          key: 'handOverEvidence',
          hint: hints.handOverEvidence,
          options: optionsOf(evidenceRules, evidenceRuleNames),
        },
      ],
    },
    {
      title: titles.when,
      fields: [
        { kind: 'own', key: 'hours', part: HoursField },
        { kind: 'own', key: 'closedDays', part: ClosedDaysField },
      ],
    },
    {
      title: titles.where,
      fields: [
        { kind: 'texts', key: 'addresses', max: 300, rows: 2 },
        { kind: 'texts', key: 'landmarks', max: 300 },
        { kind: 'text', key: 'phone', hint: hints.phone, max: 32, nullable: true },
        { kind: 'text', key: 'latitude', hint: hints.latitude, max: 20, nullable: true },
        { kind: 'text', key: 'longitude', max: 20, nullable: true },
        { kind: 'number', key: 'cells', hint: hints.cells, min: 1, nullable: true },
      ],
    },
  ];
}

export function unitsList(): ListDefinition<StaffUnit, UnitFields> {
  const names = fieldNames('unit');
  const texts = unitsTexts.read();
  const { columns } = texts;
  return {
    path: '/staff/units',
    thing: 'unit',
    texts,
    edit: 'unit:edit',
    imports: true,
    usualSort: 'name',
    nameOf: (row) => row.names[locale],
    columns: [
      {
        key: 'name',
        title: names.names,
        sortable: true,
        cell: (row) => (
          <>
            {row.names[locale]}
            {row.isDemo && (
              <Text as="span" tone="faint" weight={400} className={css.demo}>
                {texts.demo}
              </Text>
            )}
          </>
        ),
      },
      {
        key: 'code',
        title: names.code,
        width: 160,
        sortable: true,
        cell: (row) => (
          <Text as="span" tone="soft" digits>
            {row.code}
          </Text>
        ),
      },
      {
        key: 'type',
        title: names.type,
        width: 160,
        cell: (row) => operationUnitTypeNames[row.type][locale],
      },
      { key: 'city', title: names.cityCode, width: 130, sortable: true, cell: (row) => row.city[locale] },
      { key: 'today', title: columns.today, width: 190, minor: true, cell: hoursToday },
      {
        key: 'enabled',
        title: names.enabled,
        width: 140,
        cell: (row) => (
          <ToneLabel tone={row.enabled ? 'green' : 'grey'}>
            {row.enabled ? texts.inUse : texts.outOfUse}
          </ToneLabel>
        ),
      },
      {
        key: 'updatedAt',
        title: names.updatedBy,
        width: 120,
        minor: true,
        sortable: true,
        cell: (row) => personName(row.updatedBy ?? '—'),
      },
    ],
    filters: [
      { key: 'type', label: names.type, options: optionsOf(operationUnitTypes, operationUnitTypeNames) },
      {
        key: 'enabled',
        label: names.enabled,
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
