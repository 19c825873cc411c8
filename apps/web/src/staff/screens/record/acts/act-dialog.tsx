import { actorName } from '@rohi/contract/audit/audit-text';
import { useState } from 'react';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { auditWords } from '../../../kit/list/audit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { recordTexts } from '../../screen-words.ts';
import { choicesOf, fits, send, type ActKind, type ParcelVerdicts } from './act-kinds.ts';
import { Codes } from './codes.tsx';
import { Unfit } from './unfit.tsx';
import { useEach } from './use-each.ts';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './act-dialog.module.css';
import { personName } from '../../../kit/people.ts';
import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import { isCancelReason } from '@rohi/contract/tracking/parcel-events';
import { officeFlags } from '@rohi/contract/tracking/parcel-status';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { locale } from '../../../../shared/i18n/locale.ts';
import { trackingWords } from '../../../kit/names.ts';

type ChoiceFieldProps = {
  kind: ActKind;
  /** Undefined while nothing is chosen. */
  choice: string | undefined;
  choices: readonly string[];
  error: string | undefined;
  onChoice: (choice: string) => void;
};

/** Which flag, or which reason of a cancellation; below it, what a flag means or what the customer will read. */
function ChoiceField({ kind, choice, choices, error, onChoice }: ChoiceFieldProps) {
  const { acts } = recordTexts.read();
  const flag = officeFlags.find((each) => each === choice);
  const label = kind === 'cancel' ? acts.cancel.reason : acts[kind === 'clear' ? 'clear' : 'raise'].flag;
  const reason = kind === 'cancel' && choice !== undefined ? nameOf(choice, kind) : undefined;
  const meaning = reason
    ? acts.cancel.shown(reason)
    : kind === 'raise' && flag
      ? acts.raise.means[flag]
      : undefined;
  return (
    <SelectField
      name="choice"
      label={label}
      value={choice ?? ''}
      error={error}
      onText={onChoice}
      onBlur={() => {}}
      below={
        meaning !== undefined && (
          <Text marginTop={6} tone="soft" size={13}>
            {meaning}
          </Text>
        )
      }
    >
      {choice === undefined && (
        <option value="" disabled hidden>
          {acts.cancel.choose}
        </option>
      )}
      {choices.map((each) => (
        <option key={each} value={each}>
          {nameOf(each, kind)}
        </option>
      ))}
    </SelectField>
  );
}

function nameOf(choice: string, kind: ActKind): string {
  if (kind === 'cancel' && isCancelReason(choice)) return allEventTexts[locale].cancelReasons[choice];
  const flag = officeFlags.find((each) => each === choice);
  return flag === undefined ? choice : trackingWords.problemNames[flag];
}

type ActDialogProps = {
  kind: ActKind;
  parcels: readonly ParcelVerdicts[];
  onClose: () => void;
  onDone: () => void;
};

/** Says what will happen and to which parcels, asks why, and does it to each of them once. */
export function ActDialog({ kind, parcels, onClose, onDone }: ActDialogProps) {
  const { acts } = recordTexts.read();
  const texts = acts[kind];
  const choices = choicesOf(kind, parcels);
  // Why a parcel is cancelled is read by its customer: nothing is taken for granted.
  const [choice, setChoice] = useState(kind === 'cancel' ? undefined : choices?.[0]);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, progress, failures, finished } = useEach(onDone, texts.done);
  const left = parcels.filter(({ id }) => !finished.has(id));
  const fitting = left.filter((parcel) => fits({ kind, choice }, parcel));
  const needsReason = kind === 'raise' || kind === 'clear' || kind === 'undo';
  const isMissing = needsReason && reason.trim() === '';
  const isOpen = kind === 'cancel' && choice === undefined;
  const start = () => {
    setAsked(true);
    if (isMissing || isOpen || busy) return;
    const act = { kind, choice, reason: reason.trim() };
    const ids = fitting.map(({ id }) => id);
    void run(ids, choice ?? '', async (id, requestId) => {
      const parcel = fitting.find((each) => each.id === id);
      if (parcel) await send(act, parcel, requestId);
    });
  };
  return (
    <Dialog title={texts.title(Math.max(1, fitting.length))} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(start)}
      >
        {fitting.length > 0 && <p>{texts.will}</p>}
        {choices !== undefined && choices.length > 0 && (
          <ChoiceField
            kind={kind}
            choice={choice}
            choices={choices}
            error={isAsked && isOpen ? acts.cancel.reasonNeeded : undefined}
            onChoice={setChoice}
          />
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
          <Box role="alert" paddingX={14} paddingY={10} fill="danger-soft" radius="control" tone="danger">
            <Codes title={acts.failed(failures.length)} codes={failures} />
          </Box>
        )}
        <Row wrap gap={8} justify="end">
          {progress !== undefined && <span role="status">{progress}</span>}
          <Button onPress={onClose}>{fitting.length > 0 ? acts.no : acts.close}</Button>
          {fitting.length > 0 && (
            <Button kind={kind === 'cancel' ? 'danger' : 'primary'} type="submit" isDisabled={busy}>
              {texts.yes}
            </Button>
          )}
        </Row>
      </Grid>
    </Dialog>
  );
}

function TakenBack({ parcels }: { parcels: readonly ParcelVerdicts[] }) {
  const { undo } = recordTexts.read().acts;
  const words = auditWords.read();
  return (
    <Grid as="ul" gap={4} overflow="auto" marginTop={6} size={13} breaks className={css.codes}>
      {parcels.map(({ id, undo: { event, at, actor } }) => {
        const who = personName(actorName(words, { actor: actor ?? '', actorId: null }));
        return (
          <li key={id}>
            <strong>{id}</strong> {undo.takesBack(event ?? '', at === null ? '' : momentText(at), who)}
          </li>
        );
      })}
    </Grid>
  );
}
