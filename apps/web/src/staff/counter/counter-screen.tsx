import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isCovered } from '../stations/scan-input/covered-scans.ts';
import { ScanField } from '../stations/scan-input/scan-field.tsx';
import { VerdictBanner } from '../stations/verdict/verdict-banner.tsx';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { Station } from './counter-state.ts';
import { counterTexts } from './counter-words.ts';
import { FindView } from './find-view.tsx';
import { focusScanField, payOrAsk } from './counter-focus.ts';
import { useCounter } from './use-counter.ts';
import { VisitView } from './visit-view.tsx';
import { Stack, Text } from '../../shared/ui/primitives.tsx';
import css from './counter.module.css';

type Props = {
  /** The registered device; its bar stands below. */
  station?: Station;
  /** What a station adds to a verdict. */
  judge?: (verdict: ShownVerdict) => ShownVerdict;
};

/** The counter of a pickup point: who is it, what is theirs, is it paid, and out it goes. */
export function Counter({ station, judge }: Props) {
  const words = counterTexts.read();
  const counter = useCounter(station);
  const frame = useRef<HTMLDivElement>(null);
  const { permits, card, state } = counter;
  const isOpen = state.card !== undefined;
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || isCovered(target)) return;
    if (key === 'F2') {
      counter.close();
      focusScanField();
    } else if (key === 'F4' && isOpen && permits.problems) counter.change({ isReporting: true });
    else if (key === 'F9' && isOpen)
      payOrAsk(frame.current?.querySelector<HTMLFormElement>('[data-pay] form'));
    else if (key === 'Enter' && isOpen && isFree(target)) counter.give();
    else return;
    event.preventDefault();
  };
  const placeholder = permits.search ? words.placeholder : words.offline.placeholder;
  return (
    <Stack
      ref={frame}
      gap={12}
      padding={16}
      className={css.station}
      role="presentation"
      onKeyDown={onKey}
      data-station={station === undefined ? 'bare' : true}
      data-card={isOpen || undefined}
    >
      <h1 className="visually-hidden">{words.title}</h1>
      <ScanField onCode={counter.onCode} placeholder={isOpen ? words.placeholderParcel : placeholder} />
      <VerdictBanner verdict={judge?.(state.verdict) ?? state.verdict} />
      {state.card === undefined || card === undefined ? (
        <FindView counter={counter} />
      ) : (
        <VisitView counter={counter} open={state.card} card={card} />
      )}
      <Keys hasProblems={permits.problems} />
    </Stack>
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

function Keys({ hasProblems }: { hasProblems: boolean }) {
  const { keys } = counterTexts.read();
  return (
    <Text marginTop="auto" tone="faint" size={13} className={css.keys} aria-hidden>
      <kbd>F2</kbd> {keys.search}{' '}
      {hasProblems && (
        <>
          <kbd>F4</kbd> {keys.problem}{' '}
        </>
      )}
      <kbd>F9</kbd> {keys.pay} <kbd>Enter</kbd> {keys.give}
    </Text>
  );
}
