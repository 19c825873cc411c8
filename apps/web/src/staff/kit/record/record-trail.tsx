import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStepKeys } from '../keys.ts';
import { findRows } from '../list/list-calls.ts';
import type { ListQuery } from '../list/list-calls.ts';
import { pageOfAddress, viewQuery } from '../list/list-state.ts';
import { listWords } from '../kit-words.ts';
import { useArrangement } from '../list/preferences.ts';
import { goTo, recordHref, staffHref, useStaffRoute } from '../router/staff-router.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './record-trail.module.css';

/** Lists with pages for their rows, and what of a row its page is called by. */
const recordKeys = { parcels: 'id', orders: 'code', customers: 'code', trips: 'id' } as const;
export type RecordList = keyof typeof recordKeys;

function usePage(list: RecordList, query: ListQuery | undefined) {
  const path = `/staff/${list}` as const;
  const { data } = useQuery({
    queryKey: [path, 'find', query],
    queryFn: ({ signal }) => findRows(path, query ?? {}, signal),
    enabled: query !== undefined,
  });
  const codes = data?.list.map((row) => String((row as Record<string, unknown>)[recordKeys[list]]));
  return data && codes && { total: data.total, codes };
}

type Place = { number: number; total: number; previous?: string | undefined; next?: string | undefined };

/**
 * Where a record stands in the list that its address names, across pages; undefined for one that was opened by itself.
 */
function usePlace(list: RecordList): Place | undefined {
  const { line, query, record = '' } = useStaffRoute();
  const pageQuery = query.has('page') ? pageOfAddress(query, line) : undefined;
  const page = Number(pageQuery?.['page'] ?? 1);
  const limit = Number(pageQuery?.['limit'] ?? 1);
  const here = usePage(list, pageQuery);
  const index = here?.codes.indexOf(record) ?? -1;
  const isLast = here !== undefined && index === here.codes.length - 1;
  const onPage = (number: number) => pageQuery && { ...pageQuery, page: String(number) };
  const before = usePage(list, index === 0 && page > 1 ? onPage(page - 1) : undefined);
  const after = usePage(
    list,
    index !== -1 && isLast && page * limit < here.total ? onPage(page + 1) : undefined,
  );
  const hrefOf = (code: string | undefined, number: number) => {
    if (code === undefined) return undefined;
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return recordHref(line, list, code, next);
  };
  const [lastPlace, setKnown] = useState<Place>();
  // What was done with it may have taken it out of the list: the way on stays.
  if (here === undefined || index === -1) return lastPlace;
  const place: Place = {
    number: (page - 1) * limit + index + 1,
    total: here.total,
    previous: index > 0 ? hrefOf(here.codes[index - 1], page) : hrefOf(before?.codes.at(-1), page - 1),
    next: isLast ? hrefOf(after?.codes[0], page + 1) : hrefOf(here.codes[index + 1], page),
  };
  if (
    lastPlace?.previous !== place.previous ||
    lastPlace?.next !== place.next ||
    lastPlace?.number !== place.number
  )
    setKnown(place);
  return place;
}

/**
 * From a record back to the list that one came from, to the one before and to the next, by K and J too; and which of
 * how many it is.
 */
export function RecordTrail({ list, name }: { list: RecordList; name: string }) {
  const { steps } = listWords.read();
  const { line, query } = useStaffRoute();
  const { views } = useArrangement();
  const place = usePlace(list);
  useStepKeys('page', (by) => {
    const href = by === 1 ? place?.next : place?.previous;
    // Words that were not sent would be lost.
    const texts = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')];
    if (href !== undefined && texts.every(({ value }) => value.trim() === '')) goTo(href);
  });
  const listQuery = viewQuery(query);
  const view = listQuery === '' ? undefined : views.find((each) => each.query === listQuery)?.name;
  return (
    <Row
      as="nav"
      wrap
      rowGap={4}
      columnGap={8}
      align="center"
      tone="faint"
      size={13}
      className={css.trail}
      aria-label={steps.label}
    >
      <Text as="a" weight={600} href={staffHref(line, list, query)}>
        {name}
      </Text>
      {place && (
        <>
          <Icon of={ChevronRight} size={14} />
          <Text as="span" tone="soft">
            {steps.at(place.number, place.total, view)}
          </Text>
          <Row as="span" gap={4} marginStart="auto">
            <Step name={steps.previous} href={place.previous} letter="K" icon={ChevronLeft} />
            <Step name={steps.next} href={place.next} letter="J" icon={ChevronRight} />
          </Row>
        </>
      )}
    </Row>
  );
}

type StepProps = { name: string; href: string | undefined; letter: 'J' | 'K'; icon: typeof ChevronLeft };

function Step({ name, href, letter, icon }: StepProps) {
  const content = (
    <>
      <Icon of={icon} size={18} />
      <kbd>{letter}</kbd>
    </>
  );
  return href === undefined ? (
    <Row
      as="span"
      gap={4}
      align="center"
      justify="center"
      radius="small"
      tone="ink"
      className={css.step}
      aria-hidden
    >
      {content}
    </Row>
  ) : (
    <Row
      as="a"
      gap={4}
      align="center"
      justify="center"
      radius="small"
      tone="ink"
      className={css.step}
      href={href}
      aria-label={name}
      aria-keyshortcuts={letter}
    >
      {content}
    </Row>
  );
}
