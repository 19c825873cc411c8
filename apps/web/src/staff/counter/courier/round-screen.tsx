import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { courierTexts } from '../counter-words.ts';
import { DoneStops } from './done-stops.tsx';
import { StopCard } from './stop-card.tsx';
import { dueAtDoor, stateOf, withoutWaiting } from './stop-state.ts';
import type { OwnRound, Stop } from './own-round.ts';
import { useRound } from './own-round.ts';
import type { RoundState } from './own-round.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';

/** The courier's round on the own phone; it goes on offline. */
export function RoundScreen() {
  const state = useRound();
  const { round: words } = courierTexts.read();
  return (
    <Grid gap={12} wide padding={16} className={css.round} data-station="bare">
      <header className={css.head}>
        <h1>{words.title}</h1>
        {state.answer.data?.round && <Where round={state.answer.data.round} />}
      </header>
      <Answered answer={state.answer}>
        {({ round }) =>
          round === null ? (
            <Grid as="section" gap={12} padding={16} fill="surface" border="all" className={css.card}>
              <h2>{words.none}</h2>
              <p>{words.noneHint}</p>
            </Grid>
          ) : (
            <Round round={round} state={state} />
          )
        }
      </Answered>
    </Grid>
  );
}

function Round({ round, state }: { round: OwnRound; state: RoundState }) {
  const { round: words } = courierTexts.read();
  const [chosen, choose] = useState<string>();
  const states = new Map(
    round.stops.map((stop) => [stop.id, stateOf(stop, state.unsent, state.status.needsPerson)]),
  );
  const open = round.stops.filter(({ id }) => states.get(id) === 'open');
  const current = open.find(({ id }) => id === chosen) ?? open[0];
  return (
    <>
      <LineNotes state={state} at={round.at} />
      <Row as="ol" gap={6} className={css.segments} aria-hidden>
        {round.stops.map(({ id }) => (
          <li key={id} data-state={id === current?.id ? 'current' : states.get(id)} />
        ))}
      </Row>
      {round.setOutAt === null ? (
        <p role="status">{words.notSetOut}</p>
      ) : (
        current && <StopCard key={current.id} stop={current} round={round} state={state} />
      )}
      <NextStops
        stops={open.filter(({ id }) => id !== current?.id)}
        round={round}
        unsent={state.unsent}
        onChoose={choose}
      />
      <DoneStops round={round} state={state} states={states} />
    </>
  );
}

function Where({ round }: { round: OwnRound }) {
  const { round: words } = courierTexts.read();
  return (
    <p>
      {round.pickupPoint.name}, {words.addresses(round.stops.length)}
    </p>
  );
}

function LineNotes({ state: { status }, at }: { state: RoundState; at: string }) {
  const { round: words } = courierTexts.read();
  const isDown = status.line === 'down';
  if (!isDown && status.waiting === 0 && status.needsPerson.length === 0) return null;
  return (
    <Row
      as="section"
      gap={12}
      paddingX={16}
      paddingY={12}
      fill="gold-soft"
      radius={10}
      tone="gold"
      role="status"
      data-line={status.line}
    >
      <Icon of={CloudOff} />
      <div>
        {isDown && <b>{words.lineDown(formatTime(new Date(status.lineSince).toISOString()))}</b>}
        {status.waiting > 0 && <p>{words.waits(status.waiting)}</p>}
        {status.needsPerson.length > 0 && <p>{words.person(status.needsPerson.length)}</p>}
        {isDown && <p>{words.snapshotOf(formatTime(at))}</p>}
      </div>
    </Row>
  );
}

type NextProps = {
  stops: readonly Stop[];
  round: OwnRound;
  unsent: RoundState['unsent'];
  onChoose: (id: string) => void;
};

function NextStops({ stops, round: { hours, rate }, unsent, onChoose }: NextProps) {
  const { round: words } = courierTexts.read();
  const dueAt = (stop: Stop) => dueAtDoor(withoutWaiting(stop, unsent), [], rate);
  if (stops.length === 0) return null;
  return (
    <Grid
      as="section"
      gap={12}
      padding={16}
      fill="surface"
      border="all"
      className={css.card}
      aria-label={words.next}
    >
      <h2>{words.next}</h2>
      <ul className={css.list}>
        {stops.map((stop) => {
          const { charges, owedTjs } = dueAt(stop);
          return (
            <li key={stop.id}>
              <button type="button" onClick={() => onChoose(stop.id)}>
                <span className={css.number}>{stop.number}</span>
                <Text as="span" flex={1} minWidth={0} className={css.what}>
                  <b>{stop.customerCode}</b>
                  <span>{stop.address}</span>
                </Text>
                <span className={css.fact}>
                  {charges.length === 0 || owedTjs === null
                    ? hours && words.until(hours.to)
                    : formatMoney(owedTjs)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
