import {
  bookColumns,
  bookStatuses,
  takenColumns,
  type BookColumn,
} from '@rohi/contract/imports/earlier-books';
import { moveInKinds } from '@rohi/contract/imports/move-in-rules';
import { useState } from 'react';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { formatDecimal, formatPercent } from '../../../shared/format/numbers.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { moveInTexts } from '../screen-words.ts';
import type { MoveInTexts } from './texts/ru.ts';
import { useMoveInActs, type MoveInFile } from './move-in-queries.ts';
import { draftOf, isUnanswered, wireOf, type Sheet, type SheetDraft } from './sheet-draft.ts';
import css from './sheets-form.module.css';

type SheetWords = MoveInTexts['sheet'];

/** What was understood of each sheet, with a menu over each column: one change says it anew for the whole file. */
export function SheetsForm({ file }: { file: MoveInFile }) {
  const { sheet: words } = moveInTexts.read();
  const [drafts, setDrafts] = useState(() => file.sheets.map(draftOf));
  const [isTouched, setIsTouched] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const { say, busy } = useMoveInActs();
  const isOpen = file.confirmedAt === null && (file.state === 'COLUMNS' || file.state === 'CHECKED');
  const lacks = file.sheets.some((sheet, at) => isUnanswered(sheet, drafts[at] ?? draftOf(sheet)));
  const send = async () => {
    setHasTried(true);
    if (lacks) return;
    await say(file, { sheets: file.sheets.map((sheet, at) => wireOf(sheet, drafts[at] ?? draftOf(sheet))) });
  };
  return (
    <form className={css.form} onSubmit={ownSubmit(() => void send())}>
      {file.sheets.map((sheet, at) => (
        <SheetPart
          key={sheet.name}
          sheet={sheet}
          isText={file.isText}
          draft={drafts[at] ?? draftOf(sheet)}
          isOpen={isOpen}
          hasTried={hasTried}
          onChange={(next) => {
            setIsTouched(true);
            setDrafts(drafts.map((draft, place) => (place === at ? next : draft)));
          }}
        />
      ))}
      {isOpen && (isTouched || file.state === 'COLUMNS') && (
        <Row wrap gap={12} align="center" className={css.send}>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {words.check}
          </Button>
          <span role="status" className={css.hint} data-open={(hasTried && lacks) || undefined}>
            {hasTried && lacks ? words.unanswered : words.readAgain}
          </span>
        </Row>
      )}
    </form>
  );
}

type PartProps = {
  sheet: Sheet;
  isText: boolean;
  draft: SheetDraft;
  isOpen: boolean;
  hasTried: boolean;
  onChange: (next: SheetDraft) => void;
};

function SheetPart({ sheet, isText, draft, isOpen, hasTried, onChange }: PartProps) {
  const { sheet: words } = moveInTexts.read();
  const name = sheet.name === null ? (isText ? words.text : words.file) : words.name(sheet.name);
  const why = words.why[sheet.why as keyof SheetWords['why']];
  return (
    <Panel title={name} end={`${words.rows(sheet.rows, formatDecimal(String(sheet.rows)))} · ${why}`}>
      <div className={css.sheet}>
        <Row wrap rowGap={8} columnGap={16} align="center">
          <SheetChoices
            sheet={sheet}
            name={name}
            draft={draft}
            isOpen={isOpen}
            hasTried={hasTried}
            onChange={onChange}
          />
          {sheet.setAside > 0 && (
            <Text as="span" tone="soft" size={13}>
              {words.setAside(String(sheet.setAside))}
            </Text>
          )}
        </Row>
        {sheet.columns.length > 0 && draft.kind !== 'leave' && (
          <ol className={css.columns}>
            {sheet.columns.map((column, at) => (
              <ColumnPart
                key={column.index}
                sheet={sheet}
                at={at}
                draft={draft}
                isOpen={isOpen}
                hasTried={hasTried}
                onChange={onChange}
              />
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );
}

type ChoicesProps = Omit<PartProps, 'isText'> & { name: string };

/** What the sheet holds, and where its parcels are where its rows do not say it. */
function SheetChoices({ sheet, name, draft, isOpen, hasTried, onChange }: ChoicesProps) {
  const { sheet: words, kinds, leave } = moveInTexts.read();
  const isAsked = sheet.questions.some(({ about }) => about === 'sheetStatus');
  const isOfParcels = draft.kind === 'parcels' && (isAsked || sheet.status !== null);
  return (
    <>
      <label className={css.choice} data-open={(hasTried && draft.kind === '') || undefined}>
        <span className="visually-hidden">{words.kindOf(name)}</span>
        <select
          value={draft.kind}
          disabled={!isOpen}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, kind: value as SheetDraft['kind'] })
          }
        >
          {draft.kind === '' && <option value="">{words.asks.kind}</option>}
          {moveInKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
          <option value="leave">{leave}</option>
        </select>
      </label>
      {isOfParcels && (
        <label className={css.choice} data-asked={draft.status === '' || undefined}>
          <span>{words.status}</span>
          <select
            value={draft.status}
            disabled={!isOpen}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, status: value as SheetDraft['status'] })
            }
          >
            {draft.status === '' && <option value="">{words.choose}</option>}
            {[...bookStatuses, 'none' as const].map((status) => (
              <option key={status} value={status}>
                {words.statuses[status]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Whether a column is understood, and yet nothing of it is taken over. */
function staysBehind({ kind }: SheetDraft, column: string): boolean {
  if (column === 'none' || column === '' || kind === '' || kind === 'leave') return false;
  return !takenColumns[kind].includes(column as BookColumn);
}

type ColumnProps = Omit<PartProps, 'isText'> & { at: number };

/** One column: what it is, why, and its first cells below. */
function ColumnPart({ sheet, at, draft, isOpen, hasTried, onChange }: ColumnProps) {
  const { sheet: words, columns: names } = moveInTexts.read();
  const column = sheet.columns[at];
  if (column === undefined) return null;
  const { index, header, share, filled } = column;
  const question = sheet.questions.find((each) => each.index === index);
  const value = draft.columns[index] ?? 'none';
  const likely = question?.candidates ?? [];
  const sorted = bookColumns.toSorted(
    (one, other) => Number(likely.includes(other)) - Number(likely.includes(one)),
  );
  const isWaiting = value === '';
  return (
    <li
      className={css.column}
      data-asked={(question !== undefined && isOpen) || undefined}
      data-open={(isWaiting && hasTried) || undefined}
      data-unused={value === 'none' || undefined}
    >
      <label>
        <span className={css.header}>{header || words.column(String(index + 1))}</span>
        <select
          aria-label={words.meaningOf(header || words.column(String(index + 1)))}
          value={value}
          disabled={!isOpen}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, columns: { ...draft.columns, [index]: currentTarget.value } })
          }
        >
          {isWaiting && <option value="">{words.choose}</option>}
          {sorted.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
          <option value="none">{words.pass}</option>
        </select>
      </label>
      <span className={css.hint} data-asked={(question !== undefined && isWaiting) || undefined}>
        {question !== undefined && isOpen
          ? words.asks[question.about as keyof SheetWords['asks']]
          : staysBehind(draft, value)
            ? words.staysBehind
            : share !== null && share < 1
              ? words.share(formatPercent(String(share * 100)))
              : words.filled(formatDecimal(String(filled)))}
      </span>
      <ul className={css.cells}>
        {sheet.firstCells.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name
          <li key={row}>{cells[at] || '\u00a0'}</li>
        ))}
      </ul>
    </li>
  );
}
