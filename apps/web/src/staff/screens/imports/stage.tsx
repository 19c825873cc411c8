import { CircleAlert, CircleCheck, CircleSlash, Download, RotateCw, Ruler } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { FileProgress } from '../../../shared/files/file-progress.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { saveFile } from '../../kit/list/save-file.ts';
import { goTo } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useImportActions, type ShownImport } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import type { ImportsTexts } from './texts/ru.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './stage.module.css';
import { personName } from '../../kit/people.ts';

type StageProps = { shown: ShownImport; back: string };

/** What is being done with a file, what would come of it or has, and what can be done next. */
export function Stage({ shown, back }: StageProps) {
  switch (shown.row.state) {
    case 'CHECKING':
      return <UnderWay shown={shown} back={back} />;
    case 'CHECKED':
      return <Checked shown={shown} back={back} />;
    case 'RUNNING':
      return <UnderWay shown={shown} back={back} />;
    case 'DONE':
      return <Done shown={shown} back={back} />;
    case 'FAILED':
      return <Failed shown={shown} back={back} />;
    default:
      return <Cancelled back={back} />;
  }
}

function UnderWay({ shown: { row } }: StageProps) {
  const { page, actions } = importsTexts.read();
  const { cancel, busy } = useImportActions();
  const isRunning = row.state === 'RUNNING';
  const isWaiting = row.rowsInAll === 0;
  const title = isRunning ? page.running : page.checking;
  return (
    <Grid
      as="section"
      columns={1}
      gap={14}
      paddingX={24}
      paddingY={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.stage}
    >
      <h2>{title}</h2>
      <FileProgress label={title} done={row.rowsDone} total={row.rowsInAll} />
      <Text tone="soft">
        {isWaiting
          ? page.waiting
          : page.progress(formatDecimal(String(row.rowsDone)), formatDecimal(String(row.rowsInAll)))}
      </Text>
      {isRunning ? (
        <Text tone="soft">{page.runningText}</Text>
      ) : (
        <Row wrap gap={8} className={css.buttons}>
          <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(row)}>
            {actions.cancel}
          </Button>
        </Row>
      )}
    </Grid>
  );
}

function Checked({ shown, back }: StageProps) {
  const { row, earlier } = shown;
  const { page, actions, would } = importsTexts.read();
  const { confirm, cancel, refresh, busy } = useImportActions();
  const [isAsking, setAsking] = useState(false);
  const [withoutSizes, setWithoutSizes] = useState(false);
  const lacksSizes = shown.tables.some(({ noSizes }) => noSizes);
  const hasNews = (row.added ?? 0) + (row.changed ?? 0) > 0;
  const go = async (again: boolean) => {
    setAsking(false);
    const answer = await confirm(row, again, withoutSizes);
    // Somebody else was quicker: what stands now says it.
    if (answer instanceof ApiError) await refresh(row.id);
  };
  return (
    <Grid
      as="section"
      columns={1}
      gap={14}
      paddingX={24}
      paddingY={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.stage}
    >
      <h2>{hasNews ? page.checkedTitle : page.nothingNew}</h2>
      <Counts row={row} words={would} />
      <Text tone="soft">{hasNews ? page.checkedText : page.nothingNewText}</Text>
      {hasNews && lacksSizes && <NoSizes isKnown={withoutSizes} onKnown={setWithoutSizes} />}
      <Row wrap gap={8} className={css.buttons}>
        {hasNews && (
          <Button
            kind="primary"
            isDisabled={busy || (lacksSizes && !withoutSizes)}
            onPress={() => (earlier === null ? void go(false) : setAsking(true))}
          >
            {actions.confirm}
          </Button>
        )}
        <RejectedButton row={row} />
        {!hasNews && <AnotherButton back={back} />}
        <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(row)}>
          {actions.cancel}
        </Button>
      </Row>
      {isAsking && <AgainQuestion onYes={() => void go(true)} onNo={() => setAsking(false)} />}
    </Grid>
  );
}

/** Asks whether a file with weights really has no sizes: without them less is charged. */
function NoSizes({ isKnown, onKnown }: { isKnown: boolean; onKnown: (isKnown: boolean) => void }) {
  const words = importsTexts.read().noSizes;
  return (
    <Row
      gap={14}
      paddingX={16}
      paddingY={14}
      fill="gold-soft"
      radius="panel"
      className={css.noSizes}
      role="note"
    >
      <Icon of={Ruler} size={22} />
      <div>
        <Text as="h3" size={15}>
          {words.title}
        </Text>
        <Text tone="soft">{words.text}</Text>
        <Row as="label" gap={10} align="center" minHeight={44} weight={600}>
          <input
            type="checkbox"
            checked={isKnown}
            onChange={(event) => onKnown(event.currentTarget.checked)}
          />
          {words.tick}
        </Row>
      </div>
    </Row>
  );
}

function AgainQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { earlier } = importsTexts.read();
  return (
    <Dialog title={earlier.question} onClose={onNo} alert>
      <Text paddingX={24} paddingTop={0} paddingBottom={16} tone="soft">
        {earlier.questionText}
      </Text>
      <Row wrap gap={8} justify="end" paddingX={24} paddingTop={0} paddingBottom={20}>
        <Button onPress={onNo}>{earlier.no}</Button>
        <Button kind="primary" onPress={onYes}>
          {earlier.yes}
        </Button>
      </Row>
    </Dialog>
  );
}

function Done({ shown: { row }, back }: StageProps) {
  const { page, has } = importsTexts.read();
  return (
    <Grid
      as="section"
      columns={1}
      gap={14}
      paddingX={24}
      paddingY={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.stage}
      data-tone="green"
    >
      <Title icon={<Icon of={CircleCheck} size={22} />}>{page.doneTitle}</Title>
      <Counts row={row} words={has} />
      {row.confirmedBy !== null && row.endedAt !== null && (
        <Text tone="soft">{page.doneText(personName(row.confirmedBy), momentText(row.endedAt))}</Text>
      )}
      {(row.rejected ?? 0) > 0 && <p>{page.mend}</p>}
      <Row wrap gap={8} className={css.buttons}>
        <RejectedButton row={row} />
        <AnotherButton back={back} />
      </Row>
    </Grid>
  );
}

function Failed({ shown: { row } }: StageProps) {
  const { page, actions } = importsTexts.read();
  const { confirm, cancel, busy } = useImportActions();
  const wasConfirmed = row.confirmedAt !== null;
  return (
    <Grid
      as="section"
      columns={1}
      gap={14}
      paddingX={24}
      paddingY={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.stage}
      data-tone="danger"
    >
      <Title icon={<Icon of={CircleAlert} size={22} />}>{page.failedTitle}</Title>
      {wasConfirmed && <p>{page.failedText}</p>}
      <Row wrap gap={8} className={css.buttons}>
        <Button kind="primary" isDisabled={busy} onPress={() => void confirm(row, true)}>
          <Icon of={RotateCw} size={18} />
          {wasConfirmed ? actions.goOn : actions.checkAgain}
        </Button>
        {!wasConfirmed && (
          <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(row)}>
            {actions.cancel}
          </Button>
        )}
      </Row>
    </Grid>
  );
}

function Cancelled({ back }: { back: string }) {
  const { page } = importsTexts.read();
  return (
    <Grid
      as="section"
      columns={1}
      gap={14}
      paddingX={24}
      paddingY={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.stage}
    >
      <Title icon={<Icon of={CircleSlash} size={22} />}>{page.cancelledTitle}</Title>
      <Text tone="soft">{page.cancelledText}</Text>
      <Row wrap gap={8} className={css.buttons}>
        <AnotherButton back={back} />
      </Row>
    </Grid>
  );
}

function Title({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="h2" gap={10} align="center" className={css.title}>
      {icon}
      {children}
    </Row>
  );
}

function AnotherButton({ back }: { back: string }) {
  return <Button onPress={() => goTo(back)}>{importsTexts.read().actions.again}</Button>;
}

function RejectedButton({ row }: { row: ShownImport['row'] }) {
  const { actions } = importsTexts.read();
  const { rejected } = row;
  if (rejected === null || rejected === 0) return null;
  return (
    <Button
      onPress={() =>
        void saveFile('GET /staff/imports/{id}/rejected', { params: { id: row.id } }, actions.downloaded)
      }
    >
      <Icon of={Download} size={18} />
      {actions.download(rejected)}
    </Button>
  );
}

type CountName = keyof ImportsTexts['would'];

const countNames: readonly CountName[] = ['added', 'changed', 'known', 'rejected'];

function Counts({ row, words }: { row: ShownImport['row']; words: Record<CountName, string> }) {
  return (
    <Grid as="dl" columns={2} gap={12} className={css.counts}>
      {countNames.map((name) => (
        <div key={name} data-name={name} data-none={(row[name] ?? 0) === 0 || undefined}>
          <Text as="dt" tone="soft" size={13}>
            {words[name]}
          </Text>
          <dd>{formatDecimal(String(row[name] ?? 0))}</dd>
        </div>
      ))}
    </Grid>
  );
}
