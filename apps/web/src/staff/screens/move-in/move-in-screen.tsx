import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { formatMonthDay } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { moveInTexts } from '../screen-words.ts';
import { BeginMoveIn } from './begin-move-in.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { Figures, ReportFigures } from './figures.tsx';
import { FilesTable } from './files-table.tsx';
import { LookList } from './look-list.tsx';
import { MoneyTable } from './money-table.tsx';
import { countsOf } from './move-in-figures.ts';
import {
  useFiles,
  useMoveIn,
  useMoveInActs,
  useWholeFiles,
  type MoveIn,
  type MoveInFileRow,
} from './move-in-queries.ts';
import { Questions } from './questions.tsx';
import { SendFiles } from './send-files.tsx';
import { WriteFoot } from './write-foot.tsx';
import css from './move-in-screen.module.css';

/** A firm comes over: what it has sent, what would become of it, and what has. */
export function MoveInScreen() {
  const answer = useMoveIn();
  return (
    <Stack gap={16} wide className={css.page}>
      <Head moveIn={answer.data?.moveIn ?? null} />
      <Answered answer={answer}>
        {({ moveIn }) =>
          moveIn === null ? <BeginMoveIn again={false} /> : <OfMoveIn key={moveIn.id} moveIn={moveIn} />
        }
      </Answered>
    </Stack>
  );
}

function Head({ moveIn }: { moveIn: MoveIn | null }) {
  const words = moveInTexts.read();
  return (
    <Row as="header" wrap rowGap={6} columnGap={12} align="center" className={css.head}>
      <h1>{words.title}</h1>
      {moveIn !== null && (
        <Text as="span" tone="soft">
          {moveIn.closedAt === null
            ? words.opened(formatMonthDay(moveIn.choices.day))
            : words.closed(formatMonthDay(dushanbeDay(new Date(moveIn.closedAt))))}
        </Text>
      )}
      {moveIn !== null && (
        <span className={css.silent}>
          <Icon of={BellOff} size={16} />
          {words.silent}
        </span>
      )}
      {moveIn?.state === 'OPEN' && <CloseButton moveIn={moveIn} />}
    </Row>
  );
}

function CloseButton({ moveIn }: { moveIn: MoveIn }) {
  const { close: words } = moveInTexts.read();
  const { close, busy } = useMoveInActs();
  const [isAsking, setIsAsking] = useState(false);
  const go = async () => {
    setIsAsking(false);
    await close(moveIn);
  };
  return (
    <>
      <Button className={css.close} isDisabled={busy} onPress={() => setIsAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <Dialog title={words.title} onClose={() => setIsAsking(false)} alert>
          <DialogText>{words.text}</DialogText>
          <Row wrap gap={8} justify="end" paddingX={24} paddingBottom={20}>
            <Button onPress={() => setIsAsking(false)}>{words.no}</Button>
            <Button kind="primary" onPress={() => void go()}>
              {words.yes}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}

const unwritten: ReadonlySet<MoveInFileRow['state']> = new Set(['COLUMNS', 'CHECKING', 'CHECKED']);

function OfMoveIn({ moveIn }: { moveIn: MoveIn }) {
  const answer = useFiles(moveIn.id);
  const isOpen = moveIn.state === 'OPEN';
  return (
    <>
      {isOpen && <SendFiles />}
      {!isOpen && <BeginMoveIn again />}
      <Answered answer={answer}>{({ list }) => <Files moveIn={moveIn} files={list} />}</Answered>
    </>
  );
}

function Files({ moveIn, files }: { moveIn: MoveIn; files: readonly MoveInFileRow[] }) {
  const words = moveInTexts.read();
  const whole = useWholeFiles(files.filter(({ state }) => state !== 'CANCELLED'));
  const dry = files.filter(({ state }) => unwritten.has(state));
  const written = files.filter(({ state }) => !unwritten.has(state) && state !== 'CANCELLED');
  const done = written.filter(({ state }) => state === 'DONE');
  const isDry = dry.length > 0;
  return (
    <>
      {isDry && <Figures counts={countsOf(dry)} />}
      {done.length > 0 && <ReportFigures counts={countsOf(done)} />}
      <div className={css.columns}>
        <div className={css.main}>
          {isDry && (
            <FilesTable
              title={words.files.title}
              end={words.files.none}
              files={dry}
              whole={whole}
              isWritten={false}
            />
          )}
          {isDry && <MoneyTable files={dry} />}
          {written.length > 0 && (
            <FilesTable title={words.report.title} end="" files={written} whole={whole} isWritten />
          )}
          {done.length > 0 && <LookList files={done} />}
          {done.length > 0 && <MoneyTable files={done} />}
        </div>
        <div className={css.side}>
          {isDry && <Questions files={whole.filter(({ state }) => unwritten.has(state))} />}
          {moveIn.state === 'OPEN' && <Choices moveIn={moveIn} />}
          {done.length > 0 && <Messages />}
        </div>
      </div>
      {moveIn.state === 'OPEN' && <WriteFoot files={dry} />}
    </>
  );
}

/** What goes for all files: each change is saved at once, and what would happen is found out anew. */
function Choices({ moveIn }: { moveIn: MoveIn }) {
  const { choices: words } = moveInTexts.read();
  const { choose, busy } = useMoveInActs();
  return (
    <Panel title={words.title} end={words.change}>
      <div className={css.choices}>
        <ChoiceFields
          choices={moveIn.choices}
          isWhole
          isDisabled={busy}
          onChange={(next) => void choose(moveIn, next)}
        />
      </div>
    </Panel>
  );
}

function Messages() {
  const { report } = moveInTexts.read();
  return (
    <Panel title={report.messages}>
      <Row gap={12} paddingX={20} paddingBottom={16}>
        <Icon of={BellOff} size={20} />
        <div>
          <b>{report.noMessages}</b>
          <Text tone="soft" size={13}>
            {report.messagesText}
          </Text>
        </div>
      </Row>
    </Panel>
  );
}
