import type { ReactNode } from 'react';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { FactsToStore } from '../bench/bench.ts';
import type { Photos } from '../photos/browser-photos.ts';
import { RefusedPhotos } from '../photos/refused-photos.tsx';
import type { StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { receivingTexts } from '../station-words.ts';
import { LateScanRow } from './late-scan-row.tsx';
import type { LateScan, LateScans } from './late-scans.ts';
import { RefusedScanRow } from './refused-scan-row.tsx';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './needs-person.module.css';

type NeedsPersonProps = {
  receiving: { listed: readonly StationScanRow[]; queue: StationQueue };
  /** What stands on the list of the warehouse, as far as it is known. */
  late: LateScans | undefined;
  /** Undefined at a station that takes none. */
  photos?: Photos | undefined;
  onClose: () => void;
  /** Makes a refused scan once more. */
  onRedo: (facts: FactsToStore) => void;
  /** Brings the box of a receipt back onto the table; undefined where none is received. */
  onReopen?: ((row: StationScanRow) => void) | undefined;
  /** What else is listed at this station; undefined where nothing is. */
  children?: ReactNode;
};

/**
 * Scans that did not do their work: of this device, refused or answered with a question; of the whole warehouse, those
 * that came too late to be asked about. None leaves the list by itself.
 */
export function NeedsPerson({
  receiving,
  late,
  photos,
  onClose,
  onRedo,
  onReopen,
  children,
}: NeedsPersonProps) {
  const { person } = receivingTexts.read();
  const { listed } = receiving;
  const scans = late?.list ?? [];
  const isEmpty =
    listed.length + scans.length + (photos?.refused.length ?? 0) === 0 && children === undefined;
  return (
    <Dialog title={person.title} onClose={onClose} wide>
      <Box minHeight={0} overflow="auto">
        {isEmpty && (
          <Text paddingX={24} paddingTop={0} paddingBottom={16} tone="soft">
            {person.empty}
          </Text>
        )}
        <Section words={person.refused} count={listed.length}>
          {listed.map((row) => (
            <RefusedScanRow
              key={row.scanId}
              row={row}
              queue={receiving.queue}
              onRedo={onRedo}
              onReopen={onReopen}
            />
          ))}
        </Section>
        <LateScanList words={person.late} scans={scans.filter(({ action }) => action !== 'LIES_HERE')} />
        <LateScanList words={person.reported} scans={scans.filter(({ action }) => action === 'LIES_HERE')} />
        {photos && <RefusedPhotos photos={photos} />}
        {children}
      </Box>
    </Dialog>
  );
}

type LateScanListProps = { words: { title: string; lead: string }; scans: readonly LateScan[] };

function LateScanList({ words, scans }: LateScanListProps) {
  return (
    <Section words={words} count={scans.length}>
      {scans.map((scan) => (
        <LateScanRow key={scan.id} scan={scan} />
      ))}
    </Section>
  );
}

type SectionProps = { words: { title: string; lead: string }; count: number; children: ReactNode };

function Section({ words, count, children }: SectionProps) {
  if (count === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className={css.heading}>{words.title}</h3>
      <Text paddingX={24} paddingTop={0} paddingBottom={16} tone="soft">
        {words.lead}
      </Text>
      <Box as="ul" paddingX={24} paddingTop={0} paddingBottom={20} className={css.list}>
        {children}
      </Box>
    </section>
  );
}
