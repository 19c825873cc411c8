import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import base from '../../screens/cash/cash.module.css';
import { ParcelPhoto } from '../../screens/record/parcel-photo.tsx';
import { TakePhoto } from '../approval/take-photo.tsx';
import { DocumentFields, isDocument, noDocument } from '../proof-fields.tsx';
import { ownDeviceId } from '../own-device.ts';
import { useShelfRefresh } from './shelf-queries.ts';
import type { ReturnRow } from './shelf-queries.ts';
import { shelfTexts } from '../counter-words.ts';
import css from './shelf.module.css';

type FetchProps = { row: ReturnRow; onClose: () => void };

/** A return is given to the person who fetches it: the person, the document, and a photo where one is wanted. */
export function FetchDialog({ row, onClose }: FetchProps) {
  const { returns: words } = shelfTexts.read();
  const { trackingCode } = row;
  const [to, setTo] = useState('');
  const [document, setDocument] = useState(noDocument);
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = useShelfRefresh();
  const isReady = to.trim().length > 1 && isDocument(document) && !busy;
  const give = () =>
    void run(
      async () => {
        const returnFields = { code: trackingCode, to: to.trim(), document };
        const body = { requestId: ids.idOf(JSON.stringify(returnFields)), ...returnFields };
        await call('POST /staff/returns/fetch', { body, quiet: true });
        showMessage('success', words.fetched(trackingCode));
        await refresh();
        onClose();
      },
      () => void refresh(),
    );
  return (
    <Dialog title={`${words.fetch}: ${trackingCode}`} onClose={onClose}>
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
          if (isReady) give();
        })}
      >
        <TextField name="to" label={words.to} maxLength={120} autoComplete="off" value={to} onText={setTo} />
        <DocumentFields value={document} onChange={setDocument} />
        <Photos row={row} />
        <Row wrap gap={8} justify="end">
          <Button kind="primary" type="submit" isDisabled={!isReady}>
            {words.give}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

/** Photos of the parcel as it is given; none has to be. */
function Photos({ row: { id, trackingCode, photoIds } }: Pick<FetchProps, 'row'>) {
  const { photo, noPicture } = shelfTexts.read();
  const { run, busy } = useSubmit();
  const refresh = useShelfRefresh();
  const add = (chosen: Blob) =>
    void run(async () => {
      const file = await redrawFile(chosen);
      if (file === undefined) return showMessage('error', noPicture);
      const params = { id, photoId: newRequestId() };
      const query = { takenAt: new Date().toISOString(), deviceId: ownDeviceId() };
      await call('PUT /staff/returns/{id}/photos/{photoId}', { params, query, file, quiet: true });
      await refresh();
    });
  return (
    <>
      {photoIds.length > 0 && (
        <div className={css.photos}>
          {photoIds.map((photoId) => (
            <ParcelPhoto key={photoId} code={trackingCode} photo={{ photoId, kind: 'BOX' }} />
          ))}
        </div>
      )}
      <div className={css.acts}>
        <TakePhoto name={photo} busy={busy} onTaken={add} />
      </div>
    </>
  );
}
