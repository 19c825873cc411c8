import { useSyncExternalStore } from 'react';
import { receivingTexts } from '../station-words.ts';
import { paceOf } from './own-receipts.ts';
import type { OwnReceipts } from './own-receipts.ts';
import css from './receiving-pace.module.css';

type PaceProps = {
  receipts: OwnReceipts;
  /** Declared and not received; undefined while the device has no snapshot. */
  expected: number | undefined;
};

/** How the day goes at this device: received today, still expected, received in the last hour. */
export function ReceivingPace({ receipts, expected }: PaceProps) {
  const { pace } = receivingTexts.read();
  const { today, hour } = paceOf(useSyncExternalStore(receipts.subscribe, receipts.times));
  return (
    <dl className={css.pace} aria-label={pace.title}>
      {[
        [pace.today, today],
        [pace.expected, expected ?? '—'],
        [pace.hour, hour],
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
