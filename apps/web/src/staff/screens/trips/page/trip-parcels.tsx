import type { TripParcel } from '@rohi/contract/linehaul/trip-page.contract';
import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import { ChevronLeft, ChevronRight, MapPinned, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { ParcelState } from '../../../kit/record/parcel-state.tsx';
import { listWords } from '../../../kit/kit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { ReportDialog } from '../road/report-dialog.tsx';
import { tripPageSize, useTripParcels } from '../trip-queries.ts';
import { tripsTexts } from '../../screen-words.ts';
import { Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './trip-parcels.module.css';
import { personName } from '../../../kit/people.ts';

const searchAfterMs = 250;
const longestSearch = 100;
/** So many parcels are reported of at once; more is the whole trip. */
const mostTicked = 1_000;

/** What is planned for a trip or goes with it, page by page; ticked parcels can be reported of by themselves. */
export function TripParcels({ trip: { id, state } }: { trip: Pick<StaffTrip, 'id' | 'state'> }) {
  const { page: words } = tripsTexts.read();
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reports, setReports] = useState(false);
  const answer = useTripParcels(id, { search, page });
  const mayReport = useUser().authorities.includes('trip:position') && isOnTheRoad(state);
  const tick = (codes: readonly string[], on: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const code of codes) if (on && next.size < mostTicked) next.add(code);
      if (!on) for (const code of codes) next.delete(code);
      return next;
    });
  return (
    <Panel title={words.parcels} end={answer.data && words.total(answer.data.total)}>
      <Row
        wrap
        rowGap={8}
        columnGap={12}
        align="center"
        paddingX={20}
        paddingTop={0}
        paddingBottom={12}
        className={css.tools}
      >
        <SearchBox onSearch={(text) => setAsked({ search: text, page: 1 })} />
        {ticked.size > 0 && mayReport && (
          <>
            <span role="status">{words.ticked(ticked.size)}</span>
            <Button kind="primary" onPress={() => setReports(true)}>
              <Icon of={MapPinned} size={18} />
              {words.reportTicked}
            </Button>
            <Button kind="quiet" onPress={() => setTicked(new Set())}>
              {words.untick}
            </Button>
          </>
        )}
      </Row>
      <Answered answer={answer}>
        {({ total, list }) => (
          <>
            {list.length === 0 ? (
              <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft" className={css.none}>
                {search === '' ? words.noParcels : words.nothingFound}
              </Text>
            ) : (
              <Rows list={list} ticked={mayReport ? ticked : undefined} onTick={tick} />
            )}
            <Pages total={total} page={page} onPage={(next) => setAsked({ search, page: next })} />
          </>
        )}
      </Answered>
      {reports && (
        <ReportDialog
          code={id}
          codes={[...ticked]}
          onClose={() => setReports(false)}
          onDone={() => setTicked(new Set())}
        />
      )}
    </Panel>
  );
}

function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const { page: words } = tripsTexts.read();
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), searchAfterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed asks, not how often it is drawn
  }, [text]);
  return (
    <Row
      as="label"
      gap={8}
      align="center"
      minWidth={0}
      paddingX={12}
      paddingY={0}
      radius="control"
      tone="faint"
      className={css.search}
    >
      <Icon of={Search} size={18} />
      <span className="visually-hidden">{words.searchParcels}</span>
      <input
        type="search"
        value={text ?? ''}
        maxLength={longestSearch}
        placeholder={words.searchParcels}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Row>
  );
}

type RowsProps = {
  list: readonly TripParcel[];
  /** Undefined where nothing can be done with ticked parcels. */
  ticked: ReadonlySet<string> | undefined;
  onTick: (codes: readonly string[], on: boolean) => void;
};

function Rows({ list, ticked, onTick }: RowsProps) {
  const { select } = listWords.read();
  const codes = list.map(({ trackingCode }) => trackingCode);
  const isWhole = codes.every((code) => ticked?.has(code));
  return (
    <ul className={css.rows}>
      {ticked && (
        <Row as="li" wrap rowGap={4} columnGap={12} align="center" paddingX={20} paddingY={8} border="top">
          <Row as="label" gap={12} align="center" tone="soft" size={13}>
            <input type="checkbox" checked={isWhole} onChange={() => onTick(codes, !isWhole)} />
            {select.page}
          </Row>
        </Row>
      )}
      {list.map((parcel) => (
        <Row
          as="li"
          wrap
          rowGap={4}
          columnGap={12}
          align="center"
          paddingX={20}
          paddingY={8}
          border="top"
          key={parcel.trackingCode}
        >
          {ticked && (
            <input
              type="checkbox"
              aria-label={select.row(parcel.trackingCode)}
              checked={ticked.has(parcel.trackingCode)}
              onChange={(event) => onTick([parcel.trackingCode], event.currentTarget.checked)}
            />
          )}
          <RecordLink to="parcels" id={parcel.trackingCode} className={css.code} />
          <Row as="span" wrap rowGap={4} columnGap={12} size={13}>
            <ParcelState {...parcel} hasProblems />
          </Row>
          <Text as="span" marginStart="auto" tone="soft" size={13} digits breaks className={css.about}>
            {aboutOf(parcel)}
          </Text>
        </Row>
      ))}
    </ul>
  );
}

/** The owner, what it weighs, where it goes, in which bag and vehicle it lies, and who loaded it. */
function aboutOf(parcel: TripParcel): string {
  const { kg, page: words } = tripsTexts.read();
  const { customerCode, weightKg, city, bagCode, unit, loadedAt, loadedBy, isPlanned } = parcel;
  const loaded = loadedAt === null ? null : words.loaded(momentText(loadedAt), personName(loadedBy ?? ''));
  return [
    customerCode,
    weightKg === null ? null : `${formatDecimal(weightKg)} ${kg}`,
    city,
    bagCode,
    unit === null || unit === 1 ? null : words.unit(unit),
    loaded,
    isPlanned || loadedAt === null ? null : words.unplanned,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

type PagesProps = { total: number; page: number; onPage: (page: number) => void };

function Pages({ total, page, onPage }: PagesProps) {
  const { pages } = listWords.read();
  if (total <= tripPageSize) return null;
  const to = Math.min(total, page * tripPageSize);
  return (
    <Row
      as="nav"
      gap={8}
      align="center"
      justify="end"
      paddingX={20}
      paddingY={8}
      border="top"
      tone="soft"
      digits
      className={css.pages}
      aria-label={pages.label}
    >
      <span>{pages.of((page - 1) * tripPageSize + 1, to, total)}</span>
      <Button
        kind="quiet"
        square
        isDisabled={page <= 1}
        aria-label={pages.previous}
        onPress={() => onPage(page - 1)}
      >
        <Icon of={ChevronLeft} size={18} />
      </Button>
      <Button
        kind="quiet"
        square
        isDisabled={to >= total}
        aria-label={pages.next}
        onPress={() => onPage(page + 1)}
      >
        <Icon of={ChevronRight} size={18} />
      </Button>
    </Row>
  );
}
