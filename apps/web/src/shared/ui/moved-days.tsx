import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import { formatDayRange } from '../format/dates.ts';

type MovedDaysProps = {
  eta: Pick<ArrivalEstimate, 'was' | 'why'>;
  /** Said before the old days to who cannot see that they are struck through. */
  label: string;
  className: string | undefined;
};

/**
 * What the days of arrival were before something moved them, struck through, and what it was; nothing where nothing
 * has.
 */
export function MovedDays({ eta: { was, why }, label, className }: MovedDaysProps) {
  if (was === undefined) return null;
  return (
    <span className={className}>
      <s>
        <span className="visually-hidden">{label} </span>
        {formatDayRange(was.from, was.to)}
      </s>
      {why !== undefined && ` ${why}`}
    </span>
  );
}
