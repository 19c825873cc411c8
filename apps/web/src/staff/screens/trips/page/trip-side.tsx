import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { tripModeNames } from '@rohi/contract/trips/trip-names';
import { formatDay } from '../../../../shared/format/dates.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import { useRoadPlaces } from '../trip-queries.ts';
import { tripsTexts } from '../../screen-words.ts';
import { Box, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './trip-page.module.css';

/** What is on record of a trip: its road and its papers, its lorries or wagons, its drivers. */
export function TripSide({ trip }: { trip: StaffTrip }) {
  const { page } = tripsTexts.read();
  return (
    <>
      <Panel title={page.facts}>
        <Box as="dl" paddingX={20} paddingTop={0} paddingBottom={16} className={css.facts}>
          {factsOf(trip).map(([name, value]) => (
            <Row wrap rowGap={2} columnGap={16} justify="between" paddingX={0} paddingY={6} key={name}>
              <Text as="dt" tone="soft">
                {name}
              </Text>
              <Text as="dd" breaks>
                {value}
              </Text>
            </Row>
          ))}
        </Box>
      </Panel>
      <StopsPanel trip={trip} />
      <UnitsPanel trip={trip} />
      <DriversPanel trip={trip} />
    </>
  );
}

function factsOf(trip: StaffTrip): [string, string][] {
  const { none, page } = tripsTexts.read();
  const names = fieldNames('trip');
  const { cutOffAt, consignmentNote, carnet, customsOffices, note, endedReason, isFromFile } = trip;
  return [
    [names.mode, tripModeNames[trip.mode][locale]],
    [names.cutOffAt, cutOffAt === null ? none : momentText(cutOffAt)],
    [names.consignmentNote, consignmentNote ?? none],
    [names.carnet, carnet ?? none],
    [names.customsOffices, customsOffices.join(', ') || none],
    [names.note, note ?? none],
    ...(endedReason === null ? [] : [[page.endedReason, endedReason] as [string, string]]),
    ...(isFromFile ? [[page.origin, page.fromFile] as [string, string]] : []),
  ];
}

function StopsPanel({ trip: { stops } }: { trip: StaffTrip }) {
  const { page } = tripsTexts.read();
  const { data: places = [] } = useRoadPlaces();
  if (stops.length === 0) return null;
  return (
    <Panel title={fieldNames('trip').stops} end={page.byPlan}>
      <Box as="ol" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
        {stops.map(({ placeId, day }) => (
          <Row
            as="li"
            wrap
            rowGap={2}
            columnGap={12}
            align="baseline"
            justify="between"
            paddingX={0}
            paddingY={8}
            border="top"
            breaks
            key={`${placeId}${day}`}
          >
            <b>{places.find(({ id }) => id === placeId)?.name ?? ''}</b>
            <Text as="span" tone="soft" size={13}>
              {formatDay(day)}
            </Text>
          </Row>
        ))}
      </Box>
    </Panel>
  );
}

function UnitsPanel({ trip: { units } }: { trip: StaffTrip }) {
  const { form, page } = tripsTexts.read();
  return (
    <Panel title={fieldNames('trip').units} end={units.length > 1 ? String(units.length) : undefined}>
      {units.length === 0 ? (
        <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft" className={css.none}>
          {page.noUnits}
        </Text>
      ) : (
        <Box as="ol" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
          {units.map(({ number, trailer, seals }) => (
            <Row
              as="li"
              wrap
              rowGap={2}
              columnGap={12}
              align="baseline"
              justify="between"
              paddingX={0}
              paddingY={8}
              border="top"
              breaks
              key={number}
            >
              <b>{number}</b>
              <Text as="span" tone="soft" size={13}>
                {[
                  trailer === null ? '' : `${form.trailer}: ${trailer}`,
                  seals.length === 0 ? page.noSeals : `${form.seals}: ${seals.join(', ')}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Row>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function DriversPanel({ trip: { drivers } }: { trip: StaffTrip }) {
  const { page } = tripsTexts.read();
  return (
    <Panel title={fieldNames('trip').drivers}>
      {drivers.length === 0 ? (
        <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft" className={css.none}>
          {page.noDrivers}
        </Text>
      ) : (
        <Box as="ul" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
          {drivers.map(({ name, phone }) => (
            <Row
              as="li"
              wrap
              rowGap={2}
              columnGap={12}
              align="baseline"
              justify="between"
              paddingX={0}
              paddingY={8}
              border="top"
              breaks
              key={`${name}${phone ?? ''}`}
            >
              <b>{name}</b>
              {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
            </Row>
          ))}
        </Box>
      )}
    </Panel>
  );
}
