import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { figureText } from '../reports/figures.ts';
import { daysSince } from './days-since.ts';
import type { StandstillRow } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Box, Row as Flex, Text } from '../../../shared/ui/primitives.tsx';
import css from './standstill-list.module.css';

type Holder = StandstillRow['holder'];

/** One list of what stands still, what stands longest first, of all or of one who sees to it. */
export function StandstillList({ rows }: { rows: readonly StandstillRow[] }) {
  const { list, all, filter, holders } = standstillTexts.read();
  const [chosen, setChosen] = useState<Holder | 'ALL'>('ALL');
  const own = [...new Set(rows.map(({ holder }) => holder))];
  const holder = own.find((each) => each === chosen);
  const visible = holder === undefined ? rows : rows.filter((row) => row.holder === holder);
  return (
    <Box
      as="section"
      minWidth={0}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      aria-labelledby="standstill-list"
    >
      <Flex
        as="header"
        wrap
        rowGap={8}
        columnGap={16}
        align="center"
        justify="between"
        paddingX={20}
        paddingY={12}
        className={css.head}
      >
        <Text as="h2" size={15} weight={600} id="standstill-list">
          {list.title}
        </Text>
        {own.length > 1 && (
          <div className={css.filter}>
            <Segmented
              label={filter}
              value={holder ?? 'ALL'}
              options={[
                { value: 'ALL', label: all },
                ...own.map((value) => ({ value, label: holders[value] })),
              ]}
              onChange={setChosen}
            />
          </div>
        )}
      </Flex>
      {rows.length === 0 ? <Empty /> : <Rows rows={visible} />}
    </Box>
  );
}

function Empty() {
  const { empty } = standstillTexts.read().list;
  return (
    <Flex gap={14} align="center" border="top" tone="soft" className={css.empty}>
      <Icon of={CircleCheck} size={32} />
      <p>
        <strong>{empty.title}</strong>
        <br />
        {empty.text}
      </p>
    </Flex>
  );
}

function Rows({ rows }: { rows: readonly StandstillRow[] }) {
  const { list } = standstillTexts.read();
  return (
    <Box as="table" wide size={14} className={css.table}>
      <caption className="visually-hidden">{list.title}</caption>
      <thead>
        <tr>
          {[list.what, list.parcels, list.stands, list.holder, list.act].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={`${row.kind} ${row.place ?? ''} ${row.trip ?? ''}`} row={row} isFirst={index === 0} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({ row, isFirst }: { row: StandstillRow; isFirst: boolean }) {
  const { list, days, holders } = standstillTexts.read();
  const { kind, parcels, since, place, trip, oldestCode, holder } = row;
  const where = holder === 'POINT' ? null : place;
  const about = [trip, where, oldestCode === null ? null : list.oldestCode(oldestCode)];
  return (
    <tr>
      <th scope="row" className={css.what} data-kind={kind}>
        {list.kinds[kind]}
        <Text as="span" display="block" tone="soft" size={13} weight={400} breaks>
          {about.filter((each) => each !== null).join(', ')}
        </Text>
      </th>
      <td className={css.parcels} data-label={list.parcels}>
        {figureText(parcels, 'PIECE')}
      </td>
      <Box as="td" tone="gold" className={css.stands} data-label={list.stands}>
        <time dateTime={since}>{days(daysSince(since))}</time>
      </Box>
      <td data-label={list.holder}>{holder === 'POINT' ? (place ?? holders[holder]) : holders[holder]}</td>
      <td className={css.end}>
        <Acts row={row} isFirst={isFirst} />
      </td>
    </tr>
  );
}

function nameOf(act: StandstillRow['act'], about: string): string {
  return standstillTexts.read().acts[act](about);
}

/** Where somebody is called, the list stands beside it. Who has not the screen sees who does it. */
function Acts({ row: { act, actTrip, phone, route }, isFirst }: { row: StandstillRow; isFirst: boolean }) {
  const { line } = useStaffRoute();
  const { menus } = useUser();
  const screen = route.split(/[/?]/)[2];
  const hasScreen = menus[line].some(({ key }) => key === screen);
  const className = classNames(css.act, isFirst && css.first);
  if (phone !== null)
    return (
      <>
        <a href={`tel:${phone}`} className={className}>
          {nameOf(act, phone)}
        </a>
        {hasScreen && (
          <a href={`#${route}`} className={css.act}>
            {nameOf('LIST', '')}
          </a>
        )}
      </>
    );
  return (
    hasScreen && (
      <a href={`#${route}`} className={className}>
        {nameOf(act, actTrip ?? '')}
      </a>
    )
  );
}
