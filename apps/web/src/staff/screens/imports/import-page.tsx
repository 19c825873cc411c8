import { importStateNames } from '@rohi/contract/imports/import-words';
import { ArrowLeft, CopyCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { ImportTables } from './import-tables.tsx';
import { useImport, type ShownImport } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Remarks } from './remarks.tsx';
import { Stage } from './stage.tsx';
import { stateTones } from './state-tones.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './import-page.module.css';
import { personName } from '../../kit/people.ts';
import { numberTags } from '@rohi/contract/locales';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';

/** Says that this very file was imported before, and names the user. */
function Earlier({ shown: { row, earlier } }: { shown: ShownImport }) {
  const words = importsTexts.read().earlier;
  const { line, screen } = useStaffRoute();
  if (earlier === null || row.confirmedAt !== null || row.state === 'CANCELLED') return null;
  return (
    <Row
      as="section"
      gap={14}
      paddingX={20}
      paddingY={16}
      fill="gold-soft"
      radius="panel"
      className={css.earlier}
      role="note"
    >
      <Icon of={CopyCheck} size={22} />
      <div>
        <h2>{words.title}</h2>
        <Text tone="soft">
          {words.text(earlier.by, momentText(earlier.at))}{' '}
          <a href={staffHref(line, screen, new URLSearchParams({ row: earlier.id }))}>{words.open}</a>
        </Text>
        <Text tone="soft">{words.same}</Text>
      </div>
    </Row>
  );
}

/** «48 КБ», «1,2 МБ» in the reader's way. */
function sizeText(bytes: number): string {
  const [amount, unit] =
    bytes < 1_000
      ? [bytes, 'byte']
      : bytes < 1_000_000
        ? [bytes / 1_000, 'kilobyte']
        : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(numberTags[locale], {
    style: 'unit',
    unit: unit as string,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount as number);
}

/** One import from the file to its result; what the service does with it is followed, also after a reload. */
export function ImportPage({ id, back }: { id: string; back: string }) {
  const { answer, row } = useImport(id);
  return (
    <Box flex={1} minHeight={0} overflow="auto" className={css.screen}>
      <Text
        as="a"
        display="inline-flex"
        gap={6}
        align="center"
        tone="soft"
        size={13}
        weight={600}
        className={css.back}
        href={back}
      >
        <Icon of={ArrowLeft} size={16} />
        {importsTexts.read().page.all}
      </Text>
      <Answered answer={answer}>
        {(view) => <Found shown={row === undefined ? view : { ...view, row }} back={back} />}
      </Answered>
    </Box>
  );
}

function Found({ shown, back }: { shown: ShownImport; back: string }) {
  const { row, problems, notes } = shown;
  const { remarks } = importsTexts.read();
  return (
    <Grid columns={1} gap={16} className={css.parts}>
      <Head shown={shown} />
      <Steps state={row.state} />
      <Earlier shown={shown} />
      {row.state === 'COLUMNS' ? (
        <ColumnsForm key={row.version} shown={shown} />
      ) : (
        <Stage shown={shown} back={back} />
      )}
      <Remarks title={remarks.problems} remarks={problems} tables={shown.tables} tone="danger" />
      <Remarks title={remarks.notes} remarks={notes} tables={shown.tables} />
      <ImportTables shown={shown} />
    </Grid>
  );
}

function Head({ shown: { row } }: { shown: ShownImport }) {
  const { page } = importsTexts.read();
  return (
    <Row as="header" wrap rowGap={6} columnGap={12} align="center" marginTop={4} className={css.head}>
      <Title key={row.state} text={row.fileName || page.steps.file} />
      <span role="status">
        <ToneLabel tone={stateTones[row.state]}>{importStateNames[row.state][locale]}</ToneLabel>
      </span>
      <Text tone="soft" size={13} className={css.about}>
        {page.about(sizeText(row.byteLength), personName(row.uploadedBy), momentText(row.uploadedAt))}
        {row.rows > 0 && ` · ${page.rows(row.rows)}`}
      </Text>
    </Row>
  );
}

/** Takes the focus at each stage when what had it has gone with the stage before. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

const stepOf = {
  COLUMNS: 0,
  CHECKING: 1,
  CHECKED: 1,
  RUNNING: 2,
  DONE: 3,
  FAILED: 2,
  CANCELLED: -1,
} as const;

/** File, check, result: where this one stands. */
function Steps({ state }: { state: ShownImport['row']['state'] }) {
  const { steps } = importsTexts.read().page;
  const at = stepOf[state];
  if (at === -1) return null;
  return (
    <Row as="ol" wrap rowGap={8} columnGap={24} className={css.steps} aria-label={steps.label}>
      {[steps.file, steps.check, steps.result].map((step, index) => (
        <Row
          as="li"
          gap={8}
          align="center"
          tone="faint"
          weight={600}
          key={step}
          data-done={index < at || undefined}
          aria-current={index === Math.min(at, 2) ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < at ? '✓' : index + 1}</span>
          {step}
        </Row>
      ))}
    </Row>
  );
}
