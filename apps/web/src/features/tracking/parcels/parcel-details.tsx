import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatDayRange } from '../../../shared/format/dates.ts';
import { parcelName } from '../../../shared/parcel-name/parts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MovedDays } from '../../../shared/ui/moved-days.tsx';
import { parcelTexts } from '../parcel-words.ts';
import { arrivalOf, hasProblem, headlineOf, headlineTextOf } from '../rules/parcel-headline.ts';
import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { ownerStory } from '../owner/parts.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { ParcelFacts } from './parcel-facts.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { ShareParcel } from './share-parcel.tsx';
import { Timeline } from './timeline.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-details.module.css';

/** What an open row shows: steps, what the customer can do, history, sidebar. */
export function ParcelDetails({ parcel }: { parcel: TrackedParcel }) {
  const { history } = useTrackingTexts();
  return (
    <div className={css.details}>
      <ProgressSteps parcel={parcel} />
      <Grid gap={24} className={css.columns}>
        <div className={css.story}>
          {parcel.own && (
            <Suspense>
              <parcelName.Part code={parcel.trackingCode} name={parcel.own.name} />
            </Suspense>
          )}
          <Headline parcel={parcel} />
          <ProblemNotes parcel={parcel} />
          {parcel.own && (
            <Suspense>
              <ownerStory.Part parcel={parcel} own={parcel.own} />
            </Suspense>
          )}
          <ShareParcel code={parcel.trackingCode} />
          <Timeline days={parcel.dailyTrackInfoList} title={history.title} />
        </div>
        <ParcelFacts parcel={parcel} />
      </Grid>
    </div>
  );
}

function Headline({ parcel }: { parcel: TrackedParcel }) {
  const { arrival, nextSteps, words } = useTrackingTexts();
  const headline = headlineOf(parcel);
  const [today] = useState(() => dushanbeDay(new Date()));
  const expected = arrivalOf(parcel, today);
  // The owner sees the point itself below.
  const isBelow = parcel.own?.pickupPoint && parcel.own.canCollect;
  const line = expected
    ? arrival[expected.kind](formatDayRange(expected.from, expected.to))
    : nextSteps[headline];
  return (
    <Box marginBottom={20}>
      <Text as="h2" size={22}>
        {headlineTextOf(parcel, words.headlines)}
      </Text>
      {line && !isBelow && <p className={css.next}>{line}</p>}
      {expected && <MovedDays eta={expected} label={arrival.was} className={css.next} />}
    </Box>
  );
}

/**
 * Each problem with its reason, what the service does and what the customer can do; of a parcel that is over only the
 * name.
 */
function ProblemNotes({ parcel }: { parcel: TrackedParcel }) {
  const { words } = useTrackingTexts();
  const { parts, problems } = parcelTexts.read();
  if (parcel.problems.length === 0) return null;
  return (
    <Grid as="ul" gap={8} marginBottom={20}>
      {parcel.problems.map((problem) => (
        <li key={problem} className={css.problem} data-tone={toneOfProblem(problem)}>
          <Row as="p" gap={10} align="center" weight={600}>
            <Icon of={TriangleAlert} size={18} />
            {words.problemNames[problem]}
          </Row>
          {hasProblem(parcel) && (
            <Grid as="dl" gap={8} marginTop={10} marginBottom={4} tone="ink" className={css.advice}>
              {(['why', 'we', 'you'] as const).map((part) => (
                <div key={part}>
                  <dt>{parts[part]}</dt>
                  <dd>{problems[problem][part]}</dd>
                </div>
              ))}
            </Grid>
          )}
        </li>
      ))}
    </Grid>
  );
}
