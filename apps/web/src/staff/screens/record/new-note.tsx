import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { calledIn, callTyped, colleaguesLike, withName, type Colleague } from './mention-text.ts';
import { readColleagues, sendNote, type RecordOf } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './notes-panel.module.css';

/** A field for a note; an @ and the beginning of a name call a colleague. */
export function NewNote({ of }: { of: RecordOf }) {
  const { notes } = recordTexts.read();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const { idOf, renew } = useRequestIds();
  const form = useRef<HTMLFormElement>(null);
  const { run, busy } = useSubmit();
  const send = () =>
    void run(async () => {
      if (text.trim() === '') return;
      const called = calledIn(text, chosen);
      await sendNote(of, idOf(JSON.stringify([text, called])), text, called);
      renew();
      setText('');
      setChosen([]);
      // The button that had the focus is off until something is typed again.
      document.getElementsByName('note')[0]?.focus();
      await queries.invalidateQueries();
    });
  const choose = (colleague: Colleague) => {
    setText(withName(text, colleague.name));
    setChosen([...chosen, colleague]);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Grid
      as="form"
      ref={form}
      gap={10}
      justifyItems="start"
      paddingX={20}
      paddingTop={12}
      paddingBottom={16}
      border="top"
      className={css.form}
      noValidate
      onSubmit={ownSubmit(send)}
    >
      <AreaField
        name="note"
        label={notes.field}
        hint={notes.mention}
        rows={2}
        maxLength={1_000}
        value={text}
        error={undefined}
        onText={setText}
        onBlur={() => {}}
        below={<Colleagues typed={callTyped(text)} onChoose={choose} />}
      />
      <Button type="submit" isDisabled={busy || text.trim() === ''}>
        {notes.add}
      </Button>
    </Grid>
  );
}

type ColleaguesProps = { typed: string | undefined; onChoose: (colleague: Colleague) => void };

/** Colleagues with a name that begins as typed. */
function Colleagues({ typed, onChoose }: ColleaguesProps) {
  const { notes } = recordTexts.read();
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => readColleagues(signal),
    enabled: typed !== undefined,
  });
  if (typed === undefined || data === undefined) return null;
  const found = colleaguesLike(data.list, typed);
  // A name that stands there whole was chosen already.
  if (found.length === 0 || found.some(({ name }) => typed.startsWith(name))) return null;
  return (
    <Row wrap gap={4} role="group" aria-label={notes.colleagues}>
      {found.map((colleague) => (
        <Button key={colleague.id} kind="quiet" onPress={() => onChoose(colleague)}>
          @{colleague.name}
        </Button>
      ))}
    </Row>
  );
}
