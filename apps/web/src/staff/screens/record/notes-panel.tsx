import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { partsOf } from './mention-text.ts';
import { NewNote } from './new-note.tsx';
import { sayRead, readNotes, takeBackNote, type Note, type RecordOf } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
import { Box, Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './notes-panel.module.css';

/**
 * What colleagues have noted of a record, and a field for one more. Opening it marks the notes that mention this user
 * as read.
 */
export function NotesPanel({ of }: { of: RecordOf }) {
  const { notes } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['notes', of.kind, of.id],
    queryFn: ({ signal }) => readNotes(of, signal),
    staleTime: 0,
  });
  useRead(answer.data?.list ?? []);
  return (
    <Panel title={notes.title} end={notes.inside}>
      <Answered answer={answer}>
        {({ list }) => (
          <Grid as="ul">
            {list.map((note) => (
              <NoteOf key={note.id} note={note} />
            ))}
          </Grid>
        )}
      </Answered>
      <NewNote of={of} />
    </Panel>
  );
}

/** Says once that the notes which call this user were read. */
function useRead(list: readonly Note[]): void {
  const queries = useQueryClient();
  const ids = list.flatMap(({ id, callsMe }) => (callsMe ? [id] : [])).join(' ');
  useEffect(() => {
    if (ids === '') return;
    // Where it fails, the call stands at home until the record is opened again.
    void sayRead(ids.split(' ')).then(
      () => queries.invalidateQueries({ queryKey: ['mentions'] }),
      () => {},
    );
  }, [ids, queries]);
}

function NoteOf({ note }: { note: Note }) {
  const { notes } = recordTexts.read();
  const [isAsked, setAsked] = useState(false);
  const { author, at, isOwn, callsMe } = note;
  return (
    <Box as="li" paddingX={20} paddingY={10} border="top" className={classNames(callsMe && css.calls)}>
      <p className={css.text}>{wordsOf(note)}</p>
      <Row as="p" wrap rowGap={4} columnGap={8} align="center" tone="faint" size={13}>
        {author}, <time dateTime={at}>{momentText(at)}</time>
        {isOwn && (
          <Button kind="quiet" className={css.remove} onPress={() => setAsked(true)}>
            {notes.takeBack}
          </Button>
        )}
      </Row>
      {isAsked && <TakeBack note={note} onClose={() => setAsked(false)} />}
    </Box>
  );
}

/** The text of a note; who is called stands out. */
function wordsOf({ text, mentions }: Note) {
  const names = mentions.map(({ name }) => name);
  return partsOf(text, names).map(({ at, text: part, isName }) =>
    isName ? <strong key={at}>{part}</strong> : part,
  );
}

function TakeBack({ note: { id, text }, onClose }: { note: Note; onClose: () => void }) {
  const { notes, acts } = recordTexts.read();
  const queries = useQueryClient();
  const { run, busy } = useSubmit();
  const takeBack = () =>
    void run(async () => {
      await takeBackNote(id);
      onClose();
      await queries.invalidateQueries();
    });
  return (
    <Dialog title={notes.ask} onClose={onClose}>
      <Grid gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <p className={css.text}>{text}</p>
        <p>{notes.will}</p>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="danger" isDisabled={busy} onPress={takeBack}>
            {notes.takeBack}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
