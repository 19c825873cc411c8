import { moveInKinds, moveInOutcomes } from '@rohi/contract/imports/move-in-rules';
import { ClipboardPaste, FileSpreadsheet } from 'lucide-react';
import { FileProgress } from '../../../shared/files/file-progress.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { moveInTexts } from '../screen-words.ts';
import { FileAct } from './file-acts.tsx';
import { isUnderWay, useMoveInActs, type MoveInFile, type MoveInFileRow } from './move-in-queries.ts';
import css from './files-table.module.css';

type FilesTableProps = {
  title: string;
  end: string;
  files: readonly MoveInFileRow[];
  /** The same whole, as far as they have come. */
  whole: readonly MoveInFile[];
  isWritten: boolean;
};

/** Files as rows, on a phone as cards: what each holds, what becomes of its rows, what can be done. */
export function FilesTable({ title, end, files, whole, isWritten }: FilesTableProps) {
  const { files: words } = moveInTexts.read();
  const heads = isWritten
    ? [words.wasTaken, words.wasJoined, words.look]
    : [words.taken, words.joined, words.asked, words.refused];
  return (
    <Panel title={title} end={end}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              {isWritten && <th scope="col">{words.rows}</th>}
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{words.kind}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                whole={whole.find(({ id }) => id === file.id)}
                isWritten={isWritten}
                heads={heads}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

type RowProps = {
  file: MoveInFileRow;
  whole: MoveInFile | undefined;
  isWritten: boolean;
  heads: readonly string[];
};

function FileRow({ file, whole, isWritten, heads }: RowProps) {
  const { line } = useStaffRoute();
  const { kinds, files: words } = moveInTexts.read();
  const counts = file.counts;
  const cells = isWritten
    ? [
        { outcome: 'taken', count: counts?.taken },
        { outcome: 'joined', count: counts?.joined },
        { outcome: 'asked', count: counts === null ? undefined : counts.asked + counts.refused },
      ]
    : moveInOutcomes.map((outcome) => ({ outcome, count: counts?.[outcome] }));
  const kind = file.kind === null ? words.states[file.state] : kinds[file.kind];
  return (
    <tr data-state={file.state}>
      <th scope="row">
        <div className={css.name}>
          <Icon of={file.isText ? ClipboardPaste : FileSpreadsheet} size={20} />
          <span>
            <a href={recordHref(line, 'move-in', file.id)}>{file.fileName || words.pasted}</a>
            {file.confirmedAt === null && whole !== undefined && <KindMenu file={whole} />}
            <Text as="span" tone="soft" size={13}>
              {isWritten && file.endedAt !== null
                ? words.at(kind, momentText(file.endedAt))
                : whole === undefined
                  ? kind
                  : understood(whole)}
            </Text>
          </span>
        </div>
      </th>
      {isUnderWay(file) ? (
        <td colSpan={heads.length + Number(isWritten)} className={css.progress}>
          <FileProgress label={words.states[file.state]} done={file.rowsDone} total={file.rowsInAll} />
        </td>
      ) : (
        <>
          {isWritten && <Count label={words.rows} count={file.rows} />}
          {cells.map(({ outcome, count }, at) => (
            <Count key={outcome} label={heads[at] ?? ''} outcome={outcome} count={count} />
          ))}
        </>
      )}
      <td className={css.act}>
        <FileAct file={file} />
      </td>
    </tr>
  );
}

/** What a file was taken for, to be said otherwise. */
function KindMenu({ file }: { file: MoveInFile }) {
  const { kinds, kindOf, files: words } = moveInTexts.read();
  const { say, busy } = useMoveInActs();
  return (
    <select
      aria-label={kindOf(file.fileName || words.pasted)}
      value={file.kind ?? ''}
      disabled={busy || isUnderWay(file)}
      onChange={({ currentTarget: { value } }) => {
        const kind = moveInKinds.find((each) => each === value);
        if (kind !== undefined) void say(file, { kind, sheets: file.sheets.map(() => ({ kind })) });
      }}
    >
      {file.kind === null && <option value="">{words.states.COLUMNS}</option>}
      {moveInKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kinds[kind]}
        </option>
      ))}
    </select>
  );
}

/** How the first sheet was understood, in a few words. */
function understood({ sheets, state }: MoveInFile): string {
  const { sheet: words, files } = moveInTexts.read();
  if (state === 'COLUMNS') return files.states.COLUMNS;
  const [first] = sheets;
  return first === undefined ? '' : words.why[first.why as keyof typeof words.why];
}

type CountProps = { label: string; outcome?: string; count: number | undefined };

function Count({ label, outcome, count }: CountProps) {
  return (
    <td data-outcome={outcome} data-none={count === 0 || undefined} data-label={label}>
      {count === undefined ? '—' : formatDecimal(String(count))}
    </td>
  );
}
