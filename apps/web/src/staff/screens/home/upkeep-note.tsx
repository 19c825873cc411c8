import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatAge } from '../../../shared/format/age.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { reportsTexts } from '../screen-words.ts';
import type { ReportsTexts } from '../reports/texts/ru.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './backup-note.module.css';

type Upkeep = ReplyTo<'GET /staff/upkeep'>;

const askAgainMs = 5 * 60_000;

/** What the checks of the night have found, and work that was given up; nothing while all is well. */
export function UpkeepNote() {
  const { upkeep: texts } = reportsTexts.read();
  const { data } = useQuery({
    queryKey: ['upkeep'],
    queryFn: ({ signal }) => call('GET /staff/upkeep', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
  const faults = data === undefined ? [] : faultsOf(data, texts);
  if (faults.length === 0) return null;
  return (
    <Row
      gap={12}
      paddingX={16}
      paddingY={12}
      fill="gold-soft"
      radius="panel"
      size={14}
      className={css.banner}
      role="status"
    >
      <Icon of={TriangleAlert} size={20} />
      <div>
        {faults.map((fault) => (
          <b key={fault}>{fault}</b>
        ))}
        <p>{texts.advice}</p>
      </div>
    </Row>
  );
}

function faultsOf({ checks, failedJobs }: Upkeep, texts: ReportsTexts['upkeep']): string[] {
  return [
    ...checks.flatMap(({ name, state, at, differences }) => {
      const what = texts.checks[name];
      if (state === 'DIFFERS') return [texts.differs(what, differences)];
      if (state === 'FAILED') return [texts.failed(what)];
      if (state === 'LATE' && at !== null) return [texts.late(what, formatAge(Date.parse(at), serverNow()))];
      return [];
    }),
    ...(failedJobs > 0 ? [texts.jobs(failedJobs)] : []),
  ];
}
