import { useState } from 'react';

/**
 * What ties a field to its form; a field that nothing checks has neither an error nor anything to do when it is left.
 */
export type FieldBinding = {
  name: string;
  value: string;
  error?: string | undefined;
  onText: (text: string) => void;
  onBlur?: (() => void) | undefined;
};

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

export type FormState<Name extends string> = {
  values: Values<Name>;
  errors: Errors<Name>;
  /** Grows each time the focus is to go to the first field with an error. */
  focusAsked: number;
  set: (name: Name, text: string) => void;
  /** Shows these errors and no others. */
  setErrors: (change: (before: Errors<Name>) => Errors<Name>) => void;
  showErrors: (errors: Errors<Name>) => void;
};

/** What a form holds: the texts of its fields, and the errors that show. */
export function useFormState<Name extends string>(initial: Values<Name>): FormState<Name> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [focusAsked, setFocusAsked] = useState(0);
  return {
    values,
    errors,
    focusAsked,
    set: (name, text) => {
      setValues((before) => ({ ...before, [name]: text }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    setErrors,
    showErrors: (next) => {
      setErrors(next);
      setFocusAsked((before) => before + 1);
    },
  };
}

export type Form<Name extends string> = FormState<Name> & {
  bind: (name: Name) => FieldBinding;
  /** Checks every field; true when nothing is wrong, otherwise the errors show. */
  check: () => boolean;
};

/**
 * A form with fields that are checked when they are left and when it is sent; while a field is typed in, its error
 * waits. An error of the rules leaves as soon as it is mended.
 * @param rules the errors of the form with these values; a field without one is good
 */
export function useForm<Name extends string>(
  state: FormState<Name>,
  rules: (values: Values<Name>) => Errors<Name>,
): Form<Name> {
  const { values, set, setErrors, showErrors } = state;
  // What the rules said when they were last asked; what the service says of a field is not among it.
  const [ruled, setRuled] = useState<Errors<Name>>({});
  const now = rules(values);
  const errors = standing(state.errors, ruled, now);
  const leave = (name: Name) => {
    setRuled(now);
    setErrors((before) => {
      // An error already shown may be mended by this field: a repeated password by the first one.
      const fieldNames = (Object.keys(before) as Name[]).filter((each) => before[each] !== undefined);
      return Object.fromEntries([...fieldNames, name].map((each) => [each, now[each]])) as Errors<Name>;
    });
  };
  return {
    ...state,
    errors,
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onText: (text) => set(name, text),
      onBlur: () => leave(name),
    }),
    check: () => {
      setRuled(now);
      const good = Object.values(now).every((error) => error === undefined);
      if (!good) showErrors(now);
      return good;
    },
  };
}

/**
 * The errors that show, without those of the rules that hold no more, whatever has mended them: a code that was asked
 * for meanwhile, another field. What is wrong instead is said when the field is left.
 */
export function standing<Name extends string>(
  errors: Errors<Name>,
  ruled: Errors<Name>,
  now: Errors<Name>,
): Errors<Name> {
  const isMended = (name: Name) => errors[name] === ruled[name] && now[name] !== errors[name];
  const names = (Object.keys(errors) as Name[]).filter((name) => !isMended(name));
  return Object.fromEntries(names.map((name) => [name, errors[name]])) as Errors<Name>;
}
