import { onDemand } from '../../../shared/ui/on-demand.ts';
import { auditWords } from './audit-words.ts';
import type { AnyList } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';
import { listWords } from './list-words.ts';

/**
 * A screen made of a list: its words are loaded, then its definition is made, once.
 * @param texts what of the list is written in one language
 */
export function listScreen(
  load: () => Promise<{ texts: { load: () => Promise<void> }; define: () => AnyList }>,
): ReturnType<typeof onDemand<object>> {
  return onDemand<object>(async () => {
    const { texts, define } = await load();
    await Promise.all([texts.load(), listWords.load(), auditWords.load()]);
    const list = define();
    return function ListOfScreen() {
      return <ListScreen list={list} />;
    };
  });
}
