import { Download, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { currentRoute, hrefOf, redirect } from '../../../shared/router/hash-router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import { longestSearch, readListState, writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './list-filters.module.css';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { saveOrdersFile } from './save-orders-file.ts';

/** The list follows the typing after this pause, without a new entry in the history. */
const typingPauseMs = 350;

/** What stands in the search field: it begins with what the address says, and the address follows it. */
function useSearchText(searched: string): [text: string, change: (text: string) => void] {
  const [held, setHeld] = useState({ searched, text: searched });
  let { text } = held;
  // Somebody went to another address of this page (a link, or back), or it has followed the typing.
  if (held.searched !== searched) {
    if (text !== searched) text = searched;
    setHeld({ searched, text });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setHeld({ searched, text: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A stage may have been chosen, or the page left, meanwhile.
      const { page, query } = currentRoute();
      if (page !== 'orderManagement') return;
      redirect('orderManagement', writeListState({ ...readListState(query), search: next, page: 1 }));
    }, typingPauseMs);
  };
  return [text, change];
}

/** Saves the filtered list, all its pages, as a workbook or as text. */
function FileButtons({ state, total = 0 }: { state: ListState; total: number | undefined }) {
  const { file } = ordersTexts.read();
  const { run, busy } = useSubmit();
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      kind="soft"
      disabled={total === 0}
      aria-disabled={busy || undefined}
      onClick={() => void run(() => saveOrdersFile(state, total, format))}
    >
      <Icon of={Download} size={18} />
      {file.save[format]}
    </Button>
  ));
}

type FiltersProps = { state: ListState; total: number | undefined };

/** Goes to the changed list from its first page, without an entry in the history: dates change digit by digit. */
function change(state: ListState, part: Partial<ListState>): void {
  redirect('orderManagement', writeListState({ ...state, ...part, page: 1 }));
}

function DayField({ label, day, onDay, ...limits }: DayFieldProps) {
  const id = useId();
  return (
    <Box minWidth={0} className={css.field}>
      <Text as="label" htmlFor={id} display="block" marginBottom={4} size={14} weight={600}>
        {label}
      </Text>
      <input
        id={id}
        type="date"
        className={css.input}
        value={day}
        onChange={(event) => onDay(event.currentTarget.value)}
        {...limits}
      />
    </Box>
  );
}

type DayFieldProps = {
  label: string;
  day: string;
  onDay: (day: string) => void;
  min?: string;
  max?: string;
};

function SortField({ state }: { state: ListState }) {
  const { list } = ordersTexts.read();
  const id = useId();
  return (
    <Box minWidth={0} className={css.field}>
      <Text as="label" htmlFor={id} display="block" marginBottom={4} size={14} weight={600}>
        {list.sort}
      </Text>
      <select
        id={id}
        className={css.input}
        value={state.oldestFirst ? 'oldest' : 'newest'}
        onChange={(event) => change(state, { oldestFirst: event.currentTarget.value === 'oldest' })}
      >
        <option value="newest">{list.newest}</option>
        <option value="oldest">{list.oldest}</option>
      </select>
    </Box>
  );
}

function SearchField({ searched }: { searched: string }) {
  const { list } = ordersTexts.read();
  const [text, changeText] = useSearchText(searched);
  const id = useId();
  return (
    <Box as="search" flex={1} minWidth={0} position="relative" className={css.search}>
      <label htmlFor={id} className="visually-hidden">
        {list.search}
      </label>
      <Icon of={Search} className={css.icon} />
      <input
        id={id}
        type="search"
        className={css.input}
        value={text}
        maxLength={longestSearch}
        placeholder={list.searchShort}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => changeText(event.currentTarget.value)}
      />
    </Box>
  );
}

/** Search, period and order of the list, and the file of what is shown. */
export function ListFilters({ state, total }: FiltersProps) {
  const { list } = ordersTexts.read();
  const [isOpen, setIsOpen] = useState(state.from !== '' || state.to !== '' || state.oldestFirst);
  const panelId = useId();
  const isChanged = state.from !== '' || state.to !== '' || state.oldestFirst;
  return (
    <>
      <Row gap={8} marginTop={16}>
        <SearchField searched={state.search} />
        <Button
          kind="outline"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          data-changed={isChanged || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={SlidersHorizontal} />
          <span className={css.toggleText}>{list.filters}</span>
        </Button>
      </Row>
      <Grid
        id={panelId}
        columns={2}
        gap={12}
        align="end"
        marginTop={8}
        padding={16}
        fill="surface"
        border="all"
        radius="card"
        className={css.panel}
        hidden={!isOpen}
      >
        <DayField
          label={list.from}
          day={state.from}
          onDay={(from) => change(state, { from })}
          {...(state.to && { max: state.to })}
        />
        <DayField
          label={list.to}
          day={state.to}
          onDay={(to) => change(state, { to })}
          {...(state.from && { min: state.from })}
        />
        <SortField state={state} />
        <Row wrap rowGap={8} columnGap={16} align="center" className={css.actions}>
          <FileButtons state={state} total={total} />
          {isChanged && (
            <Text
              as="a"
              display="inline-flex"
              align="center"
              minHeight={44}
              weight={600}
              href={hrefOf(
                'orderManagement',
                writeListState({ ...state, from: '', to: '', oldestFirst: false, page: 1 }),
              )}
            >
              {list.reset}
            </Text>
          )}
        </Row>
      </Grid>
    </>
  );
}
