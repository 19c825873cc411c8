import { longestParcelName, readParcelName } from '@rohi/contract/tracking/parcel-name';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../api/call.ts';
import type { CurrentOf } from '../api/calls.ts';
import { TextField } from '../forms/text-field.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showMessage } from '../ui/messages.tsx';
import { noteName, useParcelName } from './given-names.ts';
import { nameTexts } from './name-words.ts';
import { Row, Text } from '../ui/primitives.tsx';
import css from './parcel-name.module.css';

type NameProps = { code: string; name: string | null };

/** Stores a name; where another was given meanwhile it is shown, and the next try replaces it. */
function useNaming({ code, name }: NameProps, onDone: () => void) {
  const words = nameTexts.read();
  const { run, busy } = useSubmit();
  const save = (typed: string) =>
    void run(
      async () => {
        const stored = await call('PUT /profile/parcel-names/{code}', {
          params: { code },
          body: { name: typed, was: name },
          quiet: true,
        });
        noteName(code, stored.name, name);
        showMessage('success', stored.name === null ? words.removed : words.saved);
        onDone();
      },
      (error) => {
        if (error.error !== 'tracking.nameChangedMeanwhile') return;
        noteName(code, (error.current as CurrentOf<'PUT /profile/parcel-names/{code}'>).name, name);
      },
    );
  return { save, busy };
}

function NameForm({ onClose, ...parcel }: NameProps & { onClose: () => void }) {
  const words = nameTexts.read();
  const { name } = parcel;
  const [typed, setTyped] = useState(name ?? '');
  const [error, setError] = useState<string>();
  const { save, busy } = useNaming(parcel, onClose);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readParcelName(typed);
    setError('error' in read ? words.errors[read.error] : undefined);
    if ('name' in read) save(read.name);
  };
  return (
    <form ref={ref} className={css.form} onSubmit={submit} noValidate>
      <TextField
        name="parcelName"
        label={words.label}
        hint={words.hint}
        value={typed}
        onText={setTyped}
        error={error}
        onBlur={() => undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        autoComplete="off"
        maxLength={2 * longestParcelName}
      />
      <Row wrap gap={8}>
        <Button type="submit" aria-disabled={busy || undefined}>
          {words.save}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        {name !== null && (
          <Button kind="soft" aria-disabled={busy || undefined} onClick={() => save('')}>
            {words.remove}
          </Button>
        )}
      </Row>
    </form>
  );
}

type ParcelNameProps = NameProps & { isShown?: boolean; isShort?: boolean | undefined };

/**
 * What an own parcel is called, and where it is named. `isShown`: its name stands beside already; `isShort`: the button
 * shows its pencil alone.
 */
export function ParcelName({ code, name: answered, isShown = false, isShort = false }: ParcelNameProps) {
  const words = nameTexts.read();
  const name = useParcelName(code, answered);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  useEffect(() => {
    // A user who works by keys goes on where the form was opened.
    if (!isOpen && hasClosed.current) button.current?.focus();
    hasClosed.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <NameForm code={code} name={name} onClose={() => setIsOpen(false)} />;
  return (
    <Row as="p" wrap rowGap={0} columnGap={12} align="center">
      {name !== null && !isShown && (
        <Text as="bdi" weight={600} breaks>
          {name}
        </Text>
      )}
      <button ref={button} type="button" className={css.open} onClick={() => setIsOpen(true)}>
        <Icon of={Pencil} size={16} />
        <span className={isShort ? 'visually-hidden' : undefined}>
          {name === null ? words.add : words.change}
        </span>
        <span className="visually-hidden"> {code}</span>
      </button>
    </Row>
  );
}
