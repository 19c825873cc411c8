import { useEffect, useState } from 'react';
import { findDraft, forgetDraft, saveDraft } from './drafts.ts';
import { useFormState, type FormState } from './use-form.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Of a stored draft the fields that this form has. */
function typedBefore<Name extends string>(name: string, fields: readonly Name[]): Partial<Values<Name>> {
  const draft = findDraft(name);
  if (typeof draft !== 'object' || draft === null) return {};
  const stored = draft as Record<string, unknown>;
  return Object.fromEntries(
    fields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  ) as Partial<Values<Name>>;
}

/**
 * The state of a form with texts that outlive a reload. `forget` ends the draft: when it was sent, and when its user
 * does not want it.
 * @param name of the form; with the row and its version where it changes one, so that no draft is put over a newer row
 * @param secret fields that are never stored
 */
export function useDraft<Name extends string>(
  name: string,
  initial: Values<Name>,
  secret: readonly NoInfer<Name>[] = [],
): FormState<Name> & { forget: () => void } {
  const fields = (Object.keys(initial) as Name[]).filter((field) => !secret.includes(field));
  const [start] = useState(() => ({ ...initial, ...typedBefore(name, fields) }));
  const state = useFormState<Name>(start);
  const typed = fields.filter((field) => state.values[field] !== initial[field]);
  const draft = JSON.stringify(Object.fromEntries(typed.map((field) => [field, state.values[field]])));
  useEffect(() => {
    if (draft === '{}') forgetDraft(name);
    else saveDraft(name, JSON.parse(draft) as object);
  }, [name, draft]);
  return { ...state, forget: () => forgetDraft(name) };
}
