import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import { CalendarCheck, ListPlus, Pencil } from 'lucide-react';
import { formatDay } from '../../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { goTo, staffHref, useStaffRoute } from '../../../kit/router/staff-router.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { loadTexts } from '../../../kit/kit-words.ts';
import { Hindered, Obstacles } from '../../../kit/trips/obstacles.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { tripFormHref, tripHref } from '../trip-href.ts';
import { TripStateLabel } from '../trip-state.tsx';
import { tripsTexts, planTexts } from '../../screen-words.ts';
import { ByCodes } from './by-codes.tsx';
import { PlanBar } from './plan-bar.tsx';
import { usePlanActs, useTripPlan } from './use-plan.ts';
import type { PlanActs, TripPlan } from './use-plan.ts';
import { WaitingTable } from './waiting-table.tsx';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './plan-screen.module.css';

/** How the planned goods lie now: in closed bags, in open ones, loose. */
function LiePanel({ lie: { closedBags, inClosedBags, openBags, inOpenBags, loose } }: Pick<TripPlan, 'lie'>) {
  const words = planTexts.read();
  return (
    <Panel title={words.lies} end={words.liesNow}>
      <Grid as="ul" border="top" className={css.lie}>
        <Figure count={closedBags} name={words.closedBags(closedBags)} about={words.within(inClosedBags)} />
        <Figure
          count={openBags}
          name={words.openBags(openBags)}
          about={words.within(inOpenBags)}
          late={openBags > 0 ? words.closeFirst : undefined}
        />
        <Figure count={loose} name={words.loose} about={words.looseHint} />
      </Grid>
    </Panel>
  );
}

type FigureProps = { count: number; name: string; about: string; late?: string | undefined };

function Figure({ count, name, about, late }: FigureProps) {
  return (
    <li data-late={late !== undefined}>
      <strong>{formatShortDecimal(String(count))}</strong>
      <b>{name}</b>
      <span>{[about, late].filter(Boolean).join(', ')}</span>
    </li>
  );
}

/**
 * What a trip takes along: what waits by promise, what is suggested, how full it gets, and what hinders its departure.
 */
export function PlanScreen({ trip }: { trip: StaffTrip }) {
  const answer = useTripPlan(trip.id);
  return <Answered answer={answer}>{(plan) => <Plan trip={trip} plan={plan} />}</Answered>;
}

function Plan({ trip, plan }: { trip: StaffTrip; plan: TripPlan }) {
  const words = planTexts.read();
  const acts = usePlanActs(trip.id);
  const isOpen = isBeforeDeparture(plan.state);
  const mayEdit = useUser().authorities.includes('trip:edit') && isOpen;
  return (
    <Grid columns={1} gap={16} wide className={css.page}>
      <Head trip={trip} plan={plan} mayEdit={mayEdit} acts={acts} />
      {!isOpen && <p className={css.started}>{words.started}</p>}
      <Grid gap={16} align="start" className={css.columns}>
        <Grid columns={1} gap={16} minWidth={0}>
          <PlanBar plan={plan} />
          <WaitingTable plan={plan} channel={trip.channel} mayEdit={mayEdit} acts={acts} />
          <LiePanel lie={plan.lie} />
        </Grid>
        <Grid columns={1} gap={16} minWidth={0}>
          <TripPanel trip={trip} plan={plan} />
          <Panel title={loadTexts.read().hinders}>
            <Obstacles
              obstacles={plan.obstacles}
              onDrop={mayEdit ? (codes) => acts.run({ act: 'DROP', codes }) : undefined}
            />
            <Hindered hindered={plan.hindered} />
          </Panel>
          {mayEdit && <ByCodes acts={acts} />}
        </Grid>
      </Grid>
    </Grid>
  );
}

type HeadProps = { trip: StaffTrip; plan: TripPlan; mayEdit: boolean; acts: PlanActs };

function Head({ trip, plan: { suggested, promises, state }, mayEdit, acts }: HeadProps) {
  const words = planTexts.read();
  const { title } = tripsTexts.read();
  const { line } = useStaffRoute();
  const days = promises.filter(({ isSuggested }) => isSuggested).map(({ promisedBy }) => promisedBy);
  return (
    <Row as="header" wrap rowGap={12} columnGap={16} align="center" justify="between">
      <div>
        <Row as="nav" gap={12} size={13} aria-label={words.toTrip}>
          <a href={staffHref(line, 'trips')}>{title}</a>
          <a href={tripHref(line, trip.id)}>{words.toTrip}</a>
        </Row>
        <Row as="h1" wrap rowGap={4} columnGap={16} align="center" digits breaks className={css.code}>
          {trip.id} <TripStateLabel state={state} />
        </Row>
        <p className={css.hint}>{words.title}</p>
      </div>
      {mayEdit && (
        <div className={css.acts}>
          <Button onPress={() => goTo(tripFormHref(line, trip.id))}>
            <Icon of={Pencil} size={18} />
            {words.edit}
          </Button>
          {days.length > 0 && (
            <Button
              kind="primary"
              className={css.main}
              isDisabled={acts.busy}
              onPress={() => acts.run({ act: 'TAKE', days, isWithinCapacity: true })}
            >
              <Icon of={ListPlus} size={20} />
              {words.take(formatShortDecimal(String(suggested.parcels)))}
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}

/** The few facts of a trip that its plan hangs on, and what its dates mean for the promises. */
function TripPanel({ trip, plan: { promised } }: { trip: StaffTrip; plan: TripPlan }) {
  const words = planTexts.read();
  const { none, page } = tripsTexts.read();
  const names = fieldNames('trip');
  const { plannedDepartureAt, cutOffAt, plannedArrivalDay, units, drivers, origin, destination } = trip;
  const { hubDay, met, justMet, missed } = promised;
  const facts = [
    [names.channelId, trip.channel ?? none],
    [names.plannedDepartureAt, plannedDepartureAt === null ? none : momentText(plannedDepartureAt)],
    [names.cutOffAt, cutOffAt === null ? none : momentText(cutOffAt)],
    [names.plannedArrivalDay, plannedArrivalDay === null ? none : formatDay(plannedArrivalDay)],
    [names.units, units.map(({ number }) => number).join(', ') || page.noUnits],
    [names.drivers, drivers.map(({ name }) => name).join(', ') || page.noDrivers],
  ] as const;
  return (
    <Panel title={words.trip} end={[origin, destination].filter((place) => place !== null).join(' → ')}>
      <Box as="dl" paddingX={20} paddingTop={0} paddingBottom={8} className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone="soft">
              {name}
            </Text>
            <Text as="dd" weight={600} breaks>
              {value}
            </Text>
          </div>
        ))}
      </Box>
      <Row
        as="p"
        gap={12}
        padding={12}
        fill="lapis-soft"
        radius="control"
        tone="lapis"
        className={css.meaning}
      >
        <Icon of={CalendarCheck} size={20} />
        {hubDay === null ? words.noArrival : words.meaning(formatDay(hubDay), met, justMet, missed)}
      </Row>
    </Panel>
  );
}
