import { Map as MapSign, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ScanField } from '../../stations/scan-input/scan-field.tsx';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { ParcelRows } from '../card-parcels.tsx';
import { courierTexts } from '../counter-words.ts';
import { GivePanel } from './give-panel.tsx';
import { NotMetPanel } from './not-met-panel.tsx';
import { cardOfStop, outOf, withoutWaiting } from './stop-state.ts';
import type { OwnRound, Stop } from './own-round.ts';
import type { RoundState } from './own-round.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';

type Props = { stop: Stop; round: OwnRound; state: RoundState };

/** The stop at which the courier is: where, what, how much, and giving it. */
export function StopCard({ stop: whole, round, state }: Props) {
  const { round: words } = courierTexts.read();
  const stop = withoutWaiting(whole, state.unsent);
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const [isMissed, setMissed] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Each giving has a proof, cash and a picture of its own.
  const [givings, setGivings] = useState(0);
  const parcels = outOf(stop);
  const onGiven = () => {
    setScanned([]);
    setGivings((count) => count + 1);
  };
  const onCode = (raw: string) => {
    const code = codeOf(raw);
    const ownCode = parcels.find((each) => each === code);
    setProblem(ownCode === undefined ? words.otherStop : undefined);
    if (ownCode !== undefined) setScanned((now) => (now.includes(ownCode) ? now : [...now, ownCode]));
  };
  return (
    <Grid
      as="section"
      gap={12}
      padding={16}
      fill="surface"
      border="all"
      className={css.card}
      aria-label={words.current(stop.number, round.stops.length)}
      data-stop={stop.number}
    >
      <p className={css.quiet}>{words.current(stop.number, round.stops.length)}</p>
      <div className={css.top}>
        <h2>{stop.customerCode}</h2>
        {round.hours && (
          <Text as="span" fill="gold-soft" radius={10} tone="gold" weight={600} className={css.chip}>
            {words.until(round.hours.to)}
          </Text>
        )}
      </div>
      <p>
        <b>{stop.address}</b>
        {stop.landmark !== null && <span className={css.quiet}> {stop.landmark}</span>}
      </p>
      <Grid gap={8} className={css.ways}>
        <a href={mapHref(round.pickupPoint.city, stop.address)} target="_blank" rel="noreferrer">
          <Icon of={MapSign} />
          {words.map}
        </a>
        <a href={`tel:${stop.phone}`}>
          <Icon of={Phone} />
          {words.call(stop.phone.slice(-4))}
        </a>
        <Button aria-expanded={isMissed} onPress={() => setMissed(!isMissed)}>
          <Icon of={TriangleAlert} />
          {words.notMet}
        </Button>
      </Grid>
      {isMissed ? (
        <NotMetPanel stop={stop} state={state} onBack={() => setMissed(false)} />
      ) : (
        <>
          <ScanField onCode={onCode} placeholder={words.placeholder} saysTrouble />
          {problem !== undefined && (
            <Text tone="danger" role="alert">
              {problem}
            </Text>
          )}
          <ParcelRows
            card={cardOfStop(whole, state.unsent)}
            brought={scanned}
            atDoor={{ brought: words.scanned, given: words.stored }}
          />
          <GivePanel
            key={givings}
            stop={stop}
            round={round}
            state={state}
            scanned={scanned.filter((code) => parcels.includes(code))}
            onGiven={onGiven}
          />
        </>
      )}
    </Grid>
  );
}

/** The tracking code of what was scanned; what is none stays as it is, and is refused. */
function codeOf(raw: string): string {
  return readScannedCode(raw) ?? raw.trim().toUpperCase();
}

function mapHref(city: string, address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${city}, ${address}` })}`;
}
