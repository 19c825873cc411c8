import { longestSettleNote } from '@rohi/contract/stations/scan-limits';
import { useState } from 'react';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { receivingTexts, stationsTexts } from '../station-words.ts';
import { useSettling, type LateScan, type Settlement } from './late-scans.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './needs-person.module.css';

/** Reasons that a customer code can take away. */
const askForCustomer: ReadonlySet<string> = new Set([
  'NOT_DECLARED',
  'NO_SUCH_CUSTOMER',
  'SEVERAL_CUSTOMERS',
  'SEVERAL_WAIT',
  'OTHER_CUSTOMER',
]);

/** What a person does about a scan, and why it still stands on the list, which the last try may have changed. */
export function useSettlement(scan: LateScan) {
  const { says } = stationsTexts.read();
  const { person } = receivingTexts.read();
  const { busy, settle } = useSettling();
  const [say, setSay] = useState(scan.say);
  const send = async (body: Settlement) => {
    const answer = await settle(scan.id, body).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.isSettled)
      return showMessage('success', body.how === 'TAKE' ? person.taken : person.laidAside);
    setSay(answer.say);
    // The reason may be the one that stands there already.
    return showMessage('error', says[answer.say].line);
  };
  return { say, busy, onSend: (body: Settlement) => void send(body) };
}

type SettleActsProps = { scan: LateScan } & ReturnType<typeof useSettlement>;

/**
 * Takes the scan after all, with a customer code where that is what it lacks, or lays it aside with a note; an own act
 * at a counter is left to others.
 */
export function SettleActs({ scan, say, busy, onSend }: SettleActsProps) {
  const asksCustomer = askForCustomer.has(say);
  const { person, card } = receivingTexts.read();
  const [customerCode, setCustomerCode] = useState(scan.station.customerCode ?? '');
  const [asksWhy, setAsksWhy] = useState(false);
  const code = customerCode.trim();
  if (scan.isOwn) return <Text tone="soft">{person.ownAct}</Text>;
  if (asksWhy)
    return (
      <ReasonForm
        key="aside"
        label={person.note}
        act={person.layAside}
        isRequired
        isBusy={busy}
        onSend={(note) => onSend({ how: 'LAY_ASIDE', note })}
        onBack={() => setAsksWhy(false)}
      />
    );
  return (
    <Row
      as="form"
      wrap
      gap={8}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend({ how: 'TAKE', ...(asksCustomer && code !== '' && { customerCode: code }) });
      }}
    >
      {asksCustomer && (
        <Grid as="label" gap={4} tone="soft" size={13} className={css.field}>
          {card.customerCode}
          <input
            maxLength={200}
            value={customerCode}
            onChange={(event) => setCustomerCode(event.currentTarget.value)}
          />
        </Grid>
      )}
      {/* What lies here waits for what the office does with the parcel, and goes with that. */}
      {scan.action !== 'LIES_HERE' && (
        <Button type="submit" kind="primary" isDisabled={busy}>
          {person.take}
        </Button>
      )}
      <Button onPress={() => setAsksWhy(true)}>{person.layAside}</Button>
    </Row>
  );
}

type ReasonFormProps = {
  label: string;
  /** Name of the button. */
  act: string;
  isRequired: boolean;
  isBusy?: boolean;
  onSend: (note: string) => void;
  onBack: () => void;
};

/** Asks for words that go with a decision. */
export function ReasonForm({ label, act, isRequired, isBusy = false, onSend, onBack }: ReasonFormProps) {
  const { problem } = receivingTexts.read();
  const [note, setNote] = useState('');
  const text = note.trim();
  return (
    <Row
      as="form"
      wrap
      gap={8}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        if ((text !== '' || !isRequired) && !isBusy) onSend(text);
      }}
    >
      <Grid as="label" gap={4} tone="soft" size={13} className={css.field}>
        {label}
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here
          autoFocus
          required={isRequired}
          maxLength={longestSettleNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Grid>
      <Button type="submit" isDisabled={isBusy}>
        {act}
      </Button>
      <Button kind="quiet" onPress={onBack}>
        {problem.back}
      </Button>
    </Row>
  );
}
