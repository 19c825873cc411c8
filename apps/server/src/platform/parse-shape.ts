import type { FieldError } from '@rohi/contract/errors';
import type * as z from 'zod/mini';
import { AppError, type FieldProblem } from '../errors.ts';

/** What a schema makes of a value. Throws `request.invalid` with the fields that are wrong. */
export function parse(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('request.invalid', {
    fields: result.error.issues.slice(0, 20).map((issue) => toFieldProblem(issue, part, value)),
  });
}

function toFieldProblem(issue: z.core.$ZodIssue, part: string, input: unknown): FieldProblem {
  const field = fieldPath(issue.path) || part;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(input, issue.path)
        ? { field, error: 'required' }
        : { field, error: 'wrongType', params: { expected: issue.expected } };
    case 'too_big':
      return { field, error: 'tooLong', params: { max: Number(issue.maximum) } };
    case 'too_small':
      return { field, error: 'tooShort', params: { min: Number(issue.minimum) } };
    case 'unrecognized_keys':
      return { field: fieldPath([...issue.path, issue.keys[0] ?? '']), error: 'unknownField' };
    case 'invalid_value':
      return { field, error: isMissing(input, issue.path) ? 'required' : 'notAllowed' };
    case 'custom':
      return { field, error: (issue.params?.['error'] as FieldError | undefined) ?? 'badFormat' };
    default:
      return { field, error: 'badFormat' };
  }
}

/** `trackingCodeList[3]`, as a person would write it. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  );
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path)
    value =
      value === null || typeof value !== 'object' ? undefined : (value as Record<PropertyKey, unknown>)[key];
  return value === undefined || value === null;
}
