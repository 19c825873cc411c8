import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FetchDialog } from './fetch-dialog.tsx';
import { useReturns, useShelfRefresh } from './shelf-queries.ts';
import type { ReturnRow, Returns } from './shelf-queries.ts';
import { shelfTexts } from '../counter-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './shelf.module.css';
import { personName } from '../../kit/people.ts';
import { ListFrame, NoCards } from '../../kit/list/list-frame.tsx';

/** Returns: the point scans a parcel out to who carries it, the hub scans it in and gives it to its sender. */
export function ReturnsScreen() {
  const { returns: words } = shelfTexts.read();
  const answer = useReturns();
  return (
    <ListFrame title={words.title}>
      <Steps />
      <Answered answer={answer}>
        {({ list, flagged }) => (
          <>
            {list.length > 0 || flagged.count > 0 ? (
              <p role="status">{list.length > 0 ? words.lead : words.noneOrdered}</p>
            ) : (
              <NoCards title={words.none} />
            )}
            <Grid as="ul" gap={12}>
              {list.map((row) => (
                <Return key={row.id} row={row} />
              ))}
            </Grid>
            <Flagged flagged={flagged} />
          </>
        )}
      </Answered>
    </ListFrame>
  );
}

function Return({ row }: { row: ReturnRow }) {
  const { returns: words } = shelfTexts.read();
  const { authorities } = useUser();
  const [isOpen, setOpen] = useState(false);
  const { trackingCode, pickupPoint, hub, state } = row;
  return (
    <Grid
      as="li"
      gap={8}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={trackingCode}
    >
      <div className={css.head}>
        <Text as="b" tone="lapis" size={18} weight={700}>
          {trackingCode}
        </Text>
        <Text
          as="span"
          marginStart="auto"
          fill="gold-soft"
          radius="pill"
          tone="gold"
          weight={600}
          digits
          className={css.since}
        >
          {words.states[state === 'SENT' || state === 'ARRIVED' ? state : 'ORDERED']}
        </Text>
      </div>
      <p>{`${pickupPoint.name} → ${hub?.name ?? ''}`}</p>
      <p>
        <Whereabouts row={row} />
      </p>
      {state === 'ARRIVED' && authorities.includes('parcel:inbound') && (
        <div className={css.acts}>
          <Button onPress={() => setOpen(true)}>{words.fetch}</Button>
        </div>
      )}
      {isOpen && <FetchDialog row={row} onClose={() => setOpen(false)} />}
    </Grid>
  );
}

/** All that is flagged as going back, as the home counts it, and where those lie that were not ordered back. */
function Flagged({ flagged: { count, list } }: Pick<Returns, 'flagged'>) {
  const { returns: words } = shelfTexts.read();
  const unordered = list.filter(({ isOrdered }) => !isOrdered);
  if (count === 0) return null;
  return (
    <section>
      <h2>{words.flagged(count)}</h2>
      {unordered.length > 0 && <p>{words.unordered}</p>}
      <Grid as="ul" gap={12}>
        {unordered.map(({ trackingCode, statusName, pickupPoint, lies }) => (
          <Grid
            as="li"
            key={trackingCode}
            gap={8}
            minWidth={0}
            padding={16}
            fill="surface"
            border="all"
            radius="panel"
            breaks
            className={css.card}
            aria-label={trackingCode}
          >
            <div className={css.head}>
              <Text as="b" tone="lapis" size={18} weight={700}>
                {trackingCode}
              </Text>
              <Text
                as="span"
                marginStart="auto"
                fill="gold-soft"
                radius="pill"
                tone="gold"
                weight={600}
                digits
                className={css.since}
              >
                {statusName}
              </Text>
            </div>
            {pickupPoint && <p>{words.goesTo(pickupPoint.name)}</p>}
            <p>
              {lies === null
                ? words.notReported
                : words.liesAt(lies.unit.name, personName(lies.by), formatDateTime(lies.since))}
            </p>
          </Grid>
        ))}
      </Grid>
    </section>
  );
}

/** In which cell it lies at its point, who has taken it from there, since when it lies at the hub. */
function Whereabouts({ row: { state, cell, carriedBy, sentAt, arrivedAt } }: { row: ReturnRow }) {
  const { returns: words, cell: inCell, noCell } = shelfTexts.read();
  if (state === 'ARRIVED' && arrivedAt !== null) return words.liesSince(formatDateTime(arrivedAt));
  if (state === 'SENT' && carriedBy !== null && sentAt !== null)
    return words.sentWith(carriedBy, formatDateTime(sentAt));
  return cell === null ? noCell : inCell(cell);
}

/** The scan, and its effect for staff of this place. */
function Steps() {
  const { returns: words } = shelfTexts.read();
  const { authorities } = useUser();
  const [code, setCode] = useState('');
  const [carriedBy, setCarriedBy] = useState('');
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = useShelfRefresh();
  const maySend = authorities.includes('parcel:hand-over');
  const mayTakeIn = authorities.includes('parcel:inbound');
  const isReady = code.trim() !== '' && !busy;
  const canSend = isReady && carriedBy.trim().length > 1;
  const act = (step: 'send' | 'arrive') =>
    void run(
      async () => {
        const scanned = code.trim();
        const requestId = ids.idOf(JSON.stringify([step, scanned, carriedBy]));
        const { trackingCode } =
          step === 'send'
            ? await call('POST /staff/returns/send', {
                body: { requestId, code: scanned, carriedBy: carriedBy.trim() },
                quiet: true,
              })
            : await call('POST /staff/returns/arrive', { body: { requestId, code: scanned }, quiet: true });
        showMessage('success', step === 'send' ? words.sent(trackingCode) : words.arrived(trackingCode));
        setCode('');
        await refresh();
      },
      () => void refresh(),
    );
  return (
    <Grid
      as="form"
      gap={8}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      noValidate
      onSubmit={ownSubmit(() => {
        if (maySend && canSend) act('send');
        else if (!maySend && isReady) act('arrive');
      })}
    >
      <TextField name="code" label={words.scan} value={code} onText={setCode} />
      {maySend && (
        <TextField
          name="carriedBy"
          label={words.carriedBy}
          maxLength={120}
          value={carriedBy}
          onText={setCarriedBy}
        />
      )}
      <div className={css.acts}>
        {maySend && (
          <Button kind="primary" type="submit" isDisabled={!canSend}>
            {words.send}
          </Button>
        )}
        {mayTakeIn && (
          <Button kind={maySend ? 'outline' : 'primary'} isDisabled={!isReady} onPress={() => act('arrive')}>
            {words.arrive}
          </Button>
        )}
      </div>
    </Grid>
  );
}
