import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDay, formatTime } from '../../../shared/format/dates.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { counterTexts, courierTexts } from '../counter-words.ts';
import { fateOf } from './stop-state.ts';
import { usualHours } from './usual-hours.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';
import { personName } from '../../kit/people.ts';

/** Couriers, what waits and the rounds of the own point. */
export type PointDay = ReplyTo<'GET /courier/point'>;
type Round = PointDay['rounds'][number];
type Props = { day: PointDay; refresh: () => Promise<void> };

/** Rounds that are not ended: what each courier has, and sending them off. */
export function Rounds({ day, refresh }: Props) {
  const { point: words } = courierTexts.read();
  const nameOf = ({ courierId, courier }: Round) =>
    day.couriers.find(({ id }) => id === courierId)?.name ?? personName(courier);
  return day.rounds.map((round) => (
    <Grid
      as="section"
      key={round.id}
      gap={12}
      padding={16}
      fill="surface"
      border="all"
      className={css.card}
      aria-label={words.round(nameOf(round))}
    >
      <h2>{words.round(nameOf(round))}</h2>
      <p className={css.quiet}>
        {round.setOutAt === null || round.hours === null
          ? words.gathering
          : words.setOutAt(formatTime(round.setOutAt), round.hours.from, round.hours.to)}
      </p>
      <ul className={css.list}>
        {round.stops.map((stop) => (
          <StopLine key={stop.id} stop={stop} />
        ))}
      </ul>
      {round.setOutAt === null ? (
        <SetOut round={round} refresh={refresh} />
      ) : (
        <Button onPress={() => void end(round.id).then(refresh)}>{words.end}</Button>
      )}
    </Grid>
  ));
}

function StopLine({ stop }: { stop: Round['stops'][number] }) {
  const { point: words, round: roundWords, ends, reasons, withCourier } = courierTexts.read();
  const { number, customerCode, address, notMet, parcels } = stop;
  const { given, all, rest } = fateOf(stop);
  const isOut = rest.some(({ ended }) => ended === null);
  return (
    <li>
      <span className={css.number} title={words.stop(number)}>
        {number}
      </span>
      <Text as="span" flex={1} minWidth={0} className={css.what}>
        <b>{customerCode}</b>
        <span>{address}</span>
        {given > 0 && given < all && (
          <Text as="span" tone="green" weight={600}>
            {roundWords.givenOf(given, all)}
          </Text>
        )}
        {parcels.map(({ trackingCode, ended }) => (
          <span key={trackingCode} className={css.quiet}>
            {trackingCode} · {ended === null ? withCourier : ends[ended]}
          </span>
        ))}
        {notMet !== null && (
          <Text as="span" tone="gold">
            {roundWords.missed(reasons[notMet.reason], formatDay(notMet.againOn), isOut)}
          </Text>
        )}
      </Text>
    </li>
  );
}

function SetOut({ round, refresh }: { round: Round; refresh: () => Promise<void> }) {
  const { point: words } = courierTexts.read();
  // What was not typed follows the clock: a page may have been open since the morning.
  const [usualFrom, usualTo] = usualHours(dushanbeMinute(new Date(serverNow())).slice(11));
  const [typedFrom, setFrom] = useState<string>();
  const [typedTo, setTo] = useState<string>();
  const [from, to] = [typedFrom ?? usualFrom, typedTo ?? usualTo];
  const send = async () => {
    const body = { requestId: newRequestId(), from, to };
    await call('POST /courier/rounds/{id}/set-out', { params: { id: round.id }, body }).catch(
      () => undefined,
    );
    await refresh();
  };
  const field = (label: string, value: string, onText: (text: string) => void) => (
    <TextField name={label} type="time" label={label} value={value} onText={onText} />
  );
  return (
    <div className={css.form}>
      <div className={css.acts}>
        {field(words.from, from, setFrom)}
        {field(words.to, to, setTo)}
      </div>
      <Button kind="primary" isDisabled={from === '' || from >= to} onPress={() => void send()}>
        {words.setOut}
      </Button>
    </div>
  );
}

async function end(id: string): Promise<void> {
  await call('POST /courier/rounds/{id}/end', { params: { id }, body: { requestId: newRequestId() } }).catch(
    () => undefined,
  );
}

/** What waits for a courier, address by address; what is to come on a later day stands last. */
export function WaitingStops({ day }: { day: PointDay }) {
  const { point: words } = courierTexts.read();
  return (
    <Grid
      as="section"
      gap={12}
      padding={16}
      fill="surface"
      border="all"
      className={css.card}
      aria-label={words.waiting}
    >
      <h2>{words.waiting}</h2>
      {day.waiting.length === 0 && <p className={css.quiet}>{words.nothingWaits}</p>}
      <ul className={css.list}>
        {day.waiting.map(({ customerCode, address, landmark, phoneMasked, wantedOn, parcels }) => (
          <li key={`${customerCode} ${address} ${landmark ?? ''} ${phoneMasked ?? ''}`}>
            <Text as="span" flex={1} minWidth={0} className={css.what}>
              <b>{customerCode}</b>
              <span>{[address, landmark].filter(Boolean).join(', ')}</span>
              {parcels.map(({ trackingCode, cell }) => (
                <span key={trackingCode} className={css.quiet}>
                  {[trackingCode, ...(cell === null ? [] : [counterTexts.read().nextCell(cell)])].join(' · ')}
                </span>
              ))}
            </Text>
            {wantedOn !== null && (
              <Text as="span" tone="gold">
                {words.notBefore(formatDay(wantedOn))}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Grid>
  );
}
