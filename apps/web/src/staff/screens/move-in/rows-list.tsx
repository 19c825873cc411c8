import { moveInAnswers, type MoveInOutcome, type MoveInSay } from '@rohi/contract/imports/move-in-rules';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row as Flex, Text } from '../../../shared/ui/primitives.tsx';
import { saveFile } from '../../kit/list/save-file.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, useRows, type MoveInFileRow, type MoveInRow } from './move-in-queries.ts';
import { textOf } from './questions.tsx';
import css from './rows-list.module.css';

const pageRows = 20;
const mostRows = 200;
const outcomes = ['asked', 'refused', 'taken', 'joined'] as const satisfies readonly MoveInOutcome[];
const inDigits = (count: number) => formatDecimal(String(count));

/** The rows of a file by what becomes of them: as they were written, why, and what settles them. */
export function RowsList({ file }: { file: MoveInFileRow }) {
  const { rows: words } = moveInTexts.read();
  const counts = file.counts ?? { taken: 0, joined: 0, asked: 0, refused: 0 };
  const [chosen, setChosen] = useState<MoveInOutcome>();
  const outcome = chosen ?? outcomes.find((each) => counts[each] > 0) ?? 'taken';
  const [limit, setLimit] = useState(pageRows);
  const answer = useRows(file, outcome, limit);
  return (
    <Panel
      title={words.title}
      end={
        <Segmented
          label={words.title}
          value={outcome}
          options={outcomes.map((value) => ({
            value,
            label: `${words.outcomes[value]} ${inDigits(counts[value])}`,
          }))}
          onChange={(next) => {
            setChosen(next);
            setLimit(pageRows);
          }}
        />
      }
    >
      <Answered answer={answer}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <Text tone="soft" paddingX={20} paddingBottom={16}>
                {words.none}
              </Text>
            ) : (
              <RowsTable file={file} rows={list} />
            )}
            <Flex wrap gap={12} align="center" justify="between" paddingX={20} paddingY={10} border="top">
              <Text as="span" tone="soft" size={13}>
                {words.first(inDigits(list.length), inDigits(total))}
              </Text>
              {list.length < total && limit < mostRows && (
                <Button kind="quiet" onPress={() => setLimit(Math.min(mostRows, limit + pageRows * 2))}>
                  {words.more}
                </Button>
              )}
              <RejectedButton file={file} />
            </Flex>
          </>
        )}
      </Answered>
    </Panel>
  );
}

/** Bad rows as they came, with the reason behind, to be mended and sent again. */
export function RejectedButton({ file }: { file: MoveInFileRow }) {
  const { rows: words } = moveInTexts.read();
  const count = file.counts?.refused ?? 0;
  if (count === 0) return null;
  return (
    <Button
      kind="quiet"
      onPress={() =>
        void saveFile('GET /staff/move-in/files/{id}/rejected', { params: { id: file.id } }, words.downloaded)
      }
    >
      <Icon of={Download} size={18} />
      {words.download(count, inDigits(count))}
    </Button>
  );
}

type RowsTableProps = {
  file: MoveInFileRow;
  rows: readonly MoveInRow[];
  /** Where rows of several files stand together. */
  isNamed?: boolean;
};

/** Rows as they were written. */
export function RowsTable({ file, rows, isNamed = false }: RowsTableProps) {
  const { rows: words } = moveInTexts.read();
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.where}</th>
            <th scope="col">{words.written}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">
              <span className="visually-hidden">{words.title}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.sheet} ${row.row} ${row.block}`}>
              <td className={css.where}>
                {isNamed && <span>{file.fileName}</span>}
                {words.row(String(row.row))}
              </td>
              <th scope="row">{row.written}</th>
              <td data-outcome={row.outcome}>{row.msg}</td>
              <td className={css.acts}>
                <RowActs file={file} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CodeFieldProps = { row: string; isDisabled: boolean; onCode: (code: string) => void };

/** The customer that a row means, by a code that is typed. */
function CodeField({ row, isDisabled, onCode }: CodeFieldProps) {
  const { rows: words, questions } = moveInTexts.read();
  const [text, setText] = useState('');
  const code = text.trim();
  return (
    <form
      className={css.code}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '' && !isDisabled) onCode(code);
      }}
    >
      <input
        aria-label={words.codeOf(row)}
        placeholder={words.code}
        value={text}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button kind="quiet" type="submit" isDisabled={isDisabled || code === ''}>
        {questions.say.code}
      </Button>
    </form>
  );
}

/** Files that nothing can be said of. */
const closed: ReadonlySet<string> = new Set(['RUNNING', 'CANCELLED', 'TAKING_BACK', 'TAKEN_BACK']);

/** What settles one row: an answer to its question, or the customer that it means. */
function RowActs({ file, row }: { file: MoveInFileRow; row: MoveInRow }) {
  const { rows: words } = moveInTexts.read();
  const { answer, busy } = useMoveInActs();
  if (row.isWritten)
    return (
      <span className={css.written}>
        <Icon of={Check} size={16} />
        {words.isWritten}
      </span>
    );
  if (row.about === null || closed.has(file.state)) return null;
  const { about, sheet, row: number, block, candidates, said } = row;
  const place = { sheet, row: number, block };
  const may: readonly MoveInSay[] = moveInAnswers[about];
  const says = may.filter((say) => say !== 'code' && say !== 'later');
  const names = may.includes('code') ? candidates : [];
  return (
    <>
      {names.map(({ code, name }) => (
        <Button
          key={code}
          kind="quiet"
          isDisabled={busy}
          onPress={() => void answer(file, [{ ...place, say: 'code', code }])}
        >
          {code}
          <Text as="span" tone="soft" weight={400}>
            {name}
          </Text>
        </Button>
      ))}
      {says.map((say) => (
        <Button
          key={say}
          kind="quiet"
          isDisabled={busy}
          aria-pressed={said === say}
          onPress={() => void answer(file, [{ ...place, say }])}
        >
          {textOf(about, say)}
        </Button>
      ))}
      {may.includes('code') && (
        <CodeField
          row={words.row(String(number))}
          isDisabled={busy}
          onCode={(code) => void answer(file, [{ ...place, say: 'code', code }])}
        />
      )}
    </>
  );
}
