import { longestClue } from '@rohi/contract/pool/pool-rules';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { usePoolRefresh } from './pool-queries.ts';
import type { PoolParcel } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import type { ClueField } from './texts/ru.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-panel.module.css';

const fields: readonly ClueField[] = ['code', 'customerCode', 'name', 'phone', 'goods', 'seller'];

/** What can be read of the label: a line, and six fields once it is to be changed. */
export function ClueForm({ parcel }: { parcel: PoolParcel }) {
  const { clues: words } = poolTexts.read();
  const [isOpen, setOpen] = useState(false);
  const { clues, binding } = parcel;
  const read = fields.flatMap((field) => (clues[field] === null ? [] : [[field, clues[field]] as const]));
  if (isOpen) return <Fields parcel={parcel} onClose={() => setOpen(false)} />;
  return (
    <section className={css.section} aria-label={words.title}>
      <h3>
        {words.title}
        {binding === null && (
          <Button kind="quiet" onPress={() => setOpen(true)}>
            <Icon of={PencilLine} size={16} />
            {words.edit}
          </Button>
        )}
      </h3>
      {read.length === 0 ? (
        <Text tone="soft" size={13}>
          {words.nothing}
        </Text>
      ) : (
        <Grid as="dl" gap={4} className={css.clues}>
          {read.map(([field, text]) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Grid>
      )}
    </section>
  );
}

function Fields({ parcel, onClose }: { parcel: PoolParcel; onClose: () => void }) {
  const { clues: words } = poolTexts.read();
  const [typed, setTyped] = useState(parcel.clues);
  const { run, busy } = useSubmit();
  const { show, refresh } = usePoolRefresh();
  const save = () =>
    run(
      async () => {
        const saved = await call('PUT /pool/{code}/clues', {
          params: { code: parcel.trackingCode },
          body: { version: parcel.version, ...typed },
          quiet: true,
          loading: true,
        });
        show(saved);
        showMessage('success', words.saved);
        onClose();
        await refresh();
      },
      ({ error }, keepSilent) => {
        void refresh();
        if (error !== 'list.changedMeanwhile') return;
        keepSilent();
        showMessage('error', words.changed);
      },
    );
  return (
    <Grid
      as="form"
      gap={8}
      className={css.form}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{words.title}</h3>
      {fields.map((field) => (
        <Grid as="label" key={field} gap={8} align="center" tone="soft" className={css.field}>
          <span>{words.fields[field]}</span>
          <input
            name={field}
            value={typed[field] ?? ''}
            maxLength={longestClue}
            placeholder={words.examples[field]}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here
            autoFocus={field === 'code'}
            onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
          />
        </Grid>
      ))}
      <Text tone="soft" size={13}>
        {words.hint}
      </Text>
      <Row gap={8}>
        <Button type="submit" kind="primary" isDisabled={busy}>
          {words.save}
        </Button>
        <Button onPress={onClose}>{words.cancel}</Button>
      </Row>
    </Grid>
  );
}
