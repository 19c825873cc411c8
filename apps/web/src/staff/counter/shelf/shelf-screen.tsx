import { shelfCauseNames } from '@rohi/contract/hand-over/shelf-decision-rules';
import { useState } from 'react';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { recordHref, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ActDialog, type Act } from './act-dialog.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { useShelf } from './shelf-queries.ts';
import type { Shelf, ShelfPart, ShelfRow } from './shelf-queries.ts';
import { shelfTexts } from '../counter-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './shelf.module.css';
import { ListFrame, NoCards } from '../../kit/list/list-frame.tsx';

/** Uncollected parcels on the shelf: the manager decides about each. */
export function ShelfScreen() {
  const { title, lead, none, shown, part: words } = shelfTexts.read();
  const { line, query } = useStaffRoute();
  const part: ShelfPart = {
    waiting: query.get('waiting') === 'unclaimed' ? 'unclaimed' : undefined,
    unit: query.get('unit') ?? undefined,
  };
  const isPart = part.waiting !== undefined || part.unit !== undefined;
  const answer = useShelf(part);
  return (
    <ListFrame title={title}>
      <Answered answer={answer}>
        {({ list, hubs, total }) => (
          <>
            {list.length > 0 ? <p role="status">{lead}</p> : <NoCards title={isPart ? words.none : none} />}
            {isPart && (
              <p>
                {words.shown} <a href={staffHref(line, 'shelf')}>{words.all}</a>
              </p>
            )}
            <Grid as="ul" gap={12}>
              {list.map((row) => (
                <Parcel key={row.trackingCode} row={row} hubs={hubs} />
              ))}
            </Grid>
            {total > list.length && <p>{shown(list.length, total)}</p>}
          </>
        )}
      </Answered>
    </ListFrame>
  );
}

function Parcel({ row, hubs }: { row: ShelfRow; hubs: Shelf['hubs'] }) {
  const words = shelfTexts.read();
  const { line } = useStaffRoute();
  const [act, setAct] = useState<Act>();
  const { trackingCode, customerCode, customer, pickupPoint, cell, cause, since, by, days, note } = row;
  const who = [customerCode, customer, pickupPoint.name, cell === null ? words.noCell : words.cell(cell)];
  const isOpen = row.decision === null || row.decision.kind === 'KEEP';
  return (
    <Grid
      as="li"
      gap={8}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={trackingCode}
    >
      <div className={css.head}>
        <Text as="a" href={recordHref(line, 'parcels', trackingCode)} tone="lapis" size={18} weight={700}>
          {trackingCode}
        </Text>
        <Text
          as="span"
          marginStart="auto"
          fill="gold-soft"
          radius="pill"
          tone="gold"
          weight={600}
          digits
          className={css.since}
        >
          {words.days(days)}
        </Text>
      </div>
      <p>{who.filter((each) => each !== null).join(' · ')}</p>
      <p>
        <b>{shelfCauseNames[cause][locale]}</b>
        {` · ${words.since(formatDate(since))} · ${words.by(formatDate(by))}`}
      </p>
      {note !== null && <blockquote className={css.quote}>{note}</blockquote>}
      <Facts row={row} />
      {row.decision !== null && <DecisionPanel row={row} decision={row.decision} onAct={setAct} />}
      {isOpen && (
        <div className={css.acts}>
          {cause === 'UNCLAIMED' && <Button onPress={() => setAct('keep')}>{words.acts.keep.title}</Button>}
          <Button onPress={() => setAct('return')}>{words.acts.return.title}</Button>
          <Button kind="danger" onPress={() => setAct('dispose')}>
            {words.acts.dispose.title}
          </Button>
        </div>
      )}
      {act !== undefined && <ActDialog act={act} row={row} hubs={hubs} onClose={() => setAct(undefined)} />}
    </Grid>
  );
}

/** What is unpaid, and what its owner was written when. */
function Facts({ row: { owed, notices } }: { row: ShelfRow }) {
  const words = shelfTexts.read();
  return (
    <Grid as="dl" rowGap={6} columnGap={12} size={14} className={css.facts}>
      <Text as="dt" tone="soft">
        {words.owed}
      </Text>
      <Grid as="dd">{words.owes(formatMoney(owed.charges), formatMoney(owed.storage))}</Grid>
      <Text as="dt" tone="soft">
        {words.noticed}
      </Text>
      <Grid as="dd">
        {notices.length === 0 && words.neverNoticed}
        {notices.map(({ kind, on, isSent }) => (
          <span key={kind}>{`${words.notices[kind]}: ${words.letter(formatDate(on), isSent)}`}</span>
        ))}
      </Grid>
    </Grid>
  );
}
