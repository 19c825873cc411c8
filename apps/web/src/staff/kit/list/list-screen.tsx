import { Plus, Upload } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStaffRoute } from '../router/staff-router.ts';
import { useUser } from '../session/user-info.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { type FilePath, type ListRow, findRows } from './list-calls.ts';
import type { AnyList } from './list-definition.ts';
import { type ListAddress, type ListState, useListState } from './list-state.ts';
import { useRows } from './list-queries.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFile } from './list-file.tsx';
import { ListHead } from './list-head.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { ListTable } from './list-table.tsx';
import { listWords } from '../kit-words.ts';
import { RowDrawer } from './row-drawer.tsx';
import { ViewsMenu } from './views-menu.tsx';
import { Row, Stack } from '../../../shared/ui/primitives.tsx';
import css from './list-screen.module.css';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { allRows, mostTicked } from './all-rows.ts';

type SelectAllProps = {
  list: AnyList;
  address: ListAddress;
  /** How many the list finds, and those of its page. */
  found: { total: number; list: readonly ListRow[] };
  selected: readonly ListRow[];
  onSelect: (rows: readonly ListRow[]) => void;
};

/** Once the whole page is ticked: the way to tick all that the list finds. */
function SelectAll({ list, address, found, selected, onSelect }: SelectAllProps) {
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
    <Row as="p" wrap rowGap={4} columnGap={8} align="center" tone="soft" size={13} className={css.all}>
      {select.pageTicked(found.list.length)}
      <Button kind="quiet" isDisabled={isReading} onPress={() => void tickAll()}>
        {found.total > mostTicked ? select.first(mostTicked, found.total) : select.all(found.total)}
      </Button>
    </Row>
  );
}

const dialog = onDemand<{ list: AnyList; onClose: () => void }>(async () => {
  const [{ ImportDialog }, { importWords }] = await Promise.all([
    import('./import/import-dialog.tsx'),
    import('../kit-words.ts'),
  ]);
  await importWords.load();
  return ImportDialog;
});

/** Opens the way back from a file; its code comes when it is first wanted. */
function ImportButton({ list }: { list: AnyList }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button folds onHoverStart={() => void dialog.start()} onPress={() => setIsOpen(true)}>
        <Icon of={Upload} size={18} />
        <span>{listWords.read().importFile}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Part list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A list of the console: what its definition says, found, sorted, shown and edited the same way everywhere. */
export function ListScreen({ list: whole }: { list: AnyList }) {
  const list = useSeenList(whole);
  const address = useListState(list);
  const { state, go, query } = address;
  const rows = useRows(list, query(true));
  const mayEdit = useUser().authorities.some((held) => held === list.edit);
  const { line } = useStaffRoute();
  const isMadeHere = list.createsOn === undefined || list.createsOn === line;
  const create = mayEdit && list.blank && isMadeHere ? () => go({ row: 'new' }) : undefined;
  useCreateKey(create);
  const { data } = rows;
  const [selected, setSelected] = useSelected(state.filters, line);
  const Selection = list.selection;
  const Tools = list.tools;
  const Banner = list.banner;
  return (
    <Stack flex={1} minHeight={0} paddingX={24} paddingTop={20} paddingBottom={0} className={css.screen}>
      <ListHead title={list.texts.title} count={data && listWords.read().count(data.total)}>
        <ViewsMenu />
        <ColumnMenu columns={list.columns} />
        {!list.withoutFile && <ListFile path={list.path as FilePath} query={query(false)} />}
        {mayEdit && list.imports && <ImportButton list={list} />}
        {Tools && <Tools />}
        {create && (
          <Button kind="primary" onPress={create}>
            <Icon of={Plus} size={18} />
            {list.texts.create ?? listWords.read().create}
          </Button>
        )}
      </ListHead>
      {Banner && <Banner />}
      <ListFilters list={list} address={address} />
      {Selection && selected.length > 0 && <Selection rows={selected} onDone={() => setSelected([])} />}
      {Selection && data && !rows.isPlaceholderData && (
        <SelectAll list={list} address={address} found={data} selected={selected} onSelect={setSelected} />
      )}
      <Stack
        flex={1}
        overflow="hidden"
        fill="surface"
        border="all"
        radius="panel"
        shadow="panel"
        className={css.body}
      >
        <Answered answer={rows}>
          {(found) =>
            found.list.length === 0 ? (
              <ListEmpty address={address} />
            ) : (
              <ListTable
                list={list}
                rows={found.list}
                address={address}
                stale={rows.isPlaceholderData}
                selected={selected}
                onSelect={setSelected}
              />
            )
          }
        </Answered>
      </Stack>
      {data !== undefined && <ListPages total={data.total} address={address} />}
      {state.row !== undefined && (
        <RowDrawer
          key={state.row}
          list={list}
          address={address}
          id={state.row}
          mayEdit={mayEdit}
          rows={data?.list ?? []}
        />
      )}
    </Stack>
  );
}

/**
 * The ticked rows: they stay while one goes through the pages and looks for others, and end with the filter that they
 * were ticked under.
 */
function useSelected(filters: ListState['filters'], line: string) {
  const under = JSON.stringify([line, filters]);
  const [ticked, setTicked] = useState<{ under: string; rows: readonly ListRow[] }>({ under, rows: [] });
  const selected = ticked.under === under ? ticked.rows : [];
  return [selected, (rows: readonly ListRow[]) => setTicked({ under, rows })] as const;
}

/** A list with the columns that this user may see. */
function useSeenList(list: AnyList): AnyList {
  const { authorities } = useUser();
  return useMemo(() => {
    const isSeen = ({ needs }: AnyList['columns'][number]) =>
      needs === undefined || authorities.includes(needs);
    return { ...list, columns: list.columns.filter(isSeen) };
  }, [list, authorities]);
}

/** Ctrl Enter begins a new row, wherever the focus is. */
function useCreateKey(create: (() => void) | undefined): void {
  useEffect(() => {
    if (create === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], dialog[open]')) return;
      event.preventDefault();
      create();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
