import { useState } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { moveInTexts } from '../screen-words.ts';
import { countsOf } from './move-in-figures.ts';
import { useRows, type MoveInFileRow } from './move-in-queries.ts';
import { RejectedButton, RowsTable } from './rows-list.tsx';

const inDigits = (count: number) => formatDecimal(String(count));
const rowsOfFile = 6;

/** What is left to look at, of all files that are written: as written, why, and what settles it. */
export function LookList({ files }: { files: readonly MoveInFileRow[] }) {
  const { rows: words } = moveInTexts.read();
  const [outcome, setOutcome] = useState<'asked' | 'refused'>();
  const { asked, refused } = countsOf(files);
  if (asked + refused === 0) return null;
  const now = outcome ?? (asked > 0 ? 'asked' : 'refused');
  return (
    <Panel
      title={words.look(inDigits(asked + refused))}
      end={
        <Segmented
          label={words.title}
          value={now}
          options={[
            { value: 'asked', label: `${words.outcomes.asked} ${inDigits(asked)}` },
            { value: 'refused', label: `${words.outcomes.refused} ${inDigits(refused)}` },
          ]}
          onChange={setOutcome}
        />
      }
    >
      {files.map((file) =>
        (file.counts?.[now] ?? 0) === 0 ? null : <OfFile key={file.id} file={file} outcome={now} />,
      )}
    </Panel>
  );
}

function OfFile({ file, outcome }: { file: MoveInFileRow; outcome: 'asked' | 'refused' }) {
  const { rows: words, questions } = moveInTexts.read();
  const { line } = useStaffRoute();
  const { data } = useRows(file, outcome, rowsOfFile);
  if (data === undefined) return null;
  return (
    <>
      <RowsTable file={file} rows={data.list} isNamed />
      <Row wrap gap={12} align="center" justify="between" paddingX={20} paddingY={8} border="top">
        <Text as="span" tone="soft" size={13}>
          {words.first(inDigits(data.list.length), inDigits(data.total))}
        </Text>
        {data.total > data.list.length && (
          <a href={recordHref(line, 'move-in', file.id)}>{questions.show(inDigits(data.total))}</a>
        )}
        {outcome === 'refused' && <RejectedButton file={file} />}
      </Row>
    </>
  );
}
