import { Info } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { benchRows } from '../../stations/bench/bench-verdict.ts';
import { isCovered } from '../../stations/scan-input/covered-scans.ts';
import type { Observed } from '../../stations/observed.ts';
import { ScanField } from '../../stations/scan-input/scan-field.tsx';
import type { StationQueue, StationQueueStatus } from '../../stations/scan-queue/browser-queue.ts';
import { ScanStrip } from '../../stations/verdict/scan-strip.tsx';
import { VerdictBanner } from '../../stations/verdict/verdict-banner.tsx';
import { EvidencePanel } from '../evidence/evidence-panel.tsx';
import type { EvidenceQueue } from '../evidence/evidence-queue.ts';
import { payOrAsk } from '../pay-or-ask.ts';
import { counterTexts } from '../counter-words.ts';
import { CashPanel } from './cash-panel.tsx';
import type { CounterSnapshot } from './counter-snapshot.ts';
import { LimitsPanel, WaitingPanel } from './side-panels.tsx';
import { ShelfPanel } from './shelf-panel.tsx';
import type { LeftOpen } from '../use-counter.ts';
import { useWithoutLine } from './use-without-line.ts';
import { withoutLineTexts } from './without-line-words.ts';
import css from './without-line.module.css';

type Props = {
  deviceId: string;
  queue: StationQueue;
  evidence: EvidenceQueue;
  status: StationQueueStatus;
  snapshot: CounterSnapshot | undefined;
  /** What the counter with the line was in the middle of. */
  left: Observed<LeftOpen>;
};

/** The counter while the line is down: what the snapshot allows, for paid parcels and for cash. */
export function WithoutLineView({ snapshot, ...station }: Props) {
  const { noSnapshot } = withoutLineTexts.read();
  if (snapshot === undefined)
    return (
      <p className={css.note} role="status">
        {noSnapshot}
      </p>
    );
  return <Counter {...station} snapshot={snapshot} />;
}

const noForetold = new Map<string, never>();

function Counter(station: Props & { snapshot: CounterSnapshot }) {
  const words = withoutLineTexts.read();
  const counter = useWithoutLine(station);
  const { status, queue, snapshot } = station;
  const { customerCode, verdict } = counter.state;
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented) return;
    if (event.key === 'F9') payOrAsk(event.currentTarget.querySelector<HTMLFormElement>('[data-cash]'));
    else if (event.key === 'F2') counter.close();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={css.station}
      role="presentation"
      onKeyDown={(event) => !isCovered(event.target) && onKey(event)}
      data-station
      data-without-line
    >
      <h1 className="visually-hidden">{counterTexts.read().title}</h1>
      <ScanField onCode={counter.onCode} placeholder={words.placeholder} />
      <VerdictBanner verdict={verdict} />
      <ScanStrip rows={benchRows(status, { queue, foretold: noForetold })} />
      <div className={css.columns}>
        <section className={css.card}>
          {customerCode !== undefined && (
            <ShelfPanel
              key={customerCode}
              counter={counter}
              customerCode={customerCode}
              snapshot={snapshot}
            />
          )}
          {customerCode !== undefined && (
            <EvidencePanel
              asked={snapshot.evidence}
              made={counter.state.evidence === undefined ? [] : [counter.state.evidence.kind]}
              waits
              onMade={counter.addEvidence}
            />
          )}
          <p className={css.note}>
            <Icon of={Info} size={18} />
            <span>{words.onlyWithLine}</span>
          </p>
        </section>
        <div className={css.side}>
          {customerCode !== undefined && <CashPanel counter={counter} snapshot={snapshot} />}
          <LimitsPanel taken={counter.taken} limits={snapshot.limits} />
          <WaitingPanel status={status} acts={counter.acts} />
        </div>
      </div>
    </div>
  );
}
