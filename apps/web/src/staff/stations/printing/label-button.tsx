import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { labelUnderWay, printWanted } from './print-label.ts';
import { printingTexts } from '../station-words.ts';
import { isCovered } from '../scan-input/covered-scans.ts';
import css from './printing.module.css';

/** Prints the label of the parcel on the table, by press or F8; undefined while it is on no record. */
export function LabelButton({ code }: { code: string | undefined }) {
  const { again } = printingTexts.read();
  const mayPrint = useUser().authorities.includes('label:print');
  const underWay = labelUnderWay.useValue();
  const isOff = code === undefined || underWay === code;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.repeat || !mayPrint || isCovered(event.target)) return;
      event.preventDefault();
      if (code !== undefined && !isOff) void printWanted(code);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [code, isOff, mayPrint]);
  if (!mayPrint) return null;
  return (
    <Button
      stacks
      className={css.label}
      isDisabled={code === undefined}
      onPress={() => code !== undefined && !isOff && void printWanted(code)}
    >
      <Icon of={Printer} size={18} />
      <span className={css.word}>{again}</span>
      <kbd>F8</kbd>
    </Button>
  );
}
