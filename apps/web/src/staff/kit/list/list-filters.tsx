import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/tick.tsx';
import { DaysFilter } from './days-filter.tsx';
import type { AnyList, Filter, Option } from './list-definition.ts';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import menuCss from '../ui/menu.module.css';
import css from './list-filters.module.css';

const searchAfterMs = 250;
const usualSearchLetters = 100;

/** Search and filters; F2 goes to the search from anywhere. */
export function ListFilters({ list, address }: { list: AnyList; address: ListAddress }) {
  const { state, go } = address;
  const words = listWords.read();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <Row
      wrap
      gap={8}
      align="center"
      paddingX={0}
      paddingTop={16}
      paddingBottom={12}
      className={css.bar}
      role="search"
    >
      <SearchBox
        placeholder={list.texts.search}
        most={list.searchMax ?? usualSearchLetters}
        address={address}
      />
      <div className={css.choices}>
        {(list.filters ?? []).map((filter) => (
          <FilterOf key={filter.key} filter={filter} address={address} />
        ))}
        {isNarrowed && (
          <Button kind="quiet" className={css.reset} onPress={() => go({ search: '', filters: {} })}>
            {words.reset}
          </Button>
        )}
      </div>
    </Row>
  );
}

type SearchBoxProps = { placeholder: string; most: number; address: ListAddress };

function SearchBox({ placeholder, most, address }: SearchBoxProps) {
  const { search } = address.state;
  const words = listWords.read();
  const [text, setText] = useState(search);
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef(search);
  useEffect(() => {
    // The address was changed from elsewhere: a reset, a step back, a link.
    if (search === lastAsked.current) return;
    lastAsked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      ref.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      clearTimeout(timer.current);
    };
  }, []);
  const ask = (next: string, delayMs: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      lastAsked.current = next;
      address.go({ search: next }, { replace: true });
    }, delayMs);
  };
  return (
    <Row align="center" position="relative" tone="faint" className={css.search}>
      <Icon of={Search} size={16} />
      <input
        ref={ref}
        type="search"
        value={text}
        maxLength={most}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-keyshortcuts="F2"
        onChange={(event) => ask(event.currentTarget.value, searchAfterMs)}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text/plain');
          if (!/[\r\n\t]/.test(lines)) return;
          // A field of one line would run the codes of a column together.
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
          const pasted = lines.replaceAll(/\s+/g, ' ').trim();
          ask(`${text.slice(0, from)}${pasted}${text.slice(to)}`.slice(0, most), 0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(text, 0);
          if (event.key === 'Escape' && text !== '') ask('', 0);
          if (event.key === 'ArrowDown') {
            const first = document.querySelector<HTMLElement>('[data-index="0"] a');
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }
        }}
      />
      {text === '' ? (
        <Box as="kbd" border="all" tone="soft" size={13} weight={600} className={css.key}>
          {words.searchKey}
        </Box>
      ) : (
        <Button kind="quiet" square className={css.clear} aria-label={words.clear} onPress={() => ask('', 0)}>
          <Icon of={X} size={16} />
        </Button>
      )}
    </Row>
  );
}

function FilterOf({ filter, address }: { filter: Filter; address: ListAddress }) {
  if ('days' in filter) return <DaysFilter label={filter.label} address={address} />;
  if ('loadOptions' in filter) return <AskedFilter filter={filter} address={address} />;
  return <FilterMenu filter={filter} address={address} />;
}

type Asked = Extract<Filter, { loadOptions: unknown }>;

/** A filter with values that only the service knows. */
function AskedFilter({ filter, address }: { filter: Asked; address: ListAddress }) {
  const { data: options = [] } = useQuery({
    queryKey: ['filter', filter.key],
    queryFn: filter.loadOptions,
    staleTime: 60_000,
  });
  return <FilterMenu filter={{ ...filter, options }} address={address} />;
}

type Choice = Extract<Filter, { options: unknown }>;

/** One value, or several where the filter takes them, or all. */
function FilterMenu({ filter, address }: { filter: Choice; address: ListAddress }) {
  const { any } = listWords.read();
  const { state, go } = address;
  const value = state.filters[filter.key];
  const values = value === undefined ? [] : filter.many ? value.split(',') : [value];
  const choose = (keys: 'all' | ReadonlySet<string | number>) => {
    if (keys === 'all') return;
    const { [filter.key]: _before, ...others } = state.filters;
    // The first entry stands for all: who takes it takes the others back.
    const isAll = keys.has('') && values.length > 0;
    const next = isAll ? [] : filter.options.filter((option) => keys.has(option.value));
    const text = next.map((option) => option.value).join(',');
    // Ticks of one menu are one step of the browser's history.
    const replace = filter.many === true && values.length > 0;
    go({ filters: text === '' ? others : { ...others, [filter.key]: text } }, { replace });
  };
  return (
    <MenuTrigger>
      <Button className={classNames(css.filter, values.length > 0 && css.chosen)}>
        <Text as="span" tone="soft">
          {filter.label}
        </Text>
        {values.length > 0 && (
          <Text as="span" tone="lapis" weight={600}>
            {chosenText(filter.options, values)}
          </Text>
        )}
        <Icon of={ChevronDown} size={16} />
      </Button>
      <Popover className={menuCss.popover ?? ''}>
        <Menu
          className={menuCss.menu ?? ''}
          aria-label={filter.label}
          selectionMode={filter.many ? 'multiple' : 'single'}
          selectedKeys={values.length === 0 ? [''] : values}
          onSelectionChange={choose}
        >
          {[{ value: '', label: any }, ...filter.options].map((option) => (
            <MenuItem
              key={option.value}
              id={option.value}
              className={menuCss.item ?? ''}
              textValue={option.label}
            >
              {({ isSelected }) => (
                <>
                  {filter.many && <Tick on={isSelected} />}
                  {option.label}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The first of what is chosen, and how many others. */
function chosenText(options: readonly Option[], values: readonly string[]): string {
  const [first = '', ...others] = values;
  const name = options.find((option) => option.value === first)?.label ?? '…';
  return others.length === 0 ? name : `${name} +${others.length}`;
}
