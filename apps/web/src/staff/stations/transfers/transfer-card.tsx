import { ArrowLeftRight, PackageX, Printer, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatDecimal, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import unloading from '../unloading/unloading.module.css';
import { unloadingShares } from '../unloading/unloading-work.ts';
import { firstLeft, whyNotSent } from './left-things.ts';
import type { Leaving } from './left-things.ts';
import { ReopenTransfer } from './reopen-transfer.tsx';
import { TransferLists } from './transfer-lists.tsx';
import { saveSheet } from './transfer-sheet.ts';
import { putTransferAside, toggleTakingOut } from './transfer-table.ts';
import { transferTexts } from './transfer-words.ts';
import css from './transfers.module.css';
import type { TransferPage, TransfersAtWork } from './use-transfers.ts';

const shown = (count: number) => formatShortDecimal(String(count));

type CardProps = { code: string; at: TransfersAtWork; onLeave: () => void; leaving: Leaving };

/** The transfer that is filled: how much of it is taken, what is left in the order of the cells, and where else things go. */
export function TransferCard({ code, at, onLeave, leaving }: CardProps) {
  const { card: words } = transferTexts.read();
  const { page, hasLine, work } = at;
  return (
    <div className={unloading.whole}>
      <section className={unloading.card} aria-label={code}>
        <Head code={code} at={at} onLeave={onLeave} />
        {page && <Fill page={page} waiting={work.pending.length} />}
      </section>
      {!hasLine && <p className={unloading.note}>{words.listsNeedLine}</p>}
      {page && <TransferLists page={page} at={at} leaving={leaving} />}
      <Acts at={at} leaving={leaving} />
    </div>
  );
}

function Head({ code, at, onLeave }: Omit<CardProps, 'leaving'>) {
  const { card: words, list } = transferTexts.read();
  const { transfer } = at;
  const car = transfer && [transfer.vehicle, transfer.driver && words.driver(transfer.driver)];
  return (
    <header className={unloading.head}>
      <b className={unloading.code}>{transfer ? list.place(transfer.point, transfer.city) : code}</b>
      <p className={unloading.about}>
        <span>{transfer && words.number(transfer.no, formatDay(transfer.day))}</span>
        <span>{car?.filter(Boolean).join(', ') || code}</span>
      </p>
      <End at={at} onLeave={onLeave} />
    </header>
  );
}

/** Closes and sends the transfer; what has left is opened again. */
function End({ at, onLeave }: { at: TransfersAtWork; onLeave: () => void }) {
  const { card: words, states } = transferTexts.read();
  const { transfer, hasLine } = at;
  const [isOpened, setOpened] = useState(false);
  if (transfer === undefined) return null;
  const { code, state } = transfer;
  if (state === 'ARRIVED' || state === 'FINISHED') return <p className={unloading.over}>{states[state]}</p>;
  const why = whyNotSent(at);
  return (
    <div className={unloading.finish}>
      {why && <span>{why}</span>}
      {state !== 'OPEN' && (
        <Button onPress={() => setOpened(true)} isDisabled={!hasLine}>
          <Icon of={Undo2} />
          {state === 'DEPARTED' ? words.takeBack : words.reopen}
        </Button>
      )}
      {state === 'DEPARTED' ? (
        <p className={unloading.over}>{states.DEPARTED}</p>
      ) : (
        <Button kind="primary" onPress={onLeave} isDisabled={why !== undefined}>
          <Icon of={Truck} />
          {words.send}
          <kbd>F9</kbd>
        </Button>
      )}
      {isOpened && <ReopenTransfer code={code} at={at} onClose={() => setOpened(false)} />}
    </div>
  );
}

/** One bar of what is meant for it: scanned, in whole bags, left. */
function Fill({ page, waiting }: { page: TransferPage; waiting: number }) {
  const { card: words } = transferTexts.read();
  const { scanned, implied, missing, expected } = page.transfer;
  const shares = unloadingShares({ scanned, implied, expected });
  return (
    <div className={unloading.fill}>
      <div className={unloading.bar} aria-hidden>
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
          <dt>{words.left}</dt>
          <dd>{shown(missing)}</dd>
        </div>
        {waiting > 0 && <div data-waits>{words.waits(waiting)}</div>}
        <div>
          <dt>{words.meant}</dt>
          <dd>{words.sum(shown(expected), formatDecimal(String(page.weightG / 1_000)))}</dd>
        </div>
      </dl>
    </div>
  );
}

function Acts({ at, leaving }: Omit<CardProps, 'code' | 'onLeave'>) {
  const { card: words, left } = transferTexts.read();
  const { table, work, page, transfer } = at;
  const first = firstLeft(page);
  const isOpen = transfer?.state === 'OPEN';
  return (
    <footer className={`${unloading.acts} ${css.acts}`}>
      <Button onPress={() => putTransferAside(table)}>
        <Icon of={ArrowLeftRight} />
        <span>{words.other}</span>
        <kbd>F2</kbd>
      </Button>
      <Button
        isDisabled={first === undefined || leaving.busy || !isOpen}
        onPress={() => first && leaving.settle('NOT_FOUND', first.code)}
      >
        <Icon of={PackageX} />
        <span>{left.notFound}</span>
        <kbd>F4</kbd>
      </Button>
      <Button onPress={() => toggleTakingOut(table)} aria-pressed={work.takesOut} isDisabled={!isOpen}>
        <Icon of={Undo2} />
        <span>{words.takeOut}</span>
        <kbd>F6</kbd>
      </Button>
      <Button onPress={() => void saveSheet(at)} isDisabled={!at.hasLine}>
        <Icon of={Printer} />
        <span>{words.sheet}</span>
        <kbd>F8</kbd>
      </Button>
      <p>{words.refusalWritesNothing}</p>
    </footer>
  );
}
