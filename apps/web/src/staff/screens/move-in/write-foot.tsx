import { Check, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { moveInTexts } from '../screen-words.ts';
import { countsOf, rowsToWrite } from './move-in-figures.ts';
import { useMoveInActs, type MoveInFileRow } from './move-in-queries.ts';
import css from './write-foot.module.css';

const inDigits = (count: number) => formatDecimal(String(count));

/** The one thing to do, always in view: it repeats how many rows are written, and says the way back. */
export function WriteFoot({ files }: { files: readonly MoveInFileRow[] }) {
  const { write } = moveInTexts.read();
  const { confirm, busy } = useMoveInActs();
  const [hasChanged, setHasChanged] = useState(false);
  const checked = files.filter(({ state }) => state === 'CHECKED');
  const waiting = files.filter(({ state }) => state === 'COLUMNS').length;
  const { asked, refused } = countsOf(checked);
  const count = rowsToWrite(checked);
  const isClosed = busy || count === 0 || files.some(({ state }) => state === 'CHECKING');
  const go = async () => {
    setHasChanged(false);
    for (const file of checked) {
      const answer = await confirm(file);
      // What one file is refused for stops no other.
      if (answer instanceof ApiError && changed.has(answer.error)) setHasChanged(true);
    }
  };
  useCtrlEnter(() => {
    if (!isClosed) void go();
  });
  if (checked.length === 0) return null;
  return (
    <footer className={css.foot}>
      <Icon of={Undo2} size={22} className={css.icon} />
      <div className={css.words}>
        <p>
          <b>{write.text}</b> {write.until}
        </p>
        <Text tone="soft" size={13}>
          {count === 0 ? write.nothing : write.stays(inDigits(asked), inDigits(refused))}
          {waiting > 0 && ` ${write.waits(waiting)}`}
        </Text>
        <Text role="alert" tone="gold" size={13} weight={600}>
          {hasChanged && write.changed}
        </Text>
      </div>
      <Button kind="primary" isDisabled={isClosed} onPress={() => void go()} className={css.go}>
        <Icon of={Check} size={18} />
        {busy ? write.going : write.button(count, inDigits(count))}
        <kbd>Ctrl Enter</kbd>
      </Button>
    </footer>
  );
}

/** Somebody else was quicker, or the data is another by now: the new figures are asked about. */
const changed: ReadonlySet<string> = new Set(['list.changedMeanwhile', 'moveIn.changedMeanwhile']);

/** Ctrl Enter, on a Mac Command Enter, where no dialog is open. */
function useCtrlEnter(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
