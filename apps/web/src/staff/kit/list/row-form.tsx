import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { labelOf } from './field-labels.ts';
import { FormField } from './form-field.tsx';
import type { AnyList, Section } from './list-definition.ts';
import type { ListRow } from './list-calls.ts';
import { listWords } from '../kit-words.ts';
import { RowConflict, whoChanged } from './row-conflict.tsx';
import { useRowForm } from './use-row-form.ts';
import css from './row-form.module.css';
import { personName } from '../people.ts';

type RowFormProps = {
  list: AnyList;
  /** Undefined for a new row. */
  row: ListRow | undefined;
  readOnly: boolean;
  onTouched: (touched: boolean) => void;
  /** Receives the function that discards the draft, for closing the form without saving. */
  onDraft: (abandon: () => void) => void;
  onDone: (saved: ListRow) => void;
  onCancel: () => void;
  onChanged: () => void;
};

/** What is wrong may be a group of boxes: then its first one. */
const firstWrong = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** The form of a row, filled once; a row that has no fields to fill in is no form. */
export function RowForm(props: RowFormProps) {
  const { list, row } = props;
  const sections = (list.onlyNew && row ? undefined : list.sections) ?? [];
  return sections.length === 0 ? <RowFacts {...props} /> : <FieldsForm {...props} sections={sections} />;
}

function RowFacts({ list: { facts: Facts }, row, onChanged }: RowFormProps) {
  return (
    <div className={css.form}>
      <div className={css.body}>
        <div className={css.fields}>{row && Facts && <Facts row={row} onChanged={onChanged} />}</div>
      </div>
    </div>
  );
}

/** Saved with Ctrl S too. */
function FieldsForm({
  list,
  row,
  sections,
  readOnly,
  onTouched,
  onDraft,
  onDone,
  onCancel,
  onChanged,
}: RowFormProps & { sections: readonly Section[] }) {
  const { form: words, conflict } = listWords.read();
  const form = useRowForm(list, row, onDone);
  const ref = useRef<HTMLFormElement>(null);
  const { isTouched, errors, values } = form;
  useLayoutEffect(() => onTouched(isTouched), [isTouched, onTouched]);
  useLayoutEffect(() => onDraft(form.savedDraft.abandon));
  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [errors]);
  const visible = sections.filter(({ when }) => when === undefined || when(values));
  const Preview = list.hasPreview?.(values) === false ? undefined : list.preview;
  const Facts = list.facts;
  const wrong = Object.keys(errors).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl S comes up from the fields
    <form
      ref={ref}
      className={css.form}
      noValidate
      onSubmit={ownSubmit(() => void form.save())}
      onKeyDown={(event) => {
        // A dialog that stands over the form sends its keys up here too.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
          event.preventDefault();
          if (!readOnly) void form.save();
        }
      }}
    >
      <div className={classNames(css.body, Preview && css.split)}>
        <div className={css.fields}>
          {!readOnly && (
            <DraftOffer saved={form.savedDraft} onRestore={form.restore} isOlder={form.isOfferOlder} />
          )}
          {form.conflict && <RowConflict list={list} form={form} conflict={form.conflict} />}
          {readOnly && <p className={css.note}>{words.readOnly}</p>}
          {row && Facts && <Facts row={row} onChanged={onChanged} />}
          {visible.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sections never change their places
            <fieldset key={index} className={css.section}>
              {section.title !== undefined && <legend className={css.heading}>{section.title}</legend>}
              {section.fields.map((field) => (
                <FormField
                  key={field.key}
                  field={{ ...field, label: labelOf(list, field.key) }}
                  value={values[field.key]}
                  errors={form.errorsOf(field.key)}
                  readOnly={readOnly || (field.fixed === true && row !== undefined)}
                  isNew={row === undefined}
                  onChange={(next) => form.set(field.key, next)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        {Preview && (
          <aside className={css.preview} aria-label={words.preview}>
            <Preview fields={values} />
          </aside>
        )}
      </div>
      {!readOnly && (
        <DialogFoot>
          <p className={css.said} role="status">
            {form.conflict
              ? conflict.changedBy(personName(whoChanged(form.conflict)))
              : wrong > 0 && words.invalid(wrong)}
          </p>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            isDisabled={form.isSaving || (row !== undefined && !isTouched)}
          >
            {form.conflict ? conflict.choose : row === undefined ? words.create : words.save}
          </Button>
        </DialogFoot>
      )}
    </form>
  );
}
