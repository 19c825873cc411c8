import { useQuery } from '@tanstack/react-query';
import { actorName, changeText, shownChanges } from '@rohi/contract/audit/audit-text';
import { auditWords } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ParcelPhoto } from './parcel-photo.tsx';
import { readTimeline, type RecordOf, type TimelineEntry } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './timeline.module.css';
import { personName } from '../../kit/people.ts';

/** All that happened to a record, as the service has it now. */
export function RoadPanel({ of }: { of: RecordOf }) {
  const { road } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['timeline', of.kind, of.id],
    queryFn: ({ signal }) => readTimeline(of, signal),
    staleTime: 0,
  });
  return (
    <Panel title={road.title}>
      <Answered answer={answer}>{({ list }) => <Timeline of={of} entries={list} />}</Answered>
    </Panel>
  );
}

/** What happened to a record, newest first: when, what, why and who. */
function Timeline({ of, entries }: { of: RecordOf; entries: readonly TimelineEntry[] }) {
  const { road } = recordTexts.read();
  if (entries.length === 0)
    return (
      <Text paddingX={20} paddingTop={0} paddingBottom={20} tone="soft">
        {road.empty}
      </Text>
    );
  return (
    <Box as="ol" paddingX={20} paddingTop={0} paddingBottom={16} className={css.list}>
      {entries.map((entry) => (
        // Two things may happen in one moment.
        <Entry key={`${entry.at}${entry.action}${JSON.stringify(entry.changes)}`} of={of} entry={entry} />
      ))}
    </Box>
  );
}

type EntryProps = { of: RecordOf; entry: TimelineEntry };

function Entry({ of, entry: { at, actor, action, title, changes, photos = [] } }: EntryProps) {
  // A customer is an account among the dictionaries.
  const words = auditWords.of(of.kind === 'customer' ? 'account' : of.kind);
  const lines = shownChanges({ action, changes });
  return (
    <Grid
      as="li"
      position="relative"
      paddingBottom={16}
      className={css.entry}
      data-kind={action.split(':')[0]}
    >
      <Text
        as="time"
        tone="soft"
        size={13}
        digits
        lines="nowrap"
        text="end"
        className={css.when}
        dateTime={at}
      >
        {momentText(at)}
      </Text>
      <div className={css.what}>
        <Text weight={600}>{title ?? words.actions[action] ?? action}</Text>
        {lines.map((change) => (
          <Text key={change.field} tone="soft" size={13} breaks className={css.line}>
            {change.field === 'note' ? change.after : changeText(words, change)}
          </Text>
        ))}
        {photos.length > 0 && (
          <Row as="ul" wrap gap={8} marginTop={6} className={css.photos}>
            {photos.map((photo) => (
              <li key={photo.photoId}>
                <ParcelPhoto code={of.id} photo={photo} />
              </li>
            ))}
          </Row>
        )}
      </div>
      <Text as="span" tone="faint" size={13} breaks text="end" className={css.who}>
        {personName(actorName(words, { actor, actorId: null }))}
      </Text>
    </Grid>
  );
}
