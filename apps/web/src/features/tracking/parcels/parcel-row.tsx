import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import type { MouseEvent } from 'react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { useParcelName } from '../../../shared/parcel-name/given-names.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import {
  headlineOf,
  headlineTextOf,
  isStopped,
  problemsBeside,
  statusBeside,
} from '../rules/parcel-headline.ts';
import { absent, routeOf } from '../rules/parcel-route.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { ParcelDetails } from './parcel-details.tsx';
import { StatusLabel } from './status-label.tsx';
import { StepBar } from './step-bar.tsx';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-row.module.css';

const columnCount = 6;

type ParcelRowProps = {
  parcel: TrackedParcel;
  open: boolean;
  /** Must not change between renders: a hundred rows stand still while one opens. */
  onToggle: (trackingCode: string) => void;
};

/** A parcel: a row of the table from 768 px, a card below. A press anywhere on it opens and closes it. */
export const ParcelRow = memo(function ParcelRow({ parcel, open, onToggle }: ParcelRowProps) {
  const detailsId = useId();
  const toggle = (event: MouseEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button');
    // A user who marks a code to copy it does not want the row to open.
    if (onButton || getSelection()?.isCollapsed !== false) onToggle(parcel.trackingCode);
  };
  return (
    <Box
      as="tbody"
      display="block"
      minWidth={0}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
      data-open={open || undefined}
    >
      {/* The button inside does the same for keys and for assistive technology; its click rises to here. */}
      <tr className={css.row} onClick={toggle}>
        <ParcelCells parcel={parcel} open={open} detailsId={detailsId} />
      </tr>
      {open && (
        <tr className={css.detailsRow}>
          <td id={detailsId} colSpan={columnCount} className={css.detailsCell}>
            <ParcelDetails parcel={parcel} />
          </td>
        </tr>
      )}
    </Box>
  );
});

type ParcelCellsProps = { parcel: TrackedParcel; open: boolean; detailsId: string };

function ParcelCells({ parcel, open, detailsId }: ParcelCellsProps) {
  const { details, words } = useTrackingTexts();
  const headline = headlineOf(parcel);
  const headlineText = headlineTextOf(parcel, words.headlines);
  const status = statusBeside(parcel, headlineText);
  const name = useParcelName(parcel.trackingCode, parcel.own?.name ?? null);
  return (
    <>
      <td className={css.toggleCell}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          aria-label={details(parcel.trackingCode)}
        >
          <Icon of={ChevronDown} />
        </button>
      </td>
      <td className={css.code}>
        <p className={css.trackingCode}>{parcel.trackingCode}</p>
        {name !== null && (
          <Text size={15} breaks>
            <bdi>{name}</bdi>
          </Text>
        )}
        <Text tone="soft" size={14} className={css.route}>
          {routeOf(parcel)}
        </Text>
        {parcel.lastMileTracking !== null && <p className={css.lastMile}>{parcel.lastMileTracking}</p>}
      </td>
      <td className={css.status}>
        <p className={css.headline} data-stopped={isStopped(headline) || undefined}>
          {headlineText}
        </p>
        {status !== undefined && (
          <StatusLabel status={parcel.status} name={status} isStopped={isStopped(headline)} />
        )}
        {problemsBeside(parcel).map((problem) => (
          <Text key={problem} marginTop={4} size={15} className={css.problem}>
            {words.problemNames[problem]}
          </Text>
        ))}
      </td>
      <td className={classNames(css.wideOnly, css.fromDesktop)}>{parcel.lastMileTracking ?? absent}</td>
      <td className={css.wideOnly}>{parcel.orderCode ?? absent}</td>
      <td className={css.event}>
        <LastEvent parcel={parcel} />
        <Box marginTop={12} className={css.narrowBar}>
          <StepBar parcel={parcel} />
        </Box>
      </td>
    </>
  );
}

function LastEvent({ parcel: { lastEvent, lastEventTime } }: { parcel: TrackedParcel }) {
  return (
    <div className={css.lastEvent}>
      <p className={css.eventTitle}>{lastEvent ?? absent}</p>
      {lastEventTime !== null && (
        <Text tone="soft" size={14} digits className={css.eventTime}>
          <time dateTime={lastEventTime}>{formatDateTime(lastEventTime)}</time>
        </Text>
      )}
    </div>
  );
}
