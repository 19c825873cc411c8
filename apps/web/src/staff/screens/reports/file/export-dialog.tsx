import { type ExportColumn, exportColumns } from '@rohi/contract/reports/export-columns';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { ordersFileTexts } from '../../screen-words.ts';
import { businessLineNames, trackingWords } from '../../../kit/names.ts';
import { Box, Grid, Row, Stack } from '../../../../shared/ui/primitives.tsx';
import css from './export-dialog.module.css';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { figureText } from '../figures.ts';
import { type OrdersFile, fetchOrdersFile } from './fetch-orders-file.ts';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { shownDate } from '../../../../shared/format/shown-date.ts';

type DayFieldProps = { label: string; value: string; onChange: (next: string) => void };

/** A calendar day, `2026-11-20`; empty is any. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        {...shownDate('date', value)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

type SelectFieldProps = DayFieldProps & {
  none: string;
  options: readonly { value: string; label: string }[];
};

/** One of a few; the first stands for all of them. */
function SelectField({ label, none, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type ColumnChoiceProps = {
  chosen: ReadonlySet<ExportColumn>;
  onChange: (next: ReadonlySet<ExportColumn>) => void;
};

/** What the file shows of each order. */
function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const texts = ordersFileTexts.read();
  const names = fieldNames('order');
  const all = chosen.size === exportColumns.length;
  const turn = (column: ExportColumn, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(column);
    else next.delete(column);
    onChange(next);
  };
  return (
    <Box as="fieldset" wide minWidth={0} position="relative" margin={0} padding={0} className={css.columns}>
      <legend className={css.legend}>{texts.columns}</legend>
      <Button kind="quiet" className={css.all} onPress={() => onChange(new Set(all ? [] : exportColumns))}>
        {all ? texts.nothing : texts.all}
      </Button>
      <Grid marginTop={8} className={css.grid}>
        {exportColumns.map((column) => (
          <Row as="label" key={column} gap={10} align="center" size={14} className={css.column}>
            <input
              type="checkbox"
              checked={chosen.has(column)}
              onChange={(event) => turn(column, event.currentTarget.checked)}
            />
            {names[column]}
          </Row>
        ))}
      </Grid>
    </Box>
  );
}

/** The choice of every stage but the last: what a report counts. */
const uncancelled = 'uncancelled';

/** The form of the dialog; empty text is no filter. */
type WantedFile = {
  format: 'xlsx' | 'csv';
  from: string;
  to: string;
  stage: string;
  line: string;
  point: string;
  columns: ReadonlySet<ExportColumn>;
};

/** What is wrong with the form, if anything. */
function faultOf({ from, to, columns }: WantedFile): 'wrongDays' | 'noColumns' | undefined {
  if (from !== '' && to !== '' && from > to) return 'wrongDays';
  return columns.size === 0 ? 'noColumns' : undefined;
}

/** The form as the call takes it. */
function toWire({ format, from, to, stage, line, point, columns }: WantedFile): OrdersFile {
  return {
    format,
    columns: exportColumns.filter((column) => columns.has(column)),
    filter: {
      ...(from === '' ? {} : { from }),
      ...(to === '' ? {} : { to }),
      ...stageOf(stage),
      ...(line === '' ? {} : { businessLine: line as never }),
      ...(point === '' ? {} : { pickupPointId: Number(point) }),
    },
  };
}

function stageOf(stage: string): NonNullable<OrdersFile['filter']> {
  if (stage === uncancelled) return { cancelled: false };
  return stage === '' ? {} : { stage: stage as never };
}

const bytesPerKb = 1_000;

/** Sends the form, says how far the file is, and gives it up when the dialog is closed. */
function useOrdersFile(onClose: () => void) {
  const texts = ordersFileTexts.read();
  const [progress, setProgress] = useState<string>();
  const [fault, setFault] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const send = async (wanted: WantedFile) => {
    const wrong = faultOf(wanted);
    setFault(wrong && texts[wrong]);
    if (wrong !== undefined) return;
    const gaveUp = new AbortController();
    underWay.current = gaveUp;
    setProgress(texts.working);
    const outcome = await fetchOrdersFile(toWire(wanted), gaveUp.signal, (bytes) =>
      setProgress(texts.received(figureText(Math.ceil(bytes / bytesPerKb), 'PIECE'))),
    );
    setProgress(undefined);
    if (typeof outcome === 'object') setFault(outcome.refused || texts.failed);
    if (outcome !== 'saved') return;
    showMessage('success', texts.saved);
    onClose();
  };
  return { progress, fault, send, close: onClose };
}

type ExportDialogProps = { from: string; to: string; line: BusinessLine; onClose: () => void };

/** Which orders, which columns, and in what kind of file. */
export function ExportDialog({ from, to, line, onClose }: ExportDialogProps) {
  const texts = ordersFileTexts.read();
  const [wanted, setWanted] = useState<WantedFile>({
    format: 'xlsx',
    from,
    to,
    stage: uncancelled,
    line,
    point: '',
    columns: new Set(exportColumns),
  });
  const file = useOrdersFile(onClose);
  const set = (change: Partial<WantedFile>) => setWanted((before) => ({ ...before, ...change }));
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void file.send(wanted);
  };
  return (
    <Dialog title={texts.title} onClose={file.close} wide>
      <Stack as="form" minHeight={0} onSubmit={send} noValidate>
        <Stack gap={20} align="start" overflow="auto" className={css.body}>
          <Segmented
            label={texts.format}
            value={wanted.format}
            options={[
              { value: 'xlsx', label: 'Excel (XLSX)' },
              { value: 'csv', label: 'CSV' },
            ]}
            onChange={(format) => set({ format })}
          />
          <Filters wanted={wanted} set={set} />
          <ColumnChoice chosen={wanted.columns} onChange={(columns) => set({ columns })} />
        </Stack>
        <Row
          as="footer"
          wrap
          gap={8}
          align="center"
          justify="end"
          paddingX={24}
          paddingY={14}
          border="top"
          className={css.foot}
        >
          <p className={css.state} role="status">
            {file.progress}
          </p>
          {file.fault !== undefined && (
            <p className={css.fault} role="alert">
              {file.fault}
            </p>
          )}
          <Button onPress={file.close}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={file.progress !== undefined}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

type FiltersProps = { wanted: WantedFile; set: (change: Partial<WantedFile>) => void };

function Filters({ wanted, set }: FiltersProps) {
  const texts = ordersFileTexts.read();
  const { operationUnit } = useUser();
  const { data: points = [] } = useQuery({
    queryKey: ['pickup-points'],
    queryFn: ({ signal }) => call('GET /pickup-points', { quiet: true, isFresh: true, signal }),
  });
  return (
    <Grid gap={14} wide className={css.filters}>
      <DayField label={texts.from} value={wanted.from} onChange={(from) => set({ from })} />
      <DayField label={texts.to} value={wanted.to} onChange={(to) => set({ to })} />
      <SelectField
        label={texts.stage}
        none={texts.anyStage}
        value={wanted.stage}
        options={[
          { value: uncancelled, label: texts.uncancelled },
          ...parcelStatuses.map((value) => ({ value, label: trackingWords.statusNames[value] })),
        ]}
        onChange={(stage) => set({ stage })}
      />
      <SelectField
        label={texts.line}
        none={texts.anyLine}
        value={wanted.line}
        options={businessLines.map((value) => ({ value, label: businessLineNames[value][locale] }))}
        onChange={(line) => set({ line })}
      />
      {operationUnit === null && (
        <SelectField
          label={texts.point}
          none={texts.anyPoint}
          value={wanted.point}
          options={points.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(point) => set({ point })}
        />
      )}
    </Grid>
  );
}
