import { ArrowLeftRight, Flag, LayoutGrid, Lock, LockOpen, Scale, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { BeginButton } from './arrival-choice.tsx';
import { UnloadingLists } from './unloading-lists.tsx';
import { putArrivalAside, reportBroken, toggleCell, toggleSeals } from './unloading-table.ts';
import { unloadingTexts } from './unloading-words.ts';
import { sealsOf, unloadingShares } from './unloading-work.ts';
import type { UnloadingAtWork, UnloadingPage } from './use-unloading.ts';
import { WeighPanel } from './weigh-panel.tsx';
import { openWeighing } from './weighing-table.ts';
import css from './unloading.module.css';

const shown = (count: number) => formatShortDecimal(String(count));

type CardProps = { code: string; unloading: UnloadingAtWork };

/** The trip that is unloaded: how much of it has come, its seals, and what is missing, too much and damaged. */
export function UnloadingCard({ code, unloading }: CardProps) {
  const { card: words } = unloadingTexts.read();
  const { page, work, hasLine, isNotBegun, table } = unloading;
  return (
    <div className={css.whole}>
      <section className={css.card} aria-label={code}>
        <Head code={code} unloading={unloading} />
        {isNotBegun && (
          <p className={css.note}>
            {words.notBegun} <BeginButton code={code} unloading={unloading} />
          </p>
        )}
        {page && <Fill page={page} waiting={work.pending.length} />}
        <Acts unloading={unloading} />
      </section>
      {work.weighing && (
        <WeighPanel
          key={`${work.weighing.code} ${work.weighing.isAsked}`}
          table={table}
          weighing={work.weighing}
        />
      )}
      {!hasLine && <p className={css.note}>{words.listsNeedLine}</p>}
      {page && <UnloadingLists code={code} page={page} unloading={unloading} />}
    </div>
  );
}

function Head({ code, unloading }: CardProps) {
  const { card: words } = unloadingTexts.read();
  const { page } = unloading;
  const trip = page?.trip;
  const about = trip && [trip.origin !== null && words.from(trip.origin), trip.units.join(', ')];
  return (
    <header className={css.head}>
      <b className={css.code}>{code}</b>
      <p className={css.about}>
        <span>{about?.filter(Boolean).join(', ')}</span>
        <span>{trip?.arrivedAt && words.arrived(momentText(trip.arrivedAt))}</span>
      </p>
      {page && <Seals seals={page.seals} />}
      <Finish code={code} unloading={unloading} />
    </header>
  );
}

/** The seals of the vehicle: how many agree, and those that do not. */
function Seals({ seals }: Pick<UnloadingPage, 'seals'>) {
  const { card: words } = unloadingTexts.read();
  const { state, own, others, read } = sealsOf(seals);
  if (state === 'NONE') return <p className={css.seals}>{words.noSeals}</p>;
  if (state === 'DIFFERS')
    return (
      <p className={css.seals} data-state="OTHER">
        <Icon of={TriangleAlert} size={18} />
        <b>{words.sealsDiffer(others.join(', '))}</b>
        <span>{own.join(', ')}</span>
      </p>
    );
  const isWhole = state === 'MATCHES';
  return (
    <p className={css.seals} data-state={state}>
      <Icon of={isWhole ? LockOpen : Lock} size={18} />
      <b>{isWhole ? words.sealsMatch(read, own.length) : words.sealsLeft(read, own.length)}</b>
      <span>{own.join(', ')}</span>
      {others.length > 0 && <span>{words.readBefore(others.join(', '))}</span>}
    </p>
  );
}

function Finish({ code, unloading }: CardProps) {
  const { card: words } = unloadingTexts.read();
  const { run, busy } = useSubmit();
  const [asks, setAsks] = useState(false);
  const { page, device, table, hasLine, work, refresh } = unloading;
  const numbers = page?.trip.unloading;
  if (!numbers) return null;
  if (numbers.isOver) return <p className={css.over}>{words.finished}</p>;
  const { state, own, others } = sealsOf(page.seals);
  const finish = () =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id };
      const end = await call('POST /stations/arrivals/{code}/finish', {
        params: { code },
        body,
        quiet: true,
      });
      showMessage('success', words.done(shown(end.scanned + end.implied), shown(end.missing)));
      refresh();
      putArrivalAside(table);
    }, refresh);
  const waits = work.pending.length;
  const why = !hasLine
    ? words.finishNeedsLine
    : waits > 0
      ? words.waits(waits)
      : numbers.unsettled > 0 && words.unsettled(numbers.unsettled);
  return (
    <div className={css.finish}>
      {why && <span>{why}</span>}
      <Button
        kind="primary"
        onPress={() => (state === 'DIFFERS' ? setAsks(true) : finish())}
        isDisabled={busy || Boolean(why)}
      >
        <Icon of={Flag} />
        {words.finish}
      </Button>
      {asks && (
        <Dialog alert title={words.sealsDiffer(others.join(', '))} onClose={() => setAsks(false)}>
          <DialogText>{words.finishAnyway(own.join(', '))}</DialogText>
          <DialogFoot>
            <Button
              isDisabled={busy}
              onPress={() => {
                setAsks(false);
                finish();
              }}
            >
              {words.finish}
            </Button>
            <Button kind="primary" onPress={() => setAsks(false)}>
              {words.readAgain}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  );
}

/** One bar of what was expected: scanned, in whole bags, missing. */
function Fill({ page, waiting }: { page: UnloadingPage; waiting: number }) {
  const { card: words } = unloadingTexts.read();
  const numbers = page.trip.unloading;
  if (numbers === null) return null;
  const { scanned, implied, missing, expected } = numbers;
  const shares = unloadingShares(numbers);
  return (
    <div className={css.fill}>
      <div className={css.bar} aria-hidden>
        <i style={{ width: `${shares.scanned}%` }} />
        <i style={{ width: `${shares.implied}%` }} />
      </div>
      <dl>
        <div data-part="scanned">
          <dt>{words.scanned}</dt>
          <dd>{shown(scanned)}</dd>
        </div>
        <div data-part="implied">
          <dt>{words.implied}</dt>
          <dd>{shown(implied)}</dd>
        </div>
        <div data-part="missing">
          <dt>{words.missing}</dt>
          <dd>{shown(missing)}</dd>
        </div>
        {waiting > 0 && <div data-waits>{words.waits(waiting)}</div>}
        <div>
          <dt>{words.expected}</dt>
          <dd>{shown(expected)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Acts({ unloading: { table, work } }: Pick<CardProps, 'unloading'>) {
  const { card: words } = unloadingTexts.read();
  return (
    <footer className={css.acts}>
      <Button onPress={() => putArrivalAside(table)}>
        <Icon of={ArrowLeftRight} />
        <span>{words.other}</span>
        <kbd>F2</kbd>
      </Button>
      <Button onPress={() => reportBroken(table)} aria-pressed={work.marksDamage}>
        <Icon of={TriangleAlert} />
        <span>{work.bag === undefined ? words.damaged : words.brokenSeal}</span>
        <kbd>F4</kbd>
      </Button>
      <Button onPress={() => toggleSeals(table)} aria-pressed={work.readsSeals}>
        <Icon of={Lock} />
        <span>{words.readSeals}</span>
        <kbd>F6</kbd>
      </Button>
      <Button onPress={() => toggleCell(table)} aria-pressed={work.asksCell}>
        <Icon of={LayoutGrid} />
        <span>{words.cell}</span>
        <kbd>F7</kbd>
      </Button>
      <Button onPress={() => openWeighing(table)}>
        <Icon of={Scale} />
        <span>{words.weigh}</span>
        <kbd>F8</kbd>
      </Button>
    </footer>
  );
}
