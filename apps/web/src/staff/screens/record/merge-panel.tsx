import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { recordTexts } from '../screen-words.ts';
import { DecideMerge, MergeDialog } from './merge-dialog.tsx';
import { useMergeRefresh, useMergesOf, type Merge } from './merge-queries.ts';
import css from './record.module.css';

/** The merges that a customer was in, with the way to the record of before; a new one for those who may. */
export function MergePanel({ id, code }: { id: string; code: string }) {
  const { merge: words } = recordTexts.read();
  const { data } = useMergesOf(id);
  const mayMerge = useUser().authorities.includes('customer:merge');
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || (data.list.length === 0 && !mayMerge)) return null;
  const isMerged = data.list.some(({ state, from }) => state === 'DONE' && from.id === id);
  return (
    <Panel title={words.title}>
      <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
        <Grid as="ul" gap={16} paddingBottom={12} aria-label={words.title}>
          {data.list.map((merge) => (
            <OneMerge key={merge.id} merge={merge} id={id} mayMerge={mayMerge} />
          ))}
        </Grid>
        {mayMerge && !isMerged && (
          <p>
            <Button onPress={() => setOpen(true)}>{words.start}</Button>
          </p>
        )}
      </Box>
      {isOpen && <MergeDialog giver={{ id, code }} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function OneMerge({ merge, id, mayMerge }: { merge: Merge; id: string; mayMerge: boolean }) {
  const { merge: words } = recordTexts.read();
  const [shows, setShows] = useState<'decide' | 'undo'>();
  const { state, from, into, askedBy, askedAt, decidedBy, decidedAt, undoableUntil, isOwn, reason } = merge;
  const gave = from.id === id;
  const other = gave ? into : from;
  const isDone = state === 'DONE';
  const title = gave ? words.took(other.customerCode) : words.before(other.customerCode);
  const who = decidedBy === null ? askedBy : decidedBy;
  return (
    <Stack as="li" gap={4}>
      <b>
        <RecordLink to="customers" id={other.customerCode}>
          {isDone ? title : `${from.customerCode} → ${into.customerCode}`}
        </RecordLink>
      </b>
      <span>{[other.name, words.states[state]].join(' · ')}</span>
      <Text as="span" tone="soft" size={13}>
        {words.by(personName(who), momentText(decidedAt ?? askedAt))}
      </Text>
      <Text as="span" tone="soft" size={13} breaks>
        {reason}
      </Text>
      {state === 'WAITING' && mayMerge && isOwn && <span>{words.own}</span>}
      {state === 'WAITING' && mayMerge && !isOwn && (
        <p>
          <Button kind="primary" onPress={() => setShows('decide')}>
            {words.decide}
          </Button>
        </p>
      )}
      {undoableUntil !== null && mayMerge && (
        <>
          <Text as="span" tone="soft" size={13}>
            {words.until(momentText(undoableUntil))}
          </Text>
          <p>
            <Button onPress={() => setShows('undo')}>{words.undo}</Button>
          </p>
        </>
      )}
      {shows === 'decide' && <DecideMerge merge={merge} onClose={() => setShows(undefined)} />}
      {shows === 'undo' && <UndoMerge merge={merge} onClose={() => setShows(undefined)} />}
    </Stack>
  );
}

/** Says what comes back, and undoes the merge; what was used stands in the refusal. */
function UndoMerge({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { merge: words, acts } = recordTexts.read();
  const [refusal, setRefusal] = useState<string>();
  const { run, busy } = useSubmit();
  const refresh = useMergeRefresh();
  const undo = () =>
    void run(
      async () => {
        await call('POST /staff/customer-merges/{id}/undo', { params: { id: merge.id }, quiet: true });
        showMessage('success', words.undone);
        onClose();
        await refresh();
      },
      (failure, keepSilent) => {
        if (failure.status !== 409) return;
        setRefusal(failure.msg);
        keepSilent();
      },
    );
  return (
    <Dialog title={`${words.undo}: ${merge.from.customerCode}`} onClose={onClose}>
      <Stack gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <p>{words.undoAsk}</p>
        {refusal !== undefined && (
          <Text as="p" tone="danger" role="alert">
            {refusal}
          </Text>
        )}
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" isDisabled={busy || refusal !== undefined} onPress={undo}>
            {words.undo}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
