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
import { Box, Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
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
    <Stack flex={1} minHeight={0}>
      <div className={css.body}>
        <Box paddingX={24} paddingTop={16} paddingBottom={24} className={css.fields}>
          {row && Facts && <Facts row={row} onChanged={onChanged} />}
        </Box>
      </div>
    </Stack>
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
    <Stack
      as="form"
      ref={ref}
      flex={1}
      minHeight={0}
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
        <Box paddingX={24} paddingTop={16} paddingBottom={24} className={css.fields}>
          {!readOnly && (
            <DraftOffer saved={form.savedDraft} onRestore={form.restore} isOlder={form.isOfferOlder} />
          )}
          {form.conflict && <RowConflict list={list} form={form} conflict={form.conflict} />}
          {readOnly && (
            <Text
              marginBottom={16}
              paddingX={14}
              paddingY={10}
              fill="canvas"
              radius={10}
              tone="soft"
              size={13}
            >
              {words.readOnly}
            </Text>
          )}
          {row && Facts && <Facts row={row} onChanged={onChanged} />}
          {visible.map((section, index) => (
            <Grid
              as="fieldset"
              // oxlint-disable-next-line react/no-array-index-key -- sections never change their places
              key={index}
              gap={12}
              margin={0}
              marginBottom={20}
              padding={0}
              className={css.section}
            >
              {section.title !== undefined && (
                <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
                  {section.title}
                </Text>
              )}
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
            </Grid>
          ))}
        </Box>
        {Preview && (
          <Box
            as="aside"
            paddingX={24}
            paddingY={20}
            fill="canvas"
            className={css.preview}
            aria-label={words.preview}
          >
            <Preview fields={values} />
          </Box>
        )}
      </div>
      {!readOnly && (
        <DialogFoot>
          <Text flex={1} tone="danger" size={13} role="status">
            {form.conflict
              ? conflict.changedBy(personName(whoChanged(form.conflict)))
              : wrong > 0 && words.invalid(wrong)}
          </Text>
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
    </Stack>
  );
}
