import { useState } from 'react';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { stationsTexts } from '../stations-words.ts';
import { useSettling, type LateScan, type Settlement } from './late-scans.ts';
import { receivingTexts } from './receiving-words.ts';
import css from './needs-person.module.css';

/** Reasons that a customer code can take away. */
const askForCustomer: ReadonlySet<string> = new Set([
  'NOT_DECLARED',
  'NO_SUCH_CUSTOMER',
  'SEVERAL_WAIT',
  'OTHER_CUSTOMER',
]);

/** A scan that came late: what the device says of the box, what the service has of it, and what a person does about it. */
export function LateScanRow({ scan, deviceId }: { scan: LateScan; deviceId: string }) {
  const { says } = stationsTexts.read();
  const { person } = receivingTexts.read();
  const { busy, settle } = useSettling(deviceId);
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
  return (
    <li className={css.late}>
      <p className={css.reason} role="status">
        <b>{scan.code}</b> {says[say].line}
      </p>
      <dl className={css.stories}>
        <Story title={person.device} parts={deviceStory(scan)} />
        <Story title={person.service} parts={serviceStory(scan)} />
      </dl>
      <Acts
        scan={scan}
        asksCustomer={askForCustomer.has(say)}
        busy={busy}
        onSend={(body) => void send(body)}
      />
    </li>
  );
}

function Story({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{parts.join(' · ')}</dd>
    </div>
  );
}

function kilograms(weightG: number | null): string | undefined {
  if (weightG === null) return undefined;
  return `${formatDecimal(String(weightG / 1_000))}\u00A0${receivingTexts.read().card.kg}`;
}

function given(parts: readonly (string | null | undefined)[]): string[] {
  return parts.filter((part) => part !== null && part !== undefined);
}

function deviceStory({ station }: LateScan): string[] {
  const { device, scannedBy, scannedAt, customerCode, cell, weightG, sides, problem } = station;
  const size = sides && [sides.lengthMm, sides.widthMm, sides.heightMm].map((mm) => mm / 10).join('×');
  const { cm } = receivingTexts.read().card;
  return given([
    `${device}, ${scannedBy}`,
    formatDateTime(scannedAt),
    problem && receiptProblemNames[problem][locale],
    kilograms(weightG),
    size && `${size}\u00A0${cm}`,
    customerCode,
    cell,
  ]);
}

function serviceStory({ parcel }: LateScan): string[] {
  const { person, card } = receivingTexts.read();
  if (parcel === null) return [person.noParcel];
  const { customerCode, orderCode, goods, weightG, cell } = parcel;
  return given([customerCode ?? card.noCustomer, orderCode, goods, kilograms(weightG), cell]);
}

type ActsProps = {
  scan: LateScan;
  asksCustomer: boolean;
  busy: boolean;
  onSend: (body: Settlement) => void;
};

function Acts({ scan, asksCustomer, busy, onSend }: ActsProps) {
  const { person, card } = receivingTexts.read();
  const [customerCode, setCustomerCode] = useState(scan.station.customerCode ?? '');
  const [note, setNote] = useState<string>();
  const code = customerCode.trim();
  if (note !== undefined)
    return (
      <form
        className={css.acts}
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() !== '' && !busy) onSend({ how: 'LAY_ASIDE', note: note.trim() });
        }}
      >
        <label className={css.field}>
          {person.note}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here
            autoFocus
            required
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" isDisabled={busy}>
          {person.layAside}
        </Button>
      </form>
    );
  return (
    <form
      className={css.acts}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend({ how: 'TAKE', ...(asksCustomer && code !== '' && { customerCode: code }) });
      }}
    >
      {asksCustomer && (
        <label className={css.field}>
          {card.customerCode}
          <input
            maxLength={200}
            value={customerCode}
            onChange={(event) => setCustomerCode(event.currentTarget.value)}
          />
        </label>
      )}
      <Button type="submit" kind="primary" isDisabled={busy}>
        {person.take}
      </Button>
      <Button onPress={() => setNote('')}>{person.layAside}</Button>
    </form>
  );
}
