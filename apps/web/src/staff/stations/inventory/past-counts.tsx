import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DifferenceRow } from './differences.tsx';
import { inventoryTexts } from '../station-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './inventory.module.css';
import type { Inventories, Inventory } from './use-inventory.ts';
import { personName } from '../../kit/people.ts';

const countText = (count: number) => formatShortDecimal(String(count));

/** What was counted before in all units that the reader sees, and what was not found: for who stands at no station. */
export function PastCounts() {
  const { title, past: words } = inventoryTexts.read();
  const queries = useQueryClient();
  const { line: businessLine } = useStaffRoute();
  const queryKey = ['stations', 'inventories', 'past', businessLine];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /stations/inventories', { query: { businessLine }, quiet: true, signal }),
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: ['stations', 'inventories'] });
  return (
    <Answered answer={answer}>
      {(inventories) => (
        <div className={css.past}>
          <header className={css.head}>
            <Text as="h1" size={22}>
              {title}
            </Text>
            <a href={staffHref(businessLine, 'inventory', new URLSearchParams({ view: 'count' }))}>
              {words.countHere}
            </a>
          </header>
          <ReportedList inventories={inventories} refresh={refresh} hasUnits />
          <PastList inventories={inventories} hasUnits />
        </div>
      )}
    </Answered>
  );
}

type ListProps = { inventories: Inventories; hasUnits?: boolean };

/** What counts have reported as missing and was not found since. */
export function ReportedList({ inventories, hasUnits, refresh }: ListProps & { refresh: () => void }) {
  const { reported: words, list: listWords, noCell } = inventoryTexts.read();
  const { run, busy } = useSubmit();
  const { total, list } = inventories.reported;
  const find = (id: string, code: string) =>
    void run(async () => {
      const body = { requestId: newRequestId(), act: 'FOUND' as const, codes: [code] };
      await call('POST /stations/inventories/{id}/settle', { params: { id }, body, quiet: true });
      refresh();
    }, refresh);
  return (
    <section className={css.list} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <b>{countText(total)}</b>
      </header>
      {total === 0 && (
        <Text paddingX={14} paddingY={12} className={css.note}>
          {words.none}
        </Text>
      )}
      <ul>
        {list.map(({ inventoryId, code, customerCode, cell, unit, reportedAt, reportedBy }) => (
          <li key={code}>
            <p>
              <b>
                <RecordLink to="parcels" id={code} />
              </b>
              <span>{customerCode}</span>
            </p>
            <p>{[hasUnits && unit, cell === null ? noCell : words.cell(cell)].filter(Boolean).join(' · ')}</p>
            <p>{words.reported(momentText(reportedAt), personName(reportedBy))}</p>
            <Row wrap gap={8} className={css.rowActs}>
              <Button
                aria-label={listWords.about(words.found, code)}
                isDisabled={busy}
                onPress={() => find(inventoryId, code)}
              >
                {words.found}
              </Button>
            </Row>
          </li>
        ))}
        {total > list.length && <li>{listWords.more(total - list.length)}</li>}
      </ul>
    </section>
  );
}

/** The counts that are over, and those that go on elsewhere, each with what it has come to. */
export function PastList({ inventories: { list }, hasUnits = false }: ListProps) {
  const { past: words } = inventoryTexts.read();
  return (
    <section className={css.list} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
      </header>
      {list.length === 0 && (
        <Text paddingX={14} paddingY={12} className={css.note}>
          {words.none}
        </Text>
      )}
      <ul>
        {list.map((inventory) => (
          <PastRow key={inventory.id} inventory={inventory} hasUnit={hasUnits} />
        ))}
      </ul>
    </section>
  );
}

function PastRow({ inventory, hasUnit }: { inventory: Inventory; hasUnit: boolean }) {
  const { past: words } = inventoryTexts.read();
  const [isOpen, setOpen] = useState(false);
  const { id, unit, rack, cell, openedAt, openedBy, closedBy, missing, surplus, elsewhere } = inventory;
  const part = rack ?? cell;
  const differing = missing + surplus + elsewhere;
  const facts = [
    hasUnit && unit,
    part === null ? words.all : words.part(part),
    closedBy === null
      ? `${personName(openedBy)}, ${words.goesOn}`
      : words.who(personName(openedBy), personName(closedBy)),
  ];
  return (
    <li>
      <p>
        <b>{momentText(openedAt)}</b>
        <span>{words.sums(countText(inventory.found), countText(inventory.expected))}</span>
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {differing > 0 && <p>{words.differences(missing, surplus, elsewhere)}</p>}
      {differing === 0 && closedBy !== null && <p>{words.agreed}</p>}
      {differing > 0 && (
        <Row wrap gap={8} className={css.rowActs}>
          <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.close : words.open}
          </Button>
        </Row>
      )}
      {isOpen && <PastDifferences id={id} />}
    </li>
  );
}

function PastDifferences({ id }: { id: string }) {
  const answer = useQuery({
    queryKey: ['stations', 'inventories', 'page', id],
    queryFn: ({ signal }) => call('GET /stations/inventories/{id}', { params: { id }, quiet: true, signal }),
  });
  return (
    <Answered answer={answer}>
      {({ differences }) => (
        <ul>
          {differences.map((thing) => (
            <DifferenceRow key={thing.code} thing={thing} settle={undefined} />
          ))}
        </ul>
      )}
    </Answered>
  );
}
