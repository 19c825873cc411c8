import { PackageCheck } from 'lucide-react';
import { Icon } from '../../shared/ui/icon.tsx';
import { Button } from '../kit/ui/button.tsx';
import { givable, isPaid, unpaidOf } from './card.ts';
import type { Card } from './card.ts';
import { counterTexts } from './counter-words.ts';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import type { Counter } from './use-counter.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** The button that hands over what was brought, and what is still missing: the photo or signature of the point stands where nobody has to scroll for it. */
export function GiveBar({ counter, card }: { counter: Counter; card: Card }) {
  const { give } = counterTexts.read();
  const { brought, isGiving } = counter.state;
  const isOpen = brought.length > 0 && unpaidOf(card, brought).length === 0;
  const left = leftOf(card, brought);
  return (
    <div className={css.give}>
      <EvidencePanel {...card.evidence} waits={counter.permits.stores} onMade={counter.addEvidence} />
      <Button
        {...(isOpen ? { kind: 'primary' as const } : {})}
        className={base.main}
        isDisabled={!isOpen || isGiving}
        onPress={counter.give}
      >
        <Icon of={PackageCheck} size={20} />
        {give(brought.length === 0 ? givable(card).length : brought.length)}
        <kbd>Enter</kbd>
      </Button>
      {left !== undefined && <p className={css.late}>{left}</p>}
    </div>
  );
}

function leftOf(card: Card, brought: readonly string[]): string | undefined {
  const { left } = counterTexts.read();
  const parcels = givable(card);
  const others = parcels.filter(({ code }) => !brought.includes(code)).length;
  if (parcels.length === 0) return undefined;
  if (brought.length === 0) return parcels.some((parcel) => !isPaid(parcel)) ? left.scanAndPay : left.scan;
  const isUnpaid = unpaidOf(card, brought).length > 0;
  const shelf = others === 0 ? undefined : left.shelf(others);
  return isUnpaid ? left.pay : shelf;
}
