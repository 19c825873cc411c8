import { useEffect, useRef } from 'react';

/** Something beside a form that must be chosen before the form is sent. */
type RequiredChoice = {
  isMissing: boolean;
  /** Says at the choice that it is missing, and brings the focus there. */
  refuse: () => void;
};

const onThisPage = new Set<{ current: RequiredChoice }>();

/** Has the forms of this page look at the choice, as long as it is on the page. */
export function useRequiredChoice(choice: RequiredChoice): void {
  const newest = useRef(choice);
  useEffect(() => {
    newest.current = choice;
  });
  useEffect(() => {
    onThisPage.add(newest);
    return () => void onThisPage.delete(newest);
  }, []);
}

/** True when all choices of this page are made. Otherwise each missing one says so, and the first has the focus. */
export function areChoicesMade(): boolean {
  const missing = [...onThisPage].filter(({ current }) => current.isMissing);
  for (const { current } of missing.toReversed()) current.refuse();
  return missing.length === 0;
}
