import { onDemand } from '../../../shared/ui/on-demand.ts';
import { auditWords, fieldNames } from './audit-words.ts';
import type { AnyList } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';
import { listWords } from '../kit-words.ts';
import { loadGoodsNames } from '../goods-text.ts';

/**
 * A screen made of a list: its words are loaded, then its definition is made, once.
 * @param texts what of the list is written in one language
 */
export function listScreen(
  load: () => Promise<{ texts: { load: () => Promise<void> }; define: () => AnyList }>,
): ReturnType<typeof onDemand<object>> {
  return onDemand<object>(async () => {
    const { texts, define } = await load();
    await Promise.all([texts.load(), listWords.load(), auditWords.load(), loadGoodsNames()]);
    const list = define();
    checkNames(list);
    return function ListOfScreen() {
      return <ListScreen list={list} />;
    };
  });
}

/** Every field of a form stands in the dictionary: its name is said there and nowhere else. Throws where one is missing. */
function checkNames({ thing, path, sections = [] }: AnyList): void {
  const names: Readonly<Record<string, string>> = thing === undefined ? {} : fieldNames(thing);
  const nameless = sections.flatMap(({ fields }) => fields).filter(({ key }) => !(key in names));
  if (nameless.length > 0)
    throw new Error(`${path}: no name for ${nameless.map(({ key }) => key).join(', ')}`);
}
