import { useEffect, useRef } from 'react';

/** Something beside a form that must be chosen before the form is sent. */
type RequiredChoice = {
  /** Undefined as long as the page does not know it yet. */
  isMissing: boolean | undefined;
  /** Says at the choice that it is missing, and brings the focus there. */
  refuse: () => void;
};

const onThisPage = new Set<{ current: RequiredChoice }>();
/** What waits for the choices of this page to change or to go. */
const waiting = new Set<() => void>();

function wakeWaiting(): void {
  for (const wake of waiting) wake();
  waiting.clear();
}

/** Has the forms of this page look at the choice, as long as it is on the page. */
export function useRequiredChoice(choice: RequiredChoice): void {
  const newest = useRef(choice);
  useEffect(() => {
    newest.current = choice;
    wakeWaiting();
  });
  useEffect(() => {
    onThisPage.add(newest);
    return () => {
      onThisPage.delete(newest);
      wakeWaiting();
    };
  }, []);
}

/**
 * True when all choices of this page are made; waits for those that are not known yet. Otherwise each missing one says
 * so, and the first has the focus.
 */
export async function areChoicesMade(): Promise<boolean> {
  while ([...onThisPage].some(({ current }) => current.isMissing === undefined))
    await new Promise<void>((resolve) => void waiting.add(resolve));
  const missing = [...onThisPage].filter(({ current }) => current.isMissing);
  for (const { current } of missing.toReversed()) current.refuse();
  return missing.length === 0;
}
