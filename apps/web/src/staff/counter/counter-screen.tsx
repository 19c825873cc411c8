import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useUser } from '../kit/session/user-info.ts';
import { isCovered } from '../stations/scan-input/covered-scans.ts';
import type { Observed } from '../stations/observed.ts';
import { ScanField } from '../stations/scan-input/scan-field.tsx';
import { VerdictBanner } from '../stations/verdict/verdict-banner.tsx';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import { counterTexts } from './counter-words.ts';
import { FindView } from './find-view.tsx';
import { focusScanField } from './focus-scan-field.ts';
import { payOrAsk } from './pay-or-ask.ts';
import { useCounter } from './use-counter.ts';
import type { LeftOpen } from './use-counter.ts';
import { VisitView } from './visit-view.tsx';
import css from './counter.module.css';

type Props = {
  /** The bar of a station stands below. */
  hasBar?: boolean;
  /** What a station adds to a verdict. */
  judge?: (verdict: ShownVerdict) => ShownVerdict;
  /** Where it leaves what the counter without the line goes on with. */
  left?: Observed<LeftOpen>;
};

/** The counter of a pickup point: who is it, what is theirs, is it paid, and out it goes. */
export function CounterWithLine({ hasBar = false, judge, left }: Props) {
  const words = counterTexts.read();
  const counter = useCounter(left);
  const station = useRef<HTMLDivElement>(null);
  const mayTake = useUser().authorities.includes('payment:take');
  const { visit, verdict } = counter.state;
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || isCovered(target)) return;
    if (key === 'F2') {
      counter.close();
      focusScanField();
    } else if (key === 'F4' && visit !== undefined) counter.change({ isReporting: true });
    else if (key === 'F9' && visit !== undefined)
      payOrAsk(station.current?.querySelector<HTMLFormElement>('[data-pay] form'));
    else if (key === 'Enter' && visit !== undefined && isFree(target)) counter.give();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={station}
      className={css.station}
      role="presentation"
      onKeyDown={onKey}
      data-station={hasBar ? true : 'bare'}
      data-card={visit !== undefined || undefined}
    >
      <h1 className="visually-hidden">{words.title}</h1>
      <ScanField
        onCode={counter.onCode}
        placeholder={visit === undefined ? words.placeholder : words.placeholderParcel}
      />
      <VerdictBanner verdict={judge?.(verdict) ?? verdict} />
      {visit === undefined ? (
        <FindView counter={counter} />
      ) : (
        <VisitView counter={counter} visit={visit} mayTake={mayTake} />
      )}
      <Keys />
    </div>
  );
}

/** Whether Enter means the counter: in its empty field, or where nothing takes it. */
function isFree(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement)
    return target.hasAttribute('data-scan-field') && target.value.trim() === '';
  return !(
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLButtonElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLAnchorElement
  );
}

function Keys() {
  const { keys } = counterTexts.read();
  return (
    <p className={css.keys} aria-hidden>
      <kbd>F2</kbd> {keys.search} <kbd>F4</kbd> {keys.problem} <kbd>F9</kbd> {keys.pay} <kbd>Enter</kbd>{' '}
      {keys.give}
    </p>
  );
}
