import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { CheckField } from '../../../../shared/forms/check-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useTripsRefresh } from '../trip-queries.ts';
import { Messages, MovedDates } from './delay-preview.tsx';
import { useDelayEndPreview } from './delay-queries.ts';
import type { DelayEnding } from './delay-queries.ts';
import { delayTexts } from '../../screen-words.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';

type EndDelayProps = { trip: string; id: number; act: DelayEnding['act']; onClose: () => void };

/** Ends a delay, or takes it back: says before to how many customers what is said, and how their dates move. */
export function EndDelayDialog({ trip, id, act, onClose }: EndDelayProps) {
  const words = delayTexts.read();
  const texts = act === 'END' ? words.end : words.takeBack;
  const refresh = useTripsRefresh();
  const { run, busy } = useSubmit();
  const [ofAll, setOfAll] = useState(false);
  const [requestId] = useState(newRequestId);
  const answer = useDelayEndPreview(id, { act, ofAll });
  const send = () =>
    void run(async () => {
      const body = { requestId, act, ofAll };
      await call('POST /trip-delays/{id}/end', { params: { id: String(id) }, body, quiet: true });
      showMessage('success', texts.done);
      await refresh();
      onClose();
    });
  return (
    <Dialog title={texts.title(trip)} onClose={onClose} wide>
      <Grid
        as="form"
        columns={1}
        gap={16}
        overflow="auto"
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(() => answer.data && send())}
      >
        <p>{texts.will}</p>
        <CheckField name="ofAll" checked={ofAll} onChange={setOfAll} error={undefined}>
          {words.ofAll}
        </CheckField>
        <Answered answer={answer}>
          {(preview) => (
            <>
              <Messages preview={preview} none={words.noneInformed} />
              <MovedDates dates={preview.dates} />
            </>
          )}
        </Answered>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            kind={act === 'END' ? 'primary' : 'danger'}
            type="submit"
            isDisabled={busy || answer.data === undefined}
          >
            {texts.yes(answer.data?.customers ?? 0)}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
