import { readUser } from '../session/session-state.ts';
import { createStore } from '../ui/store.ts';

/** A name given on this page, and those that the answers before it brought. */
type Given = { name: string | null; before: readonly (string | null)[] };

/** By customer and code: answers that came before a name was given do not know it. */
const givenNames = createStore<ReadonlyMap<string, Given>>(new Map());

const keyOf = (code: string) => `${readUser()?.id ?? ''} ${code}`;

/** Shows this name from now on wherever an answer still brings the one before. */
export function noteName(code: string, name: string | null, before: string | null): void {
  const given = givenNames.read();
  const known = given.get(keyOf(code))?.before ?? [];
  const all = [...known, before].filter((each) => each !== name);
  givenNames.write(new Map([...given, [keyOf(code), { name, before: all }]]));
}

/** What an own parcel is called now; `answered` is what the answer says. */
export function useParcelName(code: string, answered: string | null): string | null {
  const given = givenNames.useValue().get(keyOf(code));
  return given?.before.includes(answered) === true ? given.name : answered;
}
