import type { FormValues } from './form-values.ts';
import type { AnyList } from './list-definition.ts';
import type { ListWords } from './texts/ru.ts';

/** What is wrong before anything is sent; the service checks the same and more. */
export function checkFields(
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
