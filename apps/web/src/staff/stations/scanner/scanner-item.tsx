import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { learnScannerEnd } from '../device/own-scanner.ts';
import { scannerEnd } from '../scan-input/scan-owner.ts';
import { stationsTexts } from '../station-words.ts';
import { ScannerTest } from './scanner-test.tsx';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './scanner.module.css';

/**
 * How the scanner ends a code, in the bar at the foot; where that is unknown, it asks for a test scan, and the work
 * goes on meanwhile.
 */
export function ScannerItem({ className }: { className: string | undefined }) {
  const { scanner: words } = stationsTexts.read();
  const end = scannerEnd.useValue();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(className, css.item, end === undefined && css.open)}
        data-scanner={end ?? 'unknown'}
        onClick={() => setOpen(true)}
      >
        <Icon of={ScanBarcode} size={16} />
        <span>{words.bar[end ?? 'unknown']}</span>
      </button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <Grid gap={16} paddingX={24} paddingTop={4} paddingBottom={24}>
            <p>{words.why}</p>
            <ScannerTest
              onFound={(found) => void learnScannerEnd(found).catch(() => scannerEnd.write(found))}
            />
          </Grid>
        </Dialog>
      )}
    </>
  );
}
