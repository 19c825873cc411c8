import type { DeclaredEndpoint } from '@rohi/contract/all-endpoints';
import type { ReadPart, SentPart } from '@rohi/contract/endpoint';

// Types alone: a client that imports them type-only knows every call and carries nothing of the contract.

/** All calls by the name that clients give them: method and path as declared, `PUT /profile/pickup-point`. */
type Calls = { [E in DeclaredEndpoint as `${E['method']} ${E['path']}`]: E };
type AnyCallName = keyof Calls;

/** Calls that answer with a file in the place of the envelope. */
export type FileCallName = {
  [N in AnyCallName]: Calls[N] extends { readonly download: string | readonly string[] } ? N : never;
}[AnyCallName];

/** Calls that answer with `data` in the envelope. */
export type CallName = Exclude<AnyCallName, FileCallName>;

/** An address is text: numbers and flags become that on the way. */
type AddressValue<T> = T extends string
  ? string extends T
    ? string | number
    : T extends 'true' | 'false'
      ? T | boolean
      : T
  : T;
type AddressPart<S> = { readonly [Key in keyof S]: AddressValue<S[Key]> };

/** A part that must be given, may be given, or is none of this call's. */
type Part<Name extends string, S> = [S] extends [never]
  ? { readonly [Key in Name]?: undefined }
  : {} extends S
    ? { readonly [Key in Name]?: S | undefined }
    : { readonly [Key in Name]: S };

type FilePart<E> = E extends { readonly upload: object }
  ? { readonly file: Blob }
  : { readonly file?: undefined };

type Flat<T> = { [Key in keyof T]: T[Key] } & {};

/** Who makes a call changes nothing of what it is given. */
type ReadOnly<T> = T extends readonly unknown[] | object
  ? { readonly [Key in keyof T]: ReadOnly<T[Key]> }
  : T;

/** The body of a call, as a client writes it. */
export type BodyFor<N extends FileCallName | CallName> = ReadOnly<SentPart<Calls[N], 'body'>>;

/**
 * What a call is given: `params` for the names in its path, `query`, `body`, and the `file` of an upload. A query key
 * that is undefined is left out.
 */
export type Asked<N extends FileCallName | CallName> = Flat<
  Part<'params', AddressPart<SentPart<Calls[N], 'params'>>> &
    Part<'query', AddressPart<SentPart<Calls[N], 'query'>>> &
    Part<'body', BodyFor<N>> &
    FilePart<Calls[N]>
>;

/** The `data` that a call answers with. */
export type ReplyTo<N extends CallName> = ReadPart<Calls[N], 'data'>;

/** The row that stands, as a refusal of this call with 409 brings it; never where it brings none. */
export type CurrentOf<N extends CallName> = ReadPart<Calls[N], 'current'>;
