import { Printer } from 'lucide-react';
import { useState } from 'react';
import { toneOfProblem, toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { formatFullDay } from '../../../shared/format/dates.ts';
import { formatDecimal, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ParcelCharge } from '../charges/charge-parts.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { StaffParcel } from './staff-parcel.ts';
import { parcelsListTexts } from './parcels-words.ts';
import { PrintLabels } from './print-labels.tsx';
import css from './parcels-list.module.css';

/** What is on record of one parcel, and its label. */
export function ParcelFacts({ row }: { row: StaffParcel }) {
  const texts = parcelsListTexts.read();
  const words = allTrackingWords[locale];
  const [isPrinting, setPrinting] = useState(false);
  const mayPrint = useUser().authorities.includes('label:print');
  const sides = [row.lengthCm, row.widthCm, row.heightCm];
  const facts: [string, string | null][] = [
    [texts.facts.customer, row.customerCode],
    [texts.facts.order, row.orderCode],
    [texts.facts.point, row.pickupPoint && `${row.pickupPoint.city}, ${row.pickupPoint.code}`],
    [texts.facts.trip, row.tripCode],
    [texts.facts.weight, row.weightKg && `${formatDecimal(row.weightKg)} ${texts.kg}`],
    [
      texts.facts.sides,
      sides.includes(null)
        ? null
        : `${sides.map((side) => formatShortDecimal(side ?? '')).join(' × ')} ${texts.cm}`,
    ],
    [texts.facts.received, row.receivedAt && momentText(row.receivedAt)],
    [texts.facts.freeUntil, row.freeUntil && formatFullDay(row.freeUntil)],
    [texts.facts.notes, row.handlingNotes.map((note) => words.handlingNoteNames[note]).join(', ')],
  ];
  if (row.alsoDeclaredBy.length > 0) {
    const lines = row.alsoDeclaredBy.map(({ orderCode, customerCode }) => `${orderCode} (${customerCode})`);
    facts.splice(2, 0, [texts.facts.alsoDeclaredBy, lines.join(', ')]);
  }
  return (
    <>
      <p className={css.state}>
        <ToneLabel tone={toneOfStatus(row.status)}>{row.statusName}</ToneLabel>
        {row.problems.map((problem) => (
          <ToneLabel key={problem} tone={toneOfProblem(problem)}>
            {words.problemNames[problem]}
          </ToneLabel>
        ))}
      </p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <ParcelCharge code={row.id} />
      {mayPrint && (
        <p>
          <Button onPress={() => setPrinting(true)}>
            <Icon of={Printer} size={18} />
            {texts.print}
          </Button>
        </p>
      )}
      {isPrinting && <PrintLabels codes={[row.id]} onClose={() => setPrinting(false)} />}
    </>
  );
}
