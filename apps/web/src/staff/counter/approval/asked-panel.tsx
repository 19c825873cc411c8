import { approvalPhotoKinds, mostApprovalPhotos } from '@rohi/contract/hand-over/approval-rules';
import type { ApprovalPhotoKind } from '@rohi/contract/hand-over/approval-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Counter } from '../use-counter.ts';
import { askTexts } from '../counter-words.ts';
import { TakePhoto } from './take-photo.tsx';
import { personName } from '../../kit/people.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';

type Asked = ReplyTo<'GET /hand-over/approvals/{id}'>;

/** The customer stands and waits. */
const lookAgainMs = 3_000;

function useAsked(id: string) {
  return useQuery({
    queryKey: ['staff/hand-over', 'approval', id],
    queryFn: ({ signal }) => call('GET /hand-over/approvals/{id}', { params: { id }, quiet: true, signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.state === 'WAITING' ? lookAgainMs : false),
  });
}

type AskedProps = { id: string; chosen: string; counter: Counter };

/** How the request stands; once it is allowed, the card opens by itself. */
export function AskedPanel({ id, chosen, counter }: AskedProps) {
  const answer = useAsked(id);
  const opened = useRef(false);
  const isAllowed = answer.data?.state === 'ALLOWED';
  const { open } = counter;
  useEffect(() => {
    if (!isAllowed || opened.current) return;
    opened.current = true;
    open({ kind: 'APPROVAL', approvalId: id });
  }, [isAllowed, id, open]);
  return (
    <Answered answer={answer}>
      {(request) => (
        <section role="status" aria-label={askTexts.read().title}>
          {request.state === 'WAITING' ? (
            <Waits asked={request} onChange={() => void answer.refetch()} />
          ) : (
            <Ended asked={request} chosen={chosen} counter={counter} />
          )}
        </section>
      )}
    </Answered>
  );
}

/** Draws a photo anew and sends it. */
async function sendPhoto(id: string, kind: ApprovalPhotoKind, chosen: Blob): Promise<void> {
  const file = await redrawFile(chosen);
  if (file === undefined) {
    showMessage('error', askTexts.read().noPicture);
    return;
  }
  const query = { kind, takenAt: new Date().toISOString() };
  const params = { id, photoId: newRequestId() };
  await call('PUT /hand-over/approvals/{id}/photos/{photoId}', { params, query, file, quiet: true });
}

function Waits({ asked: { id, endsAt, photos }, onChange }: { asked: Asked; onChange: () => void }) {
  const words = askTexts.read();
  const { run, busy } = useSubmit();
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      onChange();
    });
  return (
    <>
      <h3>{words.waiting}</h3>
      <Text tone="faint" size={13} weight={400}>
        {words.waitingHint(formatTime(endsAt))}
      </Text>
      <Text tone="faint" size={13} weight={400}>
        {words.photos(photos, mostApprovalPhotos)}
      </Text>
      <Row wrap gap={8}>
        {photos < mostApprovalPhotos &&
          approvalPhotoKinds.map((kind) => (
            <TakePhoto
              key={kind}
              name={words.photo[kind]}
              busy={busy}
              onTaken={(file) => act(() => sendPhoto(id, kind, file))}
            />
          ))}
        <Button
          kind="quiet"
          isDisabled={busy}
          onPress={() =>
            act(() => call('POST /hand-over/approvals/{id}/withdraw', { params: { id }, quiet: true }))
          }
        >
          {words.withdraw}
        </Button>
      </Row>
    </>
  );
}

/** Allowed, refused with a reason, or over; a new request may be made. */
function Ended({ asked, chosen, counter }: Omit<AskedProps, 'id'> & { asked: Asked }) {
  const words = askTexts.read();
  const { id, state, decision } = asked;
  const again = () => {
    const { [chosen]: _ended, ...requests } = counter.state.requests;
    counter.change({ requests });
  };
  const isAllowed = state === 'ALLOWED' || state === 'USED';
  const title =
    decision && (isAllowed ? words.allowed(personName(decision.by)) : words.denied(personName(decision.by)));
  return (
    <>
      <h3>{title ?? words.over}</h3>
      {decision !== null && <p>{decision.reason}</p>}
      <Row wrap gap={8}>
        {state === 'ALLOWED' ? (
          <Button kind="primary" onPress={() => counter.open({ kind: 'APPROVAL', approvalId: id })}>
            {words.open}
          </Button>
        ) : (
          <Button onPress={again}>{words.again}</Button>
        )}
      </Row>
    </>
  );
}
