import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { fetchPicture } from '../../../../shared/api/fetch-picture.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { PictureCanvas } from '../../../../shared/ui/picture-canvas.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { WaitingCard } from '../waiting-card.tsx';
import { compensationTexts } from '../../screen-words.ts';
import { DecideForm } from './decide-form.tsx';
import type { Compensation } from './office-compensation.ts';
import { Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import { personName } from '../../../kit/people.ts';

const root = 'staff/compensations';

/** Claims for damage and loss that wait for the office or for a second person. */
export function Compensations() {
  const words = compensationTexts.read();
  const answer = useQuery({
    queryKey: [root],
    queryFn: ({ signal }) => call('GET /staff/compensations', { quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <WaitingCard words={words} answer={answer} keyOf={({ id }) => id}>
      {(one) => <Line one={one} />}
    </WaitingCard>
  );
}

function Line({ one }: { one: Compensation }) {
  const words = compensationTexts.read();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [root] });
  const [part, setShown] = useState<'decide' | 'photos'>();
  const { customerCode, trackingCode, state, granted, decidedBy, photoIds, askedBy } = one;
  const about = [
    words.asked(formatMoney(one.asked), words.kinds[one.kind]),
    words.limits(formatMoney(one.limit), formatMoney(one.paid)),
    words.decideBy(formatDate(one.decideBy)),
    ...(askedBy === null ? [] : [words.askedBy(personName(askedBy))]),
  ];
  const end = () => {
    setShown(undefined);
    void refresh();
  };
  return (
    <li>
      <span>
        <b>{`${customerCode} · ${trackingCode}`}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {about.join(' · ')}
        </Text>
        <span>{one.words}</span>
        {state === 'CONFIRMING' && granted !== null && (
          <Text as="span" tone="faint" size={13} weight={400}>
            {words.grantedBy(formatMoney(granted), personName(decidedBy ?? ''))}
          </Text>
        )}
      </span>
      {photoIds.length > 0 && (
        <Button onPress={() => setShown('photos')}>{words.photos(photoIds.length)}</Button>
      )}
      {state === 'CONFIRMING' ? (
        <ConfirmButtons one={one} onEnd={end} />
      ) : (
        <Button
          kind="primary"
          onPress={() => setShown('decide')}
          aria-label={`${words.decide}: ${trackingCode}`}
        >
          {words.decide}
        </Button>
      )}
      {part === 'decide' && (
        <Dialog title={`${words.decide}: ${trackingCode}`} onClose={() => setShown(undefined)}>
          <DecideForm one={one} onEnd={end} onClose={() => setShown(undefined)} />
        </Dialog>
      )}
      {part === 'photos' && (
        <Dialog title={words.photos(photoIds.length)} onClose={() => setShown(undefined)} wide>
          <Grid
            gap={14}
            overflow="auto"
            paddingX={24}
            paddingTop={0}
            paddingBottom={20}
            className={css.dialog}
          >
            {photoIds.map((photoId, index) => (
              <Photo key={photoId} one={one} photoId={photoId} number={index + 1} />
            ))}
          </Grid>
        </Dialog>
      )}
    </li>
  );
}

type PhotoProps = { one: Compensation; photoId: string; number: number };

function Photo({ one: { id, trackingCode }, photoId, number }: PhotoProps) {
  const words = compensationTexts.read();
  const { data } = useQuery({
    queryKey: ['staff-compensation-photo', id, photoId],
    queryFn: async () =>
      (await fetchPicture('GET /staff/compensations/{id}/photos/{photoId}', { params: { id, photoId } })) ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === null) return <p>{words.gone}</p>;
  if (data === undefined) return null;
  return <PictureCanvas picture={data} label={words.photo(trackingCode, number)} className={css.photo} />;
}

function ConfirmButtons({ one: { id, decidedBy }, onEnd }: { one: Compensation; onEnd: () => void }) {
  const words = compensationTexts.read();
  const user = useUser();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const send = (isConfirmed: boolean) =>
    void run(async () => {
      const body = { requestId, isConfirmed };
      await call('POST /staff/compensations/{id}/confirm', { params: { id }, body, quiet: true });
      if (isConfirmed) showMessage('success', words.saved);
      onEnd();
    });
  return (
    <>
      <Button isDisabled={busy} onPress={() => send(false)}>
        {words.sendBack}
      </Button>
      {decidedBy !== user.name && (
        <Button kind="primary" isDisabled={busy} onPress={() => send(true)}>
          {words.confirm}
        </Button>
      )}
    </>
  );
}
