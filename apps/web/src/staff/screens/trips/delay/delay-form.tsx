import { delayReasonNames } from '@rohi/contract/trips/trip-names';
import { delayReasons, mostDelayDays } from '@rohi/contract/trips/trip-words';
import type { DelayReason } from '@rohi/contract/trips/trip-words';
import { Car, CloudRain, Minus, Plus, Stamp, TrafficCone, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { CheckField } from '../../../../shared/forms/check-field.tsx';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useRoadPlaces } from '../trip-queries.ts';
import { TripStateLabel } from '../trip-state.tsx';
import type { DelayableTrip } from './delay-queries.ts';
import { delayTexts } from '../../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './delay-screen.module.css';

export type TypedDelay = {
  trips: readonly string[];
  reason: DelayReason | undefined;
  days: number;
  placeId: string;
  note: string;
  /** The channel that is to be suspended as well. */
  suspends: number | undefined;
};

const icons: Record<DelayReason, LucideIcon> = {
  WEATHER: CloudRain,
  CUSTOMS: Stamp,
  BREAKDOWN: Car,
  QUEUE: UsersRound,
  ROAD_CLOSED: TrafficCone,
};
const longestNote = 500;
const untouched = () => {};

type DelayFieldsProps = {
  typed: TypedDelay;
  trips: readonly DelayableTrip[];
  maySuspend: boolean;
  onChange: (next: Partial<TypedDelay>) => void;
};

/** Where, how long, why and which trips; a note for colleagues, and whether the channel is suspended too. */
export function DelayFields({ typed, trips, maySuspend, onChange }: DelayFieldsProps) {
  const words = delayTexts.read();
  const { data: places = [] } = useRoadPlaces();
  return (
    <Grid
      columns={1}
      gap={16}
      padding={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.form}
    >
      <Grid gap={12} className={css.pair}>
        <SelectField
          name="place"
          label={words.where}
          value={typed.placeId}
          error={undefined}
          onText={(placeId) => onChange({ placeId })}
          onBlur={untouched}
        >
          <option value="">{words.onRoad}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Days days={typed.days} onDays={(days) => onChange({ days })} />
      </Grid>
      <Reasons reason={typed.reason} onReason={(reason) => onChange({ reason })} />
      <Trips chosen={typed.trips} trips={trips} onTrips={(next) => onChange({ trips: next })} />
      {maySuspend && <Suspensions typed={typed} trips={trips} onChange={onChange} />}
      <AreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={longestNote}
        value={typed.note}
        error={undefined}
        onText={(note) => onChange({ note })}
        onBlur={untouched}
      />
    </Grid>
  );
}

function Days({ days, onDays }: { days: number; onDays: (days: number) => void }) {
  const words = delayTexts.read();
  return (
    <fieldset className={css.days}>
      <legend>{words.howLong}</legend>
      <div>
        <Button
          kind="quiet"
          square
          aria-label={words.less}
          isDisabled={days <= 1}
          onPress={() => onDays(days - 1)}
        >
          <Icon of={Minus} size={18} />
        </Button>
        <Box as="output" weight={600} digits>
          {words.plus(days)}
        </Box>
        <Button
          kind="quiet"
          square
          aria-label={words.more}
          isDisabled={days >= mostDelayDays}
          onPress={() => onDays(days + 1)}
        >
          <Icon of={Plus} size={18} />
        </Button>
      </div>
    </fieldset>
  );
}

type ReasonsProps = { reason: DelayReason | undefined; onReason: (reason: DelayReason) => void };

function Reasons({ reason, onReason }: ReasonsProps) {
  const name = useId();
  return (
    <Row as="fieldset" wrap gap={8} className={css.reasons}>
      <Text as="legend" marginBottom={6}>
        {delayTexts.read().why}
      </Text>
      {delayReasons.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === reason} onChange={() => onReason(each)} />
          <Icon of={icons[each]} size={18} />
          {delayReasonNames[each][locale]}
        </label>
      ))}
    </Row>
  );
}

type TripsProps = {
  chosen: readonly string[];
  trips: readonly DelayableTrip[];
  onTrips: (next: string[]) => void;
};

function Trips({ chosen, trips, onTrips }: TripsProps) {
  const words = delayTexts.read();
  return (
    <fieldset className={css.trips}>
      <legend>{words.which}</legend>
      {trips.length === 0 && <p>{words.noTrips}</p>}
      {trips.map(({ code, state, parcels, place, since, delay }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={(event) =>
              onTrips(
                event.currentTarget.checked ? [...chosen, code] : chosen.filter((each) => each !== code),
              )
            }
          />
          <Grid as="span" flex={1} minWidth={0} digits breaks className={css.what}>
            <b>{code}</b>
            <Text as="span" tone="soft" size={13}>
              {place !== null && since !== null ? (
                words.standsSince(place, momentText(since))
              ) : (
                <TripStateLabel state={state} />
              )}
            </Text>
            {delay !== null && (
              <Text as="span" tone="soft" size={13} data-late>
                {words.stands(delay.days, delay.place)}
              </Text>
            )}
          </Grid>
          <Text as="b" digits>
            {formatShortDecimal(String(parcels))}
          </Text>
        </label>
      ))}
    </fieldset>
  );
}

type SuspensionsProps = Pick<DelayFieldsProps, 'typed' | 'trips' | 'onChange'>;

/** The channels of the chosen trips, each to be suspended as a decision of its own. */
function Suspensions({ typed, trips, onChange }: SuspensionsProps) {
  const words = delayTexts.read();
  const channels = new Map(
    trips.flatMap(({ code, channelId, channel }) =>
      channelId !== null && channel !== null && typed.trips.includes(code)
        ? [[channelId, channel] as const]
        : [],
    ),
  );
  return [...channels].map(([id, channel]) => (
    <div key={id} className={css.suspend}>
      <CheckField
        name={`suspend-${id}`}
        checked={typed.suspends === id}
        onChange={(on) => onChange({ suspends: on ? id : undefined })}
        error={undefined}
      >
        <b>{words.suspend(channel)}</b>
      </CheckField>
      <p>{words.suspendHint}</p>
    </div>
  ));
}
