import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Button } from '../../kit/ui/button.tsx';
import { countText, RowActs, SettledNote, ThingList, ThingLists } from '../bench/container-card.tsx';
import {
  firstLeft,
  isOpenThing,
  transferTexts,
  type Leaving,
  type TransferPage,
  type TransfersAtWork,
} from './transfer-kind.ts';
import { FillButton, waitingText } from './transfer-choice.tsx';
import css from './transfers.module.css';
import { personName } from '../../kit/people.ts';

const kilograms = (weightG: number) => formatDecimal(String(weightG / 1_000));

type ListsProps = { page: TransferPage; at: TransfersAtWork; leaving: Leaving };

/** What is left to take in the order of the cells, and beside it what lies here for the other points. */
export function TransferLists({ page, at, leaving }: ListsProps) {
  const { left: words, elsewhere } = transferTexts.read();
  const { left, transfer } = page;
  const next = firstLeft(page);
  const others = at.hub?.points.filter(({ pointId }) => pointId !== transfer.pointId) ?? [];
  const refused = at.last?.row?.answer?.transfer?.otherPointId;
  const rest = left.parcels - left.list.reduce((sum, { parcels }) => sum + parcels, 0);
  return (
    <ThingLists columns={2}>
      <ThingList
        title={words.title}
        count={<span>{words.inOrder(left.parcels)}</span>}
        none={left.parcels === 0 ? words.none : undefined}
      >
        {left.list.map((thing) => (
          <LeftRow
            key={`${thing.code} ${thing.settled}`}
            thing={thing}
            isNext={thing === next}
            leaving={transfer.state === 'OPEN' ? leaving : undefined}
          />
        ))}
        {rest > 0 && <li>{words.notAll(rest)}</li>}
      </ThingList>
      <ThingList title={elsewhere.title} count={<span>{elsewhere.parcels}</span>} none={undefined}>
        {others.map((point) => (
          <li key={point.pointId} className={css.point} data-marked={point.pointId === refused || undefined}>
            <p>
              <b>{transferTexts.read().list.place(point.point, point.city)}</b>
              <b>{countText(point.parcels)}</b>
            </p>
            <p>{waitingText(point)}</p>
            <FillButton point={point} at={at} />
          </li>
        ))}
      </ThingList>
    </ThingLists>
  );
}

type Left = TransferPage['left']['list'][number];

function LeftRow({ thing, isNext, leaving }: { thing: Left; isNext: boolean; leaving: Leaving | undefined }) {
  const { left: words } = transferTexts.read();
  const { code, isBag, parcels, customerCode, cell, weightG, settled, settledBy } = thing;
  const press = (act: Parameters<Leaving['settle']>[0], name: string) => (
    <Button
      aria-label={words.about(name, code)}
      aria-pressed={settled === act}
      isDisabled={leaving?.busy === true}
      onPress={() => leaving?.settle(act, code)}
    >
      {name}
    </Button>
  );
  return (
    <li className={css.left} data-next={isNext || undefined} data-settled={!isOpenThing(thing) || undefined}>
      <p>
        <b className={css.cell}>{cell ?? words.noCell}</b>
        <b>{code}</b>
        <span>{weightG === null ? '' : words.kg(kilograms(weightG))}</span>
        <span>{isBag ? words.bag(parcels) : customerCode}</span>
      </p>
      {settled !== null && (
        <SettledNote>{words.settledBy(words.settled[settled], personName(settledBy ?? ''))}</SettledNote>
      )}
      {isOpenThing(thing) && leaving !== undefined && (
        <RowActs>
          {press('LOOK_AGAIN', words.lookAgain)}
          {press('NOT_FOUND', words.notFound)}
          {press('NEXT_TRANSFER', words.nextTransfer)}
        </RowActs>
      )}
    </li>
  );
}
