import type { ImportedFile, ImportedRow, ImportState } from '@rohi/contract/lists/list-import';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { RemarkList } from '../../../../shared/files/remark-list.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { LoadFailure, Loading } from '../../ui/states.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { AnyList } from '../list-definition.ts';
import { listWords, importWords } from '../../kit-words.ts';
import { Button } from '../../ui/button.tsx';
import css from './import.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readImport } from '../list-calls.ts';

/** Rows of a file on one page of the preview. */
const rowsOfPage = 50;

/** A page of the rows of one kind; `step` has it asked anew. */
function useImportedRows(list: AnyList, id: string, state: ImportState, page: number, step: string) {
  return useQuery({
    queryKey: ['list-import', id, state, page, step],
    queryFn: ({ signal }) => readImport(list.path, id, { state, page, limit: rowsOfPage }, signal),
    placeholderData: keepPreviousData,
  });
}

const states = ['new', 'changed', 'refused', 'unchanged'] as const;

/** The kind of rows that is worth looking at first. */
function firstOf({ counts }: ImportedFile): ImportState {
  return (['refused', 'changed', 'new'] as const).find((state) => counts[state] > 0) ?? 'unchanged';
}

/** The rows of a file by what they do, a page at a time. */
export function ImportRows({ list, file }: { list: AnyList; file: ImportedFile }) {
  const words = importWords.read();
  const [view, setShown] = useState({ state: firstOf(file), page: 1 });
  const rows = useImportedRows(list, file.id, view.state, view.page, `${file.confirmedAt} ${file.waiting}`);
  const { data } = rows;
  return (
    <div className={css.rows}>
      <div className={css.tabs}>
        <Segmented
          label={words.filter}
          value={view.state}
          options={states.map((state) => ({
            value: state,
            label: `${words.states[state]} ${file.counts[state]}`,
          }))}
          onChange={(state) => setShown({ state, page: 1 })}
        />
      </div>
      {data === undefined ? (
        rows.error ? (
          <LoadFailure onAgain={() => void rows.refetch()} />
        ) : (
          <Loading />
        )
      ) : data.list.length === 0 ? (
        <p className={css.none}>{words.none[view.state]}</p>
      ) : (
        <RowsTable rows={data.list} />
      )}
      {data !== undefined && data.total > rowsOfPage && (
        <Pages page={view.page} total={data.total} onPage={(page) => setShown({ ...view, page })} />
      )}
    </div>
  );
}

function RowsTable({ rows }: { rows: readonly ImportedRow[] }) {
  const { columns } = importWords.read();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {(['row', 'key', 'what'] as const).map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className={css.row}>{row.row}</td>
            <th scope="row" className={css.key}>
              {row.key || '—'}
            </th>
            <td className={css.what}>
              <What row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function What({ row: { state, changes, problems } }: { row: ImportedRow }) {
  const words = importWords.read();
  return (
    <>
      {problems.length > 0 && (
        <RemarkList
          remarks={problems.map(({ column, value, msg }) => ({
            key: `${column} ${msg}`,
            cell: column === null ? '' : words.cell(column, value),
            text: msg,
          }))}
        />
      )}
      {state === 'unchanged' && <span className={css.same}>{words.same}</span>}
      {state !== 'refused' && changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map((change) => (
            <div key={change.column}>
              <dt>{change.column}</dt>
              <dd>
                {state === 'changed' && (
                  <>
                    <del aria-label={`${words.was}: ${change.before || words.empty}`}>
                      {change.before || words.empty}
                    </del>
                    <Icon of={ArrowRight} size={14} />
                  </>
                )}
                <ins aria-label={`${words.becomes}: ${change.after || words.empty}`}>
                  {change.after || words.empty}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type PagesProps = { page: number; total: number; onPage: (page: number) => void };

function Pages({ page, total, onPage }: PagesProps) {
  const { pages } = listWords.read();
  const last = Math.ceil(total / rowsOfPage);
  return (
    <nav className={css.pages} aria-label={pages.label}>
      <span>{pages.of((page - 1) * rowsOfPage + 1, Math.min(total, page * rowsOfPage), total)}</span>
      <Button isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        {pages.previous}
      </Button>
      <Button isDisabled={page >= last} onPress={() => onPage(page + 1)}>
        {pages.next}
      </Button>
    </nav>
  );
}
