import { useState } from 'react';
import { fieldErrorsOf } from '../../../features/accounts/rules/field-errors.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import type { SavedDraft } from '../drafts/use-draft.ts';
import { goToConflict } from './conflict-place.ts';
import { isSame, withLeaf } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { type ListRow, changeRow, createRow, currentRowOf, readRow } from './list-calls.ts';
import type { AnyList } from './list-definition.ts';
import { listWords } from '../kit-words.ts';
import type { ListWords } from './texts/ru.ts';

/** What is wrong before anything is sent; the service checks the same and more. */
function checkFields(
  list: AnyList,
  values: FormValues,
  words: Pick<ListWords['form'], 'required' | 'tooLong'>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of (list.sections ?? []).flatMap((section) => section.fields)) {
    const value = values[field.key];
    const isEmpty =
      value === null ||
      value === undefined ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0);
    if (field.required && isEmpty) errors[field.key] = words.required;
    if (field.kind === 'moment' && !field.nullable && isEmpty) errors[field.key] = words.required;
    if (field.required && field.kind === 'texts')
      for (const [locale, text] of Object.entries(value as Record<string, string>))
        if (text.trim() === '') errors[`${field.key}.${locale}`] = words.required;
  }
  return errors;
}

/** What a form was filled from: the fields of a row, and the version that they are of; a new row has none. */
type RowBase = { fields: FormValues; version: number | undefined };

/** The row that stands now, where somebody else was quicker, and what a form that begins from it is filled with. */
export type Conflict = { current: ListRow; base: RowBase };

/**
 * What of a form is stored while it is typed: with what it was filled from, so that a change made meanwhile is seen.
 */
type RowDraft = {
  base: FormValues;
  values: FormValues;
  version: number | undefined;
  requestId: string;
};

export type RowFormState = {
  /** What the form was filled from. */
  base: FormValues;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  errorsOf: (key: string) => Record<string, string>;
  isTouched: boolean;
  isSaving: boolean;
  conflict: Conflict | undefined;
  set: (key: string, next: unknown) => void;
  save: () => Promise<void>;
  savedDraft: SavedDraft<RowDraft>;
  restore: (draft: RowDraft) => void;
  /** True where the row was changed after what is offered was typed. */
  isOfferOlder: boolean;
  /** Ends a conflict with these values, over the version that stands. */
  settle: (values: FormValues) => void;
};

type Errors = Readonly<Record<string, string>>;

/** What a form of a row holds, and how it is saved: over the version that it was filled from. */
export function useRowForm(
  list: AnyList,
  row: ListRow | undefined,
  onDone: (saved: ListRow) => void,
): RowFormState {
  const words = listWords.read().form;
  const fill = (from: ListRow | undefined): RowBase => ({
    fields: (from === undefined ? list.blank?.() : list.fieldsOf?.(from)) ?? {},
    version: from?.version,
  });
  const [base, setBase] = useState(() => fill(row));
  const [values, setValues] = useState(base.fields);
  const [errors, setErrors] = useState<Errors>({});
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  const [requestId, setRequestId] = useState(newRequestId);
  const isTouched = !isSame(base.fields, values);
  const savedDraft = useDraft<RowDraft>(
    `${list.path}/${row?.id ?? 'new'}`,
    isTouched
      ? {
          base: base.fields,
          values: withoutSecrets(list, values, base.fields),
          version: base.version,
          requestId,
        }
      : undefined,
  );

  const send = async (fields: FormValues, over: RowBase) => {
    const wrong = checkFields(list, fields, words);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isSaving) return;
    setSaving(true);
    try {
      const sent = list.prepare === undefined ? fields : ((await list.prepare(fields)) as FormValues);
      const wire: object = list.toWire?.(sent) ?? sent;
      const saved =
        row === undefined
          ? await createRow(list.path, requestId, wire)
          : await changeRow(list.path, row.id, over.version ?? row.version, wire);
      setBase(fill(saved));
      setValues(fill(saved).fields);
      setConflict(undefined);
      savedDraft.forget();
      showMessage('success', row === undefined ? words.created : words.saved);
      onDone(saved);
    } catch (error) {
      await showProblem(error);
    }
    setSaving(false);
  };
  const showProblem = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) return showMessage('error');
    if (error.status === 409 && row !== undefined) {
      const current = currentRowOf(error) ?? (await currentRow(list, row.id));
      if (current !== undefined && current.version !== base.version)
        return setConflict({ current, base: fill(current) });
    }
    const wrong = fieldErrorsOf(error);
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    return error.status === 401 ? undefined : showMessage('error', error.msg);
  };
  return {
    base: base.fields,
    values,
    errors,
    errorsOf: (key) => errorsBelow(errors, key),
    isTouched,
    isSaving,
    conflict,
    set: (key, next) => {
      setValues((before) => withLeaf(before, key, next));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !isAt(path, key))));
    },
    savedDraft,
    restore: (draft) => {
      setBase({ fields: draft.base, version: draft.version });
      setValues(draft.values);
      setRequestId(draft.requestId);
      setErrors({});
    },
    isOfferOlder: savedDraft.offer !== undefined && savedDraft.offer.value.version !== row?.version,
    save: async () => (conflict === undefined ? send(values, base) : goToConflict()),
    settle: (chosen) => {
      if (conflict === undefined) return;
      setBase(conflict.base);
      setValues(chosen);
      setConflict(undefined);
      if (!isSame(chosen, conflict.base.fields)) void send(chosen, conflict.base);
    },
  };
}

function withoutSecrets(list: AnyList, values: FormValues, base: FormValues): FormValues {
  return (list.sections ?? [])
    .flatMap(({ fields }) => fields)
    .reduce((safe, { key, secret }) => (secret ? { ...safe, [key]: base[key] } : safe), values);
}

async function currentRow(list: AnyList, id: ListRow['id']): Promise<ListRow | undefined> {
  try {
    return await readRow(list.path, id);
  } catch {
    // What is wrong with the row will be said by the failure that led here.
    return undefined;
  }
}

function isAt(path: string, key: string): boolean {
  return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
}

/** Errors of one field by what follows its key: `titles.ru` is `ru` of `titles`. */
function errorsBelow(errors: Errors, key: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => isAt(path, key))
      .map(([path, text]) => [path.slice(key.length).replace(/^\./, ''), text]),
  );
}
