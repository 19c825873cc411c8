import { importKindNames, importStateNames } from '@rohi/contract/imports/import-words';
import { officeImportStates, importKinds } from '@rohi/contract/imports/office-import-rules';
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { ListEmpty } from '../../kit/list/list-empty.tsx';
import { ListFile } from '../../kit/list/list-file.tsx';
import { ListFilters } from '../../kit/list/list-filters.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { ListPages } from '../../kit/list/list-pages.tsx';
import { useRows } from '../../kit/list/list-queries.ts';
import { useListState } from '../../kit/list/list-state.ts';
import { ListTable } from '../../kit/list/list-table.tsx';
import { listWords } from '../../kit/kit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportPage } from './import-page.tsx';
import { importsPath, isUnderWay, useHistoryRefresh } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { stateTones } from './state-tones.ts';
import { Stack, Text } from '../../../shared/ui/primitives.tsx';
import listCss from '../../kit/list/list-screen.module.css';
import css from './imports-screen.module.css';
import { personName } from '../../kit/people.ts';

/** The history of imports: it is only read, and a row opens the import itself. */
function historyList(): ListDefinition<OfficeImportRow, object> {
  const texts = importsTexts.read();
  const names = fieldNames('import');
  return {
    path: importsPath,
    texts: { title: texts.history, search: texts.search },
    usualSort: '-uploadedAt',
    withoutHistory: true,
    nameOf: (row) => row.fileName,
    columns: [
      { key: 'fileName', title: names.fileName, sortable: true, cell: (row) => row.fileName },
      {
        key: 'state',
        title: names.state,
        width: 210,
        cell: (row) => (
          <ToneLabel tone={stateTones[row.state]}>{importStateNames[row.state][locale]}</ToneLabel>
        ),
      },
      {
        key: 'kinds',
        title: names.kinds,
        width: 170,
        minor: true,
        cell: (row) => row.kinds.map((kind) => importKindNames[kind][locale]).join(', ') || '—',
      },
      { key: 'rows', title: names.rows, width: 90, sortable: true, end: true, cell: (row) => row.rows },
      { key: 'added', title: names.added, width: 110, end: true, cell: addedText },
      { key: 'rejected', title: names.rejected, width: 110, end: true, cell: (row) => row.rejected ?? '—' },
      { key: 'uploadedBy', title: names.uploadedBy, width: 150, cell: (row) => personName(row.uploadedBy) },
      {
        key: 'uploadedAt',
        title: names.uploadedAt,
        width: 190,
        sortable: true,
        cell: (row) => momentText(row.uploadedAt),
      },
    ],
    filters: [
      {
        key: 'state',
        label: names.state,
        options: officeImportStates.map((value) => ({ value, label: importStateNames[value][locale] })),
      },
      {
        key: 'kind',
        label: names.kinds,
        options: importKinds.map((value) => ({ value, label: importKindNames[value][locale] })),
      },
    ],
  };
}

/** What would be added is no fact of the history. */
function addedText({ state, added }: OfficeImportRow) {
  return state === 'DONE' ? (added ?? '—') : '—';
}

/** The office's files: a new one above, those that came before below; one of them by itself. */
export function ImportsScreen() {
  const list = historyList();
  const address = useListState(list);
  const { state, hrefOf } = address;
  if (state.row !== undefined)
    return <ImportPage key={state.row} id={state.row} back={hrefOf({ row: undefined })} />;
  return <Overview list={list} address={address} />;
}

type OverviewProps = {
  list: ReturnType<typeof historyList>;
  address: ReturnType<typeof useListState>;
};

function Overview({ list, address }: OverviewProps) {
  const { title, history } = importsTexts.read();
  const rows = useRows(list, address.query(true));
  const found = rows.data?.list as OfficeImportRow[] | undefined;
  useHistoryRefresh(found?.some(({ state }) => isUnderWay(state)) ?? false);
  return (
    <Stack
      flex={1}
      minHeight={0}
      overflow="auto"
      paddingX={24}
      paddingTop={20}
      paddingBottom={0}
      className={css.screen}
    >
      <ListHead title={title} count={rows.data && listWords.read().count(rows.data.total)}>
        <ListFile path={importsPath} query={address.query(false)} />
      </ListHead>
      <ChooseFile onRead={(id) => address.go({ row: id })} />
      <Stack as="section" marginTop={24} className={css.history} aria-label={history}>
        <Text as="h2" size={15}>
          {history}
        </Text>
        <ListFilters list={list} address={address} />
        <Stack
          flex={1}
          overflow="hidden"
          fill="surface"
          border="all"
          radius="panel"
          shadow="panel"
          className={listCss.body}
        >
          <Answered answer={rows}>
            {({ list: page }) =>
              page.length === 0 ? (
                <ListEmpty address={address} />
              ) : (
                <ListTable
                  list={list}
                  rows={page}
                  address={address}
                  stale={rows.isPlaceholderData}
                  selected={[]}
                  onSelect={() => undefined}
                />
              )
            }
          </Answered>
        </Stack>
        {rows.data !== undefined && <ListPages total={rows.data.total} address={address} />}
      </Stack>
    </Stack>
  );
}
