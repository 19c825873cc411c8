import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate, formatDateTime } from '../../../shared/format/dates.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ParcelPhoto } from '../../screens/record/parcel-photo.tsx';
import { TakePhoto } from '../approval/take-photo.tsx';
import { ownDeviceId } from '../own-device.ts';
import type { Act } from './act-dialog.tsx';
import { useShelfRefresh } from './shelf-queries.ts';
import type { ShelfRow } from './shelf-queries.ts';
import { shelfTexts } from '../counter-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './shelf.module.css';
import { personName } from '../../kit/people.ts';

type Standing = NonNullable<ShelfRow['decision']>;
type PanelProps = { row: ShelfRow; decision: Standing; onAct: (act: Act) => void };

/** What stands about a parcel: who has decided it and why, and what can be done with that. */
export function DecisionPanel({ row, decision, onAct }: PanelProps) {
  const words = shelfTexts.read();
  const { kind, reason, askedBy, askedAt, hub, storedUntil } = decision;
  return (
    <Grid
      as="section"
      gap={8}
      justifyItems="start"
      padding={12}
      fill="canvas"
      radius="control"
      className={css.decision}
      role="status"
    >
      {kind === 'RETURN' && hub !== null && <h2>{words.ordered(hub.name)}</h2>}
      {kind === 'KEEP' && storedUntil !== null && <h2>{words.stored(formatDate(storedUntil))}</h2>}
      {kind === 'DISPOSE' && <h2>{words.waiting}</h2>}
      <blockquote className={css.quote}>{reason}</blockquote>
      <p>{words.asked(personName(askedBy), formatDateTime(askedAt))}</p>
      {kind === 'DISPOSE' && <Disposal row={row} decision={decision} onAct={onAct} />}
      {kind !== 'KEEP' && (
        <Button kind="quiet" onPress={() => onAct('withdraw')}>
          {words.acts.withdraw.title}
        </Button>
      )}
    </Grid>
  );
}

/** Its photos, and the second person's answer. */
function Disposal({ row, decision: { id, isOwn, photoIds }, onAct }: PanelProps) {
  const words = shelfTexts.read();
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = useShelfRefresh();
  const add = (chosen: Blob) =>
    void run(async () => {
      const file = await redrawFile(chosen);
      if (file === undefined) return showMessage('error', words.noPicture);
      const params = { id, photoId: newRequestId() };
      const query = { takenAt: new Date().toISOString(), deviceId: ownDeviceId() };
      await call('PUT /staff/shelf-decisions/{id}/photos/{photoId}', { params, query, file, quiet: true });
      await refresh();
    });
  const confirm = () =>
    void run(
      async () => {
        const { version } = row;
        const body = { requestId: ids.idOf(JSON.stringify([id, version])), version };
        await call('POST /staff/shelf-decisions/{id}/confirm', { params: { id }, body, quiet: true });
        await refresh();
      },
      () => void refresh(),
    );
  return (
    <>
      <div className={css.photos}>
        {photoIds.map((photoId) => (
          <ParcelPhoto key={photoId} code={row.trackingCode} photo={{ photoId, kind: 'BOX' }} />
        ))}
      </div>
      {photoIds.length === 0 && <p>{words.needsPhoto}</p>}
      {isOwn && <p>{words.needsOther}</p>}
      <div className={css.acts}>
        {isOwn ? (
          <TakePhoto name={words.photo} busy={busy} onTaken={add} />
        ) : (
          <>
            <Button kind="danger" isDisabled={busy || photoIds.length === 0} onPress={confirm}>
              {words.confirm}
            </Button>
            <Button isDisabled={busy} onPress={() => onAct('refuse')}>
              {words.acts.refuse.do}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
