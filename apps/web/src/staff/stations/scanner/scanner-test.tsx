import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { pressedKey } from '../scan-input/scan-burst.ts';
import { noTestScan, testPauseMs, withTestKey, withTestPause } from '../scan-input/test-scan.ts';
import type { TestScan } from '../scan-input/test-scan.ts';
import { stationsTexts } from '../station-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './scanner.module.css';

/** A field for one scan of anything: what comes behind its signs shows how the scanner ends a code. */
export function ScannerTest({ onFound }: { onFound: (end: ScannerEnd) => void }) {
  const { scanner: words } = stationsTexts.read();
  const id = useId();
  const [found, setFound] = useState<TestScan['found']>();
  const test = useRef(noTestScan);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (next: TestScan) => {
    test.current = next;
    setFound(next.found);
    if (next.found === 'SIGN' || next.found === 'NONE') onFound(next.found);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const before = test.current;
    const isBegun = before.burst.signs === '';
    const next = withTestKey(before, pressedKey(event.nativeEvent));
    if (next === before) return;
    if (isBegun && next.burst.signs !== '') field.value = '';
    // The sign behind the code sends no form and leads to no other field.
    if (before.burst.signs !== '' && next.burst.signs === '') event.preventDefault();
    take(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => take(withTestPause(test.current)), testPauseMs);
  };
  return (
    <Grid as="label" gap={4} tone="soft" size={13} className={css.test}>
      {words.test}
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={id}
        onKeyDown={onKey}
        data-test-scan
      />
      <span id={id} role="status">
        {found === undefined ? words.hint : words.found[found]}
      </span>
    </Grid>
  );
}
