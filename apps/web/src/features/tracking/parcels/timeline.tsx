import type { TrackDay } from '@rohi/contract/tracking/tracking.contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatTime } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { daysShownAtFirst, timelineOf } from '../rules/timeline-days.ts';
import type { TimelineEvent } from '../rules/timeline-days.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './timeline.module.css';

/** What happened, by days, newest first; `title` where nothing else names it. */
export function Timeline({ days, title }: { days: readonly TrackDay[]; title?: string }) {
  const { history } = useTrackingTexts();
  const [showAll, setShowAll] = useState(false);
  const timeline = timelineOf(days, showAll);
  return (
    <section>
      {title !== undefined && <h3 className={css.title}>{title}</h3>}
      {days.length === 0 && <Text tone="soft">{history.none}</Text>}
      <ol className={css.days}>
        {timeline.days.map(({ date, events }) => (
          <Box as="li" key={date} position="relative" className={css.day}>
            <p className={css.date}>{formatDay(date)}</p>
            <ol className={css.events}>
              {events.map((event) => (
                <EventLine key={event.key} event={event} />
              ))}
            </ol>
          </Box>
        ))}
      </ol>
      {days.length > daysShownAtFirst && (
        <button
          type="button"
          className={css.more}
          aria-expanded={showAll}
          onClick={() => setShowAll(!showAll)}
        >
          {showAll ? history.showLess : history.showMore(timeline.hiddenCount)}
          <Icon of={showAll ? ChevronUp : ChevronDown} size={18} />
        </button>
      )}
    </section>
  );
}

function EventLine({ event }: { event: TimelineEvent }) {
  return (
    <li className={css.event} data-latest={event.isLatest || undefined}>
      <p className={css.eventTitle}>{event.title}</p>
      <Text tone="soft" size={14} digits>
        <time dateTime={event.time}>{formatTime(event.time)}</time>
        {event.trackInfo !== '' && ` · ${event.trackInfo}`}
      </Text>
    </li>
  );
}
