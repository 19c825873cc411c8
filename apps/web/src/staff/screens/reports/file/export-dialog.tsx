import { exportColumns } from '@rohi/contract/reports/export-columns';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { DayField, SelectField } from './file-field.tsx';
import { ordersFileTexts } from '../../screen-words.ts';
import { useOrdersFile } from './use-orders-file.ts';
import { uncancelled, type WantedFile } from './wanted-file.ts';
import { businessLineNames, trackingWords } from '../../../kit/names.ts';
import css from './export-dialog.module.css';

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
      <form className={css.form} onSubmit={send} noValidate>
        <div className={css.body}>
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
        </div>
        <footer className={css.foot}>
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
        </footer>
      </form>
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
    <div className={css.filters}>
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
    </div>
  );
}
