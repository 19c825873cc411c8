import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatAge } from '../../../shared/format/age.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { reportsTexts } from '../screen-words.ts';
import type { ReportsTexts } from '../reports/texts/ru.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './backup-note.module.css';

type Backups = ReplyTo<'GET /staff/backups'>;

const askAgainMs = 5 * 60_000;

/** How old the last good backup is; what is wrong with backups stands out. Nothing where they are made elsewhere. */
export function BackupNote() {
  const { backups: texts } = reportsTexts.read();
  const { data } = useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => call('GET /staff/backups', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
  if (data === undefined || data.state === 'ELSEWHERE') return null;
  if (data.state === 'COPY')
    return (
      <Text tone="soft" size={14}>
        {texts.copy}
      </Text>
    );
  const faults = faultsOf(data, texts);
  if (faults.length === 0)
    return (
      <Text tone="soft" size={14}>
        {lineOf(data, texts)}
      </Text>
    );
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
        <p>{data.state === 'FAILED' ? lineOf(data, texts) : ''}</p>
        <p>{texts.advice}</p>
      </div>
    </Row>
  );
}

function faultsOf(
  { state, lastGoodAt, fault, restoreTry, archive }: Backups,
  texts: ReportsTexts['backups'],
): string[] {
  const late = lastGoodAt === null ? texts.none : texts.late(ageOf(lastGoodAt));
  return [
    ...(state === 'FAILED' ? [texts.failed(texts.faults[fault ?? 'failed'])] : []),
    ...(state === 'LATE' ? [late] : []),
    ...(restoreTry?.good === false ? [texts.trialFailed] : []),
    ...(archive?.isFailing === true ? [texts.archiveFailing] : []),
  ];
}

function lineOf({ lastGoodAt, restoreTry }: Backups, texts: ReportsTexts['backups']): string {
  if (lastGoodAt === null) return texts.noneYet;
  const good = texts.good(ageOf(lastGoodAt));
  return restoreTry?.good === true ? `${good}; ${texts.trial(ageOf(restoreTry.at))}` : good;
}

function ageOf(at: string): string {
  return formatAge(Date.parse(at), serverNow());
}
