import { ActOutcome } from './act-outcome.tsx';
import { ActsBar, type BarProps } from './acts-bar.tsx';

/** What is done with many orders, and what can be done with those that are ticked. */
export function ManyActs(bar: BarProps) {
  return (
    <>
      <ActOutcome />
      <ActsBar {...bar} />
    </>
  );
}
