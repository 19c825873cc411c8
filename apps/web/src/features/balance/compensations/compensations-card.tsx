import { mostCompensationPhotos } from '@rohi/contract/billing/compensation-rules';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMonthDay } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { redirect, useRoute } from '../../../shared/router/hash-router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { AskForm } from './ask-form.tsx';
import { compensationTexts } from '../balance-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from '../balance.module.css';

type Compensation = ReplyTo<'GET /profile/compensations'>['list'][number];

/** What was asked for damage and loss, how each stands, and the way to ask. */
export function CompensationsCard() {
  const words = compensationTexts.read();
  const answer = useAnswer('GET /profile/compensations', {});
  const [asks, setAsks] = useState(false);
  // Collected parcels lead here with their code.
  const code = useRoute().query.get('claim') ?? '';
  const isOpen = asks || code !== '';
  const end = (isSent: boolean) => {
    setAsks(false);
    if (code !== '') redirect('balance');
    if (isSent) answer.again();
  };
  return (
    <Card title={words.title} className={css.last}>
      <p className={css.note}>{words.lead}</p>
      <Button kind="outline" className={css.ask} onClick={() => setAsks(true)}>
        {words.ask}
      </Button>
      {answer.state === 'ready' ? (
        <ul className={css.lines}>
          {answer.data.list.map((one) => (
            <Line key={one.id} one={one} again={answer.again} />
          ))}
        </ul>
      ) : (
        <Missing answer={answer} />
      )}
      <Dialog open={isOpen} onClose={() => end(false)} title={words.ask} width={480}>
        {isOpen && <AskForm code={code} onEnd={end} />}
      </Dialog>
    </Card>
  );
}

const dayOf = (moment: string) => formatMonthDay(dushanbeDay(new Date(moment)));

function Line({ one, again }: { one: Compensation; again: () => void }) {
  const words = compensationTexts.read();
  const { trackingCode, state, kind, asked, limit, askedAt, decideBy, granted, reason } = one;
  const isOpen = state === 'WAITING' || state === 'CONFIRMING';
  const more = [
    words.asked(dayOf(askedAt), words.kinds[kind], formatMoney(limit)),
    isOpen ? words.decideBy(formatMonthDay(decideBy)) : undefined,
    granted === null ? undefined : words.granted(formatMoney(granted)),
    reason === null ? undefined : words.reason(reason),
  ].filter((text) => typeof text === 'string');
  return (
    <li>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
        <b>{`${trackingCode} · ${formatMoney(asked)}`}</b>
        <Text as="span" tone="soft" size={14} weight={600} className={css.state}>
          {words.states[state]}
        </Text>
      </Row>
      <p className={css.note}>{more.join(' · ')}</p>
      {state === 'WAITING' && one.photoIds.length < mostCompensationPhotos && (
        <AddPhoto one={one} again={again} />
      )}
    </li>
  );
}

/** Draws a photo anew and sends it. */
async function sendPhoto(id: string, chosen: Blob): Promise<void> {
  const file = await redrawFile(chosen);
  if (file === undefined) {
    showMessage('error', compensationTexts.read().noPicture);
    return;
  }
  const params = { id, photoId: newRequestId() };
  await call('PUT /profile/compensations/{id}/photos/{photoId}', { params, file, quiet: true });
}

function AddPhoto({ one: { id, trackingCode, photoIds }, again }: { one: Compensation; again: () => void }) {
  const words = compensationTexts.read();
  const files = useRef<HTMLInputElement>(null);
  const { run, busy } = useSubmit();
  return (
    <>
      <input
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept="image/*"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) void run(() => sendPhoto(id, file)).finally(again);
        }}
      />
      <Button
        kind="soft"
        aria-label={words.photoOf(trackingCode)}
        aria-disabled={busy || undefined}
        onClick={() => files.current?.click()}
      >
        <Icon of={Camera} />
        {words.photo(photoIds.length, mostCompensationPhotos)}
      </Button>
    </>
  );
}
