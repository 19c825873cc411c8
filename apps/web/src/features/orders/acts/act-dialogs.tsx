import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { OrderLine } from '../order.ts';
import { ordersTexts, actsTexts } from '../orders-words.ts';
import { pointOption } from '../rules/point-text.ts';
import type { OrderAct } from '../list/order-act-run.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './act-dialogs.module.css';

/** What a dialog asks for; its last words are those of all acts. */
export type AskedAct = Omit<OrderAct, 'doneText'>;

/** `onAct` with undefined closes the dialog, and nothing happens. */
export type ActDialogProps = { lines: readonly OrderLine[]; onAct: (act: AskedAct | undefined) => void };

type FrameProps = {
  title: string;
  lines: readonly OrderLine[];
  children: ReactNode;
  yes: string;
  danger?: boolean;
  isReady: boolean;
  /** The act, once its words are in the form. */
  act: () => AskedAct;
  onAct: ActDialogProps['onAct'];
  /** Ends the draft of what is typed here. */
  forget?: () => void;
};

/** Asks for what one act over several orders needs. */
export function ActDialog({ title, lines, children, yes, danger, isReady, act, onAct, forget }: FrameProps) {
  const acts = actsTexts.read();
  const { order } = ordersTexts.read();
  const fitting = lines.filter(({ canChange }) => canChange).length;
  const end = (request?: AskedAct) => {
    forget?.();
    onAct(request);
  };
  return (
    <Dialog open onClose={() => end()} title={title} width={560} phoneWidth={95}>
      {fitting < lines.length && <Text tone="soft">{acts.fits(fitting, lines.length)}</Text>}
      {children}
      <Row wrap gap={8} justify="end" marginTop={20}>
        <Button kind="outline" onClick={() => end()}>
          {danger ? order.cancelDialog.no : acts.close}
        </Button>
        <Button className={danger ? css.danger : undefined} disabled={!isReady} onClick={() => end(act())}>
          {yes}
        </Button>
      </Row>
    </Dialog>
  );
}

export const quiet = { quiet: true, loading: true } as const;
export const codesOf = (lines: readonly OrderLine[]) => lines.map(({ code }) => code);

export function CancelDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { order } = ordersTexts.read();
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      title={acts.cancelTitle(lines.length)}
      yes={`${acts.cancel} ${lines.length}`}
      danger
      isReady
      act={() => ({
        name: acts.cancel,
        codes: codesOf(lines),
        ask: (codes) => call('POST /order-acts/cancel', { body: { codes: [...codes] }, ...quiet }),
      })}
    >
      <Text tone="soft">{order.cancelDialog.text}</Text>
    </ActDialog>
  );
}

export function PointDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { fields, form } = ordersTexts.read();
  const [point, setPoint] = useState('');
  const answer = useAnswer('GET /pickup-points', {});
  const points = answer.state === 'ready' ? answer.data : [];
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      title={acts.pointTitle(lines.length)}
      yes={acts.keep}
      isReady={point !== ''}
      act={() => ({
        name: acts.point,
        codes: codesOf(lines),
        ask: (codes) => {
          const body = { codes: [...codes], pickupPointId: Number(point) };
          return call('POST /order-acts/pickup-point', { body, ...quiet });
        },
      })}
    >
      <SelectField
        name="pickupPointId"
        label={fields.pickupPointId}
        value={point}
        onText={setPoint}
        onBlur={() => undefined}
        error={answer.state === 'failed' ? form.pointsFailed : undefined}
      >
        <option value="">{form.choose}</option>
        {points.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {pointOption({ name, city: city.name }, locale)}
          </option>
        ))}
      </SelectField>
    </ActDialog>
  );
}
