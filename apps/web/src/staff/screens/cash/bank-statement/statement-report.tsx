import type { ReactNode } from 'react';
import { momentText } from '../../../kit/list/moment-text.ts';
import type { SentStatement } from './statement-queries.ts';
import { StatementLine } from './statement-line.tsx';
import { statementTexts } from '../../screen-words.ts';
import { Box, Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './statement.module.css';
import { personName } from '../../../kit/people.ts';

/**
 * What came in by a statement: lines that may be transfers, lines that are none, lines that were matched, rows that
 * could not be read.
 */
export function StatementReport({ sent }: { sent: SentStatement }) {
  const words = statementTexts.read();
  const { counts, lines, unreadable, sentBefore } = sent;
  const linesOf = (state: SentStatement['lines'][number]['state']) =>
    lines
      .filter((line) => line.state === state)
      .map((line) => <StatementLine key={line.row} importId={sent.id} line={line} />);
  return (
    <Grid gap={8} minWidth={0}>
      <div role="status">
        <Text as="b" breaks>
          {sent.fileName}
        </Text>
        {sentBefore !== null && (
          <p>{words.sentBefore(momentText(sentBefore.at), personName(sentBefore.by))}</p>
        )}
        <p>{words.lines(counts.lines)}</p>
        {counts.suggested === 0 && (
          <Text tone="faint" size={13} weight={400}>
            {words.nothingSuggested}
          </Text>
        )}
      </div>
      <Group title={words.groups.suggested} count={counts.suggested} isOpen>
        {linesOf('SUGGESTED')}
      </Group>
      <Group title={words.groups.alone} count={counts.alone}>
        {linesOf('ALONE')}
      </Group>
      <Group title={words.groups.matched} count={counts.matched}>
        {linesOf('MATCHED')}
      </Group>
      <Group title={words.groups.unreadable} count={counts.unreadable}>
        {unreadable.map(({ row, text, why }) => (
          <li key={row}>
            <b>{text}</b>
            <Text as="span" tone="faint" size={13} weight={400}>{`${why} · ${words.row(row)}`}</Text>
          </li>
        ))}
      </Group>
    </Grid>
  );
}

type GroupProps = { title: string; count: number; isOpen?: boolean; children: ReactNode[] };

/** Lines of one kind; of very many the first are shown. */
function Group({ title, count, isOpen = false, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Box as="details" minWidth={0} border="top" className={css.group} open={isOpen}>
      <summary>
        <span>{title}</span>
        <b>{count}</b>
      </summary>
      <ul aria-label={title}>
        {children}
        {count > children.length && <li>{statementTexts.read().more(count - children.length)}</li>}
      </ul>
    </Box>
  );
}
