import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { ownSubmit } from '../../shared/forms/own-submit.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { Button } from '../kit/ui/button.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';
import type { Visit } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import { DocumentFields, isDocument, noDocument } from './proof-fields.tsx';
import base from '../screens/cash/cash.module.css';

type DelegateDialogProps = { visit: Visit; onClose: () => void; onNamed: (visit: Visit) => void };

/** Who collects in the place of the customer, with the document that was seen. */
export function DelegateDialog({ visit, onClose, onNamed }: DelegateDialogProps) {
  const { delegate: words } = counterTexts.read();
  const [name, setName] = useState(visit.delegate?.name ?? '');
  const [document, setDocument] = useState(visit.delegate?.document ?? noDocument);
  const { run, busy } = useSubmit();
  const isReady = name.trim().length > 1 && isDocument(document);
  const send = (delegate: { name: string; document: typeof document } | null) =>
    void run(async () => {
      const asked = { params: { id: visit.id }, body: { delegate }, quiet: true } as const;
      onNamed(await call('PUT /hand-over/visits/{id}/delegate', asked));
    });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        className={base.dialog}
        noValidate
        onSubmit={ownSubmit(() => {
          if (isReady) send({ name: name.trim(), document });
        })}
      >
        <TextField
          name="delegate"
          label={words.name}
          hint={words.hint}
          value={name}
          maxLength={100}
          autoComplete="off"
          onText={setName}
        />
        <DocumentFields value={document} onChange={setDocument} />
        <div className={base.buttons}>
          {visit.delegate !== null && (
            <Button isDisabled={busy} onPress={() => send(null)}>
              {words.remove}
            </Button>
          )}
          <Button kind="primary" type="submit" isDisabled={!isReady || busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
