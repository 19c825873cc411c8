import { reasonLength } from '@rohi/contract/hand-over/approval-rules';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { PhotoThumb } from '../../kit/photos/photo-thumb.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { timeOfDay } from '../../stations/bar/time-of-day.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import listCss from '../../stations/photos/refused-photos.module.css';
import personCss from '../../stations/receiving/needs-person.module.css';
import { TakePhoto } from '../approval/take-photo.tsx';
import type { EvidenceQueue, EvidenceRow } from './evidence-queue.ts';
import { evidenceTexts } from '../counter-words.ts';

type Props = { queue: EvidenceQueue; refused: readonly EvidenceRow[] };

/**
 * Photos and signatures that the service does not take, each with why: taken again, sent again, or given up with a
 * reason.
 */
export function RefusedPictures({ queue, refused }: Props) {
  const { refused: words } = evidenceTexts.read();
  if (refused.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <Text as="h3" marginTop={16} marginBottom={4} size={16} className={listCss.heading}>
        {words.title}
      </Text>
      <Text marginBottom={8} tone="soft" className={listCss.lead}>
        {words.lead}
      </Text>
      <Grid as="ul" gap={10} marginBottom={20} className={listCss.list}>
        {refused.map((row) => (
          <Refused key={row.scanId} queue={queue} row={row} />
        ))}
      </Grid>
    </section>
  );
}

function Refused({ queue, row }: { queue: EvidenceQueue; row: EvidenceRow }) {
  const { refused: words, noPicture } = evidenceTexts.read();
  const { run, busy } = useSubmit();
  const [isDropping, setDropping] = useState(false);
  const { customerCode, kind, file, takenAt } = row.facts;
  const takeAgain = (chosen: Blob) =>
    void run(async () => {
      const made = await redrawFile(chosen);
      if (made === undefined) return showMessage('error', noPicture);
      const facts = { ...row.facts, kind: 'PHOTO', takenAt: new Date().toISOString(), file: made } as const;
      await queue.add({ scanId: newRequestId(), deviceId: row.deviceId, facts }, [row]);
      return undefined;
    });
  return (
    <li>
      <PhotoThumb file={file} label={words.kinds[kind]} className={listCss.thumb} />
      <span className={listCss.said}>
        <b>{customerCode}</b> {timeOfDay(Date.parse(takenAt))}
        <Text as="span" tone="danger">
          {row.answer?.refusal ?? row.refusal}
        </Text>
      </span>
      {isDropping ? (
        <DropForm queue={queue} row={row} onBack={() => setDropping(false)} />
      ) : (
        <Row as="span" wrap gap={8}>
          <TakePhoto name={words.takeAgain} busy={busy} onTaken={takeAgain} />
          <Button onPress={() => void queue.sendAgain(row)}>{words.sendAgain}</Button>
          <Button kind="quiet" onPress={() => setDropping(true)}>
            {words.drop}
          </Button>
        </Row>
      )}
    </li>
  );
}

type DropProps = { queue: EvidenceQueue; row: EvidenceRow; onBack: () => void };

/** Why there will be no picture: it stands in the record of the hand-over. */
function DropForm({ queue, row, onBack }: DropProps) {
  const { refused: words } = evidenceTexts.read();
  const { run, busy } = useSubmit();
  const [reason, setReason] = useState('');
  const { visit, kind } = row.facts;
  const drop = () =>
    run(async () => {
      const body = { visit, kind, reason: reason.trim() };
      await call('PUT /hand-over/evidence/{id}/dropped', { params: { id: row.scanId }, body, quiet: true });
      await queue.settle(row);
    });
  return (
    <Row
      as="form"
      wrap
      gap={8}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim().length >= reasonLength.min) void drop();
      }}
    >
      <Grid as="label" gap={4} tone="soft" size={13} className={personCss.field}>
        {words.reason}
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here
          autoFocus
          required
          minLength={reasonLength.min}
          maxLength={reasonLength.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Grid>
      <Button type="submit" isDisabled={busy}>
        {words.confirm}
      </Button>
      <Button kind="quiet" onPress={onBack}>
        {words.back}
      </Button>
    </Row>
  );
}
