import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from './form-field.tsx';
import type { AnyList, ListRow } from './list-definition.ts';
import { listWords } from './list-words.ts';
import { RowConflict } from './row-conflict.tsx';
import { useRowForm } from './use-row-form.ts';
import css from './row-form.module.css';

type RowFormProps = {
  list: AnyList;
  /** Undefined for a new row. */
  row: ListRow | undefined;
  readOnly: boolean;
  onTouched: (touched: boolean) => void;
  onDone: (saved: ListRow) => void;
  onCancel: () => void;
  onChanged: () => void;
};

/** The form of a row, filled once; saved with Ctrl S too. */
export function RowForm({ list, row, readOnly, onTouched, onDone, onCancel, onChanged }: RowFormProps) {
  const { form: words } = listWords.read();
  const form = useRowForm(list, row, onDone);
  const ref = useRef<HTMLFormElement>(null);
  const { isTouched, errors, values } = form;
  useLayoutEffect(() => onTouched(isTouched), [isTouched, onTouched]);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const Preview = list.preview;
  const Facts = list.facts;
  const sections = (list.onlyNew && row ? undefined : list.sections) ?? [];
  const wrong = Object.keys(errors).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl S comes up from the fields
    <form
      ref={ref}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
          event.preventDefault();
          if (!readOnly) void form.save();
        }
      }}
    >
      <div className={classNames(css.body, Preview && css.split)}>
        <div className={css.fields}>
          {form.conflict && <RowConflict list={list} form={form} conflict={form.conflict} />}
          {readOnly && sections.length > 0 && <p className={css.note}>{words.readOnly}</p>}
          {row && Facts && <Facts row={row} onChanged={onChanged} />}
          {sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sections never change their places
            <fieldset key={index} className={css.section}>
              {section.title !== undefined && <legend className={css.heading}>{section.title}</legend>}
              {section.fields.map((field) => (
                <FormField
                  key={field.key}
                  field={field}
                  value={values[field.key]}
                  errors={form.errorsOf(field.key)}
                  readOnly={readOnly || (field.fixed === true && row !== undefined)}
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
        <div className={css.foot}>
          <p className={css.said} role="status">
            {wrong > 0 && words.invalid(wrong)}
          </p>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            isDisabled={form.isSaving || (row !== undefined && !isTouched)}
          >
            {row === undefined ? words.create : words.save}
          </Button>
        </div>
      )}
    </form>
  );
}
