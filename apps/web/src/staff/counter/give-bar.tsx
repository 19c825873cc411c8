import { PackageCheck } from 'lucide-react';
import { Icon } from '../../shared/ui/icon.tsx';
import { Button } from '../kit/ui/button.tsx';
import type { Visit } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { sendEvidence } from './evidence/send-evidence.ts';
import type { Counter } from './use-counter.ts';
import { givable, isPaid, unpaidOf } from './visit-sums.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** The button that hands over what was brought, and what is still missing: the photo or signature of the point stands where nobody has to scroll for it. */
export function GiveBar({ counter, visit }: { counter: Counter; visit: Visit }) {
  const { give } = counterTexts.read();
  const { brought, isGiving } = counter.state;
  const isUnpaid = unpaidOf(visit, brought).length > 0;
  const left = leftOf(visit, brought);
  return (
    <div className={css.give}>
      <EvidencePanel
        {...visit.evidence}
        onMade={async (kind, file) => {
          await sendEvidence(visit.id, kind, file);
          counter.reload();
        }}
      />
      <Button
        kind="primary"
        className={base.main}
        isDisabled={brought.length === 0 || isUnpaid || isGiving}
        onPress={counter.give}
      >
        <Icon of={PackageCheck} size={20} />
        {give(brought.length === 0 ? givable(visit).length : brought.length)}
        <kbd>Enter</kbd>
      </Button>
      {left !== undefined && <p className={css.late}>{left}</p>}
    </div>
  );
}

function leftOf(visit: Visit, brought: readonly string[]): string | undefined {
  const { left } = counterTexts.read();
  const parcels = givable(visit);
  if (parcels.length === 0) return undefined;
  const toPay = parcels.some((parcel) => !isPaid(parcel));
  const toScan = parcels.some(({ trackingCode }) => !brought.includes(trackingCode));
  if (toPay) return toScan ? left.scanAndPay : left.pay;
  return toScan ? left.scan : undefined;
}
