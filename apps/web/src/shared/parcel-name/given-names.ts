import { readUser } from '../session/session-state.ts';
import { createStore } from '../ui/store.ts';

/** A name given on this page, and those that the answers before it brought. */
type Given = { name: string | null; before: readonly (string | null)[] };

/** By customer and code: answers that came before a name was given do not know it. */
const givenNames = createStore<ReadonlyMap<string, Given>>(new Map());

const keyOf = (code: string) => `${readUser()?.id ?? ''} ${code}`;

/** Shows this name from now on wherever an answer still brings the one before. */
export function noteName(code: string, name: string | null, before: string | null): void {
  const names = givenNames.read();
  const earlier = names.get(keyOf(code))?.before ?? [];
  const all = [...earlier, before].filter((each) => each !== name);
  givenNames.write(new Map([...names, [keyOf(code), { name, before: all }]]));
}

/** What an own parcel is called now; `answered` is what the answer says. */
export function useParcelName(code: string, answered: string | null): string | null {
  const entry = givenNames.useValue().get(keyOf(code));
  return entry?.before.includes(answered) === true ? entry.name : answered;
}
