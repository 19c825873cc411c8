import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { readNotes, sendNote, takeBackNote, type Note, type RecordOf } from './record-calls.ts';
import { recordTexts } from './record-words.ts';
import css from './notes-panel.module.css';

/** What colleagues have noted of a record, and a field for one more. */
export function NotesPanel({ of }: { of: RecordOf }) {
  const { notes } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['notes', of.kind, of.id],
    queryFn: ({ signal }) => readNotes(of, signal),
    staleTime: 0,
  });
  return (
    <Panel title={notes.title} end={notes.inside}>
      <Answered answer={answer}>
        {({ list }) => (
          <ul className={css.list}>
            {list.map((note) => (
              <NoteOf key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Answered>
      <NewNote of={of} />
    </Panel>
  );
}

function NoteOf({ note: { id, text, author, at, isOwn } }: { note: Note }) {
  const { notes } = recordTexts.read();
  const queries = useQueryClient();
  const { run, busy } = useSubmit();
  const takeBack = () =>
    void run(async () => {
      await takeBackNote(id);
      await queries.invalidateQueries();
    });
  return (
    <li className={css.note}>
      <p className={css.text}>{text}</p>
      <p className={css.by}>
        {author}, <time dateTime={at}>{momentText(at)}</time>
        {isOwn && (
          <Button kind="quiet" className={css.remove} isDisabled={busy} onPress={takeBack}>
            {notes.takeBack}
          </Button>
        )}
      </p>
    </li>
  );
}

function NewNote({ of }: { of: RecordOf }) {
  const { notes } = recordTexts.read();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(newRequestId);
  const { run, busy } = useSubmit();
  const send = () =>
    void run(async () => {
      if (text.trim() === '') return;
      await sendNote(of, requestId, text);
      setRequestId(newRequestId());
      setText('');
      await queries.invalidateQueries();
    });
  return (
    <form className={css.form} noValidate onSubmit={ownSubmit(send)}>
      <AreaField
        name="note"
        label={notes.field}
        rows={2}
        maxLength={1_000}
        value={text}
        error={undefined}
        onText={setText}
        onBlur={() => {}}
      />
      <Button type="submit" isDisabled={busy || text.trim() === ''}>
        {notes.add}
      </Button>
    </form>
  );
}
