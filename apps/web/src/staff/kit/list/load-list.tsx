import { onDemand } from '../../../shared/ui/on-demand.ts';
import { auditWords, fieldNames } from './audit-words.ts';
import type { AnyList } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';
import { listWords, loadAllWords } from '../kit-words.ts';
import { loadGoodsNames } from '../goods-text.ts';

/**
 * A screen made of a list: once its words are there, its definition is made.
 * @param words what the list says of its own, beside the words of all lists
 */
export function listScreen(
  words: readonly { load: () => Promise<void> }[],
  load: () => Promise<() => AnyList>,
): ReturnType<typeof onDemand<object>> {
  const all = [...words, listWords, auditWords];
  return onDemand<object>(async () => {
    const [define] = await Promise.all([load(), loadAllWords(all), loadGoodsNames()]);
    const list = define();
    checkNames(list);
    return function ListOfScreen() {
      return <ListScreen list={list} />;
    };
  });
}

/**
 * Every field of a form stands in the dictionary: its name is said there and nowhere else. Throws where one is missing.
 */
function checkNames({ thing, path, sections = [] }: AnyList): void {
  const names: Readonly<Record<string, string>> = thing === undefined ? {} : fieldNames(thing);
  const nameless = sections.flatMap(({ fields }) => fields).filter(({ key }) => !(key in names));
  if (nameless.length > 0)
    throw new Error(`${path}: no name for ${nameless.map(({ key }) => key).join(', ')}`);
}
