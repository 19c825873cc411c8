import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TakePhoto } from '../approval/take-photo.tsx';
import { evidenceTexts, courierTexts } from '../counter-words.ts';
import type { DoorRow } from './door-queue.ts';
import { fateOf, type StopState } from './stop-state.ts';
import type { OwnRound, Stop } from './own-round.ts';
import type { RoundState } from './own-round.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';

type Props = { round: OwnRound; state: RoundState; states: ReadonlyMap<string, StopState> };

/** Stops that were visited, with how that stands. */
export function DoneStops({ round, state, states }: Props) {
  const { round: words } = courierTexts.read();
  const done = round.stops.filter(({ id }) => states.get(id) !== 'open');
  if (done.length === 0) return null;
  return (
    <Grid
      as="section"
      gap={12}
      padding={16}
      fill="surface"
      border="all"
      className={css.card}
      aria-label={words.done}
    >
      <h2>{words.done}</h2>
      {done.length === round.stops.length && <p role="status">{words.goBack}</p>}
      <ul className={css.list}>
        {done.map((stop) => (
          <li key={stop.id} data-state={states.get(stop.id)}>
            <Text as="span" flex={1} minWidth={0} className={css.what}>
              <b>{stop.customerCode}</b>
              <span>{stop.address}</span>
              <Parts stop={stop} />
              <Fate stop={stop} is={states.get(stop.id) ?? 'open'} state={state} asked={round.evidence} />
            </Text>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** What was given of a stop, and what has come back or will not come. */
function Parts({ stop }: { stop: Stop }) {
  const { round: words, ends } = courierTexts.read();
  const { given, all, rest } = fateOf(stop);
  return (
    <>
      {given > 0 && (
        <Text as="span" tone="green" weight={600}>
          {given === all ? words.given : words.givenOf(given, all)}
        </Text>
      )}
      {rest.map(
        ({ trackingCode, ended }) =>
          ended !== null && (
            <span key={trackingCode} className={css.quiet}>
              {trackingCode} · {ends[ended]}
            </span>
          ),
      )}
    </>
  );
}

type FateProps = { stop: Stop; is: StopState; state: RoundState; asked: OwnRound['evidence'] };

function Fate({ stop, is, state, asked }: FateProps) {
  const { round: words, reasons } = courierTexts.read();
  if (is === 'stored')
    return (
      <Text as="span" tone="gold">
        {words.stored}
      </Text>
    );
  if (is === 'passedOn')
    return (
      <Text as="span" tone="gold">
        {words.passedOn}
      </Text>
    );
  if (is === 'missed' && stop.notMet !== null) {
    const { reason, againOn } = stop.notMet;
    const isOut = stop.parcels.some(({ ended }) => ended === null);
    return (
      <Text as="span" tone="gold">
        {words.missed(reasons[reason], formatDay(againOn), isOut)}
      </Text>
    );
  }
  const refused = state.status.needsPerson.filter(({ facts }) => facts.stopId === stop.id);
  return refused.map((row) => (
    <Text as="span" key={row.scanId} tone="danger">
      {words.refusedAs(row.answer?.refusal ?? row.refusal ?? '')}
      <span className={css.acts}>
        {asked !== 'NONE' && <MissingPicture row={row} state={state} />}
        <Button onPress={() => void state.queue.sendAgain(row)}>{words.sendAgain}</Button>
        <Button onPress={() => void passOn(row, state)}>{words.passOn}</Button>
        {row.facts.isPassedOn === true && (
          <Button onPress={() => void state.queue.settle(row).then(state.refresh)}>{words.settle}</Button>
        )}
      </span>
    </Text>
  ));
}

/** Leaves it to the list of the point from then on. */
function passOn(row: DoorRow, { queue }: RoundState): Promise<void> {
  return queue.sendAgain({ ...row, facts: { ...row.facts, isPassedOn: true } });
}

/**
 * What the point asks for may be newer than the round on the phone: a giving that was refused for it goes again with a
 * photo.
 */
function MissingPicture({ row, state }: { row: DoorRow; state: RoundState }) {
  const words = evidenceTexts.read();
  const { run, busy } = useSubmit();
  const { facts } = row;
  if (facts.kind !== 'GIVE' || facts.picture !== undefined) return null;
  const take = (chosen: Blob) =>
    void run(async () => {
      const file = await redrawFile(chosen);
      if (file === undefined) return showMessage('error', words.noPicture);
      const picture = { id: newRequestId(), kind: 'PHOTO', takenAt: new Date().toISOString(), file } as const;
      await state.queue.sendAgain({ ...row, facts: { ...facts, picture } });
      return undefined;
    });
  return <TakePhoto name={words.photo} busy={busy} onTaken={take} />;
}
