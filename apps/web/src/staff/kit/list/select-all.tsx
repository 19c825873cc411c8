import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { allRows, mostTicked } from './all-rows.ts';
import { findRows, type ListRow } from './list-calls.ts';
import type { AnyList } from './list-definition.ts';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import css from './list-screen.module.css';

type SelectAllProps = {
  list: AnyList;
  address: ListAddress;
  /** How many the list finds, and those of its page. */
  found: { total: number; list: readonly ListRow[] };
  selected: readonly ListRow[];
  onSelect: (rows: readonly ListRow[]) => void;
};

/** Once the whole page is ticked: the way to tick all that the list finds. */
export function SelectAll({ list, address, found, selected, onSelect }: SelectAllProps) {
  const { select } = listWords.read();
  const [isReading, setReading] = useState(false);
  const ticked = new Set(selected.map(({ id }) => id));
  const isPageTicked = found.list.length > 0 && found.list.every(({ id }) => ticked.has(id));
  if (!isPageTicked || selected.length >= Math.min(found.total, mostTicked)) return null;
  const tickAll = async () => {
    setReading(true);
    const sort = { sort: address.state.sort };
    const all = await allRows((page, limit) =>
      findRows(list.path, { ...address.query(false), ...sort, page: String(page), limit: String(limit) }),
    ).catch(() => undefined);
    setReading(false);
    if (all !== undefined)
      onSelect([...all, ...selected.filter(({ id }) => !all.some((row) => row.id === id))]);
  };
  return (
    <p className={css.all}>
      {select.pageTicked(found.list.length)}
      <Button kind="quiet" isDisabled={isReading} onPress={() => void tickAll()}>
        {found.total > mostTicked ? select.first(mostTicked, found.total) : select.all(found.total)}
      </Button>
    </p>
  );
}
