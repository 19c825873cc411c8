import { reasonLength } from '@rohi/contract/hand-over/approval-rules';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import base from '../../screens/cash/cash.module.css';
import { useShelfRefresh } from './shelf-queries.ts';
import type { Shelf, ShelfRow } from './shelf-queries.ts';
import { shelfTexts } from '../counter-words.ts';

/** What may be done to a parcel of the list. */
export type Act = 'keep' | 'return' | 'dispose' | 'refuse' | 'withdraw';

type ActDialogProps = { act: Act; row: ShelfRow; hubs: Shelf['hubs']; onClose: () => void };

const usualDays = 14;

/** One decision, with its reason and what it needs beside. */
export function ActDialog({ act, row, hubs, onClose }: ActDialogProps) {
  const words = shelfTexts.read();
  const [today] = useState(() => dushanbeDay(new Date()));
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState(addDays(today, usualDays));
  const [standsStill, setStandsStill] = useState(false);
  const [hub, setHub] = useState(String(hubs[0]?.id ?? ''));
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = useShelfRefresh();
  const isReady = reason.trim().length >= reasonLength.min && (act !== 'return' || hub !== '') && !busy;
  const send = () => {
    const body = { act, reason: reason.trim(), until, standsStill, hubId: Number(hub) };
    const requestId = ids.idOf(JSON.stringify([row.trackingCode, row.version, body]));
    void run(
      async () => {
        await carryOut(row, requestId, body);
        await refresh();
        onClose();
      },
      () => void refresh(),
    );
  };
  const { title, do: carry, follows } = words.acts[act];
  return (
    <Dialog title={`${title}: ${row.trackingCode}`} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={base.dialog}
        noValidate
        onSubmit={ownSubmit(() => {
          if (isReady) send();
        })}
      >
        <p>{follows}</p>
        {act === 'keep' && (
          <>
            <TextField name="until" type="date" label={words.until} value={until} onText={setUntil} />
            <CheckField name="standsStill" checked={standsStill} onChange={setStandsStill} error={undefined}>
              {words.standsStill}
            </CheckField>
          </>
        )}
        {act === 'return' && (
          <SelectField name="hubId" label={words.hub} value={hub} onText={setHub}>
            {hubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <AreaField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={reasonLength.max}
          value={reason}
          onText={setReason}
        />
        <Row wrap gap={8} justify="end">
          <Button kind={act === 'dispose' ? 'danger' : 'primary'} type="submit" isDisabled={!isReady}>
            {carry}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

type Given = { act: Act; reason: string; until: string; standsStill: boolean; hubId: number };

async function carryOut(
  { trackingCode, version, decision }: ShelfRow,
  requestId: string,
  { act, reason, until, standsStill, hubId }: Given,
): Promise<void> {
  if (act === 'refuse' || act === 'withdraw') {
    if (decision === null) return;
    const params = { id: decision.id };
    await call(`POST /staff/shelf-decisions/{id}/${act}`, {
      params,
      body: { requestId, reason },
      quiet: true,
    });
    return;
  }
  const params = { id: trackingCode };
  const body = { requestId, version, standingId: decision?.id ?? null, reason };
  if (act === 'keep')
    await call('POST /staff/shelf/{id}/keep', {
      params,
      body: { ...body, until, standsStill },
      quiet: true,
    });
  else if (act === 'return')
    await call('POST /staff/shelf/{id}/return', { params, body: { ...body, hubId }, quiet: true });
  else await call('POST /staff/shelf/{id}/dispose', { params, body, quiet: true });
}
