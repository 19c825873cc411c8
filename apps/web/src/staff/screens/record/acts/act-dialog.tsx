import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { recordTexts } from '../record-words.ts';
import { choicesOf, fits, send, type Act, type ActKind, type ParcelVerdicts } from './act-kinds.ts';
import { ChoiceField } from './choice-field.tsx';
import css from './act-dialog.module.css';

type ActDialogProps = {
  kind: ActKind;
  parcels: readonly ParcelVerdicts[];
  onClose: () => void;
  onDone: () => void;
};

type Failure = { id: string; msg: string };

/** Says what will happen and to which parcels, asks why, and does it to each of them once. */
export function ActDialog({ kind, parcels, onClose, onDone }: ActDialogProps) {
  const { acts } = recordTexts.read();
  const texts = acts[kind];
  const choices = choicesOf(kind, parcels);
  const [choice, setChoice] = useState(choices?.[0]);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failures, finished } = useAct(onDone, texts.done);
  const left = parcels.filter(({ id }) => !finished.has(id));
  const fitting = left.filter((parcel) => fits({ kind, choice }, parcel));
  const needsReason = kind === 'raise' || kind === 'clear' || kind === 'undo';
  const isMissing = needsReason && reason.trim() === '';
  const start = () => {
    setAsked(true);
    if (!isMissing && !busy) void run(fitting, { kind, choice, reason: reason.trim() });
  };
  return (
    <Dialog title={texts.title(Math.max(1, fitting.length))} onClose={onClose}>
      <form className={css.act} noValidate onSubmit={ownSubmit(start)}>
        {fitting.length > 0 && <p>{texts.will}</p>}
        {choice !== undefined && choices !== undefined && choices.length > 0 && (
          <ChoiceField kind={kind} choice={choice} choices={choices} onChoice={setChoice} />
        )}
        {kind === 'undo' && <TakenBack parcels={fitting} />}
        {parcels.length > 1 && fitting.length > 0 && (
          <Codes title={acts.fits(fitting.length)} codes={fitting.map(({ id }) => ({ id, msg: '' }))} />
        )}
        <Unfit
          kind={kind}
          parcels={left.filter((parcel) => !fitting.includes(parcel))}
          all={parcels.length}
        />
        {needsReason && fitting.length > 0 && (
          <AreaField
            name="reason"
            label={acts.reason}
            hint={acts.reasonHint}
            rows={2}
            maxLength={200}
            value={reason}
            error={isAsked && isMissing ? acts.reasonNeeded : undefined}
            onText={setReason}
            onBlur={() => {}}
          />
        )}
        {failures.length > 0 && (
          <div role="alert" className={css.failed}>
            <Codes title={acts.failed(failures.length)} codes={failures} />
          </div>
        )}
        <div className={css.answers}>
          <Button onPress={onClose}>{fitting.length > 0 ? acts.no : acts.close}</Button>
          {fitting.length > 0 && (
            <Button kind={kind === 'cancel' ? 'danger' : 'primary'} type="submit" isDisabled={busy}>
              {texts.yes}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Does an act to each parcel with an id of its own, so that one whose answer was lost may be asked for again. */
function useAct(onDone: () => void, done: (count: number) => string) {
  const queries = useQueryClient();
  const requestIds = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const idOf = (key: string): string => {
    const id = requestIds.current.get(key) ?? newRequestId();
    requestIds.current.set(key, id);
    return id;
  };
  const run = async (parcels: readonly ParcelVerdicts[], act: Act) => {
    setBusy(true);
    const failed: Failure[] = [];
    for (const parcel of parcels) {
      try {
        await send(act, parcel, idOf(`${parcel.id}/${act.choice}`));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push({ id: parcel.id, msg: error.msg });
      }
    }
    const missed = new Set(failed.map(({ id }) => id));
    const moved = parcels.filter(({ id }) => !missed.has(id)).map(({ id }) => id);
    setBusy(false);
    setFailures(failed);
    setFinished(new Set([...finished, ...moved]));
    if (moved.length > 0) showMessage('success', done(moved.length));
    void queries.invalidateQueries();
    if (failed.length === 0) onDone();
  };
  return { run, busy, failures, finished };
}

function TakenBack({ parcels }: { parcels: readonly ParcelVerdicts[] }) {
  const { undo } = recordTexts.read().acts;
  return (
    <ul className={css.codes}>
      {parcels.map(({ id, undo: { event, at, actor } }) => (
        <li key={id}>
          <strong>{id}</strong> {undo.takesBack(event ?? '', at === null ? '' : momentText(at), actor ?? '')}
        </li>
      ))}
    </ul>
  );
}

function Unfit({ kind, parcels, all }: { kind: ActKind; parcels: readonly ParcelVerdicts[]; all: number }) {
  const { acts } = recordTexts.read();
  if (parcels.length === 0) return null;
  const codes = parcels.map((parcel) => ({ id: parcel.id, msg: parcel[kind].why ?? acts.already }));
  if (all === 1) return <p>{codes[0]?.msg}</p>;
  return <Codes title={acts.fitsNot(parcels.length)} codes={codes} />;
}

function Codes({ title, codes }: { title: string; codes: readonly Failure[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={css.codes}>
        {codes.map(({ id, msg }) => (
          <li key={id}>
            <strong>{id}</strong> {msg}
          </li>
        ))}
      </ul>
    </div>
  );
}
