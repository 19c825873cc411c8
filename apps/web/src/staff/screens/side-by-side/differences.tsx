import { sideBySideLimits } from '@rohi/contract/imports/side-by-side-rules';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { sideBySideTexts } from '../screen-words.ts';
import {
  useDifferences,
  useSideBySideActs,
  type SheetComparison,
  type SheetDifference,
  type SheetDifferenceRow,
} from './side-by-side-queries.ts';
import css from './side-by-side.module.css';

type Side = NonNullable<SheetDifferenceRow['sheet']>;

const inDigits = (count: number) => formatDecimal(String(count));
const { mostRowsShown } = sideBySideLimits;

/** The rows in which sheet and service differ, what both say, and what can be done about each. */
export function Differences({ comparison }: { comparison: SheetComparison }) {
  const all = comparison.differences.reduce((sum, { count }) => sum + count, 0);
  return all === 0 ? null : <Apart comparison={comparison} all={all} />;
}

function Apart({ comparison, all }: { comparison: SheetComparison; all: number }) {
  const words = sideBySideTexts.read();
  const [kind, setKind] = useState<SheetDifference>();
  const [start, setStart] = useState(0);
  const answer = useDifferences(comparison.id, kind, start);
  const choose = (next: SheetDifference | undefined) => {
    setKind(next);
    setStart(0);
  };
  return (
    <Panel
      title={words.rows}
      end={
        <select
          className={css.kind}
          aria-label={words.rows}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose(comparison.differences.find(({ difference }) => difference === value)?.difference)
          }
        >
          <option value="">{`${words.all} ${inDigits(all)}`}</option>
          {comparison.differences.map(({ difference, count }) => (
            <option key={difference} value={difference}>
              {`${words.differences[difference]} ${inDigits(count)}`}
            </option>
          ))}
        </select>
      }
    >
      <Answered answer={answer}>
        {({ list, total }) => (
          <>
            <ul className={css.rows}>
              {list.map((row) => (
                <Line key={`${row.thing} ${row.code} ${row.difference}`} row={row} />
              ))}
            </ul>
            {total > mostRowsShown && (
              <Row wrap gap={12} align="center" justify="between" paddingX={20} paddingY={10} border="top">
                <Text as="span" tone="soft" size={13}>
                  {words.shown(inDigits(start + 1), inDigits(start + list.length), inDigits(total))}
                </Text>
                <Row gap={8}>
                  <Button
                    isDisabled={start === 0}
                    onPress={() => setStart(Math.max(0, start - mostRowsShown))}
                  >
                    {words.before}
                  </Button>
                  <Button
                    isDisabled={start + list.length >= total}
                    onPress={() => setStart(start + mostRowsShown)}
                  >
                    {words.next}
                  </Button>
                </Row>
              </Row>
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Line({ row }: { row: SheetDifferenceRow }) {
  const words = sideBySideTexts.read();
  const [isAsking, setIsAsking] = useState(false);
  const { setAside, busy } = useSideBySideActs();
  const { thing, code, difference, sheet, here } = row;
  const key = { thing, code, difference };
  const isHere = thing === 'parcel' ? here !== null : difference === 'debt';
  return (
    <li className={css.row}>
      <span className={css.what}>
        <b className={css.code}>
          {isHere ? <RecordLink to={thing === 'parcel' ? 'parcels' : 'customers'} id={code} /> : code}
        </b>
        <Text as="span" tone="soft" size={13}>
          {words.differences[difference]}
          {row.row !== null && ` · ${words.line(inDigits(row.row))}`}
        </Text>
      </span>
      <SideWords title={words.sheet} side={sheet} row={row} />
      <SideWords title={words.here} side={here} row={row} />
      <span className={css.acts}>
        {difference === 'onlyInSheet' && <ToMoveIn />}
        {row.setAside === null ? (
          <Button isDisabled={busy} onPress={() => setIsAsking(true)}>
            {words.sheetIsWrong}
          </Button>
        ) : (
          <>
            <Text as="span" tone="soft" size={13} breaks>
              {words.isAside(row.setAside.note, personName(row.setAside.by), momentText(row.setAside.at))}
            </Text>
            <Button isDisabled={busy} onPress={() => void setAside({ ...key, note: null })}>
              {words.compareAgain}
            </Button>
          </>
        )}
      </span>
      {isAsking && <AsideDialog row={row} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function ToMoveIn() {
  const { line } = useStaffRoute();
  const { bringIn } = sideBySideTexts.read();
  return (
    <Text as="a" weight={600} size={13} href={staffHref(line, 'move-in')}>
      {bringIn}
    </Text>
  );
}

function SideWords({ title, side, row }: { title: string; side: Side | null; row: SheetDifferenceRow }) {
  const words = sideBySideTexts.read();
  return (
    <span className={css.side}>
      <Text as="span" tone="soft" size={13}>
        {title}
      </Text>
      <span>{side === null ? words.nothing : sideText(side, row, words)}</span>
    </span>
  );
}

/** What differs alone; of what stands on one side, all that it says. */
function sideText(
  { status, owner, weightG, owed }: Side,
  { difference }: SheetDifferenceRow,
  words: ReturnType<typeof sideBySideTexts.read>,
): string {
  const weight = weightG === null ? undefined : words.kilograms(formatDecimal(String(weightG / 1_000)));
  const place = status === null ? undefined : words.statuses[status];
  if (difference === 'debt')
    return owed.length === 0
      ? words.owesNothing
      : owed
          .map(({ currency, minor }) => formatMoney({ amount: (minor / 100).toFixed(2), currency }))
          .join(', ');
  if (difference === 'status') return place ?? words.cancelled;
  if (difference === 'owner') return owner ?? words.nothing;
  if (difference === 'weight') return weight ?? words.nothing;
  return [place, owner, weight].filter((part) => part !== undefined && part !== null).join(' · ');
}

function AsideDialog({ row, onClose }: { row: SheetDifferenceRow; onClose: () => void }) {
  const { aside: words, differences } = sideBySideTexts.read();
  const { setAside, busy } = useSideBySideActs();
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { thing, code, difference } = row;
  const go = async () => {
    const answer = await setAside({ thing, code, difference, note: note.trim() });
    if (answer instanceof ApiError) setRefusal(answer.msg);
    else onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={css.aside} onSubmit={ownSubmit(() => void go())}>
        <Text breaks>{words.text(code, differences[difference])}</Text>
        <Grid as="label" gap={6}>
          <Text as="span" tone="soft">
            {words.note}
          </Text>
          <input
            required
            maxLength={300}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        </Grid>
        <Text role="alert" tone="danger">
          {refusal}
        </Text>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || note.trim() === ''}>
            {words.yes}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}
