import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Box, Grid, Row, Stack } from '../../../shared/ui/primitives.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { recordTexts } from '../screen-words.ts';
import { useMergePreview, useMergeRefresh, type Merge, type Preview } from './merge-queries.ts';
import { MergeSums } from './merge-sums.tsx';

const shortestReason = 3;

type Giver = { id: string; code: string };

/** Asks which customer stays, shows what moves and what stays, and merges or asks a second person to. */
export function MergeDialog({ giver, onClose }: { giver: Giver; onClose: () => void }) {
  const { merge: words, acts } = recordTexts.read();
  const [from, setFrom] = useState(giver);
  const [code, setCode] = useState('');
  const [into, setInto] = useState('');
  const answer = useMergePreview(from.id, into);
  // The one who has an account stays: one press, and the sums are those of the other way.
  const swap = ({ into: { id, customerCode } }: Preview) => {
    setCode(from.code);
    setInto(from.code);
    setFrom({ id, code: customerCode });
  };
  return (
    <Dialog title={words.heading(from.code)} onClose={onClose} wide>
      <Stack gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <Grid
          as="form"
          gap={12}
          noValidate
          onSubmit={ownSubmit(() => {
            setInto(code.trim());
          })}
        >
          <TextField
            name="into"
            label={words.into}
            hint={words.intoHint}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={undefined}
            onText={setCode}
            onBlur={() => {}}
          />
          <Row wrap gap={8} justify="end">
            <Button onPress={onClose}>{acts.no}</Button>
            <Button kind={into === '' ? 'primary' : 'outline'} type="submit" isDisabled={code.trim() === ''}>
              {words.look}
            </Button>
          </Row>
        </Grid>
        {into !== '' && (
          <Answered answer={answer}>
            {(preview) => (
              <MergeForm
                key={preview.seen}
                preview={preview}
                onSwap={() => swap(preview)}
                onClose={onClose}
              />
            )}
          </Answered>
        )}
      </Stack>
    </Dialog>
  );
}

type FormProps = { preview: Preview; onSwap: () => void; onClose: () => void };

function MergeForm({ preview, onSwap, onClose }: FormProps) {
  const { merge: words, acts } = recordTexts.read();
  const { from, into, seen, needsSecond, obstacles } = preview;
  const needsConsent = from.isClaimed && into.isClaimed;
  const against = obstacles.filter(({ name }) => name !== 'customers.mergeBothClaimed');
  const [reason, setReason] = useState('');
  const [consent, setConsent] = useState('');
  const [isAsked, setAsked] = useState(false);
  const ids = useRequestIds();
  const { run, busy } = useSubmit();
  const refresh = useMergeRefresh();
  const isShort = (text: string) => text.trim().length < shortestReason;
  const send = () => {
    setAsked(true);
    if (isShort(reason) || (needsConsent && isShort(consent)) || busy) return;
    const fields = {
      into: into.id,
      seen,
      reason: reason.trim(),
      ...(needsConsent ? { consent: consent.trim() } : {}),
    };
    void run(
      async () => {
        const body = { requestId: ids.idOf(JSON.stringify(fields)), ...fields };
        const done = await call('POST /staff/customers/{id}/merge', {
          params: { id: from.id },
          body,
          quiet: true,
        });
        showMessage('success', done.state === 'WAITING' ? words.asked : words.done);
        onClose();
        await refresh();
      },
      () => void refresh(),
    );
  };
  return (
    <Grid as="form" gap={16} noValidate onSubmit={ownSubmit(send)}>
      <MergeSums preview={preview} />
      <Obstacles against={against} onSwap={onSwap} />
      {against.length === 0 && (
        <>
          <AreaField
            name="reason"
            label={words.reason}
            rows={2}
            maxLength={300}
            value={reason}
            error={isAsked && isShort(reason) ? acts.reasonNeeded : undefined}
            onText={setReason}
            onBlur={() => {}}
          />
          {needsConsent && (
            <AreaField
              name="consent"
              label={words.consent}
              hint={words.consentHint}
              rows={2}
              maxLength={300}
              value={consent}
              error={isAsked && isShort(consent) ? acts.reasonNeeded : undefined}
              onText={setConsent}
              onBlur={() => {}}
            />
          )}
          {needsSecond && (
            <Box as="p" padding={12} radius="control" fill="gold-soft" tone="gold">
              {words.second}
            </Box>
          )}
          <p>{words.undoable}</p>
          <Row wrap gap={8} justify="end">
            <Button kind="primary" type="submit" isDisabled={busy}>
              {needsSecond ? words.ask : words.act}
            </Button>
          </Row>
        </>
      )}
    </Grid>
  );
}

/** What stands against it, each with what it is and where it ends. */
function Obstacles({ against, onSwap }: { against: Preview['obstacles']; onSwap: () => void }) {
  const { merge: words } = recordTexts.read();
  if (against.length === 0) return null;
  return (
    <Grid gap={8} padding={12} radius="control" fill="danger-soft" tone="danger" role="alert">
      <b>{words.against}</b>
      {against.map(({ name, text }) => (
        <p key={name}>{text}</p>
      ))}
      {against.some(({ name }) => name === 'customers.mergeWrongWay') && (
        <p>
          <Button onPress={onSwap}>{words.swap}</Button>
        </p>
      )}
    </Grid>
  );
}

/** The second person sees the same sums, and confirms or refuses. */
export function DecideMerge({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { merge: words } = recordTexts.read();
  const answer = useMergePreview(merge.from.id, merge.into.customerCode);
  const { run, busy } = useSubmit();
  const refresh = useMergeRefresh();
  const decide = (isConfirmed: boolean, seen: string) =>
    void run(
      async () => {
        await call('POST /staff/customer-merges/{id}/decision', {
          params: { id: merge.id },
          body: { isConfirmed, ...(isConfirmed ? { seen } : {}) },
          quiet: true,
        });
        showMessage('success', isConfirmed ? words.done : words.refused);
        onClose();
        await refresh();
      },
      () => void refresh(),
    );
  return (
    <Dialog title={words.confirm} onClose={onClose} wide>
      <Stack gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <p>
          <b>{merge.reason}</b>
        </p>
        {merge.consent !== null && <p>{`${words.consent}: ${merge.consent}`}</p>}
        <Answered answer={answer}>
          {(preview) => {
            const against = preview.obstacles.filter(({ name }) => name !== 'customers.mergeBothClaimed');
            return (
              <>
                <MergeSums preview={preview} />
                <Obstacles against={against} onSwap={onClose} />
                <Row wrap gap={8} justify="end">
                  <Button isDisabled={busy} onPress={() => decide(false, preview.seen)}>
                    {words.refuse}
                  </Button>
                  <Button
                    kind="primary"
                    isDisabled={busy || against.length > 0}
                    onPress={() => decide(true, preview.seen)}
                  >
                    {words.confirm}
                  </Button>
                </Row>
              </>
            );
          }}
        </Answered>
      </Stack>
    </Dialog>
  );
}
