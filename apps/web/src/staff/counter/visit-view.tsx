import { TriangleAlert, UserRoundPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Button } from '../kit/ui/button.tsx';
import { CardParcels, ComingParcels } from './card-parcels.tsx';
import type { Visit } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import { DelegateDialog } from './delegate-dialog.tsx';
import { focusScanField } from './focus-scan-field.ts';
import { GiveBar } from './give-bar.tsx';
import { PayPanel } from './pay-panel.tsx';
import { ProblemDialog } from './problem/problem-dialog.tsx';
import { problemTexts } from './problem/problem-words.ts';
import type { Counter } from './use-counter.ts';
import { givable } from './visit-sums.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

type VisitViewProps = { counter: Counter; visit: Visit; mayTake: boolean };

/** The open card: on the left what is to be brought, on the right what is to be paid, and the one button that hands over. */
export function VisitView({ counter, visit, mayTake }: VisitViewProps) {
  const { card } = counterTexts.read();
  const [names, setNames] = useState(false);
  useEffect(focusScanField, []);
  return (
    <div className={css.visit}>
      <section className={classNames(base.card, css.whole)} aria-label={visit.customer.code}>
        <CardHead visit={visit} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keys */}
        <div className={css.lists} tabIndex={0}>
          <CardParcels visit={visit} brought={counter.state.brought} />
          <ComingParcels visit={visit} />
        </div>
        <div className={base.buttons}>
          {givable(visit).length > 0 && (
            <Button onPress={() => counter.change({ isReporting: true })}>
              <Icon of={TriangleAlert} size={18} />
              {problemTexts.read().button}
              <kbd>F4</kbd>
            </Button>
          )}
          {visit.proof === 'CODE' && (
            <Button onPress={() => setNames(true)}>
              <Icon of={UserRoundPlus} size={18} />
              {card.delegateButton}
            </Button>
          )}
          <Button kind="quiet" onPress={counter.close}>
            {card.close}
          </Button>
        </div>
      </section>
      <PayPanel
        {...{ visit, mayTake, brought: counter.state.brought }}
        onPaid={(payment) => counter.paid(payment.receiptNumber)}
      />
      <GiveBar counter={counter} visit={visit} />
      {counter.state.isReporting && (
        <ProblemDialog
          visit={visit}
          last={counter.state.brought.at(-1)}
          onChange={(code) => {
            counter.change({ brought: counter.state.brought.filter((each) => each !== code) });
            counter.reload();
          }}
          onClose={() => counter.change({ isReporting: false })}
        />
      )}
      {names && (
        <DelegateDialog
          visit={visit}
          onClose={() => setNames(false)}
          onNamed={(next) => {
            counter.change({ visit: next });
            setNames(false);
          }}
        />
      )}
    </div>
  );
}

function CardHead({ visit: { customer, proof, delegate, pass } }: { visit: Visit }) {
  const { card } = counterTexts.read();
  const who = delegate === null ? card.self : card.delegate(delegate.name);
  return (
    <header className={css.head}>
      <h2>{customer.code}</h2>
      <p>
        <b>{customer.name ?? card.name}</b>
        <span className={base.quiet}>
          {[...(customer.phoneMasked === null ? [] : [card.phone(customer.phoneMasked)]), who].join(', ')}
        </span>
      </p>
      <span className={css.good}>{card.proofs[proof]}</span>
      {delegate !== null && delegate.document === null && (
        <p role="note">{card.compare(delegate.name, pass?.parcelLimit ?? 0)}</p>
      )}
    </header>
  );
}
