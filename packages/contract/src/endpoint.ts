import type * as z from 'zod/mini';
import type { Duty } from './duties.ts';
import type { Access } from './access.ts';
import type { ErrorName } from './errors.ts';
import type { Fields } from './fields.ts';

/**
 * One call: path below the base path `/api` in OpenAPI form (`/common/template/{name}`), who may call it, its shapes.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** May be called by who still owes one of these; any other call that needs a session is refused to them. */
  readonly whileOwed?: readonly Duty[];
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** What the fields of the body are called; an error at one of them names it. */
  readonly dictionary?: Fields;
  /**
   * Of a call that takes a file instead of JSON: the body as it is, of these media types, and so many bytes at most.
   */
  readonly upload?: { readonly mediaTypes: readonly string[]; readonly maxBytes: number };
  /** Shape of the envelope's `data`. */
  readonly data: z.ZodMiniType;
  /** With an answer 409 of this call: the row as it stands now, beside the failure. */
  readonly current?: z.ZodMiniType;
  /**
   * Clients call it without the header of the locale: where that is missing, the language is that which the browser
   * accepts.
   */
  readonly inBrowserLanguage?: true;
  /** The keys of `data` stand beside it at the top level too: clients of the specification read them there. */
  readonly repeatsDataAtTop?: true;
  /**
   * Media types of a call that answers with a file instead of the envelope; failures stand in the envelope all the
   * same.
   */
  readonly download?: string | readonly string[];
  /**
   * What a call that is no GET leaves on the disk: nothing (it only asks), or little (a log-in, a line of the record).
   * Such calls are answered while the disk is nearly full; all others that are no GET are refused then.
   */
  readonly leaves?: 'nothing' | 'little';
  /** Failures of this call beside those that every call can have. */
  readonly errors: readonly ErrorName[];
};

/** Declares a call, keeping its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = E extends { readonly upload: object }
  ? Uint8Array
  : OutputOf<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** What is sent as a part of a call (`body`), before the service has read it; never where the call has no such part. */
export type SentPart<E, Name extends keyof Endpoint> = E extends { readonly [Key in Name]: infer S }
  ? z.input<S>
  : never;
/** What a part of a call (`data`) is when it has been read; never where the call has no such part. */
export type ReadPart<E, Name extends keyof Endpoint> = E extends { readonly [Key in Name]: infer S }
  ? z.output<S>
  : never;
