import { transferStateNames } from '@rohi/contract/containers/transfer-words';
import { ArrowLeftRight, PackageX, Printer, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import {
  ContainerActs,
  ContainerCard,
  ContainerEnd,
  ContainerFill,
  ContainerNote,
  ContainerOver,
  ContainerView,
  countText,
} from '../bench/container-card.tsx';
import {
  firstLeft,
  whyNotSent,
  transferTexts,
  saveSheet,
  type Leaving,
  type TransfersAtWork,
} from './transfer-kind.ts';
import { ReopenTransfer } from './reopen-transfer.tsx';
import { TransferLists } from './transfer-lists.tsx';
import { putAside, toggleTakingOut } from '../filling/filling-table.ts';

type CardProps = { code: string; at: TransfersAtWork; onLeave: () => void; leaving: Leaving };

/**
 * The transfer that is filled: how much of it is taken, what is left in the order of the cells, and where else things
 * go.
 */
export function TransferCard({ code, at, onLeave, leaving }: CardProps) {
  const { card: words, list } = transferTexts.read();
  const { page, hasLine, state, transfer } = at;
  const car = transfer && [transfer.vehicle, transfer.driver && words.driver(transfer.driver)];
  return (
    <ContainerView>
      <ContainerCard
        code={code}
        name={transfer ? list.place(transfer.point, transfer.city) : code}
        lines={[
          transfer && words.number(transfer.no, formatDay(transfer.day)),
          car?.filter(Boolean).join(', ') || code,
        ]}
        aside={<End at={at} onLeave={onLeave} />}
      >
        {page && (
          <ContainerFill
            numbers={page.transfer}
            words={{ ...words, missing: words.left }}
            waiting={state.pending.length}
            total={{
              name: words.meant,
              text: words.sum(countText(page.transfer.expected), formatDecimal(String(page.weightG / 1_000))),
            }}
          />
        )}
      </ContainerCard>
      {!hasLine && <ContainerNote>{words.listsNeedLine}</ContainerNote>}
      {page && <TransferLists page={page} at={at} leaving={leaving} />}
      <Acts at={at} leaving={leaving} />
    </ContainerView>
  );
}

/** Closes and sends the transfer; what has left is opened again. */
function End({ at, onLeave }: Pick<CardProps, 'at' | 'onLeave'>) {
  const { card: words } = transferTexts.read();
  const { transfer, hasLine } = at;
  const [isOpened, setOpened] = useState(false);
  if (transfer === undefined) return null;
  const { code, state } = transfer;
  if (state === 'ARRIVED' || state === 'FINISHED')
    return <ContainerOver>{transferStateNames[state][locale]}</ContainerOver>;
  const why = whyNotSent(at);
  return (
    <ContainerEnd why={why}>
      {state !== 'OPEN' && (
        <Button onPress={() => setOpened(true)} isDisabled={!hasLine}>
          <Icon of={Undo2} />
          {state === 'DEPARTED' ? words.takeBack : words.reopen}
        </Button>
      )}
      {state === 'DEPARTED' ? (
        <ContainerOver>{transferStateNames.DEPARTED[locale]}</ContainerOver>
      ) : (
        <Button kind="primary" onPress={onLeave} isDisabled={why !== undefined}>
          <Icon of={Truck} />
          {words.send}
          <kbd>F9</kbd>
        </Button>
      )}
      {isOpened && <ReopenTransfer code={code} at={at} onClose={() => setOpened(false)} />}
    </ContainerEnd>
  );
}

function Acts({ at, leaving }: Omit<CardProps, 'code' | 'onLeave'>) {
  const { card: words, left } = transferTexts.read();
  const { table, state, page, transfer } = at;
  const first = firstLeft(page);
  const isOpen = transfer?.state === 'OPEN';
  return (
    <ContainerActs>
      <Button onPress={() => putAside(table)}>
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
      <Button onPress={() => toggleTakingOut(table)} aria-pressed={state.takesOut} isDisabled={!isOpen}>
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
    </ContainerActs>
  );
}
