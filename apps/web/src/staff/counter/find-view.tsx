import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { counterTexts } from './counter-words.ts';
import { DayPanel, WaitingPanel } from './day-panel.tsx';
import { focusScanField } from './counter-focus.ts';
import { ProofPanel } from './proof-panel.tsx';
import type { Counter } from './use-counter.ts';
import { Grid, Text, lookOf } from '../../shared/ui/primitives.tsx';
import { NewCustomerButton } from '../kit/new-customer/new-customer-button.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** Before a card is open: who was found, the proof of who was chosen, and the day of the point. */
export function FindView({ counter }: { counter: Counter }) {
  const { found, chosen, unfound } = counter.state;
  const { hint, offline, newCustomer } = counterTexts.read();
  const { stores } = counter.permits;
  useEffect(focusScanField, []);
  return (
    <Grid gap={12} align="start" className={css.find}>
      {found === undefined ? (
        <Text tone="faint" size={13} weight={400}>
          {stores ? (counter.station?.snapshot ? offline.only : offline.noSnapshot) : hint}
        </Text>
      ) : (
        <FoundList counter={counter} />
      )}
      {unfound !== undefined && counter.permits.search && (
        <p>
          <NewCustomerButton
            kind="primary"
            label={newCustomer}
            typed={unfound}
            onDone={counter.onCode}
            onChosen={counter.onCode}
          />
        </p>
      )}
      {chosen !== undefined && <ProofPanel key={chosen} chosen={chosen} counter={counter} />}
      {found === undefined && !stores && <DayPanel />}
      {stores && <WaitingPanel acts={counter.acts} />}
    </Grid>
  );
}

function FoundList({ counter }: { counter: Counter }) {
  const { list: words } = counterTexts.read();
  const { found, chosen } = counter.state;
  return (
    <section className={base.card} aria-label={words.title}>
      <ul className={css.found}>
        {found?.list.map(({ customerCode, nameMasked, ready }) => (
          <li key={customerCode}>
            <button
              type="button"
              aria-pressed={customerCode === chosen}
              onClick={() => counter.choose(customerCode)}
            >
              <span>
                <b>{nameMasked ?? customerCode}</b>
                {nameMasked !== null && (
                  <Text as="span" tone="faint" size={13} weight={400}>
                    {customerCode}
                  </Text>
                )}
              </span>
              <span className={ready > 0 ? css.good : lookOf({ tone: 'faint', size: 13, weight: 400 })}>
                {ready > 0 ? words.readyCount(ready) : words.none}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found?.hasMore === true && <p role="status">{words.hasMore}</p>}
      <Text tone="faint" size={13} weight={400}>
        <Icon of={Lock} size={16} /> {words.masked}
      </Text>
    </section>
  );
}
