import { newRows } from '@rohi/contract/field-names/new-rows';
import type { StaffTrip, TripFields } from '@rohi/contract/linehaul/trip-list.contract';
import { tripModeNames, tripStateNames } from '@rohi/contract/trips/trip-names';
import { tripModes, tripStates } from '@rohi/contract/trips/trip-words';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { readKnownRoad } from './new-trip.ts';
import {
  ChannelField,
  DestinationField,
  DriversField,
  OfficesField,
  OriginField,
  StopsField,
  UnitsField,
} from './trip-fields.tsx';
import { TripCode, TripStateLabel } from './trip-state.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { tripsTexts } from '../screen-words.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from '../audit/audit.module.css';

/** A quick look at a trip, with the way to its page. */
function TripFacts({ row }: { row: StaffTrip }) {
  const { board, days, kg, m3, none, page, parcels } = tripsTexts.read();
  const { line, query } = useStaffRoute();
  const names = fieldNames('trip');
  const { delay } = row;
  const facts = [
    [names.state, <TripStateLabel key="state" state={row.state} isLate={delay !== null} />],
    [names.parcels, parcels(row.parcels)],
    [names.weightKg, `${formatShortDecimal(row.weightKg)} ${kg} · ${formatShortDecimal(row.volumeM3)} ${m3}`],
    [names.departedAt, row.departedAt === null ? none : momentText(row.departedAt)],
    [names.arrivedAt, row.arrivedAt === null ? none : momentText(row.arrivedAt)],
    ...(delay === null
      ? []
      : [[board.late, [days(delay.days), delay.place].filter(Boolean).join(', ')] as const]),
  ] as const;
  return (
    <Grid gap={24}>
      <p>
        <a href={recordHref(line, 'trips', row.id, query)}>{page.open}</a>
      </p>
      <Grid as="dl" rowGap={10} columnGap={16} breaks className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Grid>
    </Grid>
  );
}

function sections(): Section[] {
  const { form, kg, m3 } = tripsTexts.read();
  return [
    {
      title: form.road,
      fields: [
        { kind: 'own', key: 'channelId', part: ChannelField },
        { kind: 'choice', key: 'mode', options: optionsOf(tripModes, tripModeNames) },
        { kind: 'own', key: 'originId', part: OriginField },
        { kind: 'own', key: 'destinationId', part: DestinationField },
        { kind: 'own', key: 'stops', part: StopsField },
      ],
    },
    {
      title: form.time,
      fields: [
        { kind: 'moment', key: 'cutOffAt', nullable: true },
        { kind: 'moment', key: 'plannedDepartureAt', nullable: true },
        { kind: 'day', key: 'plannedArrivalDay', nullable: true },
        { kind: 'number', key: 'capacityKg', unit: kg, min: 1, nullable: true },
        { kind: 'text', key: 'capacityM3', hint: m3, max: 20, nullable: true },
      ],
    },
    {
      title: form.vehicle,
      fields: [
        { kind: 'own', key: 'units', part: UnitsField },
        { kind: 'own', key: 'drivers', part: DriversField },
      ],
    },
    {
      title: form.papers,
      fields: [
        { kind: 'text', key: 'consignmentNote', max: 40, nullable: true },
        { kind: 'text', key: 'carnet', max: 40, nullable: true },
        { kind: 'own', key: 'customsOffices', part: OfficesField },
        { kind: 'text', key: 'note', max: 1_000, nullable: true },
      ],
    },
  ];
}

function fieldsOf(row: StaffTrip): TripFields {
  const { channelId, mode, originId, destinationId, plannedDepartureAt, cutOffAt, plannedArrivalDay, stops } =
    row;
  const { units, drivers, capacityKg, capacityM3, consignmentNote, carnet, customsOffices, note } = row;
  const road = {
    channelId,
    mode,
    originId,
    destinationId,
    plannedDepartureAt,
    cutOffAt,
    plannedArrivalDay,
    stops,
  };
  return { ...road, units, drivers, capacityKg, capacityM3, consignmentNote, carnet, customsOffices, note };
}

/** Parts that were left empty between commas are none. */
function toWire({ units, customsOffices, ...fields }: TripFields): TripFields {
  const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');
  return {
    ...fields,
    units: units.map((unit) => ({ ...unit, seals: filled(unit.seals) })),
    customsOffices: filled(customsOffices),
  };
}

/** All trips, to be looked for and planned. */
export function tripsList(): ListDefinition<StaffTrip, TripFields> {
  const texts = tripsTexts.read();
  const names = fieldNames('trip');
  return {
    path: '/staff/trips',
    thing: 'trip',
    texts,
    usualSort: '-departure',
    edit: 'trip:edit',
    nameOf: (row) => row.id,
    facts: TripFacts,
    tools: ListTools,
    filters: [
      { key: 'state', label: names.state, many: true, options: optionsOf(tripStates, tripStateNames) },
      { key: 'days', label: names.plannedDepartureAt, days: true },
    ],
    columns: [
      {
        key: 'code',
        title: names.code,
        width: 160,
        sortable: true,
        cell: (row) => <TripCode code={row.id} />,
      },
      { key: 'state', title: names.state, width: 150, cell: (row) => <TripStateLabel state={row.state} /> },
      { key: 'channelId', title: names.channelId, cell: (row) => row.channel ?? texts.none },
      {
        key: 'units',
        title: names.units,
        cell: (row) => row.units.map(({ number }) => number).join(', ') || texts.none,
      },
      {
        key: 'departure',
        title: names.departedAt,
        width: 170,
        sortable: true,
        cell: (row) => momentOf(row.departedAt ?? row.plannedDepartureAt),
      },
      {
        key: 'arrival',
        title: names.plannedArrivalDay,
        width: 150,
        minor: true,
        sortable: true,
        cell: (row) => (row.plannedArrivalDay === null ? texts.none : formatDay(row.plannedArrivalDay)),
      },
      {
        key: 'parcels',
        title: names.parcels,
        width: 110,
        end: true,
        sortable: true,
        cell: (row) => row.parcels,
      },
      {
        key: 'weightKg',
        title: names.weightKg,
        width: 110,
        end: true,
        minor: true,
        cell: (row) => formatShortDecimal(row.weightKg),
      },
    ],
    sections: sections(),
    // A link from the board brings along what is known of the road.
    blank: () => ({ ...newRows.trip, mode: 'ROAD', ...readKnownRoad(location.hash) }),
    fieldsOf,
    toWire,
  };
}

function momentOf(at: string | null): string {
  return at === null ? tripsTexts.read().none : momentText(at);
}

function ListTools() {
  return <ViewSwitch value="list" />;
}
