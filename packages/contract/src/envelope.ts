import type { ErrorName, FieldError } from './errors.ts';

/** HTTP 200: the call did what was asked. */
export type Success<Data> = { code: 0; success: true; msg: ''; data: Data };

/** Anything else. `msg` is text in the caller's language, `error` the stable name to branch on. */
export type Failure = {
  code: number;
  success: false;
  msg: string;
  error: ErrorName;
  /** `name` is what the field is called on the form, where the call has a dictionary of its fields. */
  fields?: { field: string; name?: string; error: FieldError; msg: string }[];
  /** With 409: the row as it stands now. */
  current?: unknown;
  requestId: string;
};

export type Envelope<Data> = Success<Data> | Failure;

/** Specification, section 7: client base path and timeout. */
export const apiBasePath = '/api';
export const clientTimeoutMs = 300_000;
export const localeHeader = 'x-local';
export const tokenHeader = 'token';
