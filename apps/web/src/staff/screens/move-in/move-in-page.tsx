import { ArrowLeft, CircleAlert } from 'lucide-react';
import type { Tone } from '@rohi/contract/tone';
import { FileProgress } from '../../../shared/files/file-progress.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { moveInTexts } from '../screen-words.ts';
import { FileAct } from './file-acts.tsx';
import { Figures, ReportFigures } from './figures.tsx';
import { MoneyTable } from './money-table.tsx';
import { isUnderWay, useFile, type MoveInFile } from './move-in-queries.ts';
import { Questions } from './questions.tsx';
import { RowsList } from './rows-list.tsx';
import { SheetsForm } from './sheets-form.tsx';
import { WriteFoot } from './write-foot.tsx';
import css from './move-in-screen.module.css';

/** One file of a move-in: what was understood, what is asked, what becomes of each row. */
export function MoveInPage() {
  const { line, record = '' } = useStaffRoute();
  const words = moveInTexts.read();
  const answer = useFile(record);
  return (
    <Stack gap={16} wide className={css.page}>
      <Text
        as="a"
        display="inline-flex"
        gap={6}
        align="center"
        tone="soft"
        size={13}
        weight={600}
        minHeight={44}
        href={staffHref(line, 'move-in')}
      >
        <Icon of={ArrowLeft} size={16} />
        {words.back}
      </Text>
      <Answered answer={answer}>{(file) => <Found file={file} />}</Answered>
    </Stack>
  );
}

const tones: Record<MoveInFile['state'], Tone | 'danger'> = {
  COLUMNS: 'gold',
  CHECKING: 'lapis',
  CHECKED: 'lapis',
  RUNNING: 'lapis',
  DONE: 'green',
  FAILED: 'danger',
  CANCELLED: 'grey',
  TAKING_BACK: 'lapis',
  TAKEN_BACK: 'grey',
};

function Found({ file }: { file: MoveInFile }) {
  const { page, files: words, kinds } = moveInTexts.read();
  const isGone = file.state === 'CANCELLED' || file.state === 'TAKEN_BACK';
  const isAsked = file.state === 'COLUMNS';
  return (
    <>
      <Row as="header" wrap rowGap={6} columnGap={12} align="center" className={css.head}>
        <h1 className={css.name}>{file.fileName || words.pasted}</h1>
        <span role="status">
          <ToneLabel tone={tones[file.state]}>{words.states[file.state]}</ToneLabel>
        </span>
        <Text as="span" tone="soft" size={13}>
          {file.kind !== null && `${kinds[file.kind]} · `}
          {file.confirmedAt !== null && file.confirmedBy !== null
            ? page.written(personName(file.confirmedBy), momentText(file.confirmedAt))
            : page.about(personName(file.uploadedBy), momentText(file.uploadedAt))}
        </Text>
        {!isAsked && (
          <span className={css.close}>
            <FileAct file={file} />
          </span>
        )}
      </Row>
      {isUnderWay(file) && <UnderWay file={file} />}
      {file.state === 'FAILED' && <Note text={page.failed} />}
      {file.state === 'CANCELLED' && <Text tone="soft">{page.cancelled}</Text>}
      {file.takenBackAt !== null && <Text tone="soft">{page.takenBack(momentText(file.takenBackAt))}</Text>}
      {file.counts !== null && !isGone && !isAsked && (
        <>
          {file.state === 'DONE' ? <ReportFigures counts={file.counts} /> : <Figures counts={file.counts} />}
        </>
      )}
      <div className={isGone || isAsked ? css.main : css.columns}>
        <div className={css.main}>
          {!isGone && <SheetsForm key={file.version} file={file} />}
          {!isGone && !isAsked && <MoneyTable files={[file]} />}
          {file.counts !== null && !isAsked && <RowsList file={file} />}
          {file.keptUntil === null && <Text tone="soft">{page.gone}</Text>}
        </div>
        {!isGone && !isAsked && (
          <div className={css.side}>
            <Questions files={[file]} />
          </div>
        )}
      </div>
      <WriteFoot files={[file]} />
    </>
  );
}

function UnderWay({ file }: { file: MoveInFile }) {
  const { page, files: words } = moveInTexts.read();
  const text = { CHECKING: page.checking, RUNNING: page.running, TAKING_BACK: page.takingBack }[
    file.state as 'CHECKING' | 'RUNNING' | 'TAKING_BACK'
  ];
  const inDigits = (count: number) => formatDecimal(String(count));
  return (
    <Stack gap={8} role="status">
      <FileProgress label={text} done={file.rowsDone} total={file.rowsInAll} />
      <Text tone="soft">
        {text}{' '}
        {file.rowsInAll === 0
          ? page.waiting
          : words.progress(inDigits(file.rowsDone), inDigits(file.rowsInAll))}
      </Text>
    </Stack>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Row gap={12} paddingX={16} paddingY={12} fill="danger-soft" radius="panel" tone="danger" role="note">
      <Icon of={CircleAlert} size={20} />
      {text}
    </Row>
  );
}
