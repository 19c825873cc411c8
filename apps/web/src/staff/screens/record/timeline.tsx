import { useQuery } from '@tanstack/react-query';
import { actorName, changeText, shownChanges } from '@rohi/contract/audit/audit-text';
import { auditWords } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ParcelPhoto } from './parcel-photo.tsx';
import { readTimeline, type RecordOf, type TimelineEntry } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
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
  if (entries.length === 0) return <p className={css.empty}>{road.empty}</p>;
  return (
    <ol className={css.list}>
      {entries.map((entry) => (
        // Two things may happen in one moment.
        <Entry key={`${entry.at}${entry.action}${JSON.stringify(entry.changes)}`} of={of} entry={entry} />
      ))}
    </ol>
  );
}

type EntryProps = { of: RecordOf; entry: TimelineEntry };

function Entry({ of, entry: { at, actor, action, title, changes, photos = [] } }: EntryProps) {
  // A customer is an account among the dictionaries.
  const words = auditWords.of(of.kind === 'customer' ? 'account' : of.kind);
  const lines = shownChanges({ action, changes });
  return (
    <li className={css.entry} data-kind={action.split(':')[0]}>
      <time className={css.when} dateTime={at}>
        {momentText(at)}
      </time>
      <div className={css.what}>
        <p className={css.title}>{title ?? words.actions[action] ?? action}</p>
        {lines.map((change) => (
          <p key={change.field} className={css.line}>
            {change.field === 'note' ? change.after : changeText(words, change)}
          </p>
        ))}
        {photos.length > 0 && (
          <ul className={css.photos}>
            {photos.map((photo) => (
              <li key={photo.photoId}>
                <ParcelPhoto code={of.id} photo={photo} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={css.who}>{personName(actorName(words, { actor, actorId: null }))}</span>
    </li>
  );
}
