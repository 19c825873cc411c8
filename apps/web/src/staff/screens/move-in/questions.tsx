import { bookStatuses } from '@rohi/contract/imports/earlier-books';
import {
  moveInAnswers,
  type MoveInKind,
  type MoveInQuestion,
  type MoveInSay,
} from '@rohi/contract/imports/move-in-rules';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Check } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, type MoveInFile } from './move-in-queries.ts';
import { draftOf, wireOf } from './sheet-draft.ts';
import css from './questions.module.css';

type OpenQuestion = MoveInFile['questions'][number];

/** What is unclear, by kind and file, with its count. What holds while nothing is said takes none of the rows. */
export function Questions({ files }: { files: readonly MoveInFile[] }) {
  const { questions: words } = moveInTexts.read();
  const open = files.flatMap((file) => file.questions.map((question) => ({ file, question })));
  const silent = files.filter(asksOnlyWhere);
  const mixed = files.filter(asksWhichKind);
  const count = open.reduce((sum, { question }) => sum + question.count, silent.length + mixed.length);
  return (
    <Panel
      title={words.title}
      end={count === 0 ? words.none : words.count(count, formatDecimal(String(count)))}
    >
      <ul>
        {mixed.map((file) => (
          <WhichKind key={file.id} file={file} />
        ))}
        {silent.map((file) => (
          <Where key={file.id} file={file} />
        ))}
        {open.map(({ file, question }) => (
          <Question
            key={`${file.id} ${question.about}`}
            file={file}
            question={question}
            isNamed={files.length > 1}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Whether nothing is asked of a file but where its parcels are. */
const asksOnlyWhere = (file: MoveInFile): boolean => !asksWhichKind(file) && asksWhere(file);

const asksWhere = ({ state, sheets }: MoveInFile): boolean =>
  state === 'COLUMNS' &&
  sheets.some(({ questions }) => questions.length > 0) &&
  sheets.every(({ questions }) => questions.every(({ about }) => about === 'sheetStatus'));

const kindsIn = ({ sheets }: MoveInFile): ReadonlySet<MoveInKind> =>
  new Set(sheets.flatMap(({ kind }) => kind ?? []));

/** Whether the sheets of a file hold several kinds of rows: one of them is written at a time. */
const asksWhichKind = (file: MoveInFile): boolean =>
  file.state === 'COLUMNS' &&
  kindsIn(file).size > 1 &&
  file.sheets.every(({ questions }) => questions.every(({ about }) => about === 'sheetStatus'));

/** Which kind of a workbook is taken now; the other sheets are left out, and come with the file sent once more. */
function WhichKind({ file }: { file: MoveInFile }) {
  const { questions: words, kinds } = moveInTexts.read();
  const { say, busy } = useMoveInActs();
  const choose = (kind: MoveInKind) =>
    void say(file, {
      sheets: file.sheets.map((sheet) => {
        const draft = draftOf(sheet);
        return wireOf(
          sheet,
          sheet.kind === kind
            ? { ...draft, status: sheet.status ? draft.status : '' }
            : { ...draft, kind: 'leave' },
        );
      }),
    });
  return (
    <li className={css.question}>
      <b className={css.count}>1</b>
      <div className={css.words}>
        <h3>{words.which}</h3>
        <Text tone="soft" size={13}>
          {file.fileName}. {words.whichText}
        </Text>
        <Row wrap gap={8} marginTop={8}>
          {[...kindsIn(file)].map((kind) => (
            <Button key={kind} isDisabled={busy} onPress={() => choose(kind)}>
              {kinds[kind]}
            </Button>
          ))}
        </Row>
      </div>
    </li>
  );
}

/** Where the parcels of a file are, where its rows do not say it: one answer for all of its sheets. */
function Where({ file }: { file: MoveInFile }) {
  const { questions: words, sheet } = moveInTexts.read();
  const { say, busy } = useMoveInActs();
  return (
    <li className={css.question}>
      <b className={css.count}>1</b>
      <div className={css.words}>
        <h3>{words.where}</h3>
        <Text tone="soft" size={13}>
          {file.fileName}
        </Text>
        <Row wrap gap={8} marginTop={8}>
          {bookStatuses.map((status) => (
            <Button
              key={status}
              isDisabled={busy}
              onPress={() =>
                void say(file, {
                  sheets: file.sheets.map((sheet) => wireOf(sheet, { ...draftOf(sheet), status })),
                })
              }
            >
              {sheet.statuses[status]}
            </Button>
          ))}
        </Row>
      </div>
    </li>
  );
}

type QuestionProps = { file: MoveInFile; question: OpenQuestion; isNamed: boolean };

function Question({ file, question, isNamed }: QuestionProps) {
  const { questions: words } = moveInTexts.read();
  const { line } = useStaffRoute();
  const { about, count, said, rows } = question;
  const { answer, busy } = useMoveInActs();
  const says = sayOfAll(about);
  const [first] = rows;
  return (
    <li className={css.question}>
      <b className={css.count}>{formatDecimal(String(count))}</b>
      <div className={css.words}>
        <h3>{words.about[about]}</h3>
        <Text tone="soft" size={13}>
          {isNamed && `${file.fileName}: `}
          {first !== undefined && `«${first.written}». `}
          {words.text[about]}
        </Text>
        <Row wrap gap={8} marginTop={8}>
          {says.length > 1 &&
            says.map((say) => (
              <Button
                key={say}
                isDisabled={busy}
                aria-pressed={(said ?? 'later') === say}
                className={css.say}
                onPress={() => void answer(file, [{ about, say }])}
              >
                {(said ?? 'later') === say && <Icon of={Check} size={16} />}
                {textOf(about, say)}
              </Button>
            ))}
          {says.length <= 1 && (
            <a className={css.show} href={recordHref(line, 'move-in', file.id)}>
              {words.show(formatDecimal(String(count)))}
            </a>
          )}
        </Row>
      </div>
    </li>
  );
}

/** What may be said to all rows with one question: a customer is named for each row by itself. */
const sayOfAll = (about: MoveInQuestion): readonly MoveInSay[] =>
  moveInAnswers[about].filter((say) => say !== 'code');

/** What a button says: the same customer is one person where two share a phone. */
export function textOf(about: MoveInQuestion, say: MoveInSay): string {
  const { questions: words } = moveInTexts.read();
  if (about === 'twiceInFile' && say === 'new') return words.both;
  return say === 'same' && about !== 'doublePhone' ? words.join : words.say[say];
}
