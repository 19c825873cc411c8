import { valueName } from '@rohi/contract/audit/audit-text';
import { auditWords } from './audit-words.ts';
import type { FieldSpec, NamedFields } from './list-definition.ts';
import { listWords } from '../kit-words.ts';
import { momentText } from './moment-text.ts';

/** The field of a path such as `titles.ru`, if the list has it. */
function fieldAt(list: NamedFields, path: string): FieldSpec | undefined {
  const [key] = path.split('.');
  return (list.sections ?? []).flatMap((section) => section.fields).find((field) => field.key === key);
}

/** How a path is called on the screen: «Заголовок · English». */
export function labelOf(list: NamedFields, path: string): string {
  const { languages } = listWords.read();
  const [key = '', part] = path.split('.');
  const label = auditWords.of(list.thing).fields[key] ?? key;
  if (part === undefined) return label;
  return `${label} · ${part in languages ? languages[part as keyof typeof languages] : part}`;
}

/** A value as a person reads it; undefined for an empty one. */
export function valueText(list: NamedFields, path: string, value: unknown): string | undefined {
  const { form } = listWords.read();
  const words = auditWords.of(list.thing);
  const field = fieldAt(list, path);
  if (value === null || value === undefined || value === '') return undefined;
  if (value === true || value === 'true') return form.yes;
  if (value === false || value === 'false') return form.no;
  if (field?.kind === 'choice' || field?.kind === 'many') {
    const named = (each: unknown) =>
      field.options.find((option) => option.value === each)?.label ?? valueName(words, path, each) ?? form.no;
    return Array.isArray(value) ? value.map(named).join(words.marks.comma) : named(value);
  }
  if (field?.kind === 'moment' && typeof value === 'string') return momentText(value);
  return valueName(words, path, value) ?? undefined;
}
